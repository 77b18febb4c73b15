"""Statistics of many games: win rates with their uncertainty, and means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.given import given_number
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.given import given_rows
from undergrowth.sim.rows import COLUMNS, Row

Z_95: Final = 1.959963984540054
"""The 97.5% quantile of the normal distribution, for two-sided 95% intervals."""


@dataclass(frozen=True)
class Summary:
    """Statistics of the rows of one faction, seat or player."""

    name: str
    """The value of the column that the rows share, such as a faction, as text."""
    games: int
    """The number of rows: a game counts once for each seat with the value."""
    wins: int
    """The number of rows that won."""
    share: float
    """Wins as a share of games, unfinished games included."""
    low: float
    """The lower end of the 95% interval of that share."""
    high: float
    """The upper end of the 95% interval of that share."""
    points: float
    """The mean score."""
    turns: float
    """The mean number of turns of its games, all seats together."""
    decisions: float
    """The mean number of questions it was asked in a game."""
    won_by: dict[str, int]
    """The number of wins by kind: `coalition` for a win through a partner, else the game's
    ending."""


@dataclass(frozen=True)
class Totals:
    """Statistics of all games together."""

    games: int
    """The number of games."""
    ended: dict[str, int]
    """The number of games by ending."""
    turns: float
    """The mean number of turns in a game, all seats together."""
    decisions: float
    """The mean number of decisions in a game, all seats together."""
    choices: float
    """The mean number of decisions with more than one option."""


def summarize(rows: Iterable[Row], column: str) -> list[Summary]:
    """Return one summary for each value of a column such as `seat`, in order of value.

    A column such as `faction` or `player` may hold a value twice in one game; every row counts.
    """
    if column not in [*COLUMNS]:
        raise BadOutput(f"{abridged(column)} is no column: expected {', '.join(COLUMNS)}")
    rows = given_rows(rows)
    groups: dict[int | str, list[Row]] = {}
    for row in rows:
        groups.setdefault(getattr(row, column), []).append(row)
    return [_summary(str(value), groups[value]) for value in sorted(groups)]


def _summary(name: str, rows: list[Row]) -> Summary:
    games = len(rows)
    wins = sum(row.won for row in rows)
    low, high = wilson(wins, games)
    return Summary(
        name=name,
        games=games,
        wins=wins,
        share=wins / games,
        low=low,
        high=high,
        points=sum(row.score for row in rows) / games,
        turns=sum(row.turns for row in rows) / games,
        decisions=sum(row.decisions for row in rows) / games,
        won_by=dict(Counter("coalition" if row.partner else row.how for row in rows if row.won)),
    )


def totals(rows: Iterable[Row]) -> Totals:
    """Return the endings and mean lengths of the games."""
    rows = given_rows(rows)
    first = {row.game: row for row in rows}
    games = len(first)
    return Totals(
        games=games,
        ended=dict(Counter(row.how for row in first.values())),
        turns=sum(row.turns for row in first.values()) / max(1, games),
        decisions=sum(row.decisions for row in rows) / max(1, games),
        choices=sum(row.choices for row in rows) / max(1, games),
    )


def wilson(wins: int, games: int, z: float = Z_95) -> tuple[float, float]:
    """Return Wilson's score interval of a share: reliable for few games, and always within 0
    and 1."""
    given_number("games", games, 0, BadOutput)
    given_number("wins", wins, 0, BadOutput)
    if wins > games:
        raise BadOutput(f"wins: expected at most {games}, not {wins}")
    if not isinstance(z, int | float):
        raise BadOutput(f"z: expected a number, not {abridged(z)}")
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low = 0.0 if wins == 0 else (middle - reach) / scale
    high = 1.0 if wins == games else (middle + reach) / scale
    return (low, high)
