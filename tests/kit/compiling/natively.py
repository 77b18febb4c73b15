"""A module of a test, interpreted and compiled with functions of `tools/compiler`."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

TOOLS = Path(__file__).parents[3] / "tools"
TRANSLATE = """
from compiler.primitives import register
register()
register()
import mypyc.build
mypyc.build.mypycify(["strips.py"], target_dir="c")
"""
"""What translates the module; registering twice does no more than once."""


def both(
    folder: Path, source: str, functions: Callable[[str], str]
) -> tuple[ModuleType, ModuleType]:
    """Return a module as it is, and compiled with the functions that its C is given."""
    plain = folder / "strips.py"
    plain.write_text(source, "utf-8")
    tools = {**os.environ, "PYTHONPATH": str(TOOLS)}
    subprocess.run([sys.executable, "-c", TRANSLATE], cwd=folder, env=tools, check=True)
    head, _, body = (folder / "c" / "__native.c").read_text("utf-8").partition("\n\n")
    (folder / "strips.c").write_text(f"{head}\n{functions(body)}\n{body}", "utf-8")
    from mypyc.build import include_dir

    places = [include_dir(), sysconfig.get_path("include"), str(folder / "c")]
    native = folder / "made" / f"strips{sysconfig.get_config_var('EXT_SUFFIX')}"
    native.parent.mkdir()
    command = ["cc", "-shared", "-fPIC", "-O1", *[f"-I{each}" for each in places]]
    subprocess.run([*command, str(folder / "strips.c"), "-o", str(native)], check=True)
    return _loaded(plain), _loaded(native)


def _loaded(path: Path) -> ModuleType:
    """Return the module of a file."""
    found = importlib.util.spec_from_file_location("strips", path)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module
