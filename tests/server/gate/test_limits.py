"""Allowance of each address in an hour, and when it has something again."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from server.kit import Api, Game, Refusal, play, serving
from server.records.test_uploads import send
from undergrowth import Setup
from undergrowth.engine.errors import BadSetup
from undergrowth.library.installed import InstalledLibrary
from undergrowth.server.beginnings.seating import completed
from undergrowth.server.errors import Refused
from undergrowth.server.gate.limits import HOUR, Bucket, Gauge, Meter, grouped
from undergrowth.server.wire.asked import SetupAsked


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def refused(meter: Meter, address: str = "ada") -> int:
    """The seconds after which it may succeed."""
    with pytest.raises(Refused) as error:
        meter.count(address)
    assert error.value.status == 429
    return int(error.value.headers["Retry-After"])


def test_what_was_used_an_hour_ago_counts_no_more() -> None:
    clock = Clock()
    meter = Meter(2, "many", clock)
    meter.count("ada")
    clock.now += 600.0
    meter.count("ada")
    clock.now += 0.5
    assert refused(meter) == HOUR - 600
    meter.count("bob")
    clock.now += HOUR - 600
    meter.count("ada")
    assert refused(meter) == 600


def test_computing_is_counted_to_the_end_and_then_waited_for() -> None:
    """Computing that began with something left may use more than was left."""
    clock = Clock()
    meter = Meter(10.0, "computing", clock)
    for _ in range(4):
        meter.check("ada")
        meter.spend("ada", 3.0)
        clock.now += 60.0
    assert refused(meter) == HOUR - 240
    clock.now += HOUR - 240
    meter.check("ada")
    assert meter.used("ada") == 9.0
    clock.now += HOUR
    assert meter.used("ada") == 0.0


@pytest.mark.parametrize("what", [Meter, Bucket])
def test_many_addresses_are_not_looked_through_for_each_request(what: type[Any]) -> None:
    """Calls of the clock are counted: a few for each request, however many addresses there are."""
    asked = [0]

    def clock() -> float:
        asked[0] += 1
        return 1000.0

    requests = 25_000
    if what is Meter:
        meter = Meter(10, "many", clock)
        for i in range(requests):
            meter.spend(f"ada {i}", 1.0)
    else:
        bucket = Bucket(10, clock)
        for i in range(requests):
            bucket.take(f"ada {i}", 1.0)
    assert asked[0] < 6 * requests


def test_a_limit_of_nothing_is_one() -> None:
    assert refused(Meter(0, "many")) == HOUR


def test_leaving_makes_room() -> None:
    gauge = Gauge(2, 1)
    gauge.enter("ada", "too many")
    with pytest.raises(Refused, match="from your address"):
        gauge.enter("ada", "too many")
    gauge.enter("bob", "too many")
    with pytest.raises(Refused, match="on this server"):
        gauge.enter("eve", "too many")
    gauge.leave("ada")
    gauge.enter("eve", "too many")


def test_an_address_is_a_host_or_a_network_of_ipv6() -> None:
    assert grouped("192.0.2.1") == "192.0.2.1" != grouped("192.0.2.2")
    assert grouped("::ffff:192.0.2.1") == "192.0.2.1"
    assert grouped("2001:db8::1") == grouped("2001:db8::ffff%eth0") != grouped("2001:db8:0:1::1")
    assert grouped("woods") == "woods"


def far(api: Api, game: Game, path: str) -> int:
    """Return how somebody at another address is answered."""
    there = {"X-Forwarded-For": "192.0.2.1"}
    return api.ask("GET", f"{game.nobody.path}{path}", headers=there).status_code


def test_who_has_used_all_computing_still_plays(tmp_path: Path) -> None:
    """It begins nothing new and reads no logs; others do."""
    with serving(tmp_path) as server:
        api = server.api
        game = api.create(["here", "greedy"])
        server.rooms.limits.computing.spend("127.0.0.1", 10.0**6)
        assert play(game, random.Random(1), 8) == 8
        mine = api.post("/api/mine", {"seats": [{"id": game.id, "token": game.seat().token}]})
        assert len(mine["games"]) == 1
        for path in ("/log", "/replay?as=seen", "?revision=0"):
            answer = api.ask("GET", f"{game.nobody.path}{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many")
            assert int(answer.headers["retry-after"]) > 0
            assert far(api, game, path) == 200
        with pytest.raises(Refusal) as error:
            api.create(["here", "here"])
        assert error.value.status == 429
        assert send(api, "x").status_code == 429


NEVER_FITS = {"seats": [{}] * 6, "with_hirelings": True, "hireling_cards": ["the_exile"]}
"""Three hirelings are dealt and there is one: no factions fit, whichever are drawn."""


def test_beginning_a_game_is_computing_of_who_begins_it(tmp_path: Path) -> None:
    """Also what comes to nothing; and none of it is done where answers are."""
    with serving(tmp_path) as server:
        api, computing = server.api, server.rooms.limits.computing
        run, others = server.rooms.threads.run, list[str]()

        async def watched(work: Any) -> Any:
            others.append(work.__qualname__)
            return await run(work)

        server.rooms.threads.run = watched  # type: ignore[method-assign]
        learn = {"pace": "instant"}
        begun = api.post("/api/puzzles/cult_sermon/games", learn)
        token = next(each["token"] for each in begun["seats"] if each["token"])
        on = {"revision": 0, "seats": [{"player": "here"}] * len(begun["seats"])}
        for path, body in (
            ("/api/games", {"setup": NEVER_FITS}),
            ("/api/setups/check", {"setup": NEVER_FITS}),
            ("/api/games", {"setup": {"seats": [{}, {}]}}),
            ("/api/puzzles/cult_sermon/games", learn),
            ("/api/lessons/first_moving/games", learn),
            (f"/api/games/{begun['id']}/play-on", on),
        ):
            before = computing.used("127.0.0.1")
            others.clear()
            answer = api.ask("POST", path, token, json=body)
            assert answer.status_code == (
                422 if "setup" in body and body["setup"] is NEVER_FITS else 201
            )
            assert computing.used("127.0.0.1") > before, path
            assert all("begun" in each or "Rooms" in each for each in others), others


def test_a_setup_that_never_fits_is_soon_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault that all drawn factions share is found once, not at every draw."""
    asked, complete = [0], InstalledLibrary.complete

    def counted(library: InstalledLibrary, setup: Setup) -> Setup:
        asked[0] += 1
        return complete(library, setup)

    monkeypatch.setattr(InstalledLibrary, "complete", counted)
    apart = [{"faction": "knaves_of_the_deepwood"}, {"faction": "vagabond"}, {}]
    landmarks = {"landmarks": 2, "landmark_cards": ["legendary_forge"]}
    for never in (NEVER_FITS, {"seats": apart}, {"seats": [{}, {}], **landmarks}):
        asked[0] = 0
        with pytest.raises(BadSetup):
            completed(SetupAsked.model_validate(never), random.Random(1))
        assert asked[0] == 0, never


@pytest.mark.long
def test_one_address_sends_only_so_many_replays(tmp_path: Path) -> None:
    with serving(tmp_path, uploads_per_hour=1) as server:
        assert send(server.api, "x").status_code == 422
        assert send(server.api, "x").status_code == 429
