"""9.5.7 Repair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.items import repair
from undergrowth.factions.vagabond.pieces import TO_REPAIR, VagabondPieces
from undergrowth.factions.vagabond.state import VagabondBoard, board
from undergrowth.law.items.answers import ItemAction
from undergrowth.law.items.held import DAMAGED, DAMAGED_EXHAUSTED, KINDS_OF_ITEM, any_in
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS


class DoRepair(ItemAction):
    """`repair boot damaged_exhausted`: the item to repair (9.5.7)."""

    verb: ClassVar[str] = "repair"
    picture: ClassVar[str] = "repair"
    law: ClassVar[str] = "9.5.7"


def broken(b: VagabondBoard) -> list[Action]:
    """9.5.7 Return an action for each damaged item."""
    options: list[Action] = []
    if not any_in(b.items, DAMAGED) and not any_in(b.items, DAMAGED_EXHAUSTED):
        return options
    for item in range(KINDS_OF_ITEM):
        for condition in (DAMAGED, DAMAGED_EXHAUSTED):
            if b.items[item * 4 + condition] > 0:
                options.append(DoRepair(item, condition))
    return options


def repairs(g: Game, me: VagabondPieces) -> list[Action]:
    """9.5.7 Return the repairs he can pay for."""
    return broken(board(g, me.seat)) if payable(g, me, TO_REPAIR) else []


def why_not_repair(g: Game, me: VagabondPieces, action: DoRepair) -> Reason:
    """9.5.7 Return why an item cannot be repaired now."""
    if action not in broken(board(g, me.seat)):
        return (
            "9.5.7",
            because("why-no_such_damaged", {"item": f"item:{ITEMS.text(action.item)}"}),
        )
    return ("9.5.7", why_not_payable(TO_REPAIR))


@dataclass
class Repair(Frame):
    """9.5.7 Repair one damaged item."""

    seat: int
    item: int
    condition: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_hammer, self.mend)

    def exhaust_hammer(self, g: Game) -> None:
        g.push(Pay(self.seat, TO_REPAIR[:]))

    def mend(self, g: Game) -> None:
        """9.5.7 Repair the item, on the side it shows."""
        repair(g, self.seat, self.item, self.condition, "9.5.7")


verbs(DoRepair)
frames(Repair)
