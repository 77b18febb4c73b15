"""Copies the compiled core of a wheel beside the sources, where `make compile` would put it.

    python tools/compiler/take_core.py dist/undergrowth-0.4.0-cp311-cp311-linux_x86_64.whl

So a core built from a source archive can be tested without another compilation.
"""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

SOURCES = Path(__file__).parents[2] / "src"


def take(wheel: Path, sources: Path) -> int:
    """Copy the libraries of a wheel beside the sources of their modules; return how many.

    Exits with a message when the wheel has none, or was built from other sources, which the core
    would not match.
    """
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        libraries = [name for name in names if name.endswith(tuple(EXTENSION_SUFFIXES))]
        if not libraries:
            raise SystemExit(f"{wheel.name} holds no compiled core")
        for name in names:
            if name.endswith(".py") and not _is_same(archive.read(name), sources / name):
                raise SystemExit(f"{wheel.name} was built from another {name}")
        for name in libraries:
            (sources / name).write_bytes(archive.read(name))
    return len(libraries)


def _is_same(text: bytes, source: Path) -> bool:
    return source.is_file() and source.read_bytes() == text


if __name__ == "__main__":
    print(f"{take(Path(sys.argv[1]), SOURCES)} compiled modules")
