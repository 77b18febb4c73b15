"""Every secret opens one thing: not another game, not another kind of door, not after its end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from server.database.test_kept_as_long import followed, store_in
from server.kit import PATIENCE, Api, Game, Running, run, serving
from server.operating.post import (
    moves_on,
    page_in,
    post_office,
    settle,
    to_the_other_seat,
    words_of,
)
from server.secrets.test_alike import requests, routes, samples
from undergrowth.server.config import Mail
from undergrowth.server.database.keeping import delete, end

KEY = "k" * 22


def invited(api: Api) -> tuple[Game, dict[str, str]]:
    """A game with a seat here and one for a guest, and its three kinds of secrets."""
    game = api.create(["here", "invite"])
    secrets = {"token": "", "invitation": "", "owner": str(game.made["owner"])}
    for each in game.made["seats"]:
        for kind in ("token", "invitation"):
            secrets[kind] = each[kind] or secrets[kind]
    return game, secrets


def claim(api: Api, invitation: str, key: str | None = None) -> Any:
    body = {"invitation": invitation, **({"key": key} if key else {})}
    return api.ask("POST", "/api/invitations/claim", json=body)


def near(secret: str) -> Iterator[str]:
    """Yield texts that are almost a secret, or that some programs would take for one."""
    yield from (secret[:-1], secret + "a", secret[::-1], secret.swapcase())
    yield from ("%", "_" * len(secret), "*", "' OR '1'='1", "null", "0", "a" * 100)
    yield from (f"{secret}\x00", f"{secret}%00", f"{secret}/", f"{secret}?")


def opens(running: Running, game: Game, token: str) -> set[str]:
    """The addresses of a game that a token opens, of all that the application has."""
    room = running.rooms.known(game.id)
    assert room is not None
    found: set[str] = set()
    for each in routes(running):
        if "{game}" in each.path and "/stream" not in each.path:
            for path in requests(each, samples(room)):
                status = running.api.ask("GET", path, token).status_code
                if status not in (401, 422):
                    found.add(path)
    return found


def changes(api: Api, game: Game, token: str) -> set[int]:
    """The statuses of all that changes a game."""
    revision = {"revision": 0}
    asked: list[tuple[str, str, Any]] = [
        ("POST", "answers", {**revision, "text": "keep in 1"}),
        ("POST", "undo", revision),
        ("POST", "link", {}),
        ("PUT", "settings", {"pace": "slow"}),
        ("POST", "seats/1/invitation", {}),
        ("PUT", "seats/1/player", {"player": "random"}),
        ("POST", "proposals", {"kind": "pause"}),
        ("POST", "proposals/1", {"agrees": True}),
        ("POST", "phrases", {"phrase": "hello"}),
        ("POST", "rematch", {"game": {"setup": {"seats": [{}, {}]}}, "was": []}),
        ("POST", "rematch/seat", {}),
        ("POST", "away", {}),
        ("POST", "back", {}),
        ("POST", "resign", {}),
        ("POST", "play-on", {**revision, "seats": [{}, {}]}),
    ]
    return {
        api.ask(method, f"/api/games/{game.id}/{path}", token, json=body).status_code
        for method, path, body in asked
    }


def test_a_secret_opens_nothing_of_another_game_or_kind(running: Running) -> None:
    api = running.api
    (mine, mine_has), (other, other_has) = invited(api), invited(api)
    for secret in (*other_has.values(), mine_has["invitation"]):
        assert not opens(running, mine, secret)
    own = {f"{mine.nobody.path}/table", f"{mine.nobody.path}/watch"}
    assert opens(running, mine, mine_has["owner"]) == own
    for secret in (*other_has.values(), mine_has["invitation"]):
        assert changes(api, mine, secret) == {401}
    for secret in (mine_has["token"], mine_has["owner"], mine.id, *near(mine_has["invitation"])):
        assert claim(api, secret).status_code in (404, 422)
    for secret in near(mine_has["token"]):
        if secret.isprintable():
            assert api.ask("GET", mine.nobody.path, secret).status_code == 401
    token = mine_has["token"]
    for said in (token, f"Token {token}", f"Basic {token}", "Bearer", f"Bearer{token}"):
        headers = {"Authorization": said}
        assert api.ask("GET", mine.nobody.path, headers=headers).status_code == 401
    elsewhere = {"Cookie": f"token={token}", "X-Token": token}
    looked = api.ask("GET", f"{mine.nobody.path}?token={token}", headers=elsewhere)
    assert looked.json()["viewer"] is None
    held = {"seats": [{"id": mine.id, "token": secret} for secret in other_has.values()]}
    assert api.post("/api/mine", held)["games"] == []
    assert other.nobody.state()["revision"] == mine.nobody.state()["revision"] == 0


def test_nothing_is_used_twice_or_after_it_was_replaced(running: Running) -> None:
    api = running.api
    game, has = invited(api)
    seat = f"/api/games/{game.id}/seats/1/invitation"
    fresh = api.post(seat, {}, has["owner"])["invitation"]
    assert claim(api, has["invitation"]).status_code == 404
    token = claim(api, fresh, KEY).json()["token"]
    assert api.ask("GET", game.nobody.path, token).status_code == 200
    for again in (KEY, "l" * 22, None):
        assert claim(api, fresh, again).status_code == 409
    assert api.ask("POST", seat, has["owner"], json={}).status_code == 409
    later = api.post(f"/api/games/{game.id}/link", {}, token)["token"]
    assert not opens(running, game, token) and changes(api, game, token) == {401}
    assert api.ask("GET", game.nobody.path, later).status_code == 200
    assert claim(api, fresh, KEY).status_code == 409


@pytest.mark.parametrize("removed", [True, False])
def test_what_is_gone_or_over_is_changed_by_nobody(tmp_path: Path, removed: bool) -> None:
    with serving(tmp_path) as running:
        api = running.api
        game, has = invited(api)
        store = store_in(tmp_path)
        assert delete(store, [game.id]) if removed else end(store, game.id)
        store.close()
        followed(running)
        assert claim(api, has["invitation"]).status_code == (404 if removed else 200)
        for secret in has.values():
            assert changes(api, game, secret) <= ({404} if removed else {201, 401, 409, 200})
        if not removed:
            assert game.nobody.state()["over"] and game.nobody.state()["revision"] == 0


def test_a_page_of_consent_is_good_for_its_game_alone(tmp_path: Path) -> None:
    """Guessed, of another game, twice, and after the game is gone: no mail comes of it."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            games, pages = [], []
            for address in ("ada@example.org", "bob@example.org"):
                games.append(to_the_other_seat(server.api, {"email": address})[0])
                settle(server.rooms)
                pages.append(page_in(words_of(got.get(timeout=PATIENCE))[1]))
            code = pages[0].split("?")[0].removeprefix("/mail/")
            for guess in near(code):
                answer = server.api.ask("POST", f"/mail/{quote(guess, safe='')}?wanted=yes")
                assert answer.status_code in (404, 405, 422), guess
            assert server.api.ask("POST", f"{pages[0]}&wanted=maybe").status_code == 422
            for _ in range(2):
                assert server.api.ask("POST", f"{pages[0]}&wanted=yes").status_code == 200
            moves_on(games[1], 1)
            moves_on(games[1], 0)
            settle(server.rooms)
            assert got.empty(), "bob was written to, and ada has agreed"
            assert server.api.ask("POST", f"{pages[0]}&wanted=no").status_code == 200
            moves_on(games[0], 1)
            moves_on(games[0], 0)
            settle(server.rooms)
            store = store_in(tmp_path)
            delete(store, [games[1].id])
            store.close()
            followed(server)
            assert server.api.ask("POST", f"{pages[1]}&wanted=yes").status_code == 200
            settle(server.rooms)
            assert got.empty()


def test_of_many_who_claim_at_once_one_has_the_seat(running: Running) -> None:
    """Each with a key of its own, and the same invitation."""

    async def race(invitation: str) -> list[int]:
        def one(number: int) -> int:
            answer = claim(running.api, invitation, f"{number:022d}")
            return int(answer.status_code)

        return await asyncio.gather(*(asyncio.to_thread(one, n) for n in range(12)))

    _, has = invited(running.api)
    assert sorted(run(race(has["invitation"]))) == [200] + [409] * 11
