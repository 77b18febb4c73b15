"""16.5 The Diaspora's Daylight: settle or provoke, up to three times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lilypad_diaspora.pieces import diaspora
from undergrowth.factions.lilypad_diaspora.provoke import (
    Provoke,
    ProvokeIn,
    provocations,
    why_not_provoked,
)
from undergrowth.factions.lilypad_diaspora.settle import Settle, SettleIn, settleable
from undergrowth.law.turn.daylight import daylight_options, hides_daylight, use_daylight
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE

_ACT: Final = Prompt("diaspora.daylight", "16.5")


@dataclass
class DiasporaDaylight(Frame):
    """16.5 Take up to three actions, in any order and combination."""

    seat: int
    taken: int = 0
    """Actions taken."""

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.act)

    def left(self, g: Game) -> int:
        """16.5 Return how many more actions can be taken."""
        return diaspora(g, self.seat).actions - self.taken

    def choose(self, g: Game) -> None:
        """16.5 Ask for an action, or another option of Daylight (1.4.2)."""
        options = self._acts(g) + daylight_options(g, self.seat, False)
        if options or hides_daylight(g, self.seat):
            g.ask(self.seat, _ACT, [*options, PASS])

    def _acts(self, g: Game) -> list[Action]:
        me = diaspora(g, self.seat)
        options: list[Action] = []
        if self.left(g) > 0:
            options += [SettleIn(place) for place in settleable(g, me)]
            options += [ProvokeIn(place) for place in provocations(g, me)]
        return options

    def act(self, g: Game) -> None:
        """16.5.1, 16.5.2 Carry out the action, then ask again."""
        answer = g.answer
        if isinstance(answer, SettleIn):
            self.taken += 1
            g.push(Settle(self.seat, answer.place))
            g.back_to("choose")
        elif isinstance(answer, ProvokeIn):
            self.taken += 1
            g.push(Provoke(self.seat, answer.place))
            g.back_to("choose")
        elif use_daylight(g, self.seat, answer):
            g.back_to("choose")

    def verb_list(self) -> list[type[Action]]:
        """16.5 Return the actions in the order of the board."""
        return [SettleIn, ProvokeIn]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """16.5 Return in short why an action cannot be taken now."""
        law = "16.5.1" if verb is SettleIn else "16.5.2"
        return ("16.5", "none_left") if self.left(g) <= 0 else (law, "nowhere")

    def allowances(self, g: Game) -> list[Allowance]:
        """16.5 Return the number of actions taken, and its limit."""
        return [Allowance("action", "16.5", self.taken, diaspora(g, self.seat).actions)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """16.5 Return why an action cannot be taken, or not in this clearing."""
        if not isinstance(action, (SettleIn, ProvokeIn)):
            return None
        me = diaspora(g, self.seat)
        if self.left(g) <= 0:
            return ("16.5", because("why-diaspora_has_acted", {"count": me.actions}))
        if isinstance(action, ProvokeIn):
            return why_not_provoked(g, me, action.place)
        name = f"place:{PLACE.text(action.place)}"
        return ("16.5.1", because("why-nothing_to_settle", {"place": name}))


frames(DiasporaDaylight)
