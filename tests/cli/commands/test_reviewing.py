"""`undergrowth review`: a game looked back at."""

from __future__ import annotations

from pathlib import Path

import pytest

from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.cli.main import run
from undergrowth.table.saving.replay import replay_of, to_lines


def saved(folder: Path, answers: int) -> str:
    """Save a replay of a game after so many answers, and return its path."""
    game = Game.new(Setup(seats=["marquise", "eyrie"]), seed=5)
    play(game, [make_player("greedy", seat, seat) for seat in range(2)], answers, Tally(2))
    file = folder / "game.jsonl"
    file.write_text(to_lines(replay_of(game)), encoding="utf-8")
    return str(file)


def test_a_replay_is_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(["review", saved(tmp_path, 9999)])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert "Marquise de Cat" in said and "Build" in said and "Expected" in said


@pytest.mark.long
def test_mistakes_are_listed_by_what_they_cost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, 60)
    with pytest.raises(SystemExit) as left:
        run(["review", file, "--mistakes", "--as", "eyrie", "--tries", "8"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert "It cost" in said or "No answer was worse" in said
    with pytest.raises(SystemExit) as left:
        run(
            ["review", saved(tmp_path, 30), "--mistakes", "--open", "--as", "eyrie", "--tries", "8"]
        )
    assert left.value.code == 0 and capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        run(["review", file, "--mistakes", "--as", "all"])
    assert left.value.code != 0 and "--as" in capsys.readouterr().err
