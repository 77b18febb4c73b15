"""Street Band: place one more of them anywhere each Daylight."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.popular_band.crowd import Band
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.game import Game


class StreetBand(Band):
    """The Street Band, the demoted side."""

    def prevented(self, g: Game, seat: int) -> Reason | None:
        for place in g.clearings:
            if may_place_kind(g, self.warrior, place, seat):
                return None
        return ("H.2.4", because("why-hireling_can_do_nothing"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(PostPieces(seat, [self.warrior], [1], g.clearings[:]))
