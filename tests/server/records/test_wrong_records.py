"""Replays and answers that somebody has got wrong are taken or refused: no error is ours."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.lineups import setups
from kit.mangling import answers, mangled, mangled_text, moments, refused
from server.kit import Running, serving
from undergrowth import position
from undergrowth.server.analysis.analysing import done
from undergrowth.server.work.reading import read
from undergrowth.table.saving import replay
from undergrowth.table.saving.saves import to_json

NAME = next(iter(setups()))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("wrong"), games_per_hour=10**6) as server:
        yield server


def records() -> list[list[Any]]:
    """The lines of a replay from a setup, and of one from a position."""
    game = moments(NAME)[1]
    texts = [
        replay.to_lines(replay.replay_of(each))
        for each in (game, position.game(position.describe(game)))
    ]
    return [[json.loads(line) for line in text.splitlines()] for text in texts]


def test_a_wrong_replay_is_refused_or_kept() -> None:
    """Headers, lines and bytes changed at random: nothing has to be caught that is not ours."""
    rng = random.Random(5)
    for number in range(40):
        lines = records()[number % 2]
        tried = [mangled(lines[0], rng), *lines[1:]] if number % 4 else mangled(lines, rng)
        text = "\n".join(json.dumps(line) for line in tried)
        message, _ = refused(read, mangled_text(text, rng) if number % 5 == 0 else text)
        assert not message.startswith("the replay is damaged"), (message, text)


@pytest.mark.parametrize(
    "entry",
    [
        {"marquise": {"hand": ["200000000 anvil"]}},
        {"marquise": {"hand": ["9999 anvil"] * 9999}},
        {"items": {"sword": 5_000_000}},
        {"vagabond": {"items": ["5000000 sword"]}},
        {"vagabond": {"ruin_items": ["9999 boot"] * 9999}},
        {"ruins": {"6": ["9999 boot"] * 9999}},
    ],
)
def test_a_small_replay_makes_no_large_game(entry: dict[str, Any]) -> None:
    """A count is bounded by what exists before anything is laid out."""
    seats = ["marquise_de_cat", "vagabond"]
    header = {"format": replay.FORMAT, "version": 1, "setup": {"seats": seats}, "seed": 1}
    message, _ = refused(read, json.dumps(header | {"opening": {"seats": seats} | entry}))
    assert message and len(message) < 1000


@pytest.mark.long
@pytest.mark.parametrize("seed", range(16))
def test_wrong_positions_and_saves_are_read_or_refused(seed: int) -> None:
    """As the process reads them that looks at positions: it outlives every one of them."""
    rng = random.Random(seed)
    games = moments(rng.choice([*setups()]))
    for number in range(100):
        game = games[number % len(games)]
        laid = mangled(position.describe(game), rng, 1 + 2 * (number % 3 == 0))
        saved = json.dumps(mangled(json.loads(to_json(game, log=False)), rng, 1))
        saved = mangled_text(saved, rng) if number % 5 == 0 else saved
        line = {"position": laid, "answers": [], "text": "pass", "domain": rng.choice(["", "card"])}
        for what, more in (
            (rng.choice(["look", "ahead", "why", "write"]), line),
            ("read", {"text": json.dumps(laid)}),
            ("read", {"text": saved}),
        ):
            told = done({"what": what, "language": "en", "rolls": True, "seed": 1, **more})
            assert told.get("status", 422) == 422 and told.keys() & {"done", "refused"}, seed


@pytest.mark.long
def test_every_verb_is_answered_or_refused(running: Running) -> None:
    """Each verb with fields in and out of what there is, asked about and given."""
    game = running.api.create(["here", "here"])
    rng = random.Random(9)
    for text in answers(rng, 1):
        asked = game.asked()
        if asked is None or not text.isascii():
            continue
        why = running.api.ask("GET", f"{asked.path}/why_not", asked.token, params={"text": text})
        assert why.status_code in (200, 422), (why.text, text)
        body = {"revision": asked.state()["revision"], "text": text}
        given = running.api.ask("POST", f"{asked.path}/answers", asked.token, json=body)
        assert given.status_code in (200, 409, 422), (given.text, text)
