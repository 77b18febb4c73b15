"""Open hands: everybody sees every hand."""

from __future__ import annotations

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule


class OpenHands(HouseRule):
    """1.2.1, 2.1 All hands are open."""

    def opens_hands(self, g: Game, seat: int, is_open: bool) -> bool:
        return True


HOUSE_RULE = OpenHands
