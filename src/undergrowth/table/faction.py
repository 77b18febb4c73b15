"""The base class of factions: what a faction's folder implements.

Its methods stand in `table.seated`, a file for each chapter; each extends the one before.
"""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game
from undergrowth.table.seated.automation import FactionAutomation


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(FactionAutomation):
    """A faction in a game: an owner with a seat, whose methods make its procedures.

    The methods here tell computer players what a game is worth to it.
    """

    def value(self, g: Game) -> int:
        """Return its evaluation of the game in hundredths of a point, for computer players."""
        return g.score[self.seat] * 100

    def feared(self, g: Game) -> int:
        """Return how much worse the game is for its enemies because of its holdings.

        Its points are not counted, but such things as cards or warriors they paid it.  It is in
        hundredths of a point, for computer players.
        """
        return 0

    def bias(self, g: Game, action: Action) -> int:
        """Return the preference for an option before search, in hundredths of a point."""
        return 0
