"""Puzzles: files are read or refused, the solver proves what is sure and nothing else."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from undergrowth import position
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.puzzles import Goal, OutOfBudget, Puzzle, Solver, check, load, puzzle, read
from undergrowth.puzzles.files import to_document
from undergrowth.puzzles.writing import to_toml

TABLE: position.Document = {
    "map": "autumn",
    "seats": ["marquise", "eyrie"],
    "turn": "marquise",
    "phase": "daylight",
    "turns": 5,
    "clearings": {
        "5": {"marquise": "workshop"},
        "12": {"eyrie": "6 warriors, roost"},
        "3": {"eyrie": "roost, 2 warriors"},
    },
    "marquise": {"hand": ["root_tea_rabbit", "anvil"], "score": 20},
    "eyrie": {"leader": "despot", "score": 12},
}
"""A mouse workshop could craft the tea for two points; there is little to search."""
ROOST: position.Document = {
    **TABLE,
    "clearings": {"5": {"marquise": "1 warrior", "eyrie": "roost"}, "3": {"eyrie": "roost"}},
    "marquise": {"score": 20},
}
CLEARINGS = {str(place): "mouse" for place in range(1, 13)}


def written(**entries: object) -> position.Document:
    table = {**TABLE, "suits": {place: [suit] for place, suit in CLEARINGS.items()}}
    return {"goal": "score", "points": 2, "answers": ["craft root_tea_rabbit"], **entries} | {
        "position": entries.get("position", table)
    }


def tea(**entries: object) -> Puzzle:
    return read("tea", written(**entries))


def test_a_goal_that_is_sure_is_proved_and_its_line_played() -> None:
    found = check(tea())
    assert "craft root_tea_rabbit" in found.first and 0 < len(found.first) <= found.of
    assert found.tried > 0


def test_a_goal_that_is_out_of_reach_is_refused() -> None:
    with pytest.raises(BadPosition, match="puzzle tea: the goal can be missed whatever is ans"):
        check(tea(points=60))


def test_a_line_that_gives_the_goal_away_is_refused() -> None:
    """After each of its own answers the goal must be sure."""
    with pytest.raises(BadPosition, match=r"answer 1, 'pass': after it the goal can be missed"):
        check(tea(answers=["pass"]))


def test_a_line_that_stops_early_is_refused() -> None:
    with pytest.raises(BadPosition, match="not reached at the end of its answers"):
        check(read("battle", written(position=ROOST, points=1, answers=["battle"])))


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["craft anvil"], "craft anvil"),
        (["dance"], "dance"),
        (["eyrie: pass"], "marquise_de_cat is asked"),
        (["craft root_tea_rabbit", "pass"], "that is settled before"),
    ],
)
def test_a_line_that_cannot_be_played_is_refused(answers: list[str], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        check(tea(answers=answers))


def test_a_search_that_is_too_long_says_so() -> None:
    with pytest.raises(BadPosition, match="the solver gave up after 3 answers"):
        check(tea(points=60), budget=3)
    g = tea().game(log=False)
    with pytest.raises(OutOfBudget):
        Solver(g, Goal("score", 60), budget=3).proves(g)


def test_chance_is_never_counted_on() -> None:
    """4.3.3 Two against none in defence hits by any roll; a roll of two is not sure."""
    g = read("battle", written(position=ROOST, points=1)).game(log=False)
    assert Solver(g, Goal("score", 1)).proves(g)
    guarded = {"5": {"marquise": "1 warrior", "eyrie": "1 warrior, roost"}}
    g = read("battle", written(position={**ROOST, "clearings": guarded}, points=1)).game(log=False)
    assert not Solver(g, Goal("score", 1)).proves(g)


def test_the_game_that_is_searched_stays_as_it_is() -> None:
    g = tea().game()
    before = g.to_json()
    Solver(g, Goal("score", 2)).proves(g)
    assert g.to_json() == before


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"goal": "dance"}, "goal: expected win, score, stop, not 'dance'"),
        ({"points": "many"}, "points: expected a number from 1 to 99"),
        ({"answers": []}, "answers: expected the line"),
        ({"position": {}}, "position: expected a described position"),
        ({"hints": 99}, "hints: expected a number from 0 to 9"),
        ({"colour": "red"}, "unknown entry colour"),
        ({"goal": "win"}, "unknown entry points"),
        ({"goal": "stop", "by": "points"}, "unknown entry points|by: expected"),
    ],
)
def test_a_bad_file_is_refused(entries: dict[str, object], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        tea(**entries)


def test_a_bad_position_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"position.map|map"):
        tea(position={**TABLE, "map": "atlantis"}).game()
    with pytest.raises(BadText, match="there is no puzzle 'nowhere'"):
        puzzle("nowhere")


def test_a_file_is_written_and_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "tea.toml"
    path.write_text(to_toml(to_document(tea(hints=1))), encoding="utf-8")
    assert load(path) == tea(hints=1)
    broken = tmp_path / "broken.toml"
    broken.write_text("goal = ", encoding="utf-8")
    with pytest.raises(BadPosition, match="not a TOML or JSON document"):
        load(broken)


def test_any_position_is_written_as_toml() -> None:
    document = position.describe(tea().game())
    assert tomllib.loads(to_toml(document)) == document
