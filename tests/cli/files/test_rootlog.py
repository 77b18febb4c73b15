"""`undergrowth rootlog`: games written as Rootlog, and read from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.rootlogs import played
from kit.terminal import Run
from undergrowth import Setup, position
from undergrowth.table.saving.replay import to_lines

SEATS = ["marquise", "eyrie", "alliance"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A replay."""
    file = tmp_path / "game.jsonl"
    file.write_text(to_lines(played(Setup(seats=SEATS), 5, 200)), encoding="utf-8")
    return file


def test_a_replay_becomes_a_log_and_that_a_position(ug: Run, game: Path) -> None:
    log, laid = game.with_suffix(".rootlog"), game.with_suffix(".position.json")
    assert ug("rootlog", "export", str(game), "-o", str(log)).code == 0
    text = log.read_text(encoding="utf-8")
    assert text.startswith("Map: Fall\nDeck: Standard\nC: Marquise de Cat\n")
    assert ug("rootlog", "export", str(game)).out == text
    told = ug("rootlog", "import", str(log), "-o", str(laid), "--turn", "4")
    assert told.code == 0 and "The position after 4 of" in told.out
    assert "Marquise de Cat: " in told.out and "contradiction" not in told.out
    assert position.game(position.load(laid)).turns == 5


def test_the_first_contradiction_is_told(ug: Run, game: Path) -> None:
    log = game.with_suffix(".rootlog")
    ug("rootlog", "export", str(game), "-o", str(log))
    lines = log.read_text(encoding="utf-8").splitlines()
    turn = max(number for number, line in enumerate(lines) if line.startswith("E:"))
    lines[turn] += "/29w1->5"
    log.write_text("\n".join(lines), encoding="utf-8")
    told = ug("rootlog", "import", str(log))
    said = " ".join(told.out.split())
    assert told.code == 1 and f"The first contradiction: line {turn + 1}, column" in said
    assert "'29w1->5': expected 29 Ew at 1" in said
    german = ug("rootlog", "import", str(log), "--lang", "de")
    assert "Der erste Widerspruch" in german.out and "Herbst" in german.out


def test_a_tolerant_reader_lists_what_cannot_be(ug: Run, game: Path) -> None:
    """Each place with its section; the position is that after the last turn."""
    log, laid = game.with_suffix(".rootlog"), game.with_suffix(".position.json")
    ug("rootlog", "export", str(game), "-o", str(log))
    lines = log.read_text(encoding="utf-8").splitlines()
    turn = max(number for number, line in enumerate(lines) if line.startswith("E:"))
    lines[turn] += "/29w1->5/hello"
    log.write_text("\n".join(lines), encoding="utf-8")
    told = ug("rootlog", "import", str(log), "--lenient", "-o", str(laid))
    said = " ".join(told.out.split())
    assert told.code == 0 and laid.is_file() and "contradiction" not in said
    assert "2 places cannot be; they were read as the log says them:" in said
    assert "'29w1->5': expected 29 Ew at 1, where the log has put" in said and "(1.5.4)" in said
    assert "'hello': expected a move" in said and "(no form of the notation)" in said
    german = ug("rootlog", "import", str(log), "--lenient", "--lang", "de").out
    assert "2 Stellen können nicht sein" in german


def test_a_log_that_can_be_has_nothing_to_list(ug: Run, game: Path) -> None:
    log = game.with_suffix(".rootlog")
    ug("rootlog", "export", str(game), "-o", str(log))
    told = ug("rootlog", "import", str(log), "--lenient")
    assert told.code == 0 and "Nothing in it contradicts what is before it" in " ".join(
        told.out.split()
    )


def test_a_table_against_the_law_is_told(ug: Run, tmp_path: Path) -> None:
    """Of everything a log may say the law has the last word."""
    log = tmp_path / "full.rootlog"
    rounds = "C:w->5\nE:w->5\nC:b_s->1\nE:b->1\nC:b_w->1\nE:b->1\n"
    log.write_text(f"Map: Fall\nDeck: Standard\nC: A\nE: B\n{rounds}", encoding="utf-8")
    told = ug("rootlog", "import", str(log))
    said = " ".join(told.out.split())
    assert (
        told.code == 1 and "After turn 2 (line 8) the table is one to which no game comes" in said
    )
    assert "open slots there (2.2.3)" in said


def test_wrong_files_have_a_message(ug: Run, tmp_path: Path, game: Path) -> None:
    folder = ug("rootlog", "import", str(tmp_path))
    assert folder.code == 2 and "is a directory: expected a game written as Rootlog" in folder.err
    other = ug("rootlog", "import", str(game))
    assert other.code == 2 and "line 1, column 1: expected" in other.err
    replay = tmp_path / "homeland.jsonl"
    setup = Setup(map="gorge", seats=["marquise", "lilypad_diaspora"])
    replay.write_text(to_lines(played(setup, 5, 5)), encoding="utf-8")
    refused = ug("rootlog", "export", str(replay))
    assert refused.code == 2
    assert "Rootlog has no letters for the faction lilypad_diaspora, the map gorge" in refused.err
    turn = ug("rootlog", "import", str(tmp_path / "none.rootlog"))
    assert turn.code == 2 and "none.rootlog" in turn.err
