"""Accounts keep a person's seats, name and settings over devices; none is needed to play."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.accounts.authenticator import SITE, Authenticator, makes, signs_in
from server.kit import Api, Game, Json, Refusal, Running, Seat, any_option, play, serving
from server.people.table import Clock, do, propose
from undergrowth.server.database.keeping import DAY


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Running]:
    """A server with an address that browsers accept for passkeys."""
    with serving(tmp_path, public_url=SITE, now=Clock()) as running:
        yield running


class Person:
    """Somebody with an account, and a passkey that all their devices have."""

    def __init__(self, api: Api) -> None:
        self.api, self.key = api, Authenticator()
        self.token: str = makes(api, self.key)["token"]

    def other_device(self) -> str:
        """The token of one more device."""
        return str(signs_in(self.api, self.key)["token"])

    def keeps(self, *seats: Seat) -> list[Json]:
        """Have the account keep seats; returns all that it keeps."""
        told = [{"id": each.game, "token": each.token} for each in seats]
        found: list[Json] = self.api.post("/api/account/seats", {"seats": told}, self.token)[
            "seats"
        ]
        return found


def opened(api: Api, device: str, *wanted: tuple[Game, int]) -> list[Seat]:
    """Seats as a device opens them that has got them from the account."""
    body = {"seats": [{"id": game.id, "seat": seat} for game, seat in wanted]}
    found = api.post("/api/account/seats/open", body, device)["seats"]
    return [Seat(api, each["id"], each["token"]) for each in found]


def status(seat: Seat) -> int:
    return seat.api.ask("GET", seat.path, seat.token).status_code


def test_another_device_plays_the_seats_of_an_account(here: Running) -> None:
    person, api = Person(here.api), here.api
    game = api.create(["here", "here"])
    kept = person.keeps(game.seat(0), game.seat(1))
    assert [(each["id"], each["seat"]) for each in kept] == [(game.id, 0), (game.id, 1)]
    phone = person.other_device()
    assert api.get("/api/account/seats", phone)["seats"] == kept
    (seat,) = opened(api, phone, (game, 0))
    state = seat.state()
    assert state["viewer"] == game.seat(0).state()["viewer"]
    seat.answer(any_option(state, random.Random(1)), state)
    mine = [{"id": game.id, "token": seat.token}, {"id": game.id, "token": game.seat(1).token}]
    assert [each["seat"] for each in api.post("/api/mine", {"seats": mine})["games"]] == [0, 1]
    assert play(game, random.Random(2), 4) == 4  # the seat's own token opens it still


def test_a_device_that_is_signed_out_opens_nothing(here: Running) -> None:
    person, api = Person(here.api), here.api
    game = api.create(["here", "here"])
    person.keeps(game.seat(0))
    phone, tablet = person.other_device(), person.other_device()
    (on_phone,), (on_tablet,) = (opened(api, each, (game, 0)) for each in (phone, tablet))
    with on_phone.follow() as stream:
        stream.state()
        sessions = api.get("/api/account", phone)["sessions"]
        (this,) = [each["id"] for each in sessions if each["is_this"]]
        assert api.ask("DELETE", f"/api/account/sessions/{this}", person.token).is_success
        stream.next("end")
    assert (status(on_phone), status(on_tablet), status(game.seat(0))) == (401, 200, 200)
    assert api.ask("GET", "/api/account", phone).json()["error"]["code"] == "signed_out"
    assert api.ask("DELETE", "/api/account/sessions", tablet).is_success
    assert (status(on_tablet), status(game.seat(0))) == (401, 200)
    assert api.ask("GET", "/api/account", person.token).status_code == 401


def test_a_device_that_is_not_used_is_signed_out(here: Running) -> None:
    person, api = Person(here.api), here.api
    game = api.create(["here", "here"])
    person.keeps(game.seat(0))
    phone = person.other_device()
    (seat,) = opened(api, phone, (game, 0))
    clock, loop = here.rooms.config.now, here.rooms.loop
    assert isinstance(clock, Clock) and loop is not None
    clock.passes(100 * DAY)
    assert api.get("/api/account", person.token)["sessions"]
    clock.passes(100 * DAY)
    assert api.ask("GET", "/api/account", phone).status_code == 401
    asyncio.run_coroutine_threadsafe(here.app.state.accounts.tidy(), loop).result(60)
    assert (status(seat), status(game.seat(0))) == (401, 200)
    assert len(api.get("/api/account", person.token)["sessions"]) == 1


def test_a_new_link_of_a_seat_ends_what_others_have(here: Running) -> None:
    """People who were shown the link may have had an account keep it."""
    thief, api = Person(here.api), here.api
    game = api.create(["here", "here"])
    thief.keeps(game.seat(0))
    (stolen,) = opened(api, thief.token, (game, 0))
    renewed = api.post(f"/api/games/{game.id}/link", {}, game.seat(0).token)["token"]
    assert status(stolen) == 401
    assert api.get("/api/account/seats", thief.token)["seats"] == []
    assert opened(api, thief.token, (game, 0)) == []
    person = Person(api)
    assert len(person.keeps(Seat(api, game.id, renewed))) == 1


def test_a_seat_is_kept_by_one_account_that_had_its_token(here: Running) -> None:
    first, second, api = Person(here.api), Person(here.api), here.api
    game = api.create(["here", "here"])
    assert second.keeps(Seat(api, game.id, "x" * 32), Seat(api, "nowhere", "x" * 32)) == []
    first.keeps(game.seat(0))
    assert second.keeps(game.seat(0)) == []
    assert opened(api, second.token, (game, 0), (game, 1)) == []
    path = f"/api/account/seats/{game.id}/0"
    assert api.ask("DELETE", path, second.token).status_code == 404
    assert api.ask("DELETE", path, first.token).is_success
    assert len(second.keeps(game.seat(0))) == 1


def test_many_seats_are_opened_in_one_transaction(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a request for two hundred would keep the disk from people's answers for a second."""
    person, api = Person(here.api), here.api
    games = [api.create(["here", "here"]) for _ in range(3)]
    person.keeps(*(game.seat(seat) for game in games for seat in (0, 1)))
    base, begun = here.rooms.store.base, list[Any]()
    begin = base.engine.begin

    def counted() -> Any:
        begun.append(begin())
        return begun[-1]

    monkeypatch.setattr(base.engine, "begin", counted)
    assert len(opened(api, person.token, *((game, s) for game in games for s in (0, 1)))) == 6
    assert len(begun) == 1


