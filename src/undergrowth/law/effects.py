"""4.1.3 What every card with an effect has in common."""

from __future__ import annotations

from undergrowth.engine.game import Game
from undergrowth.engine.names import CARDS
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.sources import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect(Source):
    """The effect of one card, for whoever has it.  `undergrowth.cards` holds one module each.

    A module defines a subclass per card and names it in `EFFECT`: card id -> class.
    """

    def __init__(self, name: str) -> None:
        self.card = CARDS.parse(name)

    def ready(self, g: Game, seat: int) -> bool:
        """Whether a seat has the effect and has not used it this turn."""
        return g.has_effect(seat, self.card) and self.card not in g.used

    def on_crafted(self, g: Game, seat: int) -> None:
        """4.1.2 An immediate effect happens."""
