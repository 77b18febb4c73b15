"""What a learned judgement weighs of the Marquise besides what it weighs of everybody."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.marquise_de_cat.build import connected, wood_within
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.law.features import Features
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.table.book import book
from undergrowth.table.game import Game


class MarquiseFeatures(Features):
    """Wood that can be spent on one building, and where that could stand."""

    def names(self) -> list[str]:
        return ["wood in one group", "open slots"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, MarquisePieces)
        ruled = ruled_by(g, me.seat)
        most, slots = 0, 0
        seen: list[int] = []
        for place in ruled:
            slots += g.slots[place]
            if place not in seen:
                group = connected(g, me.seat, place, ruled)
                seen += group
                most = max(most, wood_within(g, me, group))
        return [float(most), float(slots)]


FEATURES: Final = MarquiseFeatures()
