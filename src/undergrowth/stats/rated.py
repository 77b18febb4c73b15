"""Ratings of players, in all and with each faction: tables and a chart."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import Final

from undergrowth.sim.ratings import Rating, Ratings, ratings
from undergrowth.sim.rows import Row
from undergrowth.sim.statistics import Summary, summarize
from undergrowth.stats import drawing
from undergrowth.stats.drawing import Interval
from undergrowth.stats.section import Section
from undergrowth.stats.wording import between, color, named, percent, whole, words

_STEP: Final = 200
"""The distance between marks of the axis of ratings."""


def rated(rows: Iterable[Row]) -> list[Section]:
    """Return the ratings of players, best first, then those of each with each faction.

    Raises `BadSetup` without numpy.
    """
    rows = list(rows)
    found = ratings(rows, lambda row: row.player)
    order = found.order
    if not order:
        return [Section("ladder", words("ladder"), notes=[words("unrated")])]
    return [_ladder(rows, found, order), _apart(rows, order)]


def _ladder(rows: list[Row], found: Ratings[str], order: list[str]) -> Section:
    shares = {each.name: each for each in summarize(rows, "player")}
    title = words("ladder")
    lines = [Interval(name, color(name, "player"), *_shown(found[name])) for name in order]
    headings = ["player", "games_heading", "rating", "interval", "ahead", "wins", "share"]
    return Section(
        "ladder",
        title,
        [words(each) for each in [*headings, "interval"]],
        [
            _row(found[name], _ahead(found, order, at), shares[name])
            for at, name in enumerate(order)
        ],
        [words("rated")],
        drawing.intervals(title, lines, _axis([found[name] for name in order]), None),
    )


def _row(rating: Rating, ahead: str, share: Summary) -> list[str]:
    """Return a row of the table.  Shares count seats: a player may have several in a game."""
    return [
        share.name,
        whole(rating.games),
        f"{rating.value:.0f}",
        f"{rating.low:.0f}-{rating.high:.0f}",
        ahead,
        whole(share.wins),
        percent(share.share),
        between(share.low, share.high),
    ]


def _ahead(found: Ratings[str], order: list[str], at: int) -> str:
    """Return a player's lead over the next one, with its 95% margin of error."""
    if at + 1 == len(order):
        return ""
    value, low, _ = found.ahead(order[at], order[at + 1])
    return f"{value:.0f} ± {value - low:.0f}"


def _shown(rating: Rating) -> tuple[float, float, float, str]:
    return rating.low, rating.value, rating.high, f"{rating.value:.0f}"


def _axis(found: list[Rating]) -> list[tuple[float, str]]:
    first = floor(min(each.low for each in found) / _STEP)
    last = ceil(max(each.high for each in found) / _STEP)
    return [(float(_STEP * n), str(_STEP * n)) for n in range(first, last + 1)]


def _apart(rows: list[Row], order: list[str]) -> Section:
    """Return ratings of pairs of player and faction, treated as different players."""
    found = ratings(rows, lambda row: (row.player, row.faction))
    factions = sorted({row.faction for row in rows})
    table = [
        [
            named(faction, "faction"),
            *(_cell(found[name, faction]) if (name, faction) in found else "" for name in order),
        ]
        for faction in factions
    ]
    headings = [words("faction"), *order]
    return Section("ladder-factions", words("ladder_apart"), headings, table, [words("apart")])


def _cell(rating: Rating) -> str:
    return f"{rating.value:.0f} ({rating.low:.0f}-{rating.high:.0f})"
