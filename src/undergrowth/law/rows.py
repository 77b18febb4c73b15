"""Rows of numbers, one for each place, put together place by place.

Interpreted they are put together in C, compiled in a loop; each is several times as fast there.
"""

from __future__ import annotations

from operator import add

from undergrowth.engine.optional import i64
from undergrowth.engine.procedures import COMPILED


def greatest(table: list[int], rows: list[int], places: int) -> list[int]:
    """Return the greatest number of some rows of a table at each place; 0 without any row.

    The table holds rows of so many places one after another, and no number below 0.
    """
    most = [0] * places
    for row in rows:
        if not COMPILED:
            most = list(map(max, most, table[row * places : (row + 1) * places]))
            continue
        at: i64 = row * places
        for place in range(places):
            if table[at] > most[place]:
                most[place] = table[at]
            at += 1
    return most


def smaller(one: list[int], other: list[int]) -> list[int]:
    """Return the smaller of two numbers at each place."""
    if not COMPILED:
        return list(map(min, one, other))
    return [one[i] if one[i] < other[i] else other[i] for i in range(len(one))]


def added(one: list[int], other: list[int]) -> list[int]:
    """Return the sum of two numbers at each place."""
    if not COMPILED:
        return list(map(add, one, other))
    return [one[i] + other[i] for i in range(len(one))]
