"""R.1.1 Crafting of automated opponents: only items, without crafting pieces, for one point
each."""

from __future__ import annotations

from typing import Final

from undergrowth.law.crafting.craftable import may_craft_free
from undergrowth.law.crafting.items import take_crafted
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS

ITEM_POINTS: Final = 1
"""R.1.1.2 Points for an item, no matter what its card lists."""


def may_craft_order(g: Game, seat: int, card: int) -> bool:
    """R.1.1.1, R.1.1.3 Whether a card shows an item that is still available."""
    return g.box.cards[card].kind == "item" and may_craft_free(g, seat, card)


def craft_order(g: Game, seat: int, card: int) -> None:
    """R.1.1.1, R.1.1.2 Take the item that a card shows; the card stays where it is."""
    if g.log is not None:
        g.note("crafted", "R.1.1.1", seat, {"card": CARDS.text(card)})
    take_crafted(g, seat, g.box.cards[card], True, ITEM_POINTS)
