"""Catching up: a player far behind draws one card more."""

from __future__ import annotations

from typing import Final

from undergrowth.law.cards.draw import Draw
from undergrowth.law.victory.score import points_on_track
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule

_BEHIND: Final = 10


class CatchUpDraw(HouseRule):
    """1.4.3 At the end of their turn, players far behind the leader draw a card."""

    def ends_turn(self, g: Game, seat: int) -> list[Frame]:
        leader = max([points_on_track(g, other) for other in range(g.seats)])
        far = leader - max(0, points_on_track(g, seat)) >= _BEHIND
        return [Draw(seat, 1)] if far and book(g).faction(seat).holds_cards(g) else []


HOUSE_RULE = CatchUpDraw
