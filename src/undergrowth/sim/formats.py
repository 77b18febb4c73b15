"""What results files are made of."""

from __future__ import annotations

from typing import Final

ABOUT: Final = "about"
"""Where a file says what was played."""
ROWS: Final = "rows"
COMMENT: Final = "# "
"""Begins the first line of a CSV file, which says what was played."""
