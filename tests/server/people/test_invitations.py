"""Invitations: taken up once; asked for again with the same key when the reply was lost."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from server.database.older import OLDER
from server.kit import Api, Game, Json, Refusal, Running, Seat, serving
from undergrowth.server import Config, create_app
from undergrowth.server.database.schema import VERSION

KEY = "k3y-of-22-letters-or-more"
OTHER = "another-key-just-as-long"


def invited(api: Api) -> tuple[Game, str]:
    """A game whose second seat waits for somebody, and its invitation."""
    game = api.create(["here", "invite"])
    return game, str(game.made["seats"][1]["invitation"])


def claim(api: Api, invitation: str, key: str | None = KEY, **more: Any) -> Json:
    body = {"invitation": invitation, **({"key": key} if key else {}), **more}
    found: Json = api.post("/api/invitations/claim", body)
    return found


def is_spent(api: Api, invitation: str, key: str | None = KEY) -> bool:
    with pytest.raises(Refusal) as refused:
        claim(api, invitation, key)
    return (refused.value.status, refused.value.code) == (409, "spent")


def test_a_claim_whose_reply_was_lost_is_made_again(api: Api) -> None:
    game, invitation = invited(api)
    lost = claim(api, invitation, name="Ada")
    found = claim(api, invitation, name="Ada")
    assert found["token"] != lost["token"]
    assert {**found, "token": "", "link": ""} == {**lost, "token": "", "link": ""}
    with pytest.raises(Refusal) as refused:
        Seat(api, game.id, lost["token"]).state()
    assert refused.value.status == 401
    state = Seat(api, game.id, found["token"]).state()
    assert state["viewer_seat"] == 1 and state["seats"][1]["name"] == "Ada"


def test_nobody_else_can_repeat_a_claim(api: Api) -> None:
    game, invitation = invited(api)
    token = claim(api, invitation)["token"]
    assert is_spent(api, invitation, OTHER)
    assert is_spent(api, invitation, None)
    assert Seat(api, game.id, token).state()["viewer_seat"] == 1


def test_a_claim_without_a_key_is_not_repeated(api: Api) -> None:
    _, invitation = invited(api)
    claim(api, invitation, None)
    assert is_spent(api, invitation, None)
    assert is_spent(api, invitation, KEY)


def test_a_token_that_has_been_used_is_never_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game, invitation = invited(server.api)
        token = claim(server.api, invitation)["token"]
        assert Seat(server.api, game.id, token).state()["viewer_seat"] == 1
        assert is_spent(server.api, invitation)
    with serving(tmp_path) as server:
        assert is_spent(server.api, invitation)
        assert Seat(server.api, game.id, token).state()["viewer_seat"] == 1


def test_a_lost_claim_is_made_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game, invitation = invited(server.api)
        claim(server.api, invitation)
    with serving(tmp_path) as server:
        token = claim(server.api, invitation)["token"]
        assert Seat(server.api, game.id, token).state()["viewer_seat"] == 1


def test_of_claims_at_the_same_time_the_last_token_opens_the_seat(tmp_path: Path) -> None:
    """In memory and on disk."""
    with serving(tmp_path) as server:
        game, invitation = invited(server.api)
        with ThreadPoolExecutor(8) as pool:
            made = list(pool.map(lambda _: claim(server.api, invitation), range(8)))
        room = server.rooms.known(game.id)
        kept = server.rooms.store.load(game.id)
        assert room is not None and room.seats[1].token == kept.seats[1].token
        good = [each for each in made if opens(server.api, game, each["token"])]
        assert len(good) == 1


def opens(api: Api, game: Game, token: str) -> bool:
    return api.ask("GET", f"/api/games/{game.id}", token).status_code == 200


def test_one_of_many_guests_gets_the_seat(api: Api) -> None:
    _, invitation = invited(api)

    def ask(number: int) -> int:
        body = {"invitation": invitation, "key": f"{OTHER}-{number}"}
        return api.ask("POST", "/api/invitations/claim", json=body).status_code

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(ask, range(8))) == [200] + [409] * 7


@pytest.mark.parametrize("key", ["", "short", "x" * 21, "x" * 101, "k3y of 22 letters or more", 7])
def test_a_key_that_could_be_guessed_is_refused(api: Api, key: object) -> None:
    _, invitation = invited(api)
    answer = api.ask("POST", "/api/invitations/claim", json={"invitation": invitation, "key": key})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")
    assert claim(api, invitation)["seat"] == 1


def test_a_key_is_kept_only_hashed_and_never_logged(
    running: Running, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    _, invitation = invited(running.api)
    claim(running.api, invitation)
    assert is_spent(running.api, invitation, OTHER)
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        text = "\n".join(link.iterdump())
    link.close()
    for secret in (KEY, OTHER, invitation):
        assert secret not in text and secret not in caplog.text


def test_a_database_from_before_there_were_keys_is_played_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game, invitation = invited(server.api)
    file = tmp_path / "games.sqlite"
    with sqlite3.connect(file) as link:
        link.execute("ALTER TABLE undergrowth_seats DROP COLUMN claim")
        link.execute("DROP TABLE undergrowth_mailboxes")
        link.execute("ALTER TABLE undergrowth_games DROP COLUMN owner")
        link.execute("ALTER TABLE undergrowth_games DROP COLUMN hints")
        link.execute("ALTER TABLE undergrowth_games DROP COLUMN uploaded")
        for step in OLDER:
            link.execute(step)
        link.execute("UPDATE undergrowth_meta SET value = '1'")
    link.close()
    with serving(tmp_path) as server:
        claim(server.api, invitation)
        token = claim(server.api, invitation)["token"]
        assert Seat(server.api, game.id, token).state()["viewer_seat"] == 1
        assert Game(server.api, game.made).seat().answer("keep in 1")["revision"] == 1
    create_app(Config(database=f"sqlite:///{file}")).state.rooms.store.close()
    with sqlite3.connect(file) as link:
        version = "SELECT value FROM undergrowth_meta WHERE key = 'schema'"
        assert link.execute(version).fetchall() == [(str(VERSION),)]
    link.close()
