"""Files that somebody has changed: every command that reads them says a sentence, or goes on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kit.lineups import setups
from kit.mangling import mangled, mangled_text
from kit.terminal import Run
from undergrowth import Game, position
from undergrowth.session import Session
from undergrowth.table.saving import replay

TIMES = 6
NAME = next(iter(setups()))


def written(kind: str) -> str:
    """A file of a kind, in the middle of a game."""
    game = Game.new(setups()[NAME], 5)
    rng = random.Random(kind)
    while game.turns < 5 and game.decision is not None:
        game.take(rng.choice(game.decision.options))
    if kind == "session":
        return Session(game, ["person", *["random"] * (game.seats - 1)]).to_json()
    if kind == "replay":
        return replay.to_lines(replay.replay_of(game))
    return game.to_json() if kind == "save" else json.dumps(position.describe(game))


def changed(text: str, rng: random.Random) -> str:
    """The same file with a few things wrong, still JSON most of the time."""
    if rng.random() < 0.2:
        return mangled_text(text, rng)
    lines = [json.loads(line) for line in text.splitlines()]
    at = rng.randrange(len(lines)) if rng.random() < 0.5 else 0
    lines[at] = mangled(lines[at], rng)
    return "\n".join(json.dumps(line) for line in lines)


@pytest.mark.parametrize("kind", ["save", "session", "replay"])
@pytest.mark.parametrize(
    "words",
    [
        ["show", "FILE", "--as", "all"],
        ["choose", "FILE", "1"],
        ["replay", "FILE", "--list"],
        ["replay", "FILE", "--to", "3"],
        ["terminal", "--resume", "FILE"],
    ],
    ids=" ".join,
)
def test_a_file_somebody_has_changed_has_a_message(
    ug: Run, tmp_path: Path, kind: str, words: list[str]
) -> None:
    """Code 0, or 2 and one line that names the file: an exception would leave the command."""
    rng = random.Random(f"{kind} {words}")
    text = written(kind)
    for number in range(TIMES):
        file = tmp_path / f"{number}.json"
        said: Any = changed(text, rng)
        file.write_bytes(said.encode("utf-8", "surrogatepass"))
        ran = ug(*[str(file) if word == "FILE" else word for word in words], stdin="1\nq\n")
        assert ran.code in (0, 2), said
        if ran.code == 2:
            assert str(file) in ran.err and ran.err.count("\n") == 1, (said, ran.err)


def test_a_position_somebody_has_changed_has_a_message(ug: Run, tmp_path: Path) -> None:
    """`new --position` says what is wrong, or begins."""
    rng = random.Random(7)
    text = written("position")
    for number in range(TIMES * 5):
        file, game = tmp_path / f"{number}.json", tmp_path / f"{number}.game.json"
        file.write_bytes(changed(text, rng).encode("utf-8", "surrogatepass"))
        ran = ug("new", game, "--position", file)
        assert ran.code in (0, 2)
        assert ran.code == 0 or ran.err.count("\n") == 1
        assert game.exists() == (ran.code == 0)
