"""`undergrowth train`: a file of weights, what it is worth, and errors before any game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kit.lineups import few
from undergrowth.ai import read_weights
from undergrowth.cli.commands import every_command
from undergrowth.words import speaking

SEATS = few()[:2]
QUICK = ["--factions", ",".join(SEATS), "--player", "greedy", "--workers", "1", "--games", "2"]


def run(*words: str) -> tuple[int, str, str]:
    """Exit code, output and errors."""
    result = CliRunner(env={"COLUMNS": "80"}).invoke(every_command(), ["train", *words])
    return result.exit_code, result.stdout, result.stderr


def test_it_writes_weights_and_says_what_they_are_worth(tmp_path: Path) -> None:
    out, samples = tmp_path / "mine.json", tmp_path / "samples.jsonl"
    words = [*QUICK, "--out", str(out), "--samples", str(samples)]
    code, said, err = run(*words)
    assert (code, err) == (0, "")
    assert "of 2 games" in said and "learned weights" in said
    assert max(len(line) for line in said.splitlines()) <= 80
    assert sorted(read_weights(out).factions) == sorted(SEATS)
    told = json.loads(out.read_text("utf-8"))["about"]
    assert told["games"] == 2 and told["course"]["player"] == "greedy"
    kept = samples.read_text("utf-8")
    with speaking("de"):
        code, german, err = run(*words)  # nothing is played again
    assert (code, err) == (0, "") and samples.read_text("utf-8") == kept
    assert "2 Spielen" in german and "gelernten Gewichte" in german


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--player", "nobody"], "'nobody' is not a player"),
        (["--factions", "nobody"], "--factions: 'nobody' is not a faction"),
        (["--out", "weights.txt"], "expected a file that ends in .json"),
        (["--out", "nowhere/weights.json"], "in a folder that is there"),
        (["--samples", "pyproject.toml"], "pyproject.toml holds no samples"),
        (["--games", "1"], "expected 2 or more"),
        (["--code", "none.py"], "No such file"),
    ],
)
def test_what_cannot_be_is_said_before_any_game(words: list[str], message: str) -> None:
    result = CliRunner(env={"COLUMNS": "200"}).invoke(every_command(), ["train", *words])
    assert result.exit_code != 0
    told = " ".join((result.stdout + result.stderr).replace("│", " ").split())
    assert message in told or message == "expected 2 or more"
