"""12.2.3 The Price of Failure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.factions.underground_duchy.ministers import OfMinister, name_of
from undergrowth.factions.underground_duchy.pieces import MINISTERS, RANKS, DuchyPieces, duchy
from undergrowth.law.cards.giving import DiscardAtRandom
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger, common_place, places_of
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers


class GiveBack(OfMinister):
    """`lose minister mayor`: the minister that becomes unswayed."""

    verb: ClassVar[str] = "lose minister"
    law: ClassVar[str] = "12.2.3"


_LOSE: Final = Prompt("duchy.price", "12.2.3")
_TRIGGER: Final = TRIGGERS.add("price_of_failure")


def highest(g: Game, me: DuchyPieces) -> list[int]:
    """12.2.3 Return the swayed ministers of the highest rank among them."""
    swayed = me.board(g).swayed
    most = max([me.ministers[n].rank for n in swayed], default=0)
    return [n for n in swayed if me.ministers[n].rank == most]


@dataclass
class PriceOfFailure(ClearingTrigger):
    """12.2.3 Lose a minister of the highest rank, its crown, and a random card."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.choose_minister, self.give_back, self.discard)

    def choose_minister(self, g: Game) -> None:
        """12.2.3 Ask which minister of several; without any none is lost (1.5.4)."""
        ministers = highest(g, duchy(g, self.seat))
        if ministers:
            g.settle(self.seat, _LOSE, [GiveBack(n) for n in ministers])

    def give_back(self, g: Game) -> None:
        """12.2.3 Put the card back among the unswayed, and remove its crown from the game."""
        answer = g.answer
        if isinstance(answer, GiveBack):
            me = duchy(g, self.seat)
            rank = me.ministers[answer.minister].rank
            me.board(g).swayed.remove(answer.minister)
            me.board(g).lost[rank] += 1
            if g.log is not None:
                name = MINISTERS.text(answer.minister)
                fields: dict[str, int | str] = {"minister": name, "rank": RANKS.text(rank)}
                g.note("turned_away", "12.2.3", self.seat, fields)

    def discard(self, g: Game) -> None:
        """12.2.3, 1.5.4 Discard a random card, if there is one."""
        g.push(DiscardAtRandom(self.seat))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.2.3 Return why a minister cannot be lost."""
        if not isinstance(action, GiveBack):
            return None
        fields: dict[str, Arg] = {"minister": name_of(action.minister)}
        if action.minister not in duchy(g, self.seat).board(g).swayed:
            return ("12.2.3", because("why-not_swayed", fields))
        return ("12.2.3", because("why-not_highest", fields))


def price(me: DuchyPieces, r: Removed) -> list[Frame]:
    """12.2.3, 1.5.4 Return one frame for all buildings removed together, by any player."""
    if not places_of(r, me.buildings):
        return []
    return [PriceOfFailure(me.seat, common_place(r, me.buildings))]


answers(_LOSE, GiveBack)
verbs(GiveBack)
frames(PriceOfFailure)
