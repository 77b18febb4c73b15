"""Compiling the core for what it does most: GCC's profile-guided optimization.

A core that is compiled with the profile `watch` counts which way each branch goes while games are
played; compiled again with `use`, what is taken most lies close together and is inlined.  It plays
the same games, a sixth faster.  `make profiled` does all three steps; it takes twice the time of
`make compile`, which does without.
"""

import hashlib
import shutil
from collections import Counter
from pathlib import Path

USE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-error"]
"""What was never reached while it was watched is optimized as without a profile, and no error."""


class BadProfile(SystemExit):
    """There is no such way to compile, or nothing was counted."""


def watching(profile: str) -> list[str]:
    """What compiler and linker are told where the library is to count."""
    if profile not in ("", "watch", "use"):
        raise BadProfile(f"UNDERGROWTH_PROFILE={profile!r}: expected `watch` or `use`, or nothing")
    return ["-fprofile-generate"] if profile == "watch" else []


class Profile:
    """What an earlier library counted, a file for each source, in a folder and those below it.

    Small sources of one name in several folders, which only import, go without.
    """

    def __init__(self, folder: Path, profile: str) -> None:
        self.counts: dict[str, Path] = {}
        if profile == "use":
            found = sorted(folder.rglob("*.gcda"))
            names = Counter(path.stem for path in found)
            self.counts = {path.stem: path for path in found if names[path.stem] == 1}
            if not self.counts:
                raise BadProfile(f"there are no counts in {folder}: `make profiled` makes them")

    def flags(self, source: Path) -> list[str]:
        """What the compiler is told besides: nothing where nothing was counted."""
        return USE if source.stem in self.counts else []

    def seen(self, source: Path) -> str:
        """A name for what was counted of a source."""
        counts = self.counts.get(source.stem)
        return "" if counts is None else hashlib.sha256(counts.read_bytes()).hexdigest()

    def lay_beside(self, source: Path, scratch: Path) -> None:
        """Lay the counts where the compiler looks for them: beside the object to be made."""
        counts = self.counts.get(source.stem)
        if counts is not None:
            place = (scratch / source).with_suffix(".gcda")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(counts, place)
