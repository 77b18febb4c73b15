"""11.2.6, 9.2.8, 17.2.1 Payments, relationships and reserve of a faction.

Every faction has these objects.  One that pays in another way, has allies, or has warriors in
reserve makes its own in its constructor.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Purse:
    """11.2.6.I Payment of a faction to another player: with warriors of its supply."""

    def __init__(self, warrior: int) -> None:
        self.warrior: Final = warrior
        """Kind of its ordinary warriors, or -1."""

    def may_pay(self, g: Game, n: int) -> bool:
        """11.2.6.I Whether it can pay another player this many warriors from its supply."""
        return self.warrior >= 0 and g.supply[self.warrior] >= n

    def pays_otherwise(self, g: Game, n: int) -> Frame | None:
        """11.2.6.III Return its procedure of paying without warriors; None if it pays with them.

        The seller then puts down this many of its own.
        """
        return None

    def hides_payment(self, g: Game) -> bool:
        """1.2.1 Whether its hand may decide, in secret, if it can pay."""
        return False

    def hires_mercenaries(self) -> bool:
        """11.2.7.III Whether it may buy mercenaries if it has warriors."""
        return True


def payable_to_another(g: Game, purse: Purse, most: int) -> int:
    """11.2.6.I Return how many a faction can pay another player, counted up to `most`."""
    n = 0
    while n < most and purse.may_pay(g, n + 1):
        n += 1
    return n


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonds:
    """9.2.8, 9.2.9.II With whom a faction stands; by default with nobody."""

    def partner(self, g: Game) -> int:
        """9.2.8 Return the seat whose victory it shares, or NOBODY."""
        return NOBODY

    def allies(self, g: Game) -> list[int]:
        """9.2.9.II Return the seats of the factions that it is Allied with."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Reserve:
    """17.2.1 A faction's warriors outside its supply; by default there are none."""

    def count(self, g: Game) -> int:
        """17.2.1 Return the number of warriors that it may return to its supply at any time."""
        return 0

    def options(self, g: Game) -> list[Action]:
        """17.2.1 Return actions that return such a warrior; the faction's `use` carries them out.

        They are offered before taking more warriors than there are in the supply.
        """
        return NO_ACTIONS
