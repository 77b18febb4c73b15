"""Ratings of players from the rows of games, on the scale of chess ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby
from math import log
from typing import Any, Final, Generic, Protocol, TypeVar

from undergrowth.sim.rows import Row
from undergrowth.sim.statistics import Z_95
from undergrowth.sim.strengths import Fit, Record, fit

MEAN: Final = 1500.0
"""The mean of all ratings."""
_SCALE: Final = 400 / log(10)
"""The factor from natural logarithms of strengths: 400 points mean ten times as many wins at the
same table."""


class _Ordered(Protocol):
    """A type with an order, so that the same games give the same numbers to the last digit."""

    def __hash__(self) -> int: ...

    def __lt__(self, other: Any, /) -> bool: ...


Who = TypeVar("Who", bound=_Ordered)


@dataclass(frozen=True)
class Rating:
    """The strength of a player.  The mean of all players is 1500; only differences count."""

    value: float
    low: float
    """The lower end of the 95% interval, relative to the mean of all players."""
    high: float
    games: int
    """The number of games with the player, on one seat or several."""


class Ratings(Generic[Who]):
    """The ratings of all players of some games."""

    def __init__(self, names: list[Who], games: dict[Who, int], found: Fit | None) -> None:
        """`names` are in the order of the fit's numbers; `found` is None if nobody has won a
        game."""
        self._numbers: Final = {name: number for number, name in enumerate(names)}
        self._games: Final = games
        self._fit: Final = found

    @property
    def order(self) -> list[Who]:
        """The players, best first; ties by name."""
        return sorted(self._numbers, key=lambda name: (-self[name].value, self._numbers[name]))

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    def __getitem__(self, name: Who) -> Rating:
        if self._fit is None:
            raise KeyError(name)
        number = self._numbers[name]
        value = MEAN + _SCALE * self._fit.values[number]
        reach = Z_95 * _SCALE * self._fit.error(number)
        return Rating(value, value - reach, value + reach, self._games[name])

    def ahead(self, one: Who, other: Who) -> tuple[float, float, float]:
        """Return how far one player is ahead of another, with the ends of its 95% interval."""
        if self._fit is None:
            raise KeyError(one)
        first, second = self._numbers[one], self._numbers[other]
        value = _SCALE * (self._fit.values[first] - self._fit.values[second])
        reach = Z_95 * _SCALE * self._fit.error_between(first, second)
        return value, value - reach, value + reach


def ratings(rows: Iterable[Row], who: Callable[[Row], Who]) -> Ratings[Who]:
    """Return the ratings of the players that `who` reads from each row, such as its `player`.

    Games without a winner, such as unfinished ones, are left out; players of such games alone have
    no rating.

    Raises `BadSetup` without numpy.
    """
    ordered = sorted(rows, key=lambda row: (row.game, row.seat))
    tables = [list(group) for _, group in groupby(ordered, key=lambda row: row.game)]
    tables = [seats for seats in tables if any(row.won for row in seats)]
    games: dict[Who, int] = {}
    for seats in tables:
        for name in {who(row) for row in seats}:
            games[name] = games.get(name, 0) + 1
    names = sorted(games)
    if not names:
        return Ratings([], {}, None)
    numbers = {name: number for number, name in enumerate(names)}
    record = Record(len(names))
    for seats in tables:
        record.add(
            [numbers[who(row)] for row in seats], [numbers[who(row)] for row in seats if row.won]
        )
    return Ratings(names, games, fit(record))
