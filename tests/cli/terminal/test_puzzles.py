"""`undergrowth puzzle` at the terminal."""

from __future__ import annotations

from pathlib import Path

from kit.terminal import Run

FILE = """
goal = "score"
points = 1
hints = 0
answers = ["battle", "chance: roll 0 0"]

[position]
map = "autumn"
seats = ["marquise", "eyrie"]
turn = "marquise"
phase = "daylight"
turns = 5

[position.clearings]
5 = {marquise = "1 warrior", eyrie = "roost"}
3 = {eyrie = "roost"}

[position.eyrie]
leader = "despot"
"""


def test_a_file_is_checked(ug: Run, tmp_path: Path) -> None:
    path = tmp_path / "roost.toml"
    path.write_text(FILE, encoding="utf-8")
    ran = ug("puzzle", "check", str(path))
    assert ran.code == 0 and "right; 1 of" in ran.out
    path.write_text(FILE.replace("points = 1", "points = 20"), encoding="utf-8")
    ran = ug("puzzle", "check", str(path))
    assert ran.code == 2 and "the goal can be missed whatever is answered" in ran.err


def test_a_puzzle_is_played(ug: Run, tmp_path: Path) -> None:
    path = tmp_path / "roost.toml"
    path.write_text(FILE, encoding="utf-8")
    typed = "hint\nanswer\nbattle\n"
    ran = ug("puzzle", "play", str(path), stdin=typed)
    assert "There is no hint." in ran.out and "Solved!" in ran.out and ran.code == 0
    ran = ug("puzzle", "play", str(path), stdin="pass\nq\n")
    assert ran.code == 1


def test_what_is_wrong_is_said(ug: Run, tmp_path: Path) -> None:
    assert "no puzzle 'nowhere'" in ug("puzzle", "play", "nowhere").err
    assert "goals: expected" in ug("puzzle", "find", str(tmp_path), "--goals", "dance").err
