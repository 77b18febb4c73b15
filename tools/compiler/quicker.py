"""Makes the compiler of C quicker where that costs no speed of games.

Code that runs once for each process or each game is optimized less: the initialization of all
modules in one file would take 20 seconds at level 3, and takes 2.  And the headers that every unit
includes are read once (GCC); a tenth of all time went into reading them again.
"""

import re
import subprocess
from pathlib import Path
from typing import Any

SELDOM = re.compile(r"__native_[a-z]+\.c$|___setup(___\w+)?\.c$")
"""The pattern of files that start the library, or that set games up."""
LESS = ["-O1"]
"""The flags of those files; the last level given counts."""
HEADERS = "headers.h"

_INCLUDED = re.compile(r"#include .*\n")


def level(source: Path, optimize: str) -> list[str]:
    """Return further flags of a file, if files are optimized at `optimize`, from 0 to 3."""
    return LESS if SELDOM.search(source.name) and optimize in ("2", "3") else []


def headers(text: str) -> str:
    """Return the includes with which a unit begins."""
    found = re.match(rf"(?:{_INCLUDED.pattern})*", text)
    return found[0] if found else ""


def is_unit(source: Path) -> bool:
    """Whether a file was made from a module, and does not belong to mypyc's runtime."""
    return source.name.startswith("__native_")


def is_gcc(compiler: Any) -> bool:
    """Whether setuptools' compiler is GCC, also under another name."""
    asked = [compiler.compiler_so[0], "--version"]
    told = subprocess.run(asked, stdout=subprocess.PIPE, text=True, check=True).stdout
    return "Free Software Foundation" in told


def read_once(
    compiler: Any, folder: Path, text: str, includes: list[str], flags: list[str]
) -> list[str]:
    """Precompile headers in a folder, and return the flags to include them before everything else.

    GCC reads the headers themselves for files with flags other than these.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / HEADERS
    path.write_text(text, "utf-8")
    told = [f"-I{each}" for each in (*includes, *compiler.include_dirs)]
    made = ["-x", "c-header", str(path), "-o", f"{path}.gch"]
    subprocess.run([*compiler.compiler_so, *told, *flags, *made], check=True)
    return ["-include", str(path)]
