"""C is compiled quicker: seldom code with less optimization, and shared headers once."""

from pathlib import Path

import pytest
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

from compiler.quicker import HEADERS, headers, is_gcc, is_unit, level, read_once

UNIT = "#include <stddef.h>\n#include <stdint.h>\nint fox(void) { return 1; }\n#include <late.h>\n"


@pytest.mark.parametrize(
    ("name", "optimize", "flags"),
    [
        ("__native_core.c", "3", ["-O1"]),
        ("__native_core___factions___fox___setup.c", "3", ["-O1"]),
        ("__native_core___law___setup___homelands.c", "2", ["-O1"]),
        ("__native_core___law___battle.c", "3", []),
        ("__native_core.c", "0", []),
    ],
)
def test_what_runs_once_is_optimized_less(name: str, optimize: str, flags: list[str]) -> None:
    assert level(Path("c", name), optimize) == flags


def test_a_unit_begins_with_its_headers() -> None:
    assert headers(UNIT) == "#include <stddef.h>\n#include <stdint.h>\n"
    assert headers("int fox;\n") == ""
    assert is_unit(Path("c/__native_core.c")) and not is_unit(Path("c/misc_ops.c"))


def test_headers_are_read_once(tmp_path: Path) -> None:
    """Their declarations are known to a file that does not include them."""
    compiler = new_compiler()
    customize_compiler(compiler)
    if not is_gcc(compiler):
        pytest.skip("only GCC precompiles headers this way")
    flags = read_once(compiler, tmp_path, headers(UNIT), [], ["-O1"])
    assert flags == ["-include", str(tmp_path / HEADERS)] and (tmp_path / f"{HEADERS}.gch").exists()
    source = tmp_path / "fox.c"
    source.write_text("int32_t fox(void) { return 1; }\n")
    made = compiler.compile([str(source)], output_dir="/", extra_postargs=[*flags, "-O1"])
    assert Path(made[0]).exists()
