"""Databases of earlier releases: their games open, and are played to their ends."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest

from server.kit import Game, Json, play, serving
from undergrowth.table.saving.replay import from_lines

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.sqlite"))


def made(path: Path) -> list[Json]:
    """Return the ids and tokens that the makers of the games were told."""
    found: list[Json] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))["games"]
    return found


@pytest.mark.long
@pytest.mark.parametrize("path", RELEASES, ids=lambda path: str(path.stem))
def test_games_of_earlier_releases_go_on(path: Path, tmp_path: Path) -> None:
    """The games of a database on file open, can be undone and played on."""
    shutil.copy(path, tmp_path / "games.sqlite")
    with serving(tmp_path) as server:
        for told in made(path):
            game = Game(server.api, told)
            before = game.nobody.state()
            log = game.nobody.log()
            assert not before["over"] and log
            assert play(game, random.Random(1), 12) == 12
            assert game.nobody.log()[: len(log)] == log
            play(game, random.Random(2))
            assert game.nobody.state()["over"]


@pytest.mark.long
@pytest.mark.parametrize("path", RELEASES, ids=lambda path: str(path.stem))
def test_their_ended_games_are_replays(path: Path, tmp_path: Path) -> None:
    """Answers before the new release and after it lead to the same end."""
    shutil.copy(path, tmp_path / "games.sqlite")
    with serving(tmp_path) as server:
        game = Game(server.api, made(path)[0])
        play(game, random.Random(3))
        state = game.nobody.state()
        lines = server.api.ask("GET", f"/api/games/{game.id}/replay").text
        assert from_lines(lines).play().outcome == state["view"]["outcome"]
