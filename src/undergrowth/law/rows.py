"""Rows of numbers, one for each place, put together place by place.

Interpreted they are put together in C, compiled in a loop; each is several times as fast there.
"""

from __future__ import annotations

from operator import add

from undergrowth.engine.procedures import COMPILED


def greater(one: list[int], other: list[int]) -> list[int]:
    """Return the greater of two numbers at each place."""
    if not COMPILED:
        return list(map(max, one, other))
    return [one[i] if one[i] > other[i] else other[i] for i in range(len(one))]


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
