"""What a learned judgement weighs of the Marquise besides what it weighs of everybody."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.factions.marquise_de_cat.prospects import prospects
from undergrowth.law.features import Features
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.table.book import book
from undergrowth.table.game import Game


class MarquiseFeatures(Features):
    """Wood that can be spent on one building, where that could stand, and what it would score."""

    def names(self) -> list[str]:
        return ["wood in one group", "open slots", "points in reach", "points in reach soon"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, MarquisePieces)
        ruled = ruled_by(g, me.seat)
        slots = 0
        for place in ruled:
            slots += g.slots[place]
        found = prospects(g, me, ruled)
        return [float(count) for count in [found.wood, slots, found.now, found.soon]]


FEATURES: Final = MarquiseFeatures()
