"""CDG.5.1 The Cirque's actions, one for each hat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.cirque_du_goat.pieces import CirquePieces, cirque
from revelry.factions.cirque_du_goat.pitch import Pitch, may_pitch, why_no_pitch
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.turn.daylight import daylight_options, hides_daylight, use_daylight
from undergrowth.table.answers import AtPlace
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class TourMove(Action):
    """`tour move`: CDG.5.1.I."""

    verb: ClassVar[str] = "tour move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "CDG.5.1.I"


class TourBattle(Action):
    """`tour battle`: CDG.5.1.II."""

    verb: ClassVar[str] = "tour battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "CDG.5.1.II"


class PitchIn(AtPlace):
    """`pitch in 9`: CDG.5.1.III where a big top goes up."""

    verb: ClassVar[str] = "pitch in"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "CDG.5.1.III"


_ACT: Final = Prompt("cirque.daylight", "CDG.5.1")
_MOVE: Final = TourMove()
_BATTLE: Final = TourBattle()


def acts(g: Game, me: CirquePieces) -> list[Action]:
    """CDG.5.1 The actions that can be taken now."""
    options: list[Action] = []
    if me.may_move(g, 0):
        options.append(_MOVE)
    if me.may_battle(g, 0):
        options.append(_BATTLE)
    options += [PitchIn(place) for place in g.clearings if may_pitch(g, me, place)]
    return options


@dataclass
class CirqueDaylight(Frame):
    """CDG.5.1 An action for each hat that showed when the step began."""

    seat: int
    actions: int
    taken: int = 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """CDG.5.1 Everything that can be done now; passing ends the step."""
        options = daylight_options(g, self.seat, False)
        if self.taken < self.actions:
            options = [*options, *acts(g, cirque(g, self.seat))]
        if options or hides_daylight(g, self.seat):
            g.ask(self.seat, _ACT, [*options, PASS])

    def act(self, g: Game) -> None:
        """CDG.5.1 Carry out one choice, then offer again."""
        answer = g.answer
        me = cirque(g, self.seat)
        if isinstance(answer, TourMove):
            g.push(me.move(g, 0, False))
        elif isinstance(answer, TourBattle):
            g.push(me.battle(g, 0, False))
        elif isinstance(answer, PitchIn):
            g.push(Pitch(self.seat, answer.place))
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")
            return
        else:
            return
        self.taken += 1
        g.back_to("offer")

    def verb_list(self) -> list[type[Action]]:
        """CDG.5.1 In the order of the board."""
        return [TourMove, TourBattle, PitchIn]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """CDG.5.1 In short, why an action cannot be taken now."""
        return ("CDG.5.1", "none_left") if self.taken >= self.actions else (verb.law, "nowhere")

    def allowances(self, g: Game) -> list[Allowance]:
        """CDG.2.7 The Action Counter."""
        return [Allowance("action", "CDG.5.1", self.taken, self.actions)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CDG.5.1 Return why an action cannot be taken now."""
        if not isinstance(action, (TourMove, TourBattle, PitchIn)):
            return None
        if self.taken >= self.actions:
            return ("CDG.5.1", because("revelry:why-cirque_has_acted", {"count": self.actions}))
        if isinstance(action, PitchIn):
            return why_no_pitch(g, cirque(g, self.seat), action.place)
        fights = isinstance(action, TourBattle)
        return (
            action.law,
            because("revelry:why-nowhere_to_battle" if fights else "revelry:why-nowhere_to_move"),
        )


verbs(TourMove, TourBattle, PitchIn)
frames(CirqueDaylight)
