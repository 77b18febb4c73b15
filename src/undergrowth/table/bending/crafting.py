"""4.1: what may be crafted, with which icons, and where items come from.

`law.crafting.craft` asks when it lists the cards that may be crafted and when one is paid for;
`law.crafting.items` when the crafter takes an item.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.capabilities import IconLender, ItemLender
from undergrowth.table.bending.cards import CardHooks
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Intent


@mypyc_attr(allow_interpreted_subclasses=True)
class CraftingHooks(CardHooks):
    """The hooks of crafting and of items."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def item_points(self, g: Game, seat: int, card: int, points: int) -> int:
        """3.2.2 Return the points for crafting an item."""
        return points

    def keeps_crafted(self, g: Game, seat: int, card: int) -> bool:
        """4.1.2 Whether `seat` may put a crafted item's card onto this board (`pile`)."""
        return False

    def items_down(self, g: Game, seat: int, item: int) -> int:
        """4.1.2 Return how many of an item lie face down in a Crafted Items box."""
        return 0

    # ---- vetoes: any one "cannot" wins (1.1.2)

    def forbids_crafting(self, g: Game, i: Intent) -> bool:
        """4.1 Whether a card cannot be crafted."""
        return False

    def forbids_use(self, g: Game, i: Intent) -> bool:
        """4.1.1, 17.2.3 Whether something in a clearing cannot be used, by `i.how`.

        `ACTIVATE`: crafting pieces; `FLIP`: a piece that has another side; `TAKE_ITEM`: the items
        under a ruin.
        """
        return False

    # ---- capabilities: an object with all that is asked of a source

    def icon_lender(self) -> IconLender:
        """4.1.1 Return the extra crafting icon here."""
        raise NotImplementedError

    def item_lender(self) -> ItemLender:
        """4.1.2 Return the items that lie here and may be crafted."""
        raise NotImplementedError

    # ---- events: all sources are asked

    def item_taken(self, g: Game, seat: int, item: int) -> None:
        """9.5.4 Record that a face-down item, which `items_down` counts, has left its box."""

    def on_item_crafted(self, g: Game, seat: int, card: int) -> list[Frame]:
        """4.1.2 Return procedures set off by the crafting of an item."""
        return []
