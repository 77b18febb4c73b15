"""The compiled core of a wheel is taken where its sources are the same, and else refused."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

from compiler.take_core import take

LIBRARY = f"house/room{EXTENSION_SUFFIXES[0]}"


def wheel(folder: Path, **files: str) -> Path:
    """A wheel of a package with one module."""
    path = folder / "house-1-py3-none-any.whl"
    with ZipFile(path, "w") as archive:
        for name, text in {"house/room.py": "ROOM = 1\n", LIBRARY: "machine", **files}.items():
            archive.writestr(name, text)
    return path


def sources(folder: Path, text: str) -> Path:
    """A folder with the source of that module."""
    (folder / "src" / "house").mkdir(parents=True)
    (folder / "src" / "house" / "room.py").write_text(text, "utf-8")
    return folder / "src"


def test_libraries_are_laid_beside_their_sources(tmp_path: Path) -> None:
    home = sources(tmp_path, "ROOM = 1\n")
    assert take(wheel(tmp_path), home) == 1
    assert (home / LIBRARY).read_text("utf-8") == "machine"


def test_a_core_of_other_sources_is_refused(tmp_path: Path) -> None:
    home = sources(tmp_path, "ROOM = 2\n")
    with pytest.raises(SystemExit, match=r"was built from another house/room\.py"):
        take(wheel(tmp_path), home)
    assert not (home / LIBRARY).exists()


def test_a_wheel_of_pure_python_is_refused(tmp_path: Path) -> None:
    home = sources(tmp_path, "ROOM = 1\n")
    pure = wheel(tmp_path)
    with ZipFile(pure, "w") as archive:
        archive.writestr("house/room.py", "ROOM = 1\n")
    with pytest.raises(SystemExit, match="holds no compiled core"):
        take(pure, home)
