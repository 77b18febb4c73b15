"""4.1.2, H.2.4 Items that a card has turned face down in Crafted Items boxes.

Such a card keeps a list: the number of each item of each seat, or nothing while there are none.
"""

from __future__ import annotations

from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS


def number_down(down: list[int], seat: int, item: int) -> int:
    """Return how many items of a kind are face down in a seat's box."""
    return down[seat * len(ITEMS) + item] if down else 0


def turned_down(g: Game, down: list[int], seat: int, item: int, n: int) -> list[int]:
    """Return the list with `n` more items face down; -1 drops one that has left the box."""
    after = down[:] or [0] * (g.seats * len(ITEMS))
    after[seat * len(ITEMS) + item] += n
    return after if max(after) > 0 else []


def numbers_down(down: list[int], seat: int) -> dict[str, int]:
    """Return the items that are face down in a seat's box, with their numbers."""
    counts = [number_down(down, seat, item) for item in range(len(ITEMS))]
    return {ITEMS.text(item): n for item, n in enumerate(counts) if n > 0}


def words_down(down: list[int], seat: int) -> list[str]:
    """Return these items as a described position lists them: `2 boot`."""
    return [f"{n} {item}" for item, n in numbers_down(down, seat).items()]
