"""Words in results files."""

from __future__ import annotations

from typing import Final

ABOUT: Final = "about"
"""The key of the metadata."""
ROWS: Final = "rows"
COMMENT: Final = "# "
"""The start of the first line of a CSV file, which holds the metadata."""
