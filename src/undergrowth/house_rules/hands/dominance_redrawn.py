"""Dominance drawn again: no starting hand holds a dominance card."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.law.cards.draw import draw_now
from undergrowth.law.cards.piles import lay_beside_map
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule


@dataclass
class RedrawDominance(Frame):
    """3.3.3, 5.1.3 Lay the dominance cards of a starting hand beside the map, and draw others."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.redraw,)

    def redraw(self, g: Game) -> None:
        """3.3.3 Go on until the hand holds none."""
        if not hand_is_open(g, self.seat):
            g.reveals_hidden()
        found = [card for card in g.hands[self.seat] if g.box.cards[card].kind == "dominance"]
        for card in found:
            lay_beside_map(g, self.seat, card)
        if found:
            draw_now(g, self.seat, len(found))
            g.back_to("redraw")


class DominanceRedrawn(HouseRule):
    """5.1.3 Redraw, one player after another."""

    def on_dealt(self, g: Game) -> list[Frame]:
        seats = [seat for seat in range(g.seats) if book(g).faction(seat).holds_cards(g)]
        return [RedrawDominance(seat) for seat in seats]


HOUSE_RULE = DominanceRedrawn
frames(RedrawDominance)
