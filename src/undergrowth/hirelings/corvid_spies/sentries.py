"""Raven Sentries: add a hit where their controller has a building or token."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN, Kind
from undergrowth.table.records import Fight


class RavenSentries(Hireling):
    """The Raven Sentries, the demoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.extra: Final = sheet(f"hirelings/{name}").number("extra_hits")

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """H.2.2, 4.3.5.I Add a hit for the controller's own faction (H.3.5), attacking or
        defending."""
        if owner != self.decider(g):
            return hits
        return hits + self.extra if has_holding(g, owner, b.place) else hits

    def law_of(self, hook: str, owner: int) -> str:
        return "H.2.2" if hook == "extra_hits" else ""


def has_holding(g: Game, seat: int, place: int) -> bool:
    """1.5.2 Whether a building or token of a faction is in a clearing."""
    return any(
        g.box.kinds[kind].sort in (BUILDING, TOKEN) and g.count(kind, place) > 0
        for kind in book(g).faction(seat).kinds
    )
