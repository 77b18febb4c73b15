"""V.3 Ranger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.actions.repair import DoRepair, broken
from undergrowth.factions.vagabond.character import Character, character
from undergrowth.factions.vagabond.items import repair
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.held import DAMAGED, DAMAGED_EXHAUSTED, KINDS_OF_ITEM, in_condition
from undergrowth.law.turn.turn import end_phase
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class Hide(Action):
    """`hideout`: V.3.2."""

    verb: ClassVar[str] = "hideout"
    law: ClassVar[str] = "V.3.2"


_ITEM: Final = Prompt("vagabond.hideout", "V.3.2")


class Ranger(Character):
    """V.3.2 Hideout: he repairs three items and ends Daylight."""

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        if broken(board(g, me.seat)) and payable(g, me, self.costs):
            return [Hide()]
        return []

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        if isinstance(action, Hide):
            g.push(Hideout(me.seat, self.page.number("repairs")))
            return True
        return False

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if not isinstance(action, Hide):
            return None
        if not broken(board(g, me.seat)):
            return ("V.3.2", because("why-none_items_damaged"))
        return ("V.3.2", why_not_payable(self.costs))


@dataclass
class Hideout(Frame):
    """V.3.2 Repair items, or as many as there are (1.5.4), then end Daylight."""

    seat: int
    left: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_torch, self.choose_item, self.mend, self.end_daylight)

    def exhaust_torch(self, g: Game) -> None:
        g.push(Pay(self.seat, character(g, self.seat).costs[:]))

    def choose_item(self, g: Game) -> None:
        """V.3.2 Ask for the next item, while more are damaged than can be repaired."""
        b = board(g, self.seat)
        if in_condition(b.items, DAMAGED) + in_condition(b.items, DAMAGED_EXHAUSTED) <= self.left:
            self.left = 0
            repair_all(g, self.seat)
        options = broken(b)
        if self.left > 0 and options:
            g.settle(self.seat, _ITEM, options)

    def mend(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, DoRepair):
            repair(g, self.seat, answer.item, answer.condition, "V.3.2")
            self.left -= 1
            g.back_to("choose_item")

    def end_daylight(self, g: Game) -> None:
        """V.3.2 End Daylight at once."""
        end_phase(g)


def repair_all(g: Game, seat: int) -> None:
    """V.3.2 Repair every damaged item, on the side it shows."""
    b = board(g, seat)
    for item in range(KINDS_OF_ITEM):
        for condition in (DAMAGED, DAMAGED_EXHAUSTED):
            while b.items[item * 4 + condition] > 0:
                repair(g, seat, item, condition, "V.3.2")


verbs(Hide)
frames(Hideout)
CHARACTERS: dict[str, type[Character]] = {"ranger": Ranger}
