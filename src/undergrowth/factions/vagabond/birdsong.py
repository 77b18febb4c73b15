"""9.4 The Vagabond's Birdsong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.items import change, on_track
from undergrowth.factions.vagabond.pieces import vagabond
from undergrowth.factions.vagabond.state import VagabondBoard, board
from undergrowth.law.items.answers import ItemAction
from undergrowth.law.items.held import (
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    in_condition,
)
from undergrowth.table.book import number_in
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import TEA
from undergrowth.table.numbers import NUMBERS
from undergrowth.table.saving.upgrades import split_up


class Refresh(ItemAction):
    """`refresh boot exhausted`: the item that is flipped face up."""

    verb: ClassVar[str] = "refresh"


_REFRESHED: Final = NUMBERS.add("refreshed_items")
"""9.4.1 The items that he refreshes besides those for teas."""
_REFRESH: Final = Prompt("vagabond.refresh", "9.4.1")


@dataclass
class RefreshItems(Frame):
    """9.4.1 Refresh two items for each tea on its track, then three more."""

    seat: int
    left: int = 0
    """Items still to refresh."""

    def script(self) -> tuple[Step, ...]:
        return (self.count_teas, self.choose_item, self.refresh)

    def applies(self, g: Game) -> bool:
        """9.4.1 Whether any item is exhausted."""
        items = board(g, self.seat).items
        return in_condition(items, EXHAUSTED) + in_condition(items, DAMAGED_EXHAUSTED) > 0

    def count_teas(self, g: Game) -> None:
        """9.4.1 Count the items to refresh now: teas turned up later in this step do not count."""
        me = vagabond(g, self.seat)
        b = board(g, self.seat)
        always = number_in(g, _REFRESHED, self.seat, me.always)
        self.left = always + me.per_tea * on_track(me, b, TEA)

    def choose_item(self, g: Game) -> None:
        """9.4.1 Refresh all exhausted items, damaged or not; ask only where there are too many."""
        b = board(g, self.seat)
        if in_condition(b.items, EXHAUSTED) + in_condition(b.items, DAMAGED_EXHAUSTED) <= self.left:
            for option in exhausted_items(b):
                for _ in range(b.items[option.item * 4 + option.condition]):
                    refresh(g, self.seat, option)
            self.left = 0
        if self.left > 0:
            options: list[Action] = []
            options += exhausted_items(b)
            g.settle(self.seat, _REFRESH, options)

    def refresh(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Refresh):
            refresh(g, self.seat, answer)
            self.left -= 1
            g.back_to("choose_item")

    def allowances(self, g: Game) -> list[Allowance]:
        """9.4.1 Return the number of items still to refresh."""
        return [Allowance("refresh", "9.4.1", 0, self.left)] if self.left > 0 else []

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.4.1 Return why an item cannot be refreshed."""
        if isinstance(action, Refresh):
            return ("9.4.1", because("why-no_such_item"))
        return None


def exhausted_items(b: VagabondBoard) -> list[Refresh]:
    """9.4.1 Return the exhausted items, damaged or not, as actions."""
    return [
        Refresh(item, condition)
        for item in range(KINDS_OF_ITEM)
        for condition in (EXHAUSTED, DAMAGED_EXHAUSTED)
        if b.items[item * 4 + condition] > 0
    ]


def refresh(g: Game, seat: int, chosen: Refresh) -> None:
    """9.4.1 Flip one item face up where it lies."""
    after = READY if chosen.condition == EXHAUSTED else DAMAGED
    change(g, seat, chosen.item, chosen.condition, after, "refreshed", "9.4.1")


verbs(Refresh)
frames(RefreshItems)
split_up("VagabondBirdsong", "birdsong", [("RefreshItems", 3, 0), ("", 1, 1)])
