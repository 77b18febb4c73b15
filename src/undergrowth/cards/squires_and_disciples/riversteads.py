"""Riversteads: cards for settling at the river."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START


def river_clearings(g: Game, seat: int) -> int:
    """2.3 Return how many clearings on a river hold a piece of the seat's own."""
    return sum(1 for place in g.clearings if g.rivers[place] and g.has_pieces(seat, place))


@dataclass
class Riversteads(Frame):
    """Draw for each river clearing, then discard the card."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.leave)

    def draw(self, g: Game) -> None:
        """G.6 Draw a card for each of them; there may be none."""
        g.push(Draw(self.seat, river_clearings(g, self.seat)))

    def leave(self, g: Game) -> None:
        """4.1.3 Remove the card, even with no clearings."""
        if self.card in g.play[self.seat]:
            remove_effect(g, self.seat, self.card)


class RiversteadsCard(TurnEffect):
    """At the start of its Birdsong the owner must draw for its river clearings."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START, compulsory=True)

    def begin(self, g: Game, seat: int) -> None:
        g.push(Riversteads(seat, self.card))


frames(Riversteads)
EFFECTS: dict[str, type[CardEffect]] = {"riversteads": RiversteadsCard}
