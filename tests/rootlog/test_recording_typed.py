"""Published games are entered at the terminal as if they were recorded there."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from kit.rootlogs import seen_of
from kit.scribes import deed_by_deed, first_lines, whole_lines
from rootlog.test_lenient import published
from undergrowth.cli.beside.kept import Kept
from undergrowth.cli.beside.recording import record_in
from undergrowth.cli.beside.scribe import Scribe
from undergrowth.cli.terminal import Terminal
from undergrowth.rootlog import read
from undergrowth.rootlog.recording import Record
from undergrowth.words import speaking

GAMES = 3
TURNS = 9
"""The lines that are entered deed by deed where whole games are not asked for."""
_WHERE = re.compile(r"(?:Setup|Turn \d+): .* - (.*)")
"""What is printed of the points after a line, without letters that are not ASCII."""


def typed_into(file: Path, source: Record, lines: list[str]) -> tuple[Record, list[str]]:
    """The record that comes of lines, and what is printed."""
    file.write_text(first_lines(source), encoding="utf-8")
    kept, out = Kept(file, 2**20), io.StringIO()
    terminal = Terminal(160, out, io.StringIO("\n".join([*lines, "q", ""])))
    with speaking("en"):
        assert Scribe(terminal, record_in(file, kept.text), kept).run() == 0
    return Record(file.read_text(encoding="utf-8")), out.getvalue().splitlines()


def check_same_tables(source: Record, entered: Record, lines: int | None = None) -> None:
    """After each line the table is what the reader says of the published game."""
    until = source.turns[lines - 1].number if lines else len(source.text.split("\n"))
    wanted = read("\n".join(source.text.split("\n")[:until]), True, lenient=True)
    pairs = zip(wanted.tables(), entered.reading.tables(), strict=True)
    for number, ((line, one), (other_line, other)) in enumerate(pairs):
        assert line.letter == other_line.letter
        assert seen_of(one) == seen_of(other), (number, line.letter)


@pytest.mark.long
@pytest.mark.parametrize("number", range(GAMES))
def test_published_games_are_entered_line_by_line(tmp_path: Path, number: int) -> None:
    """In the words of Rootlog, to the end; the points after each line are those of the reader."""
    source = Record(published()[number])
    winner = re.findall(r"^Winner:.*$", source.text, re.MULTILINE)
    entered, printed = typed_into(tmp_path / "game.rootlog", source, whole_lines(source) + winner)
    check_same_tables(source, entered)
    assert entered.winners == source.winners
    shown = [found[1] for line in printed if (found := _WHERE.fullmatch(line))]
    seats = source.names.world.seats
    told = [
        "  ".join(f"{seat} {table.score[seat]}" for seat in seats)
        for _, table in source.reading.tables()
    ]
    assert shown[1 : 1 + len(told)] == told


@pytest.mark.long
@pytest.mark.parametrize("number", range(GAMES))
def test_published_games_are_entered_deed_by_deed(
    tmp_path: Path, whole_games: bool, number: int
) -> None:
    """In short commands where there is one; with `--whole-games` to the end."""
    source = Record(published()[number])
    lines = None if whole_games else TURNS
    entered, _ = typed_into(tmp_path / "game.rootlog", source, deed_by_deed(source, lines))
    check_same_tables(source, entered, lines)
