"""Points of a record by what brought them, and the rows of its results."""

from __future__ import annotations

from typing import Any

from rootlog.recordings import BIRDS, CATS, DRAW, POINT, move, recorded
from rootlog.test_lenient import published
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.results import points_by_round, results
from undergrowth.sim.rows import COLUMNS, Row


def test_points_are_counted_by_turn_and_by_what_brought_them() -> None:
    points = {"do": "points", "seat": CATS, "count": 2}
    record = recorded(
        points, move(1, "", "1", piece="sawmill"), points, {"do": "craft", "card": "anvil"}, points,
        move(1, "4", "", BIRDS), {**points, "count": 1}, {"do": "end"},
    )  # fmt: skip
    assert record.scores()[1:] == [(CATS, {CATS: 7, BIRDS: 0}), (BIRDS, {CATS: 7, BIRDS: 0})]
    assert record.sources()[CATS] == {"other": 3, "placing": 2, "crafting": 2}


def birds_score(*deeds: Any) -> dict[str, int]:
    """The sources of the points of the second player, whose turn this was."""
    record = recorded(move(1, "", "4", piece="sawmill"), {"do": "end"}, *deeds)
    return record.told({"do": "end"}).sources()[BIRDS]


def test_points_whose_source_a_log_does_not_tell_have_none() -> None:
    """7.6.2 Those at the end of the turn are the Evening's, after a removal too if it had its own;
    3.2.1 warriors bring none, nor do 3 points come of one building."""
    points, draw = {**POINT, "seat": BIRDS, "count": 3}, {**DRAW, "to": f"hand {BIRDS}"}
    gone, one = move(1, "4", "", piece="sawmill"), {**points, "count": 1}
    roost = move(1, "", "5", BIRDS, "roost")
    assert birds_score(move(1, "4", "6", BIRDS), points, draw) == {"evening": 3}
    assert birds_score(roost, points) == {"evening": 3}
    assert birds_score(gone, one, points) == {"removing": 1, "evening": 3}
    assert birds_score(gone, one) == {"other": 1}
    assert birds_score(gone, one, move(1, "4", "6", BIRDS)) == {"removing": 1}
    assert birds_score(move(1, "1", ""), points, roost) == {"other": 3}
    assert birds_score(gone, points, roost) == {"other": 3}
    assert birds_score(roost, one, gone) == {"other": 1}


def test_rows_of_a_league_have_the_columns_of_results_files() -> None:
    """The points after each round, of which the last may have begun only."""
    points = {"do": "points", "seat": CATS, "count": 2}
    record = recorded(points, {"do": "end"}, {"do": "end"}, points, {"do": "won", "seats": [CATS]})
    first, second = (Row(**row) for row in results(record))  # type: ignore[arg-type]
    assert list(results(record)[0]) == list(COLUMNS)
    assert (first.player, first.score, first.points, first.won) == ("Ada", 4, "2 4", True)
    assert (second.faction, second.points, second.how) == (BIRDS, "0 0", "points")
    assert points_by_round(recorded()) == {CATS: [0], BIRDS: [0]}
    assert [row["how"] for row in results(recorded())] == ["unfinished"] * 2


def test_rows_of_a_league_name_coalitions_and_characters() -> None:
    """9.2.8, 3.3: the second published game was won together with a Vagabond."""
    rows = {str(row["faction"]): row for row in results(Record(published()[1]))}
    winner = rows["second_vagabond"]
    assert winner["partner"] == CATS and winner["won"] and rows[CATS]["won"]
    assert winner["character"] == "adventurer" and winner["dominance"] == "dominance_bird"
    assert {row["how"] for row in rows.values()} == {"points"}


def test_a_dominance_wins_otherwise() -> None:
    """3.3: the score marker lies on its own board."""
    record = recorded({"do": "dominance"}, {"do": "won", "seats": [CATS]})
    assert {row["how"] for row in results(record)} == {"dominance"}
    assert {row["partner"] for row in results(record)} == {""}
