"""Says what is measured now: the version and the commit, as pages with figures tell them.

`python -m bench.measured` prints the words.  A page with figures says them once near its top, or
at each table; `tests/tools/measuring/test_bench.py` has the list of such pages.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

import undergrowth

HOME: Final = Path(__file__).parent.parent
SAID: Final = re.compile(r"[Mm]easured at \d+\.\d+\.\d+(?:\.dev\d+)? \(`[0-9a-f]{7,12}`\)")
"""Pattern of these words on a page."""


def moment() -> str:
    """Return the words for this checkout: `Measured at 0.3.0 (`1a2b3c4d`)`."""
    return f"Measured at {undergrowth.__version__} (`{commit()}`)"


def commit() -> str:
    """Return the short name of this commit; zeros where there is no repository."""
    done = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"],
        cwd=HOME,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() if done.returncode == 0 else "0" * 8


if __name__ == "__main__":
    print(moment())
