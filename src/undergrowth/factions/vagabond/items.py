"""9.2.5 Items: counting them, and changing their condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.optional import mypyc_attr
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.factions.vagabond.state import (
    CONDITIONS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    VagabondBoard,
    board,
)
from undergrowth.table.answers import WithItem
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS, SWORD


class Exhaust(WithItem):
    """`exhaust torch`: the item that is exhausted."""

    verb: ClassVar[str] = "exhaust"


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemAction(Action):
    """A verb about an item in one condition."""

    domains: ClassVar[tuple[Domain, ...]] = (ITEMS, CONDITIONS)

    def __init__(self, item: int, condition: int) -> None:
        self.item: Final = item
        self.condition: Final = condition

    def args(self) -> tuple[int, ...]:
        return (self.item, self.condition)


class Damage(ItemAction):
    """`damage boot exhausted`: the item that takes a hit."""

    verb: ClassVar[str] = "damage"


class TakeItem(WithItem):
    """`take item boot`: the item that is taken."""

    verb: ClassVar[str] = "take item"


_DAMAGE: Final = Prompt("vagabond.damage", "9.2.2.I")


def count(b: VagabondBoard, item: int, condition: int) -> int:
    """How many items of a kind are in a condition."""
    return b.items[item * 4 + condition]


def ready(b: VagabondBoard) -> list[int]:
    """Ready items, by kind."""
    return b.items[0::4]


def undamaged(b: VagabondBoard, item: int) -> int:
    """How many items of a kind are undamaged, face up or face down."""
    return b.items[item * 4 + READY] + b.items[item * 4 + EXHAUSTED]


def swords(g: Game, seat: int) -> int:
    """9.2.6 His undamaged swords, face up or face down."""
    return undamaged(board(g, seat), SWORD)


def in_condition(b: VagabondBoard, condition: int) -> int:
    """How many items of any kind are in a condition."""
    n = 0
    for item in range(KINDS_OF_ITEM):
        n += b.items[item * 4 + condition]
    return n


def owned(b: VagabondBoard, item: int) -> int:
    """How many items of a kind are on the board."""
    at = item * 4
    return b.items[at] + b.items[at + 1] + b.items[at + 2] + b.items[at + 3]


def on_track(me: VagabondPieces, b: VagabondBoard, item: int) -> int:
    """9.2.5.I How many items of a kind lie face up on their track."""
    return min(me.spaces[item], b.items[item * 4 + READY])


def carried(me: VagabondPieces, b: VagabondBoard) -> int:
    """9.6.4 Items in the Satchel and the Damaged box: all that are not on a track."""
    n = 0
    for item in range(KINDS_OF_ITEM):
        n += owned(b, item) - on_track(me, b, item)
    return n


def change(g: Game, seat: int, item: int, before: int, after: int, verb: str, law: str) -> None:
    """Bring one item from one condition into another."""
    items = board(g, seat).items
    assert items[item * 4 + before] > 0, f"no {ITEMS.text(item)} is {CONDITIONS.text(before)}"
    items[item * 4 + before] -= 1
    items[item * 4 + after] += 1
    if g.log is not None:
        g.note(verb, law, seat, {"item": ITEMS.text(item), "condition": CONDITIONS.text(after)})


def exhaust(g: Game, seat: int, item: int) -> None:
    """9.2.5 Flip a ready item face down."""
    change(g, seat, item, READY, EXHAUSTED, "exhausted", "9.2.5")


def damage(g: Game, seat: int, item: int, condition: int, law: str) -> None:
    """9.2.7 Move an undamaged item to the Damaged box, on the side it shows."""
    after = DAMAGED if condition == READY else DAMAGED_EXHAUSTED
    change(g, seat, item, condition, after, "damaged", law)


def repair(g: Game, seat: int, item: int, condition: int, law: str) -> None:
    """9.5.7 Move a damaged item back to the Satchel, on the side it shows."""
    after = READY if condition == DAMAGED else EXHAUSTED
    change(g, seat, item, condition, after, "repaired", law)


def gain(g: Game, seat: int, item: int) -> None:
    """9.2.5.II A gained item comes face up."""
    board(g, seat).items[item * 4 + READY] += 1


def lose(g: Game, seat: int, item: int, condition: int) -> None:
    """An item leaves the board for good; one marked "R" goes before its likes (9.7.3)."""
    b = board(g, seat)
    b.items[item * 4 + condition] -= 1
    if b.marked[item] > 0:
        b.marked[item] -= 1


def damages(b: VagabondBoard) -> list[Action]:
    """9.2.7 The undamaged items a hit may damage."""
    options: list[Action] = []
    for item in range(KINDS_OF_ITEM):
        for condition in (READY, EXHAUSTED):
            if b.items[item * 4 + condition] > 0:
                options.append(Damage(item, condition))
    return options


@dataclass
class DamageItems(Frame):
    """9.2.2.I Damage some items, or as many as there are (1.5.4)."""

    seat: int
    count: int

    def copy(self) -> Frame:
        return DamageItems(self.seat, self.count)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.suffer)

    def choose(self, g: Game) -> None:
        """9.2.2.I Choose the next item, while there are more than will be damaged."""
        b = board(g, self.seat)
        if in_condition(b, READY) + in_condition(b, EXHAUSTED) <= self.count:
            self.count = 0
            for item in range(KINDS_OF_ITEM):
                for condition in (READY, EXHAUSTED):
                    while b.items[item * 4 + condition] > 0:
                        damage(g, self.seat, item, condition, "9.2.2.I")
        options = damages(b)
        if self.count > 0 and options:
            g.settle(self.seat, _DAMAGE, options)

    def suffer(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Damage):
            damage(g, self.seat, answer.item, answer.condition, "9.2.2.I")
            self.count -= 1
            g.back_to("choose")


verbs(Exhaust, Damage, TakeItem)
frames(DamageItems)
