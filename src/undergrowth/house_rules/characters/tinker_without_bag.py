"""Tinker without a bag."""

from __future__ import annotations

from undergrowth.house_rules.characters.items import OtherItems
from undergrowth.table.names import BAG


class TinkerWithoutBag(OtherItems):
    """9.3.5 Leave out an item of the character's start."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "tinker", BAG, [])


HOUSE_RULE = TinkerWithoutBag
