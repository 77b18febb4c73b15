"""`undergrowth analyse`: an opinion on the position in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.cli.main import run
from undergrowth.table.saving.replay import replay_of, to_lines


def analysed(file: Path, *words: str) -> int:
    with pytest.raises(SystemExit) as left:
        run(["analyse", str(file), "--tries", "8", *words])
    assert isinstance(left.value.code, int)
    return left.value.code


@pytest.fixture
def file(tmp_path: Path) -> Path:
    game = Game.new(Setup(seats=["marquise", "eyrie"]), seed=5)
    players = [make_player("greedy", seat, seat) for seat in range(2)]
    while game.turns < 3 or (game.decision is not None and len(game.decision.offered) < 2):
        play(game, players, 1, Tally(2))
    found = tmp_path / "game.jsonl"
    found.write_text(to_lines(replay_of(game)), encoding="utf-8")
    return found


def test_the_seat_that_is_asked_learns_chances_and_options(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert analysed(file) == 0
    said = capsys.readouterr().out
    assert "8 tries: Marquise de Cat" in said and "%" in said and "Option" in said


def test_another_seat_learns_chances_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert analysed(file, "--as", "eyrie") == 0
    said = capsys.readouterr().out
    assert "8 tries: Marquise de Cat" in said and "Option" not in said


def test_an_opinion_is_of_a_seat(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert analysed(file, "--as", "all") == 2
    assert "what a seat knows" in capsys.readouterr().err
