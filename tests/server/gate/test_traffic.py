"""One address cannot keep the server from others, and answers come before everything else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.gate.test_limits import Clock
from server.kit import Running, run, serving
from undergrowth.server.config import Config
from undergrowth.server.errors import Refused
from undergrowth.server.gate.limits import Bucket, Gauge, Limits, Meter
from undergrowth.server.gate.traffic import Traffic, cost_of, is_answer

ANSWERS = "/api/games/x/answers"
STATE = "/api/games/x"


def test_a_bucket_fills_up_again() -> None:
    clock = Clock()
    bucket = Bucket(60, clock)
    for _ in range(12):
        bucket.take("ada", 5.0)
    with pytest.raises(Refused) as error:
        bucket.take("ada", 5.0)
    assert (error.value.status, error.value.headers["Retry-After"]) == (429, "5")
    bucket.take("bob", 60.0)
    clock.now += 5.0
    bucket.take("ada", 5.0)
    with pytest.raises(Refused):
        bucket.take("ada", 1.0)


@pytest.mark.parametrize("what", [Bucket(1), Meter(1, "many"), Gauge(100, 1)])
def test_who_has_many_networks_has_no_many_shares(what: Any) -> None:
    """A network of 56 bits has twice what an address has, one of 48 bits four times."""

    def taken(address: str) -> bool:
        try:
            if isinstance(what, Meter):
                what.count(address)
            elif isinstance(what, Bucket):
                what.take(address, 1)
            else:
                what.enter(address, "many")
        except Refused as error:
            assert error.status == 429
            return False
        return True

    assert sum(taken(f"2001:db8:0:{i:x}::/64") for i in range(0x300)) == 4
    assert sum(taken(f"2001:db8:1:{i:x}::/64") for i in range(0x100)) == 2
    assert taken("192.0.2.1") and taken("192.0.2.2")


def test_answers_are_told_from_other_requests() -> None:
    assert is_answer("POST", ANSWERS) and is_answer("POST", "/api/games/x/undo")
    for method, path in (("GET", ANSWERS), ("POST", "/api/games/x/play-on"), ("POST", "/answers")):
        assert not is_answer(method, path)
    assert cost_of("/assets/app.js") < cost_of(STATE) < cost_of(f"{STATE}/log")


def test_what_writes_or_computes_costs_more_than_a_look(running: Running) -> None:
    """Every address of the application that changes something; answers are counted apart."""
    cheap = {
        path
        for path, verbs in running.api.get("/openapi.json")["paths"].items()
        for verb in verbs
        if verb != "get" and not is_answer(verb.upper(), path) and cost_of(path) < 5
    }
    assert cheap == {"/api/setups/check"}, "what costs nobody is asked without end"
    for path in ("/mail/x", f"{STATE}/stream", f"{STATE}/puzzles/cult_sermon"):
        assert cost_of(path) >= 5


def test_an_answer_waits_for_no_crowd() -> None:
    """Requests of a crowd begin one by one, the answer with the first; others' go between."""
    began: list[str] = []

    async def scene() -> None:
        traffic = Traffic(Limits(Config(), Clock()))

        async def request(who: str, method: str, path: str) -> None:
            await traffic.comes(who, method, path)
            began.append(who)

        crowd = [asyncio.create_task(request("eve", "GET", STATE)) for _ in range(50)]
        other = asyncio.create_task(request("bob", "GET", STATE))
        answer = asyncio.create_task(request("ada", "POST", ANSWERS))
        await asyncio.gather(*crowd, other, answer)

    run(scene())
    assert began[:3] == ["ada", "eve", "bob"]
    assert len(began) == 52


def test_who_has_gone_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        traffic = Traffic(Limits(Config(), Clock()))
        tasks = [asyncio.create_task(traffic.comes("eve", "GET", STATE)) for _ in range(9)]
        await asyncio.sleep(0)
        for each in tasks[:-1]:
            each.cancel()
        await asyncio.wait_for(tasks[-1], 60)

    run(scene())


def test_who_asks_too_much_still_plays(tmp_path: Path) -> None:
    """Reading and answering are counted apart, and for each address."""
    with serving(tmp_path, requests_per_minute=40, answers_per_minute=1) as server:
        game = server.api.create(["here", "here"])
        while (answer := server.api.ask("GET", game.nobody.path)).status_code == 200:
            pass
        assert answer.status_code == 429 and answer.json()["error"]["code"] == "too_many"
        assert int(answer.headers["retry-after"]) > 0
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert server.api.ask("GET", game.nobody.path, headers=elsewhere).status_code == 200
        body = {"revision": 0, "text": "keep in 1"}
        path, token = f"{game.nobody.path}/answers", game.seat().token
        assert server.api.ask("POST", path, token, json=body).status_code == 200
        refused = server.api.ask("POST", path, token, json=body)
        assert refused.status_code == 429 and refused.headers["connection"] == "close"


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_nobody_has_games_read_without_end(tmp_path: Path, method: str) -> None:
    """One that is not in memory is read from the disk: an answer without a token does it, too."""
    with serving(tmp_path, requests_per_minute=100, answers_per_minute=1000) as server:
        game, rooms, loop = server.api.create(["here", "here"]), server.rooms, server.rooms.loop
        assert loop is not None
        told: list[int] = []
        for _ in range(12):
            asyncio.run_coroutine_threadsafe(rooms._forget(game.id), loop).result(60)
            path = game.nobody.path if method == "GET" else f"{game.nobody.path}/answers"
            body = {"json": {"revision": 0, "text": "pass"}} if method == "POST" else {}
            told.append(server.api.ask(method, path, "x" * 32, **body).status_code)
        assert set(told) == {401, 429} and told == sorted(told)


def test_bodies_are_counted_before_they_are_held(tmp_path: Path) -> None:
    """A sender who announces more than an address may send at once is refused at its head."""
    with serving(tmp_path, body_megabytes=1) as server:
        lines = {"Content-Type": "application/x-ndjson"}
        large = b" " * (2**17 + 1)
        refused = server.api.ask("POST", "/api/replays", content=large, headers=lines)
        assert (refused.status_code, refused.headers["connection"]) == (429, "close")

        def pieces() -> Any:
            for _ in range(40):
                yield b" " * 4096

        refused = server.api.ask("POST", "/api/replays", content=pieces(), headers=lines)
        assert refused.status_code == 429
        held = server.rooms.limits.bodies
        for i in range(8):
            held.enter_anyway(f"192.0.2.{i}", "too much", 2**17)
        small = {"invitation": "nonsense"}
        assert server.api.ask("POST", "/api/invitations/claim", json=small).status_code == 503
        for i in range(8):
            held.leave(f"192.0.2.{i}", 2**17)
        assert server.api.ask("POST", "/api/invitations/claim", json=small).status_code == 404


def test_answers_are_taken_whatever_others_send(tmp_path: Path) -> None:
    with serving(tmp_path, body_megabytes=1) as server:
        game = server.api.create(["here", "here"])
        for i in range(8):
            server.rooms.limits.bodies.enter_anyway(f"192.0.2.{i}", "too much", 2**17)
        assert game.seat().answer("keep in 1")["revision"] == 1
        large = {"revision": 1, "text": " " * 5000}
        path, token = f"{game.nobody.path}/answers", game.seat().token
        assert server.api.ask("POST", path, token, json=large).status_code == 413
