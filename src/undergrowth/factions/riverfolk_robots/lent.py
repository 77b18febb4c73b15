"""R.9.2.3.III Mercenaries, and their use under the trait Involved (R.3.3.2)."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import automaton
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.services.lent import Lent
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG


class RobotsLent(Lent):
    """R.9.2.3.III The Robots' warriors as used by other players.

    Involved: on the turn of a human who has not hired them, all enemies of that human use them,
    except those that could hire none, such as hirelings.  They still count for the Robots, who are
    enemies too.
    """

    def __init__(self, owner: int, warrior: int, mark: int, spared: int) -> None:
        super().__init__(owner, warrior, mark)
        self.spared: Final = spared
        """Mark in `g.used` of a payment for being left alone this turn."""

    def borrows(self, g: Game, owner: int) -> bool:
        """R.9.2.3.III, R.3.3.2 Whether an owner uses the warriors, by hiring or by Involved."""
        if super().borrows(g, owner):
            return True
        if owner in (g.turn, self.owner) or not g.has_seat(owner) or not self.meddles(g):
            return False
        return book(g).owner(owner).warrior >= 0 and is_enemy(g, g.turn, owner)

    def meddles(self, g: Game) -> bool:
        """R.3.3.2 (Involved) Whether a human takes the turn without having hired them."""
        if not automaton(g, self.owner).has_trait("involved") or g.phase == BIRDSONG:
            return False
        if self.mark in g.used or self.spared in g.used or not g.has_seat(g.turn):
            return False
        return not book(g).faction(g.turn).answers_itself()
