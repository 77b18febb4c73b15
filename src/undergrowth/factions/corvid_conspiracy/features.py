"""Features of the Corvids for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.corvid_conspiracy.pieces import CorvidPieces
from undergrowth.law.features import Features
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.twins.plots import NO_PLOT


class CorvidFeatures(Features):
    """Plots face up, face down and guarded, pieces beside them, and clearings for further plots."""

    def names(self) -> list[str]:
        return ["showing plots", "hidden plots", "guarded plots", "watched plots", "free sites"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, CorvidPieces)
        hidden, guarded, watched, sites = 0, 0, 0, 0
        for place in g.clearings:
            mine = g.warriors_at(me.seat, place)
            if me.plots.hidden_at(g, place) != NO_PLOT:
                hidden += 1
                guarded += 1 if mine > 1 else 0
                watched += 1 if _enemies(g, me, place) > mine else 0
            elif mine > 0 and not me.plots.is_at(g, place):
                sites += 1
        counts = [me.plots.showing(g), hidden, guarded, watched, sites]
        return [float(count) for count in counts]


def _enemies(g: Game, me: CorvidPieces, place: int) -> int:
    """Return the enemy warriors in a clearing."""
    found = 0
    for owner in range(g.owners):
        if g.warriors_at(owner, place) > 0 and is_enemy(g, me.seat, owner):
            found += g.warriors_at(owner, place)
    return found


FEATURES: Final = CorvidFeatures()
