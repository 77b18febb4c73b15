"""11.3 The Riverfolk's setup; their setup card is the same (A.8.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.riverfolk_company.pieces import (
    PAYMENTS,
    RiverfolkPieces,
    bank,
    riverfolk,
)
from undergrowth.factions.riverfolk_company.prices import SetFirstPrices
from undergrowth.factions.riverfolk_company.recruit import why_not_ashore
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import placeable
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.twins.trade import note_paid, river

_LAND: Final = Prompt("riverfolk.land", "11.3.2")


@dataclass
class SetUpRiverfolk(Frame):
    """11.3 Place warriors along the river, first payments and first prices."""

    seat: int
    landed: int = 0
    """Warriors placed."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_clearing,  # 11.3.2
            self.land,
            self.gain_funds,  # 11.3.4
            self.set_prices,  # 11.3.5
        )

    def choose_clearing(self, g: Game) -> None:
        """11.3.2 Ask for a clearing on the river, for one warrior after another."""
        me = riverfolk(g, self.seat)
        places = landings(g, me)
        if self.landed < me.first_warriors and places:
            g.settle(self.seat, _LAND, [RecruitIn(place) for place in places])

    def land(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, RecruitIn):
            put(g, riverfolk(g, self.seat).warrior, answer.place, 1)
            self.landed += 1
            g.back_to("choose_clearing")

    def gain_funds(self, g: Game) -> None:
        """11.3.4 Put warriors into the Payments box."""
        me = riverfolk(g, self.seat)
        n = bank(g, me, PAYMENTS, me.warrior, me.first_payments)
        note_paid(g, me.seat, me.warrior, n, "endowed", "11.3.4")

    def set_prices(self, g: Game) -> None:
        """11.3.5 Set a price for each service."""
        g.push(SetFirstPrices(self.seat))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """11.3.2 Return why a clearing is not offered."""
        if isinstance(action, RecruitIn):
            return why_not_ashore(g, riverfolk(g, self.seat), action.place, "11.3.2")
        return None


def landings(g: Game, me: RiverfolkPieces) -> list[int]:
    """11.3.2 Return the clearings on the river in which a warrior can be placed."""
    return placeable(g, me.warrior, river(g))


frames(SetUpRiverfolk)
