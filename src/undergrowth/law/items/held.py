"""9.2.5 Items held on a board, by kind and condition: `items[item * 4 + condition]`.

They lie face up or face down, damaged or not.  Players who exhaust items keep them this way: the
Vagabonds, the Knaves (their Stash, 18.2.7) and the Vagabot.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.domains import Names
from undergrowth.engine.procedures import COMPILED
from undergrowth.table.names import ITEMS

# ---- conditions of an item
READY: Final = 0
"""Face up and undamaged; on its track, or in the Satchel."""
EXHAUSTED: Final = 1
"""Face down and undamaged, in the Satchel."""
DAMAGED: Final = 2
"""Face up, in the Damaged box."""
DAMAGED_EXHAUSTED: Final = 3
"""Face down, in the Damaged box."""
CONDITIONS: Final = Names("condition")
for _condition in ("ready", "exhausted", "damaged", "damaged_exhausted"):
    CONDITIONS.add(_condition)
_OLD_WORDS: Final = ("damaged exhausted", "exhausted damaged")
"""Spelling of damaged and exhausted in positions of release 0.1.0."""
KINDS_OF_ITEM: Final = len(ITEMS)

ANY: Final = -1
"""In a list of items to exhaust: one item of any kind."""


def condition_named(words: str) -> int:
    """Return the condition of this name; READY for "".  Raises `BadText`."""
    if words in _OLD_WORDS:
        return DAMAGED_EXHAUSTED
    return CONDITIONS.parse(words) if words else READY


def no_items() -> list[int]:
    """Return the counts of a board without items."""
    return [0] * (4 * KINDS_OF_ITEM)


def count(items: list[int], item: int, condition: int) -> int:
    """Return the number of items of a kind in a condition."""
    return items[item * 4 + condition]


def ready(items: list[int]) -> list[int]:
    """Return the numbers of ready items, by kind."""
    return items[0::4]


def undamaged(items: list[int], item: int) -> int:
    """Return the number of undamaged items of a kind, face up or face down."""
    return items[item * 4 + READY] + items[item * 4 + EXHAUSTED]


def in_condition(items: list[int], condition: int) -> int:
    """Return the number of items of any kind in a condition."""
    n = 0
    for item in range(KINDS_OF_ITEM):
        n += items[item * 4 + condition]
    return n


def any_in(items: list[int], condition: int) -> bool:
    """Whether any item is in a condition."""
    if not COMPILED:  # a loop in C
        return any(items[condition::4])
    return in_condition(items, condition) > 0


def owned(items: list[int], item: int) -> int:
    """Return the number of items of a kind in any condition."""
    at = item * 4
    return items[at] + items[at + 1] + items[at + 2] + items[at + 3]


def change_condition(items: list[int], item: int, before: int, after: int) -> None:
    """Change the condition of one item."""
    assert items[item * 4 + before] > 0, f"no {ITEMS.text(item)} is {CONDITIONS.text(before)}"
    items[item * 4 + before] -= 1
    items[item * 4 + after] += 1


def after_damage(condition: int) -> int:
    """9.2.7 Return the condition after damage: it keeps the side it shows."""
    return DAMAGED if condition == READY else DAMAGED_EXHAUSTED


def after_repair(condition: int) -> int:
    """9.5.7 Return the condition after repair: it keeps the side it shows."""
    return READY if condition == DAMAGED else EXHAUSTED


def covers(left: list[int], needs: list[int], free: int, stand_ins: int) -> bool:
    """9.5 Whether ready items pay for `needs`.

    `left` is the ready items by kind.  `free` of the needs need not be paid; `stand_ins` of them
    may be paid with other items.
    """
    total = 0
    for n in left:
        total += n
    if total < len(needs) - free:
        return False
    spare = left[:]
    missing = 0
    for item in needs:
        if item != ANY:
            if spare[item] > 0:
                spare[item] -= 1
            else:
                missing += 1
    return missing <= free + stand_ins
