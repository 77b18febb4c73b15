"""Names that have changed: the old ones work for one release, and warn."""

from __future__ import annotations

import warnings
from typing import Final

UNTIL: Final = "0.5"
"""The release in which the names that changed in 0.4 are gone."""


def renamed(old: str, new: str) -> None:
    """Warn the caller of a function that `old` is called `new` now."""
    warnings.warn(
        f"{old} is {new} now; the old name is gone in release {UNTIL}",
        DeprecationWarning,
        stacklevel=3,
    )
