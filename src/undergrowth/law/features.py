"""What a learned judgement weighs of a faction's position besides what it weighs of everybody's.

A faction's folder may say so beside its heuristic: it exports `FEATURES`, one of these.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Numbers that are read off a game, which stays as it is.  Without any of its own: none."""

    def names(self) -> list[str]:
        """What they are of, a word or two each; learned weights are kept by these names."""
        return []

    def read(self, g: Game, seat: int) -> list[float]:
        """How much there is of each, in the order of the names; `seat` is the faction's own."""
        return []
