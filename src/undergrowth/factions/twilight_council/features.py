"""Features of the Council for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.twilight_council.pieces import CouncilPieces
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class CouncilFeatures(Features):
    """Loyalists, assemblies, and the Governing ones among them."""

    def names(self) -> list[str]:
        return ["loyalists", "assemblies", "governing assemblies"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, CouncilPieces)
        governing = 0
        for place in g.clearings:
            if me.has_assembly(g, place) and me.governs(g, place):
                governing += 1
        return [float(me.board(g).loyalists), float(me.convened(g)), float(governing)]


FEATURES: Final = CouncilFeatures()
