"""The slice of a commit: a number that says where tests which play at random look this time.

Every commit has another one, so each looks elsewhere; `SLICE=number` repeats one.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

_DIGITS: Final = 8
"""So many hexadecimal digits of the hash of the commit's tree."""


def slice_number() -> int:
    """Return the number in `SLICE`, or else one read off the commit's tree, or 0 without git."""
    given = os.environ.get("SLICE", "")
    if given:
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
