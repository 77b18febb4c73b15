"""`undergrowth puzzle cut` at the terminal."""

from __future__ import annotations

from pathlib import Path

from kit.terminal import Run
from undergrowth import position
from undergrowth.table.saving.replay import replay_of, to_lines

TABLE: position.Document = {
    "map": "autumn",
    "seats": ["marquise", "eyrie"],
    "turn": "marquise",
    "phase": "daylight",
    "turns": 5,
    "suits": {str(place): ["mouse"] for place in range(1, 13)},
    "clearings": {"1": {"marquise": "1 warrior"}, "5": {"eyrie": "roost"}, "3": {"eyrie": "roost"}},
    "marquise": {"hand": [], "score": 29},
    "eyrie": {"leader": "despot", "hand": []},
}
"""The roost in clearing 5 is a step away, and the last point that the Marquise needs."""


def missed(folder: Path) -> Path:
    """Write a game in which she marches there and back, and passes."""
    game = position.game(TABLE, 1)
    for answer in ("march", "to 10", "from 10", "to 1", "pass"):
        game.choose(answer)
    replay = replay_of(game)
    replay.players = ["Ada", "greedy"]
    file = folder / "friday evening.jsonl"
    file.write_text(to_lines(replay), encoding="utf-8")
    return file


def test_puzzles_are_cut_into_a_folder_and_can_be_solved(ug: Run, tmp_path: Path) -> None:
    file, to = missed(tmp_path), tmp_path / "cut"
    words = ("puzzle", "cut", file, "--to", to, "--as", "marquise", "--budget", "1000")
    ran = ug(*words, "--tries", "8")
    assert ran.code == 0 and "Marquise de Cat (Ada), turn 5" in ran.out
    assert "win this turn" in ran.out and "In a game this was missed." in ran.out
    assert "Puzzles cut into" in ran.err and "about 1000 answers at most" in ran.err
    puzzle = to / "friday_evening-5.toml"
    assert "right; 1 of 3" in ug("puzzle", "check", puzzle).out
    solved = ug("puzzle", "play", puzzle, stdin="hint\nmarch\nto 5\nbattle\n")
    assert "(Ada), turn 5" in solved.out and "In that game the answer was" in solved.out
    assert "Solved!" in solved.out and solved.code == 0


def test_names_and_costs_are_left_out_where_they_are_not_wanted(ug: Run, tmp_path: Path) -> None:
    """What was cut before stays: the same name with something else in it is refused."""
    file, to = missed(tmp_path), tmp_path / "cut"
    words = ("puzzle", "cut", file, "--to", to, "--goals", "win", "--budget", "1000")
    ran = ug(*words, "--tries", "0", "--no-names")
    assert ran.code == 0 and "Marquise de Cat, turn 5" in ran.out
    text = (to / "friday_evening-5.toml").read_text(encoding="utf-8")
    assert "Ada" not in text and "cost" not in text
    again = ug(*words, "--tries", "0")
    assert again.code == 2 and "is there already" in again.err


def test_what_is_wrong_is_said(ug: Run, tmp_path: Path) -> None:
    said = ug("puzzle", "cut", tmp_path / "nowhere.jsonl", "--to", tmp_path)
    assert said.code == 2 and "nowhere.jsonl: no such file" in said.err
    other = tmp_path / "other.toml"
    other.write_text("goal = 1", encoding="utf-8")
    assert "is not the file of a game" in ug("puzzle", "cut", other, "--to", tmp_path).err
    assert "name files of games, or --server" in ug("puzzle", "cut").err
    file = missed(tmp_path)
    assert "--goals: expected" in ug("puzzle", "cut", file, "--goals", "dance").err
    assert "--mistakes needs" in ug("puzzle", "cut", file, "--mistakes", "--tries", "0").err
    assert "corvid" in ug("puzzle", "cut", file, "--as", "corvid", "--to", tmp_path / "c").err
