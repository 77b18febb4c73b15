"""Rules of both Farmers: farms, which score for no player."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.hirelings.using import Employed
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Farmers(Employed):
    """Farmers with their farms."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.farm: Final = self.kind("farm")
        self.cards: Final = sheet(f"hirelings/{name}").number("cards")
        """H.2.4 Number of cards the controller draws in Daylight."""

    def forbids_scoring(self, g: Game, kind: int) -> bool:
        """H.2.2 Forbid scoring for removing farms."""
        return kind == self.farm
