"""Figures of many games: win rates with intervals, points by round, endings."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from undergrowth.sim.statistics import Z_95, wilson

if TYPE_CHECKING:
    import polars as pl

COALITION: Final = "coalition"
_SHOWN: Final = 0.95
"""Curves end where this share of the games is over."""


@dataclass(frozen=True)
class Share:
    """The win rate of all rows with the same values in some columns."""

    names: tuple[str, ...]
    """Those values."""
    games: int
    """The number of rows: a value that several seats of a game have counts for each of them."""
    wins: int
    share: float
    low: float
    """The lower end of the 95% interval of the share (Wilson)."""
    high: float
    even: float
    """The expected share if all seats won equally often."""
    points: float
    """The mean score."""
    turns: float
    """The mean number of turns of its games, all seats together."""


@dataclass(frozen=True)
class Curve:
    """The mean points of one faction by round; after the end of a game its last score is used."""

    name: str
    means: list[float]
    """The means after round 1, 2, and so on."""
    reach: list[float]
    """Half the width of the 95% interval of each."""


def shares(frame: pl.DataFrame, *columns: str) -> list[Share]:
    """Return a share for each combination of values, in order."""
    import polars as pl

    groups = (
        frame.group_by(*columns)
        .agg(
            pl.len().alias("games"),
            pl.col("won").sum().alias("wins"),
            (1 / pl.col("seats")).mean().alias("even"),
            pl.col("score").mean().alias("points"),
            pl.col("turns").mean().alias("turns_"),
        )
        .sort(*columns)
    )
    found: list[Share] = []
    for *values, games, wins, even, points, turns in groups.iter_rows():
        low, high = wilson(wins, games)
        names = tuple(str(value) for value in values)
        found.append(Share(names, games, wins, wins / games, low, high, even, points, turns))
    return found


def with_line_ups(frame: pl.DataFrame) -> pl.DataFrame:
    """Return the rows with `line_up`: the factions of their game, sorted and separated by
    blanks."""
    import polars as pl

    named = pl.col("faction").sort().str.join(" ").over("id")
    return frame.with_columns(line_up=named)


def endings(frame: pl.DataFrame) -> dict[str, int]:
    """Return the number of games by ending, the most frequent first."""
    import polars as pl

    first = frame.filter(pl.col("seat") == 0)
    counted = first.group_by("how").len().sort(["len", "how"], descending=[True, False])
    return {str(how): int(games) for how, games in counted.iter_rows()}


def won_by(frame: pl.DataFrame) -> dict[str, dict[str, int]]:
    """Return the wins of each faction by kind: `coalition` for a win through a partner."""
    import polars as pl

    way = pl.when(pl.col("partner") != "").then(pl.lit(COALITION)).otherwise(pl.col("how"))
    wins = frame.filter(pl.col("won")).group_by("faction", way.alias("way")).len()
    found: dict[str, dict[str, int]] = {name: {} for (name,) in _values(frame, "faction")}
    for faction, how, count in wins.sort("faction", "way").iter_rows():
        found[faction][how] = count
    return found


def _values(frame: pl.DataFrame, column: str) -> list[tuple[str]]:
    found: list[tuple[str]] = frame.select(column).unique().sort(column).rows()
    return found


def curves(frame: pl.DataFrame) -> list[Curve]:
    """Return the points of each faction by round, from the games that have them."""
    import polars as pl

    held = frame.filter(pl.col("rounds").list.len() > 0)
    if held.is_empty():
        return []
    length = pl.col("rounds").list.len()
    most = int(held.select(length.quantile(_SHOWN, "nearest")).item())
    last = length.cast(pl.Int64) - 1
    points = [
        pl.col("rounds").list.get(pl.min_horizontal(pl.lit(n), last)).alias(f"round {n}")
        for n in range(most)
    ]
    found = held.select("faction", *points).group_by("faction")
    names = [f"round {n}" for n in range(most)]
    means = found.agg(*[pl.col(name).mean() for name in names]).sort("faction").rows()
    spread = found.agg(pl.len(), *[pl.col(name).std() for name in names]).sort("faction").rows()
    return [
        Curve(name, list(mean), [Z_95 * (each or 0.0) / sqrt(games) for each in deviations])
        for (name, *mean), (_, games, *deviations) in zip(means, spread, strict=True)
    ]


def games_of(frame: pl.DataFrame) -> int:
    """Return the number of games."""
    return int(frame["id"].n_unique())


def mean_turns(frame: pl.DataFrame) -> float:
    """Return the mean number of turns of a game, all seats together."""
    import polars as pl

    return float(frame.filter(pl.col("seat") == 0).select(pl.col("turns").mean()).item() or 0.0)
