"""Features of a faction's position for learned evaluations, besides those of every faction.

A faction's folder may export them as `FEATURES` beside its heuristic.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Numbers computed from a game without changing it.  The base has none."""

    def names(self) -> list[str]:
        """Return the names of the features; learned weights are stored by these names."""
        return []

    def read(self, g: Game, seat: int) -> list[float]:
        """Return the value of each feature, in the order of the names, for the faction's seat."""
        return []
