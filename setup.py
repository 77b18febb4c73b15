"""Builds the compiled core when UNDERGROWTH_COMPILE=1; everything else stands in pyproject.toml."""

import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "tools"))  # a build backend may run this file from anywhere
SOURCE = "src/undergrowth"

COMPILED = (
    "engine/**/*.py",
    "table/**/*.py",
    "law/**/*.py",
    "automata/**/*.py",
    "factions/**/*.py",
    "twins/**/*.py",
    "cards/**/*.py",
    "characters/**/*.py",
    "maps/**/*.py",
    "landmarks/**/*.py",
    "hirelings/**/*.py",
    "ai/budgets.py",
    "ai/finishing.py",
    "ai/graded.py",
    "ai/greedy.py",
    "ai/judging/**/*.py",
    "ai/plan.py",
    "ai/policy/**/*.py",
    "ai/players.py",
    "ai/playouts.py",
    "ai/random.py",
    "ai/seats.py",
    "ai/thoughts.py",
    "ai/encoding/**/*.py",
    "ai/search/**/*.py",
)
"""Modules that are compiled, as one group, relative to the package."""

INTERPRETED = (
    "**/__init__.py",  # packages only export what their modules define
    "engine/optional.py",  # its stand-ins are code that the type checker calls unreachable
    "table/setup.py",  # so that a wrong type in a setup meets our message, not the compiler's
    "table/saving/replay.py",  # the same, for replays
    "ai/**/weights.py",  # files that are read once
    "table/described/seen*.py",  # types of views only: compiled, they forget what they are made of
)
"""Modules among them that stay interpreted."""


def missing() -> str:
    """Return what compiling needs and this machine lacks; empty when all is there."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypy with its compiler (pip install 'mypy[mypyc]')"
    if sys.platform != "win32":  # there setuptools itself looks for the compiler
        words = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        compiler = shlex.split(words)[0]
        if shutil.which(compiler) is None:
            return f"a C compiler ({compiler!r} is not there)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers (Python.h; python3-dev in many distributions)"
    return ""


def sources() -> list[str]:
    """The files to compile, in an order that is the same everywhere."""
    return sorted(
        path.relative_to(HERE).as_posix() for path in matching(COMPILED) - matching(INTERPRETED)
    )


def matching(patterns: tuple[str, ...]) -> set[Path]:
    return {path for pattern in patterns for path in (HERE / SOURCE).glob(pattern)}


def extensions() -> list[Any]:
    if os.environ.get("UNDERGROWTH_COMPILE") != "1":
        return []
    if lack := missing():
        raise SystemExit(f"UNDERGROWTH_COMPILE=1 needs {lack}; unset it to install pure Python.")
    from compiler.building import core

    return core(sources(), "undergrowth", flags(), os.environ.get("UNDERGROWTH_PROFILE", ""))


def commands() -> dict[str, Any]:
    """Our own way to compile, where there is something to compile."""
    if os.environ.get("UNDERGROWTH_COMPILE") != "1" or sys.platform == "win32":
        return {}
    from compiler.building import BuildCore

    return {"build_ext": BuildCore}


def flags() -> list[str]:
    """Return what the compiler is told besides: nobody replaces our functions, so call them
    directly.

    Without it every call inside the one shared library is looked up as if it went to another; and
    those to Python, half of all time, go by a detour unless that is forbidden.  What is left out to
    make the library smaller: see `smaller`.
    """
    if sys.platform == "win32":
        return []
    from compiler.smaller import NO_PADDING, NO_UNWINDING

    return ["-fvisibility=hidden", "-fno-plt", *NO_UNWINDING, *NO_PADDING]


setup(ext_modules=extensions(), cmdclass=commands())
