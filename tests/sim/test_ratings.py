"""Ratings: they depend on who won against whom, never on the order of games."""

from __future__ import annotations

from dataclasses import replace
from math import exp, log

import pytest

from undergrowth.engine.chance import seeded
from undergrowth.sim import Row
from undergrowth.sim.ratings import MEAN, Ratings, ratings
from undergrowth.sim.strengths import Fit, Record, fit
from undergrowth.stats.rated import rated

pytest.importorskip("numpy", reason="ratings are an extra: undergrowth[results]")

ROW = Row(0, 1, "m", "d", 0, "a", "", "p", 9, "", "", True, "points", 2, 1, 1, points="9")


def game(number: int, players: str, winners: str) -> list[Row]:
    """The rows of a game between players of one letter; the seats in `winners` won."""
    return [
        replace(ROW, game=number, seat=seat, player=name, won=str(seat) in winners)
        for seat, name in enumerate(players)
    ]


def games(*played: tuple[str, str]) -> list[Row]:
    return [row for at, (players, won) in enumerate(played) for row in game(at, players, won)]


def by_player(rows: list[Row]) -> Ratings[str]:
    return ratings(rows, lambda row: row.player)


def test_the_same_games_in_another_order_are_the_same_ratings() -> None:
    """Three players at balanced tables: 58 wins, 38 and none, as a ladder had them."""
    won = [*"0" * 58, *"1" * 38]
    dice = seeded(5)
    seen = []
    for _ in range(20):
        order = list(range(len(won)))
        dice.shuffle(order)
        found = by_player(games(*[("pgr", won[at]) for at in order]))
        assert found.order == ["p", "g", "r"]
        seen.append([found[name] for name in found.order])
    assert all(each == seen[0] for each in seen), "to the last digit"


def test_players_that_won_as_often_at_the_same_tables_are_equal() -> None:
    found = by_player(games(*[("abc", "012"[at % 3]) for at in range(30)]))
    assert [found[name].value for name in "abc"] == pytest.approx([MEAN] * 3)
    assert found["a"].games == 30


def test_more_wins_rate_higher_and_more_games_are_surer() -> None:
    played = [("ab", "0" if at % 4 else "1") for at in range(40)]
    few, many = by_player(games(*played[:16])), by_player(games(*played))
    assert many["a"].value > MEAN > many["b"].value
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    value, low, high = many.ahead("a", "b")
    assert value == pytest.approx(many["a"].value - many["b"].value)
    assert low < value < high


def test_400_points_more_are_ten_wins_for_one() -> None:
    """With so many games the imagined one hardly counts."""
    found = by_player(games(*[("ab", "0" if at % 11 else "1") for at in range(11_000)]))
    assert found.ahead("a", "b")[0] == pytest.approx(400, abs=1)


def test_who_has_won_all_games_or_none_has_a_rating_all_the_same() -> None:
    """Hunter 2004, assumption 1: without the imagined player it would be infinite."""
    found = by_player(games(*[("abc", "01"[at % 2]) for at in range(60)]))
    assert found["a"].value == pytest.approx(found["b"].value)
    assert 0 < found["c"].value < found["a"].value < 3000
    assert found["c"].high > found["c"].value + 100, "how weak it is stays open"


def test_a_player_on_several_seats_counts_for_each() -> None:
    """Two seats of three win twice in three games between equals."""
    found = by_player(games(*[("aab", "012"[at % 3]) for at in range(300)]))
    assert found["a"].value == pytest.approx(found["b"].value, abs=0.1)
    assert found["a"].games == 300, "a game is one game"


def test_a_game_of_one_player_against_itself_changes_nothing() -> None:
    one = games(("ab", "0"), ("ab", "1"), ("ab", "0"))
    more = [*one, *game(3, "aa", "1"), *game(4, "bb", "0")]
    for name in "ab":
        assert by_player(more)[name].value == pytest.approx(by_player(one)[name].value)


def test_a_shared_win_is_half_a_win_for_each() -> None:
    """A coalition is as good as one win for either in two games."""
    shared = by_player(games(("abc", "01"), ("abc", "01"), ("abc", "2")))
    apart = by_player(games(("abc", "0"), ("abc", "1"), ("abc", "2")))
    for name in "abc":
        assert shared[name] == apart[name]


def test_games_that_nobody_won_are_left_out() -> None:
    unfinished = [replace(row, how="unfinished") for row in games(("ab", ""), ("ac", ""))]
    assert by_player(unfinished).order == []
    assert [part.notes for part in rated(unfinished)] == [
        ["Nobody has won a game, so there are no ratings."]
    ]
    both = [*unfinished, *game(7, "ab", "0")]
    assert by_player(both).order == ["a", "b"]


def by_hunters_algorithm(record: Record) -> list[float]:
    """Hunter 2004: each strength becomes wins over the sum of 1 / strength of its line-ups."""
    strengths = [1.0] * record.players
    for _ in range(20_000):
        below = [1 / (each + 1) for each in strengths]
        for line_up, met in record.line_ups.items():
            together = sum(strengths[each] for each in line_up)
            for each in line_up:
                below[each] += met / together
        strengths = [(won + 0.5) / each for won, each in zip(record.wins(), below, strict=True)]
    logs = [log(each) for each in strengths]
    return [each - sum(logs) / len(logs) for each in logs]


def played(strengths: list[float], tables: list[list[int]], seed: int) -> Record:
    """A game at each of the tables, won at random by strengths, which are logarithms."""
    dice, record = seeded(seed), Record(len(strengths))
    for table in tables:
        weights = [exp(strengths[each]) for each in table]
        left = sum(weights) * dice.below(1 << 30) / (1 << 30)
        at = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        record.add(table, [table[at]])
    return record


TABLES = [[at % 5, (at + 1) % 5, (at // 5 + at) % 5, 0] for at in range(60)]


def test_the_fit_is_that_of_hunters_algorithm() -> None:
    """A plain version of the same, which is slow and surely climbs."""
    for seed in range(3):
        record = played([0.5, 0.2, -0.2, -2.0, 1.5], TABLES, seed)
        assert fit(record).values == pytest.approx(by_hunters_algorithm(record), abs=1e-6), seed


def test_intervals_hold_the_truth_about_95_times_of_100() -> None:
    """In made-up ladders of players whose strengths are known."""
    truth = [0.6, 0.2, -0.2, -0.6]
    tables = [[at % 4, (at + 1) % 4, (at + 2) % 4, (at + 3) % 4] for at in range(80)]
    runs = 400
    held = between = 0
    for seed in range(runs):
        found: Fit = fit(played(truth, tables, seed))
        held += sum(abs(found.values[at] - truth[at]) <= 1.96 * found.error(at) for at in range(4))
        apart = found.values[0] - found.values[1] - (truth[0] - truth[1])
        between += abs(apart) <= 1.96 * found.error_between(0, 1)
    assert 0.93 < held / (4 * runs) < 0.98
    assert 0.92 < between / runs < 0.98
