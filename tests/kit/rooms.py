"""Folders of tests: our own, and that of every package of content in `packages`.

Each is laid out alike, so whatever is found by looking (chapters, second opinions, claims, cases,
golden games) is found in all of them.  A package that is not installed is left out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from undergrowth import content

TESTS: Final = Path(__file__).parent.parent
HOME: Final = TESTS.parent


def folder_of(package: str) -> Path | None:
    """The folder of tests of a package of content; None for one that stands elsewhere."""
    for entry in content.packages():
        where = Path(str(sys.modules[entry.module].__file__))
        for folder in _beside():
            if entry.name == package and where.is_relative_to(folder.parent):
                return folder
    return None


def test_folders() -> list[Path]:
    """Ours, then those of the packages in the order in which their content was taken in."""
    found = [folder_of(entry.name) for entry in content.packages()]
    return [TESTS, *(folder for folder in found if folder is not None)]


def files(pattern: str) -> Iterator[tuple[Path, Path]]:
    """Files of all folders that fit a pattern, each after the folder it was found in."""
    for folder in test_folders():
        for path in sorted(folder.rglob(pattern)):
            yield folder, path


def _beside() -> list[Path]:
    return sorted(HOME.glob("packages/*/tests"))


for _folder in _beside():
    if str(_folder) not in sys.path:  # their modules are named from there, as ours are from here
        sys.path.append(str(_folder))
