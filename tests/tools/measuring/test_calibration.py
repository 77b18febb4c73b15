"""The counts of chances that came true: games kept, bands of moments, and the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.calibration import bands, kept, main, played


def game(number: int, chances: list[list[float]], winner: int) -> dict[str, Any]:
    return {"game": number, "moments": chances, "winners": [winner], "over": True}


def test_moments_are_counted_by_what_was_called() -> None:
    games = [game(0, [[0.72, 0.28], [0.78, 0.22]], 0), game(1, [[0.75, 0.25]], 1)]
    found = {(band.low, band.high): band for band in bands(games)}
    assert set(found) == {(0.2, 0.3), (0.7, 0.8)}
    likely = found[0.7, 0.8]
    assert [each[:2] for each in likely.games] == [(2, 2), (1, 0)]
    assert [each[2] for each in likely.games] == pytest.approx([1.5, 0.75])
    assert likely.won(likely.games) == pytest.approx(2 / 3)
    low, high = likely.interval()
    assert (low, high) == (0.0, 1.0)  # of two games, each won or lost as a whole


def test_a_game_says_the_chances_of_all_seats_at_each_turn() -> None:
    told = played("greedy", 1, 0)
    assert told["over"] and len(told["winners"]) == 1 and len(told["moments"]) > 10
    assert all(sum(chances) == pytest.approx(1.0, abs=0.01) for chances in told["moments"][:-1])


def test_games_are_kept_and_another_players_are_refused(tmp_path: Path) -> None:
    file, page = tmp_path / "games.jsonl", tmp_path / "page.md"
    page.write_text("<!-- figures: calibration -->\n<!-- end -->\n", "utf-8")
    words = [str(file), "--player", "greedy", "--page", str(page), "--games"]
    main([*words, "1"])
    first = file.read_text("utf-8").splitlines()
    main([*words, "2"])
    both = file.read_text("utf-8").splitlines()
    assert both[: len(first)] == first and len(both) == 3
    assert "2 games, undergrowth" in page.read_text("utf-8")
    assert (tmp_path / "page" / "calibration.svg").exists()
    header = {"player": "plan:1", "seed": 1, "commit": "x"}
    with pytest.raises(SystemExit, match="plan:1"):
        kept(file, header)
    assert json.loads(both[0])["player"] == "greedy"
