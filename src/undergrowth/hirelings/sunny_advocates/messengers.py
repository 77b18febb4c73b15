"""Bat Messengers: a warrior with each building or token that their controller places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_ESCORT: Final = Prompt("messengers.escort", "H.2.2")


class EscortIn(AtPlace):
    """`escort in 5`: place a warrior where a building or token was placed."""

    verb: ClassVar[str] = "escort in"


class BatMessengers(Hireling):
    """The Bat Messengers, the demoted side."""

    def on_placed(self, g: Game, kind: int, place: int, n: int, by: int) -> list[Frame]:
        """H.2.2 Return the frame for buildings or tokens the controller placed of its own
        faction."""
        seat = self.decider(g)
        if seat == NOBODY or g.box.kinds[kind].owner != seat or by not in (NOBODY, seat):
            return []
        return [Escort(seat, place, n)] if place in g.clearings else []

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of a free warrior."""
        return 10 if isinstance(action, EscortIn) else 0


@dataclass
class Escort(Frame):
    """H.2.2 Let the controller place a warrior there for each."""

    seat: int
    place: int
    left: int

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.put_down)

    def offer(self, g: Game) -> None:
        """H.2.2 Ask for each warrior, while there are any."""
        warrior = book(g).faction(self.seat).warrior
        if self.left > 0 and warrior >= 0 and may_place_kind(g, warrior, self.place):
            g.ask(self.seat, _ESCORT, [EscortIn(self.place), PASS])

    def put_down(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, EscortIn):
            put(g, book(g).faction(self.seat).warrior, answer.place, 1)
            self.left -= 1
            g.back_to("offer")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.2 Return why a place is not offered."""
        if isinstance(action, EscortIn):
            return ("H.2.2", because("why-escort_where_placed"))
        return None


verbs(EscortIn)
frames(Escort)
