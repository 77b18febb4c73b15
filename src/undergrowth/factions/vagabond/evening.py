"""9.6 The Vagabond's Evening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.items import carried, change, lose, on_track
from undergrowth.factions.vagabond.pieces import VagabondPieces, vagabond
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.answers import ItemAction
from undergrowth.law.items.held import DAMAGED, DAMAGED_EXHAUSTED, KINDS_OF_ITEM, READY
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import BAG, COINS, ITEMS
from undergrowth.table.places import is_forest
from undergrowth.table.saving.upgrades import split_up


class Drop(ItemAction):
    """`drop boot damaged`: the item that leaves the game."""

    verb: ClassVar[str] = "drop"


_DROP: Final = Prompt("vagabond.capacity", "9.6.4")


def item_limit(g: Game, me: VagabondPieces) -> int:
    """9.6.4 Return the item limit: six, and two for each bag face up on its track."""
    return me.limit + me.per_bag * on_track(me, board(g, me.seat), BAG)


def rest(g: Game, seat: int) -> None:
    """9.6.1 Repair and refresh all damaged items, as in a forest."""
    b = board(g, seat)
    for item in range(KINDS_OF_ITEM):
        for condition in (DAMAGED, DAMAGED_EXHAUSTED):
            for _ in range(b.items[item * 4 + condition]):
                change(g, seat, item, condition, READY, "repaired", "9.6.1")


def removable(g: Game, me: VagabondPieces) -> list[Action]:
    """9.6.4 Return the items in the Satchel and the Damaged box; those on tracks stay."""
    b = board(g, me.seat)
    options: list[Action] = []
    for item in range(KINDS_OF_ITEM):
        for condition in range(4):
            there = b.items[item * 4 + condition]
            if condition == READY:
                there -= on_track(me, b, item)
            if there > 0:
                options.append(Drop(item, condition))
    return options


def evening_cards(g: Game, me: VagabondPieces) -> int:
    """9.6.2 Return the cards to draw: one, and one for each coins on the track."""
    return me.cards + me.extra_cards[on_track(me, board(g, me.seat), COINS)]


@dataclass
class RestInForest(Frame):
    """9.6.1 Repair and refresh all damaged items while in a forest."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.rest,)

    def applies(self, g: Game) -> bool:
        return is_forest(vagabond(g, self.seat).place(g))

    def rest(self, g: Game) -> None:
        """9.6.1 Rest if the pawn is in a forest."""
        if self.applies(g):
            rest(g, self.seat)


@dataclass
class CheckCapacity(Frame):
    """9.6.4 Check the item limit, the last step of his turn."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.check_capacity, self.drop, self.close)

    def check_capacity(self, g: Game) -> None:
        """9.6.4 Ask which item to remove while there are too many."""
        me = vagabond(g, self.seat)
        if carried(me, board(g, self.seat)) > item_limit(g, me):
            g.settle(self.seat, _DROP, removable(g, me))

    def drop(self, g: Game) -> None:
        """9.6.4 Remove the item from the game."""
        answer = g.answer
        if isinstance(answer, Drop):
            lose(g, self.seat, answer.item, answer.condition)
            if g.log is not None:
                g.note("dropped", "9.6.4", self.seat, {"item": ITEMS.text(answer.item)})
            g.back_to("check_capacity")

    def close(self, g: Game) -> None:
        """9.2.9.Ia, V Reset the counts that last one turn: Aid given, and the once-a-turn
        action."""
        b = board(g, self.seat)
        b.used = False
        for other in range(len(b.aids)):
            b.aids[other] = 0

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.6.4 Return why an item cannot be removed."""
        if isinstance(action, Drop):
            return ("9.6.4", because("why-only_items_satchel"))
        return None


verbs(Drop)
frames(RestInForest, CheckCapacity)
split_up(
    "VagabondEvening", "evening", [("RestInForest", 1, 0), ("", 1, 1), ("CheckCapacity", 3, 3)]
)
