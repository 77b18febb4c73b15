"""`undergrowth review`: a game looked back at."""

from __future__ import annotations

from pathlib import Path

import pytest

from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.cli.main import run
from undergrowth.table.saving.replay import replay_of, to_lines


def test_a_replay_is_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(Setup(seats=["marquise", "eyrie"]), seed=5)
    play(game, [make_player("greedy", seat, seat) for seat in range(2)], 9999, Tally(2))
    file = tmp_path / "game.jsonl"
    file.write_text(to_lines(replay_of(game)), encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        run(["review", str(file)])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert "Marquise de Cat" in said and "Build" in said and "Expected" in said
