"""Revenge at all times: Cult warriors removed outside the Cult's turn become acolytes."""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.records import TO_SUPPLY, Removed


class RevengeAlways(HouseRule):
    """10.2.3 Send them to the Acolytes box, whether or not the Cult defends in a battle."""

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        owner = g.box.kinds[r.kinds[index]].owner
        if to != TO_SUPPLY or g.seat_name(owner) != "lizard_cult" or g.turn == owner:
            return to
        cult = book(g).faction(owner)
        return cult.pile() if r.kinds[index] == cult.warrior else to


HOUSE_RULE = RevengeAlways
