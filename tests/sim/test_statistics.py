"""Shares of wins, their intervals, and averages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from undergrowth.sim import Row, summarize, totals, wilson

ROW = Row(
    game=0,
    seed=1,
    map="autumn",
    deck="base",
    seat=0,
    faction="cats",
    character="",
    player="random",
    score=10,
    dominance="",
    partner="",
    won=False,
    how="points",
    turns=8,
    decisions=100,
    choices=90,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (8, 10, 0.4902, 0.9433),
        (50, 100, 0.4038, 0.5962),
        (250, 1000, 0.2242, 0.2778),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals_are_those_of_the_tables(
    wins: int, games: int, low: float, high: float
) -> None:
    """Values as R's prop.test(correct=FALSE) and statsmodels give them."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def rows() -> list[Row]:
    """Two games of two seats: a win by points, and one by dominance from the other chair."""
    return [
        replace(ROW, game=0, seat=0, faction="cats", score=30, won=True),
        replace(ROW, game=0, seat=1, faction="birds", score=20, decisions=60, choices=50),
        replace(
            ROW, game=1, seat=0, faction="birds", score=12, won=True, how="dominance", turns=12
        ),
        replace(ROW, game=1, seat=1, faction="cats", score=20, how="dominance", turns=12),
    ]


def test_a_faction_is_summed_up_over_its_seats() -> None:
    birds, cats = summarize(rows(), "faction")
    assert (birds.name, birds.games, birds.wins, birds.share) == ("birds", 2, 1, 0.5)
    assert (birds.points, birds.turns, birds.decisions) == (16, 10, 80)
    assert birds.won_by == {"dominance": 1}
    assert cats.won_by == {"points": 1}
    shared = [*rows(), replace(ROW, game=0, seat=2, faction="fox", partner="cats", won=True)]
    assert summarize(shared, "faction")[2].won_by == {"coalition": 1}
    assert (cats.low, cats.high) == wilson(1, 2)


def test_seats_are_in_order_and_cover_every_game() -> None:
    numbers = summarize([replace(ROW, seat=seat) for seat in (10, 2, 0)], "seat")
    assert [each.name for each in numbers] == ["0", "2", "10"]


def test_totals_count_each_game_once() -> None:
    all_games = totals(rows())
    assert all_games.games == 2
    assert all_games.ended == {"points": 1, "dominance": 1}
    assert (all_games.turns, all_games.decisions, all_games.choices) == (10, 180, 160)


def test_no_games_have_no_statistics() -> None:
    assert summarize([], "faction") == []
    assert totals([]).games == 0
