"""Chance of games on a server: nobody foretells it, and everybody can check it afterwards."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any, cast

import pytest

from server.kit import Api, Game, Running, Seat, play, serving
from undergrowth.engine.chance import KEYED, Stream, seeded
from undergrowth.engine.frames import Decision, Prompt
from undergrowth.server.database.schema import games
from undergrowth.server.routes.common import dealt_anew
from undergrowth.table.saving.replay import Replay, from_lines
from undergrowth.table.saving.verifying import verify


def unseeded(api: Api, players: list[str], **more: Any) -> Game:
    return api.create(players, seed=None, **more)


def by_chance(replay: Replay, since: int = 0) -> int:
    """Count the answers of chance on record."""
    return sum(seat == "chance" for seat, _ in replay.answers[since:])


def test_the_commitment_comes_before_and_the_key_after(running: Running) -> None:
    """Everybody reads the one from the first moment, the other when the game is over."""
    game = unseeded(running.api, ["here", "greedy"])
    first = game.nobody.state()
    assert not first["seeded"]
    proof = first["proof"]
    assert proof["key"] is None and (proof["since"], proof["drawn"]) == (0, 0)
    play(game, random.Random(1))
    done = game.seat().state()["proof"]
    assert done["commitment"] == proof["commitment"]
    assert hashlib.sha256(bytes.fromhex(done["key"])).hexdigest() == proof["commitment"]
    replay = from_lines(running.api.ask("GET", f"{game.nobody.path}/replay").text)
    assert verify(replay, proof["commitment"]) == by_chance(replay) > 0
    shuffles = [text.split()[1] for seat, text in replay.answers if text.startswith("shuffle ")]
    assert shuffles and all(int(each) >= KEYED for each in shuffles)


def test_a_seed_is_told_to_everybody(api: Api) -> None:
    """A player who joins learns it with the seat, who looks on with the state."""
    for seed, told in ((7, True), (None, False)):
        game = api.create(["here", "invite"], seed=seed)
        invitation = game.made["seats"][1]["invitation"]
        claimed = api.post("/api/invitations/claim", {"invitation": invitation})
        assert claimed["seeded"] is told
        state = game.nobody.state()
        assert (state["seeded"], state["proof"] is None) == (told, told)


@pytest.mark.long
def test_the_key_outlives_the_server(tmp_path: Path) -> None:
    """The answers of chance are those committed to, over any number of restarts."""
    with serving(tmp_path) as server:
        game = unseeded(server.api, ["here", "here"])
        play(game, random.Random(2), 30)
        before = game.nobody.state()["proof"]
        made = game.made
    with serving(tmp_path) as server:
        again = Game(server.api, made)
        assert again.nobody.state()["proof"] == before
        play(again, random.Random(3))
        replay = from_lines(server.api.ask("GET", f"{again.nobody.path}/replay").text)
        assert verify(replay, before["commitment"]) == by_chance(replay) > 0


def test_what_is_played_on_has_a_key_of_its_own(api: Api) -> None:
    game = unseeded(api, ["greedy", "greedy"])
    done = game.nobody.wait(lambda state: bool(state["over"]))
    body = {"revision": done["latest"] // 2, "seats": [{"player": "greedy"}] * 2, "pace": "instant"}
    onward = Seat(api, api.post(f"{game.nobody.path}/play-on", body)["id"], None)
    proof = onward.wait(lambda state: bool(state["over"]))["proof"]
    assert proof["key"] != done["proof"]["key"] and proof["since"] > 0
    replay = from_lines(api.ask("GET", f"{onward.path}/replay").text)
    assert verify(replay, proof["commitment"]) == by_chance(replay, proof["since"]) > 0


class Moment:
    """A moment of a game that notes by what it is dealt anew."""

    def __init__(self) -> None:
        self.over, self.decision = False, Decision(0, Prompt("any", "1.1"), [])
        self.seed, self.seen = 0, list[list[int]]()

    def determinize(self, seat: int, seed: int) -> Game:
        self.dealt_by = seed
        return cast(Game, self)


def test_what_is_dealt_anew_cannot_be_computed() -> None:
    """A player who plays on from a running game sees some of what was dealt: by a key, not by a
    seed."""
    moment = Moment()
    dealt_anew(cast(Any, moment), 0)
    assert moment.dealt_by >= KEYED
    assert isinstance(seeded(moment.dealt_by), Stream)


@pytest.mark.long
def test_a_game_of_an_older_release_is_drawn_anew(tmp_path: Path) -> None:
    """Its generator could be computed: it answers no more.  Nobody has committed to anything."""
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        engine = server.rooms.store.base.engine
        with engine.begin() as link:
            link.execute(games.update().values(seeded=False))
        made = game.made
    with serving(tmp_path) as server:
        again = Game(server.api, made)
        assert again.nobody.state()["proof"] is None
        play(again, random.Random(3))
        replay = from_lines(server.api.ask("GET", f"{again.nobody.path}/replay").text)
    shuffles = [int(text.split()[1]) for _, text in replay.answers if text.startswith("shuffle ")]
    assert shuffles[0] < KEYED <= shuffles[-1]


@pytest.mark.long
def test_a_record_keeps_its_proof(api: Api) -> None:
    game = unseeded(api, ["random", "random"])
    done = game.nobody.wait(lambda state: bool(state["over"]))
    text = api.ask("GET", f"{game.nobody.path}/replay").text
    assert json.loads(text.splitlines()[0])["proof"]["key"] == done["proof"]["key"]
    headers = {"Content-Type": "application/x-ndjson"}
    made = api.ask("POST", "/api/replays", content=text.encode(), headers=headers).json()
    record = Seat(api, made["id"], None)
    assert record.state()["proof"] == done["proof"]
    assert api.ask("GET", f"{record.path}/replay").text == text
