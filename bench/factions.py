"""Which factions there are to measure, and the line-ups that they are measured in."""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.library import played_factions


def factions() -> list[str]:
    """All factions that somebody plays, in setup order; of two copies of one the first."""
    return [name for name in played_factions() if not sheet(f"factions/{name}").has("same_as")]


def line_ups(size: int = 4) -> list[list[str]]:
    """As many line-ups as there are factions, each of neighbours: every faction is in `size`."""
    names = factions()
    return [[names[(first + n) % len(names)] for n in range(size)] for first in range(len(names))]
