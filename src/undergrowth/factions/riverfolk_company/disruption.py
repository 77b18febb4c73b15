"""11.2.5.I Trade Disruption: a removed trade post costs half of the funds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.riverfolk_company.funds import (
    Fund,
    fund_kind,
    fund_options,
    funds,
    why_not_fund,
)
from undergrowth.factions.riverfolk_company.pieces import (
    FUNDS,
    RiverfolkPieces,
    return_fund,
    riverfolk,
)
from undergrowth.law.removing.triggers import TRIGGERS, SeatTrigger, places_of
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers

_TRIGGER: Final = TRIGGERS.add("trade_disruption")
_LOSE: Final = Prompt("riverfolk.disruption", "11.2.5.I")
_UNKNOWN: Final = -1


@dataclass
class TradeDisruption(SeatTrigger):
    """11.2.5.I Return half of the funds, rounded up, to their owners' supplies."""

    left: int = _UNKNOWN
    """Funds still to remove, once they have been counted."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.count, self.choose, self.lose)

    def count(self, g: Game) -> None:
        """11.2.5.I Count half of the funds left now: several losses resolve one after another."""
        me = riverfolk(g, self.seat)
        self.left = (funds(g, me) + me.share - 1) // me.share

    def choose(self, g: Game) -> None:
        """11.2.5.I Ask the Riverfolk whose warriors to remove."""
        me = riverfolk(g, self.seat)
        kinds = me.board(g).kinds(FUNDS)
        if len(kinds) == 1 and self.left > 0:
            return_fund(g, me, kinds[0], self.left, "lost_fund", "11.2.5.I")
            self.left = 0
        if self.left > 0:
            g.settle(self.seat, _LOSE, fund_options(g, me))

    def lose(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Fund):
            me = riverfolk(g, self.seat)
            return_fund(g, me, fund_kind(g, me, answer.faction), 1, "lost_fund", "11.2.5.I")
            self.left -= 1
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """11.2.5.I Return why an owner's warrior is not offered."""
        return why_not_fund(g, riverfolk(g, self.seat), action)


def disruptions(me: RiverfolkPieces, r: Removed) -> list[Frame]:
    """11.2.5.I Return a frame for each trade post removed."""
    return [TradeDisruption(me.seat) for _ in places_of(r, me.posts.kinds)]


answers(_LOSE, Fund)
frames(TradeDisruption)
