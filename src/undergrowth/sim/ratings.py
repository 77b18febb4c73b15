"""How strong players are, by openskill's Plackett-Luce model, from the rows of games."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import groupby
from math import prod
from typing import Final, TypeVar

from undergrowth.engine.errors import BadSetup
from undergrowth.sim.games import FAILED, UNFINISHED
from undergrowth.sim.rows import Row
from undergrowth.sim.statistics import Z_95

Who = TypeVar("Who", bound=Hashable)

_FIRST: Final = 1.0
_OTHERS: Final = 2.0
"""Ranks: winners share the first, and all others the next."""


@dataclass(frozen=True)
class Rating:
    """Where a player stands: everybody begins at 25, and only differences within a ladder count."""

    value: float
    low: float
    """The lower end of the 95% interval.  It is cautious: repeated ladders lie closer."""
    high: float
    games: int
    """Games in which it took part, on one seat or several."""


def check_ratings() -> None:
    """Raise `BadSetup` where ratings cannot be made."""
    if find_spec("openskill") is None:
        raise BadSetup("ratings need openskill: pip install 'undergrowth[results]'")


def ratings(rows: Iterable[Row], who: Callable[[Row], Who]) -> dict[Who, Rating]:
    """The rating of whoever `who` says that a row is of, such as its player.

    Games are taken in order of their numbers; those that were not played to an end are left out.
    Whoever has several seats of a game learns from each.  Raises `BadSetup` without openskill.
    """
    check_ratings()
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # nobody learns between games
    known: dict[Who, tuple[float, float, int]] = {}
    ordered = sorted(rows, key=lambda row: (row.game, row.seat))
    for _, group in groupby(ordered, key=lambda row: row.game):
        seats = list(group)
        if seats[0].how in (UNFINISHED, FAILED):
            continue
        before = [known.get(who(row), (model.mu, model.sigma, 0)) for row in seats]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
        ranks = [_FIRST if row.won else _OTHERS for row in seats]
        after = [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=ranks)]
        for each in {who(row) for row in seats}:
            mine = [i for i, row in enumerate(seats) if who(row) == each]
            mu, sigma, games = before[mine[0]]
            known[each] = (
                mu + sum(after[i][0] - mu for i in mine),
                sigma * prod(after[i][1] / sigma for i in mine),
                games + 1,
            )
    return {
        each: Rating(mu, mu - Z_95 * sigma, mu + Z_95 * sigma, games)
        for each, (mu, sigma, games) in known.items()
    }
