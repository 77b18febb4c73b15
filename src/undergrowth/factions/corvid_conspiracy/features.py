"""What a learned judgement weighs of the Corvids besides what it weighs of everybody."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.corvid_conspiracy.pieces import NO_PLOT, CorvidPieces
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class CorvidFeatures(Features):
    """Plots face up, face down, and of these the ones that are guarded."""

    def names(self) -> list[str]:
        return ["showing plots", "hidden plots", "guarded plots"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, CorvidPieces)
        hidden, guarded = 0, 0
        for place in g.clearings:
            if me.hidden_at(g, place) != NO_PLOT:
                hidden += 1
                guarded += 1 if g.warriors_at(me.seat, place) > 1 else 0
        return [float(me.showing(g)), float(hidden), float(guarded)]


FEATURES: Final = CorvidFeatures()
