"""Ratings of the levels: games of several ladders together, games of other players left out."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bench import levels
from undergrowth.ai.graded import LEVELS
from undergrowth.sim import simulate, write_results
from undergrowth.table.setup import Setup


def ladder(path: Path, players: list[str], games: int, seed: int) -> Path:
    """Write the results of some games of two."""
    found = simulate(Setup(seats=["marquise", "eyrie"]), players, games, seed=seed)
    write_results(path, found.rows, found.about)
    return path


@pytest.mark.long
def test_levels_are_rated_by_all_ladders_together(tmp_path: Path) -> None:
    files = [
        ladder(tmp_path / "one.jsonl", ["level:1", "level:4"], 6, 1),
        ladder(tmp_path / "two.jsonl", ["level:4", "level:1"], 6, 2),
        ladder(tmp_path / "other.jsonl", ["greedy", "level:1"], 2, 3),
    ]
    out = tmp_path / "ratings.toml"
    levels.main([*map(str, files), "--out", str(out), "--commit", "12345678"])
    told = tomllib.loads(out.read_text("utf-8"))
    assert told["games"] == 12 and told["commit"] == "12345678"
    assert set(told["levels"]) == {LEVELS[0].id, LEVELS[3].id}
    assert all(low < value < high for value, low, high in told["levels"].values())
    assert sum(value for value, _, _ in told["levels"].values()) in range(2999, 3002)


def test_the_ratings_that_are_shipped_are_of_levels_that_there_are() -> None:
    told = tomllib.loads(levels.DATA.read_text("utf-8"))
    assert set(told["levels"]) <= {each.id for each in LEVELS}
