"""Scoundrel with tea in place of his second boot."""

from __future__ import annotations

from undergrowth.house_rules.characters.items import OtherItems
from undergrowth.table.names import BOOT, TEA


class ScoundrelWithTea(OtherItems):
    """9.3.5 Replace an item of the character's start."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "scoundrel", BOOT, [TEA])


HOUSE_RULE = ScoundrelWithTea
