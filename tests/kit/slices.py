"""The slice of a commit: a number that decides where random tests look this time.

What is too much to run for every commit runs in part, and each commit has another part: the number
is read off the commit's tree.  `SLICE=number` repeats the part of another commit.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from math import ceil
from pathlib import Path
from typing import Final
from zlib import crc32

_DIGITS: Final = 6
"""So many hexadecimal digits of the hash of the commit's tree: short enough to type."""


@cache
def slice_number() -> int:
    """Return the number in `SLICE`, or else one read off the commit's tree, or 0 without git.

    Raises SystemExit when `SLICE` is no number.
    """
    given = os.environ.get("SLICE", "")
    if given:
        if not given.isdecimal():
            raise SystemExit(f"SLICE={given!r}: expected a number from 0")
        return int(given)
    try:
        told = subprocess.run(
            ["git", "rev-parse", "HEAD^{tree}"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(told[:_DIGITS], 16)


def sliced(names: Sequence[str], share: int, number: int, least: int = 1) -> list[str]:
    """Return one of so many shares of some names, in their order: at least so many of them.

    Names are ranked by a hash of name and slice, so that any name is as likely as any other.
    """
    most = max(least, ceil(len(names) / share))
    ranked = sorted(names, key=lambda name: (crc32(f"{number} {name}".encode()), name))
    chosen = set(ranked[:most])
    return [name for name in names if name in chosen]


def in_slice(name: str, share: int, number: int) -> bool:
    """Whether a name is in the slice when each slice has one of so many shares of all names."""
    return crc32(f"{number} {name}".encode()) % share == 0