def test_a_seat_that_is_handed_over_meanwhile_is_not_kept(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """1.2.1 Its token was good when the request came; by then it is somebody else's hand."""
    person, api, store = Person(here.api), here.api, here.rooms.store
    game = api.create(["here", "here"])
    do(game.seat(1), "resign", player="random")
    summaries = store.summaries

    def late(wanted: list[str]) -> Any:
        found = summaries(wanted)
        monkeypatch.undo()
        propose(game.seat(0), "hand_over", seat=1)
        return found

    old = game.seat(1)
    monkeypatch.setattr(store, "summaries", late)
    assert person.keeps(old) == []
    assert opened(api, person.token, (game, 1)) == []


def test_looking_at_many_seats_is_computing_of_who_looks(here: Running) -> None:
    person, api, limits = Person(here.api), here.api, here.rooms.limits
    person.keeps(api.create(["here", "here"]).seat(0))
    limits.computing.spend("127.0.0.1", limits.computing._most)
    for path in ("seats", "export"):
        answer = api.ask("GET", f"/api/account/{path}", person.token)
        assert answer.status_code == 429, path
    assert api.get("/api/account", person.token)["sessions"]


def test_nobody_else_learns_of_an_account(here: Running) -> None:
    """The state of a game and its stream are the same with it, for all viewers."""
    person, api = Person(here.api), here.api
    game = api.create(["here", "here"])
    viewers = [game.seat(0), game.seat(1), game.nobody]
    before = [api.ask("GET", each.path, each.token).content for each in viewers]
    with game.nobody.follow() as stream:
        stream.next("presence")
        person.keeps(game.seat(0))
        api.put("/api/account", {"name": "Ada", "settings": {"theme": "dark"}}, person.token)
        opened(api, person.other_device(), (game, 0))
        assert [api.ask("GET", each.path, each.token).content for each in viewers] == before
        game.seat(0).settings(name="Grace")
        kinds = [kind for kind, _ in stream.seen]
        assert stream.state()["revision"] == 0 and kinds.count("state") == 1


def test_name_and_settings_follow_to_other_devices(here: Running) -> None:
    person, api = Person(here.api), here.api
    told = {"name": "Ada", "settings": {"theme": "dark", "step": None}}
    api.put("/api/account", told, person.token)
    api.put("/api/account", {}, person.token)
    account = api.get("/api/account", person.other_device())
    assert {key: account[key] for key in told} == told
    with pytest.raises(Refusal) as refused:
        api.put("/api/account", {"settings": {"theme": "x" * 9000}}, person.token)
    assert refused.value.status == 422


def test_everything_is_exported_as_one_file(here: Running) -> None:
    person, api = Person(here.api), here.api
    game = api.create(["here", "here"], title="Friday")
    game.seat(0).settings(name="Ada", notify={"webhook": f"{api.url}/hook"}, passes={"x": True})
    person.keeps(game.seat(0))
    answer = api.ask("GET", "/api/account/export", person.token)
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    (seat,) = told["seats"]
    assert (seat["title"], seat["name"], seat["passes"]) == ("Friday", "Ada", ["x"])
    assert seat["notify"] == {"webhook": f"{api.url}/hook", "language": "en"}
    assert seat["winner"] is None and seat["seen"] is not None
    assert told["account"] == api.get("/api/account", person.token)


def test_all_is_deleted_and_games_of_others_go_on(here: Running, tmp_path: Path) -> None:
    person, other, api = Person(here.api), Person(here.api), here.api
    alone = api.create(["here", "greedy"], title="Alone")
    shared = api.create(["here", "here"], title="Shared")
    shared.seat(0).settings(name="Ada", notify={"email": "ada@example.org"})
    api.post(f"/api/games/{shared.id}/reports", {"seat": 0}, shared.seat(1).token)
    person.keeps(alone.seat(0), shared.seat(0))
    other.keeps(shared.seat(1))
    api.put("/api/account", {"name": "Ada L.", "settings": {"theme": "dark"}}, person.token)
    (on_phone,) = opened(api, person.other_device(), (shared, 0))
    assert api.ask("DELETE", "/api/account", person.token).json() == {"games": 1}
    assert (status(alone.nobody), status(on_phone)) == (404, 401)
    assert shared.nobody.state()["seats"][0]["name"] is None
    assert shared.seat(0).state()["seats"][0]["notify"] is None
    assert play(shared, random.Random(2), 3) == 3
    with pytest.raises(Refusal) as refused:
        signs_in(api, person.key)
    assert refused.value.code == "unknown_passkey"
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        counts = [
            link.execute(f"SELECT COUNT(*) FROM undergrowth_{table}").fetchone()[0]
            for table in ("accounts", "passkeys", "sessions", "sign_ins")
        ]
        text = "\n".join(link.iterdump())
    link.close()
    assert counts == [1, 1, 1, 0]
    assert "Ada" not in text and "ada@example.org" not in text
    assert len(api.get("/api/account/seats", other.token)["seats"]) == 1


def test_tokens_are_stored_as_hashes_only(here: Running, tmp_path: Path) -> None:
    person, api = Person(here.api), here.api
    game = api.create(["here", "here"])
    person.keeps(game.seat(0))
    (seat,) = opened(api, person.token, (game, 0))
    asked = api.post("/api/account/sign-in/begin", {})
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        text = "\n".join(link.iterdump())
    link.close()
    for secret in (person.token, seat.token, asked["challenge"]):
        assert secret is not None and secret not in text


def test_seats_and_accounts_do_not_open_each_other(here: Running) -> None:
    person, api = Person(here.api), here.api
    game = api.create(["here", "here"])
    person.keeps(game.seat(0))
    assert status(Seat(api, game.id, person.token)) == 401
    assert api.ask("GET", "/api/account", game.seat(0).token).status_code == 401
    for path in ("/api/account", "/api/account/seats", "/api/account/export"):
        assert api.ask("GET", path).status_code == 401
