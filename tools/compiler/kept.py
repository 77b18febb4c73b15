"""A cache of files by the hash of their inputs, and atomic installation of files."""

import filecmp
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path


def digest(*parts: str) -> str:
    """Return a hash of the inputs, as a name for their result."""
    found = hashlib.sha256()
    for part in parts:
        found.update(hashlib.sha256(part.encode()).digest())
    return found.hexdigest()


class Kept:
    """A folder of files named by the hashes of their inputs.

    A file is complete or absent: it is made elsewhere and then moved.
    """

    def __init__(self, folder: Path, most: int) -> None:
        self.folder = folder
        self.most = most
        folder.mkdir(parents=True, exist_ok=True)

    def get(self, name: str, make: Callable[[Path], Path]) -> Path:
        """Return the file of this name.  If there is none, `make` makes it in the folder it is
        given."""
        path = self.folder / name
        if path.exists():
            os.utime(path)
            return path
        with tempfile.TemporaryDirectory(dir=self.folder.parent) as scratch:
            os.replace(make(Path(scratch)), path)
        return path

    def forget(self) -> None:
        """Delete the least recently used files if there are too many."""
        files = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in files[: -self.most]:
            path.unlink()


def put_in_place(
    files: dict[Path, Path], last: Path, strays: set[Path], scratch: Path, moment: float
) -> None:
    """Install each file completely in its place, and remove strays.

    The other files are useless without the `last` one.  It is removed first and installed last if
    any of them changes, so that no process imports a mixture of new and old ones.  All get `moment`
    as their time of change.  Copies are made in the `scratch` folder, which must be on the same
    disk.
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
