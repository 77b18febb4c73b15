"""Features of the Guard for a learned judgement, besides those of everybody."""

from __future__ import annotations

from typing import Final

from bramble.factions.bramble_guard.pieces import GuardPieces
from bramble.factions.bramble_guard.turn import grounds
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class GuardFeatures(Features):
    """Stores of its larder, and places where the hedge can grow."""

    def names(self) -> list[str]:
        return ["stores", "grounds"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, GuardPieces)
        return [float(len(me.larder(g).stores)), float(len(grounds(g, me)))]


FEATURES: Final = GuardFeatures()
