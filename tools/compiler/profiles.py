"""Profile-guided optimization of the core with GCC.

A core compiled with the profile `watch` counts branches while games are played; compiled again with
`use`, frequent code is placed close together and inlined.  It plays the same games, a sixth faster.
`make profiled` does all three steps; it takes twice the time of `make compile`, which does without.
"""

import hashlib
import shutil
from collections import Counter
from pathlib import Path

USE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-error"]
"""The compiler's flags; code that was never reached is optimized as without a profile."""


class BadProfile(SystemExit):
    """The profile has an unknown name, or there are no counts."""


def watching(profile: str) -> list[str]:
    """Return the flags of compiler and linker that make the library count."""
    if profile not in ("", "watch", "use"):
        raise BadProfile(f"UNDERGROWTH_PROFILE={profile!r}: expected `watch` or `use`, or nothing")
    return ["-fprofile-generate"] if profile == "watch" else []


class Profile:
    """The counts of an earlier library: a file for each source, in a folder and those below it.

    Small sources with the same name in several folders, which only import, have no counts.
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
        """Return the compiler's further flags; none for sources without counts."""
        return USE if source.stem in self.counts else []

    def seen(self, source: Path) -> str:
        """Return a hash of a source's counts."""
        counts = self.counts.get(source.stem)
        return "" if counts is None else hashlib.sha256(counts.read_bytes()).hexdigest()

    def lay_beside(self, source: Path, scratch: Path) -> None:
        """Copy the counts to where the compiler looks for them: beside the object to be made."""
        counts = self.counts.get(source.stem)
        if counts is not None:
            place = (scratch / source).with_suffix(".gcda")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(counts, place)
