"""9.4.1, 9.5.7 Repairing or refreshing an item by another player's effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.repair import DoRepair, broken
from undergrowth.factions.vagabond.birdsong import Refresh, exhausted_items, refresh
from undergrowth.factions.vagabond.items import repair
from undergrowth.factions.vagabond.state import board
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS

_RESTORE: Final = Prompt("vagabond.restore", "9.5.7")


def restorable(g: Game, seat: int) -> list[Action]:
    """9.4.1, 9.5.7 Return the items that he can repair, and those that he can refresh."""
    b = board(g, seat)
    return [*broken(b), *exhausted_items(b)]


@dataclass
class RestoreItem(Frame):
    """9.4.1, 9.5.7 Repair or refresh an item without payment, or none; result: how many."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.restore)

    def choose(self, g: Game) -> None:
        """9.4.1, 9.5.7 Ask for an item; passing is allowed."""
        g.ask(self.seat, _RESTORE, [*restorable(g, self.seat), PASS])

    def restore(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, DoRepair):
            repair(g, self.seat, answer.item, answer.condition, "9.5.7")
        elif isinstance(answer, Refresh):
            refresh(g, self.seat, answer)
        g.finish_with([0 if answer == PASS else 1])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.4.1, 9.5.7 Return why an item cannot be repaired or refreshed."""
        if isinstance(action, DoRepair):
            item = f"item:{ITEMS.text(action.item)}"
            return ("9.5.7", because("why-no_such_damaged", {"item": item}))
        if isinstance(action, Refresh):
            return ("9.4.1", because("why-no_such_item"))
        return None


frames(RestoreItem)
