"""9.2.5, 9.2.7 Actions about items held on a board."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.items.held import CONDITIONS, EXHAUSTED, KINDS_OF_ITEM, READY
from undergrowth.table.answers import WithItem
from undergrowth.table.names import ITEMS


class Exhaust(WithItem):
    """`exhaust torch`: choose the item that is exhausted."""

    verb: ClassVar[str] = "exhaust"


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemAction(Action):
    """Base of verbs about an item in one condition."""

    domains: ClassVar[tuple[Domain, ...]] = (ITEMS, CONDITIONS)

    def __init__(self, item: int, condition: int) -> None:
        self.item: Final = item
        self.condition: Final = condition

    def args(self) -> tuple[int, ...]:
        return (self.item, self.condition)


class Damage(ItemAction):
    """`damage boot exhausted`: choose the item that takes a hit."""

    verb: ClassVar[str] = "damage"
    picture: ClassVar[str] = "loss"


class TakeItem(WithItem):
    """`take item boot`: choose the item that is taken."""

    verb: ClassVar[str] = "take item"


def damages(items: list[int]) -> list[Action]:
    """9.2.7 Return the options for the undamaged item that a hit damages."""
    options: list[Action] = []
    for item in range(KINDS_OF_ITEM):
        for condition in (READY, EXHAUSTED):
            if items[item * 4 + condition] > 0:
                options.append(Damage(item, condition))
    return options


verbs(Exhaust, Damage, TakeItem)
