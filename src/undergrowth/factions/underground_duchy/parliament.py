"""12.5.2 Parliament: take the action of each swayed minister once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.underground_duchy.ministers import (
    OfMinister,
    act,
    can_act,
    name_of,
    why_no_action,
)
from undergrowth.factions.underground_duchy.pieces import MINISTERS, DuchyPieces, duchy
from undergrowth.law.turn.daylight import daylight_options, hides_daylight, use_daylight
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class Summon(OfMinister):
    """`summon captain`: take the action of a minister."""

    verb: ClassVar[str] = "summon"
    law: ClassVar[str] = "12.5.2"


_PARLIAMENT: Final = Prompt("duchy.parliament", "12.5.2")


@dataclass
class Parliament(Frame):
    """12.5.2 Take ministers' actions in any order."""

    seat: int
    acted: list[int] = field(default_factory=list)
    """Ministers who have acted; an action the Mayor takes for one does not count as that one's."""

    def is_free(self) -> bool:
        return True

    def applies(self, g: Game) -> bool:
        return len(duchy(g, self.seat).board(g).swayed) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def _left(self, g: Game, me: DuchyPieces) -> list[int]:
        """12.5.2 Return the swayed ministers who have not acted."""
        return [n for n in me.board(g).swayed if n not in self.acted]

    def offer(self, g: Game) -> None:
        """12.5.2 Offer every minister whose action has an effect; passing ends the step.

        When all have acted, the next step offers the effects of Daylight.
        """
        me = duchy(g, self.seat)
        left = self._left(g, me)
        if not left:
            return
        options = daylight_options(g, self.seat, False)
        options += [Summon(n) for n in left if can_act(g, me, n)]
        if options or hides_daylight(g, self.seat):
            g.ask(self.seat, _PARLIAMENT, [*options, PASS])

    def act(self, g: Game) -> None:
        """12.5.2 Take a minister's action, then offer again."""
        answer = g.answer
        if isinstance(answer, Summon):
            self.acted = sorted([*self.acted, answer.minister])
            g.back_to("offer")
            act(g, duchy(g, self.seat), answer.minister)
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def allowances(self, g: Game) -> list[Allowance]:
        """12.5.2 Return the number of ministers who have acted, and of all that could."""
        left = self._left(g, duchy(g, self.seat))
        done = len(self.acted)
        return [Allowance("minister", "12.5.2", done, done + len(left))]

    def verb_list(self) -> list[type[Action]]:
        return [Summon]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """12.5.2 Return in short why no minister can act."""
        return ("12.5.2", "nowhere")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.2 Return why a minister is not offered."""
        if not isinstance(action, Summon):
            return None
        if action.minister in self.acted:
            return ("12.5.2", because("why-has_acted", {"minister": name_of(action.minister)}))
        return why_no_action(g, duchy(g, self.seat), action.minister)


verbs(Summon)
frames(Parliament)
field_words(Parliament, {"acted": MINISTERS})
