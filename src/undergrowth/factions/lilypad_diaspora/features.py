"""Features of the Diaspora for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.lilypad_diaspora.evening import scored_by
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces
from undergrowth.law.features import Features
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, SUITS


class DiasporaFeatures(Features):
    """Enclaves that one card scores, and those in clearings it rules."""

    def names(self) -> list[str]:
        return ["most enclaves of a suit", "safe enclaves"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, DiasporaPieces)
        most, safe = 0, 0
        for suit in SUITS.values():
            if suit != BIRD:
                most = max(most, scored_by(g, me, suit))
        for place in me.peaceful_places(g):
            safe += 1 if rules(g, me.seat, place) else 0
        return [float(most), float(safe)]


FEATURES: Final = DiasporaFeatures()
