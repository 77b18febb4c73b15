"""2.1, 4.1.2: what a faction holds, what it sells, and with whom it wins.

`law.cards` asks before cards come into a hand, `law.crafting.items` where items go, and automated
opponents for the seller of services (11.2.6).
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.seller import Seller
from undergrowth.table.game import Game
from undergrowth.table.seated.actions import FactionActions


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionHoldings(FactionActions):
    """A faction that holds cards, items and quests."""

    def holds_cards(self, g: Game) -> bool:
        """2.1 Whether it has a hand; cards given to one without are discarded."""
        return True

    def miss_card(self, g: Game, giver: int) -> None:
        """R.2.8.1 Give it compensation for cards that it cannot receive without a hand.

        Called for a card that `giver` gave it, or once, with NOBODY, for all cards of a draw.
        Changes the game.
        """

    def hand_is_open(self, g: Game) -> bool:
        """1.2.1, 11.2 Whether everybody may see its hand at all times."""
        return False

    def known_ruins(self, g: Game) -> list[int]:
        """9.7.3 Return ruins whose remaining items it has seen."""
        return []

    def gain_item(self, g: Game, item: int) -> None:
        """4.1.2 Put a crafted or taken item where this faction keeps items."""
        box = g.crafted[self.seat][:]  # copies of the game share the old list
        box[item] += 1
        g.crafted[self.seat] = box

    def items_of_supply(self, g: Game) -> list[int]:
        """5.1.5 Return those of its items that were part of the supply; none unless overridden.

        The others are its own from setup on (9.3.5), or were crafted.  A faction that stores items
        of the supply answers like `items_held`.
        """
        return []

    def quests_shown(self) -> int:
        """9.3.3 Return the number of face-up quests that any Vagabond may complete."""
        return 0

    def quests_kept(self, g: Game) -> list[int]:
        """9.5.5, R.7.3.3 Return the quests on its board, held or completed."""
        return []

    def seller(self) -> Seller | None:
        """11.2.6, R.9.7 Return its services for automated opponents, or None."""
        return None

    def may_use_dominance(self, g: Game) -> bool:
        """3.3.1 Whether it may activate dominance cards for the usual victory."""
        return True
