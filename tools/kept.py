"""Files kept by what they were made from, and files put in place whole."""

import filecmp
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path


def digest(*parts: str) -> str:
    """A name for what is made from these parts."""
    found = hashlib.sha256()
    for part in parts:
        found.update(hashlib.sha256(part.encode()).digest())
    return found.hexdigest()


class Kept:
    """A folder of files that are named by what they were made from.

    A file is whole or not there: it is made elsewhere and then moved.
    """

    def __init__(self, folder: Path, most: int) -> None:
        self.folder = folder
        self.most = most
        folder.mkdir(parents=True, exist_ok=True)

    def get(self, name: str, make: Callable[[Path], Path]) -> Path:
        """The file of this name.  `make` makes it in the folder it is given, if there is none."""
        path = self.folder / name
        if path.exists():
            os.utime(path)
            return path
        with tempfile.TemporaryDirectory(dir=self.folder.parent) as scratch:
            os.replace(make(Path(scratch)), path)
        return path

    def forget(self) -> None:
        """Let go of what was not used for longest, where there are too many."""
        files = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in files[: -self.most]:
            path.unlink()


def put_in_place(
    files: dict[Path, Path], last: Path, strays: set[Path], scratch: Path, moment: float
) -> None:
    """Put each file where it belongs, whole, and remove strays.

    The other files are of no use without the `last` one.  It goes first and comes last if any of
    them changes, so that nobody ever imports some new and some old ones.  All get this moment as
    their time of change.  Copies are made in the `scratch` folder, which must be of the same disk.
    """
    others = [place for place in files if place != last]
    changed = [place for place in others if not _is_like(place, files[place])]
    if changed or strays:
        last.unlink(missing_ok=True)
    for stray in strays:
        stray.unlink()
    for place in [*changed, last]:
        with tempfile.TemporaryDirectory(dir=scratch) as own:
            os.replace(shutil.copy(files[place], own), place)
    for place in files:
        os.utime(place, (moment, moment))


def _is_like(one: Path, other: Path) -> bool:
    return one.exists() and filecmp.cmp(one, other, shallow=False)
