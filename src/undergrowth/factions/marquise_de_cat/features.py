"""Features of the Marquise for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.marquise_de_cat.ground import safety
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.factions.marquise_de_cat.prospects import prospects
from undergrowth.law.features import Features
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.table.book import book
from undergrowth.table.game import Game


class MarquiseFeatures(Features):
    """Wood for one building, slots for it, its points now and in two more turns, and safety."""

    def names(self) -> list[str]:
        return [
            "wood in one group",
            "open slots",
            "points in reach",
            "points in reach soon",
            "points in reach later",
            "safety",
        ]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, MarquisePieces)
        ruled = ruled_by(g, me.seat)
        slots = 0
        for place in ruled:
            slots += g.slots[place]
        found = prospects(g, me, ruled)
        counts = [found.wood, slots, found.now, found.soon, found.later]
        return [*[float(count) for count in counts], safety(g, me) / 100.0]


FEATURES: Final = MarquiseFeatures()
