"""R.7.2.3 to R.7.2.5 Items by condition: face up or down, damaged, or on the Battle Track.

The kind of item exhausted, damaged or refreshed never matters: it is always the first one in the
order of the item supply.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import frames
from undergrowth.factions.vagabot.pieces import QUESTING, VagabotPieces, vagabot
from undergrowth.factions.vagabot.state import VagabotBoard, board
from undergrowth.law.items.held import (
    CONDITIONS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    after_damage,
    after_repair,
    change_condition,
    in_condition,
)
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS

NO_ITEM: Final = -1


# ---- counting


def undamaged(b: VagabotBoard) -> int:
    """R.7.2.4 Return how many items are undamaged, face up or face down."""
    return in_condition(b.items, READY) + in_condition(b.items, EXHAUSTED)


def damaged(b: VagabotBoard) -> int:
    """Return how many items are damaged, face up or face down."""
    return in_condition(b.items, DAMAGED) + in_condition(b.items, DAMAGED_EXHAUSTED)


def usable(g: Game, seat: int) -> int:
    """R.7.2.3, R.7.2.4 Return how many items it can still exhaust, without the Battle Track."""
    b = board(g, seat)
    return in_condition(b.items, READY) - sum([1 for each in b.track if each % 4 == READY])


def in_satchel(b: VagabotBoard, item: int, condition: int) -> int:
    """Return how many items of a kind and condition are not on the Battle Track."""
    return b.items[item * 4 + condition] - b.track.count(item * 4 + condition)


def found(b: VagabotBoard, condition: int, on_track: bool = False) -> int:
    """Return the first kind of item in a condition, off or on the Battle Track, or NO_ITEM."""
    for item in range(KINDS_OF_ITEM):
        at = item * 4 + condition
        if (at in b.track) if on_track else in_satchel(b, item, condition) > 0:
            return item
    return NO_ITEM


# ---- the Battle Track


def settle_track(me: VagabotPieces, b: VagabotBoard) -> None:
    """R.7.2.4 Fill and empty the Battle Track: exhausted items enter first, the last one leaves
    first.

    With the trait Questing damaged items count, and none leaves.
    """
    counted = sum(b.items) if me.has_trait(QUESTING) else undamaged(b)
    spaces = sum([1 for needed in me.track_needs if counted >= needed])
    while len(b.track) > spaces and not me.has_trait(QUESTING):
        b.track.pop()
    for condition in (EXHAUSTED, READY):
        while len(b.track) < spaces and found(b, condition) != NO_ITEM:
            b.track.append(found(b, condition) * 4 + condition)


# ---- changing


def change(g: Game, seat: int, at: int, after: int, on_track: bool, verb: str, law: str) -> None:
    """Bring an item, given as `item * 4 + condition`, into another condition."""
    b = board(g, seat)
    item, before = divmod(at, 4)
    change_condition(b.items, item, before, after)
    if on_track:
        place = b.track.index(at)
        if after in (READY, EXHAUSTED):
            b.track[place] = item * 4 + after
        else:
            del b.track[place]
    settle_track(vagabot(g, seat), b)
    if g.log is not None:
        fields: dict[str, int | str] = {"item": ITEMS.text(item)}
        g.note(verb, law, seat, fields | {"condition": CONDITIONS.text(after)})


def exhaust(g: Game, seat: int, n: int) -> None:
    """R.7.2.3 Flip so many items face down.  Only begun where it has as many."""
    for _ in range(n):
        at = found(board(g, seat), READY) * 4 + READY
        change(g, seat, at, EXHAUSTED, False, "exhausted", "R.7.2.3")


def gain(g: Game, seat: int, item: int) -> None:
    """R.7.2.3 Gain an item, face up."""
    b = board(g, seat)
    b.items[item * 4 + READY] += 1
    settle_track(vagabot(g, seat), b)


def next_damaged(g: Game, seat: int) -> tuple[int, bool]:
    """R.7.2.5 Return the item damaged next (-1 for none), and whether it is on the Battle Track.

    Exhausted items come first; within each group those off the track.  With the trait Questing no
    item leaves the track.
    """
    b = board(g, seat)
    stays = vagabot(g, seat).has_trait(QUESTING)
    for condition in (EXHAUSTED, READY):
        for on_track in (False, True):
            item = found(b, condition, on_track)
            if item != NO_ITEM and not (on_track and stays):
                return item * 4 + condition, on_track
    return -1, False


def damage_next(g: Game, seat: int, law: str) -> None:
    """R.7.2.5 Damage an item, if there is one to damage."""
    at, on_track = next_damaged(g, seat)
    if at >= 0:
        change(g, seat, at, after_damage(at % 4), on_track, "damaged", law)


def repair(g: Game, seat: int, n: int, law: str) -> None:
    """R.7.5.5, R.7.6.2 Repair up to `n` items, unexhausted ones first; they keep their side."""
    for _ in range(n):
        for condition in (DAMAGED, DAMAGED_EXHAUSTED):
            item = found(board(g, seat), condition)
            if item != NO_ITEM:
                after = after_repair(condition)
                change(g, seat, item * 4 + condition, after, False, "repaired", law)
                break


def refresh(g: Game, seat: int, n: int, law: str) -> None:
    """R.7.6.1 Flip up to `n` undamaged items face up, those on the Battle Track last."""
    for _ in range(n):
        for on_track in (False, True):
            item = found(board(g, seat), EXHAUSTED, on_track)
            if item != NO_ITEM:
                change(g, seat, item * 4 + EXHAUSTED, READY, on_track, "refreshed", law)
                break


def remove_item(g: Game, seat: int) -> int:
    """R.7.7.5 Remove an item from its board for good and return it, or NO_ITEM.

    Damaged items come before exhausted ones before ready ones; those on the Battle Track last.
    """
    b = board(g, seat)
    for condition in (DAMAGED_EXHAUSTED, DAMAGED, EXHAUSTED, READY):
        for on_track in (False, True):
            item = found(b, condition, on_track)
            if item != NO_ITEM:
                b.items[item * 4 + condition] -= 1
                if on_track:
                    b.track.remove(item * 4 + condition)
                settle_track(vagabot(g, seat), b)
                return item
    return NO_ITEM


@dataclass
class FullRemoval(Frame):
    """R.7.2.1.I Damage some items, or as many as there are (1.5.4)."""

    seat: int
    count: int

    def script(self) -> tuple[Step, ...]:
        return (self.suffer,)

    def suffer(self, g: Game) -> None:
        for _ in range(self.count):
            damage_next(g, self.seat, "R.7.2.1.I")


def may_restore(b: VagabotBoard) -> bool:
    """R.7.5.5, R.7.6.1 Whether an item can be repaired, or one that is undamaged refreshed."""
    return damaged(b) + in_condition(b.items, EXHAUSTED) > 0


@dataclass
class RestoreNext(Frame):
    """R.7.5.5, R.7.6.1 Repair an item, or else refresh one, by another effect; result: how many."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.restore,)

    def restore(self, g: Game) -> None:
        if damaged(board(g, self.seat)) > 0:
            repair(g, self.seat, 1, "R.7.5.5")
        else:
            refresh(g, self.seat, 1, "R.7.6.1")
        g.finish_with([1])


@dataclass
class ServicePayment(Frame):
    """R.9.7 Exhaust an item to pay for a service; the seller puts down its own warriors."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay,)

    def pay(self, g: Game) -> None:
        exhaust(g, self.seat, vagabot(g, self.seat).costs["service"])


frames(FullRemoval, RestoreNext, ServicePayment)
