"""Names that have changed: the old ones work until release 0.4, and warn."""

from __future__ import annotations

import warnings
from typing import Final

UNTIL: Final = "0.4"
"""The release in which the old names are gone."""


def renamed(old: str, new: str) -> None:
    """Warn the caller of a function that `old` is called `new` now."""
    warnings.warn(
        f"{old} is {new} now; the old name is gone in release {UNTIL}",
        DeprecationWarning,
        stacklevel=3,
    )
