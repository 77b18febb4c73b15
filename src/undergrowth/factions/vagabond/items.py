"""9.2.5 Items: counting them, and changing their condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.factions.vagabond.state import VagabondBoard, board
from undergrowth.law.items.answers import Damage, damages
from undergrowth.law.items.held import (
    CONDITIONS,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    after_damage,
    after_repair,
    change_condition,
    in_condition,
    owned,
    undamaged,
)
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS, SWORD

_DAMAGE: Final = Prompt("vagabond.damage", "9.2.2.I")


def swords(g: Game, seat: int) -> int:
    """9.2.6 Return his undamaged swords, face up or face down."""
    return undamaged(board(g, seat).items, SWORD)


def on_track(me: VagabondPieces, b: VagabondBoard, item: int) -> int:
    """9.2.5.I Return how many items of a kind lie face up on their track."""
    return min(me.spaces[item], b.items[item * 4 + READY])


def carried(me: VagabondPieces, b: VagabondBoard) -> int:
    """9.6.4 Return how many items are in the Satchel and the Damaged box, off the tracks."""
    n = 0
    for item in range(KINDS_OF_ITEM):
        n += owned(b.items, item) - on_track(me, b, item)
    return n


def change(g: Game, seat: int, item: int, before: int, after: int, verb: str, law: str) -> None:
    """Bring one item from one condition into another."""
    change_condition(board(g, seat).items, item, before, after)
    if g.log is not None:
        g.note(verb, law, seat, {"item": ITEMS.text(item), "condition": CONDITIONS.text(after)})


def exhaust(g: Game, seat: int, item: int) -> None:
    """9.2.5 Flip a ready item face down."""
    change(g, seat, item, READY, EXHAUSTED, "exhausted", "9.2.5")


def damage(g: Game, seat: int, item: int, condition: int, law: str) -> None:
    """9.2.7 Move an undamaged item to the Damaged box, on the side it shows."""
    change(g, seat, item, condition, after_damage(condition), "damaged", law)


def repair(g: Game, seat: int, item: int, condition: int, law: str) -> None:
    """9.5.7 Move a damaged item back to the Satchel, on the side it shows."""
    change(g, seat, item, condition, after_repair(condition), "repaired", law)


def gain(g: Game, seat: int, item: int) -> None:
    """9.2.5.II Gain an item, face up."""
    board(g, seat).items[item * 4 + READY] += 1


def lose(g: Game, seat: int, item: int, condition: int) -> None:
    """Remove an item for good; one marked "R" goes before others of its kind (9.7.3)."""
    b = board(g, seat)
    b.items[item * 4 + condition] -= 1
    if b.marked[item] > 0:
        b.marked[item] -= 1


@dataclass
class DamageItems(Frame):
    """9.2.2.I Damage some items, or as many as there are (1.5.4)."""

    seat: int
    count: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.suffer)

    def choose(self, g: Game) -> None:
        """9.2.2.I Ask for the next item, while there are more than will be damaged."""
        b = board(g, self.seat)
        if in_condition(b.items, READY) + in_condition(b.items, EXHAUSTED) <= self.count:
            self.count = 0
            for item in range(KINDS_OF_ITEM):
                for condition in (READY, EXHAUSTED):
                    while b.items[item * 4 + condition] > 0:
                        damage(g, self.seat, item, condition, "9.2.2.I")
        options = damages(b.items)
        if self.count > 0 and options:
            g.settle(self.seat, _DAMAGE, options)

    def suffer(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Damage):
            damage(g, self.seat, answer.item, answer.condition, "9.2.2.I")
            self.count -= 1
            g.back_to("choose")


frames(DamageItems)
