"""`undergrowth companion` at the terminal."""

from __future__ import annotations

from pathlib import Path

from kit.terminal import Run
from undergrowth.companion import Companion

SEATS = "marquise,bot:electric_eyrie"
SET_UP = "keep in 1\nsawmill 1\nworkshop 5\nrecruiter 5\n"
TURN = """+8 marquise 2 warriors
8>9 marquise 1 warrior
p marquise +2
h marquise 4
x marquise tax_collector
end
"""


def play(ug: Run, file: Path, typed: str, *flags: str) -> list[str]:
    ran = ug("companion", str(file), "--lang", "en", *flags, stdin=typed)
    assert ran.code == 0, ran.err
    return ran.lines


def test_an_evening_beside_a_table(ug: Run, tmp_path: Path) -> None:
    """A setup, a person's turn in short commands, an opponent's turn step by step."""
    file = tmp_path / "evening.json"
    typed = SET_UP + TURN + "\nroot_tea_f\n\n\n\nm\nq\n"
    lines = play(ug, file, typed, "--seats", SEATS)
    shown = "\n".join(lines)
    assert "Electric Eyrie reveals the order card Root Tea (fox)" in shown
    assert "2 points · 3 cards" in shown
    companion = Companion.from_json(file.read_bytes())
    assert ["pieces", "marquise", "8", "warriors", 2] in companion.entries
    assert ["answer", "root_tea_fox"] in companion.entries


def test_a_game_is_played_on_from_its_file(ug: Run, tmp_path: Path) -> None:
    """Undo goes back to the beginning, across sittings."""
    file = tmp_path / "evening.json"
    play(ug, file, SET_UP + "p marquise 3\nq\n", "--seats", SEATS)
    many = len(Companion.from_json(file.read_bytes()).entries)
    lines = play(ug, file, "u\n" * (many + 5) + "q\n")
    assert "There is nothing to take back." in "\n".join(lines)


def test_what_cannot_be_read_is_said(ug: Run, tmp_path: Path) -> None:
    """Nothing is changed by a line that is wrong; ? explains all lines."""
    file = tmp_path / "evening.json"
    typed = SET_UP + "fly\np marquise\n+5 marquise roost\nset marquise foo = 3\n?\nq\n"
    shown = "\n".join(play(ug, file, typed, "--seats", SEATS))
    assert "Tell what has changed; `end` ends the turn." in shown
    assert "p: something is missing: ? shows how it is typed" in shown
    assert "'roost' is no piece of marquise_de_cat there" in shown
    assert "unknown" in shown and "`u`: take back the last line" in shown


def test_a_file_of_something_else_is_left_alone(ug: Run, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}")
    ran = ug("companion", str(file))
    assert ran.code == 2 and "no companion's game" in ran.err and file.read_text() == "{}"
