"""Harrier without coins."""

from __future__ import annotations

from undergrowth.house_rules.characters.items import OtherItems
from undergrowth.table.names import COINS


class HarrierWithoutCoins(OtherItems):
    """9.3.5 Leave out an item of the character's start."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "harrier", COINS, [])


HOUSE_RULE = HarrierWithoutCoins
