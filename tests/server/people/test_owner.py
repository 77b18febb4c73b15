"""Rights of a game's maker: links told again, new invitations, another player for a failed one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import STUMBLER, Api, Game, Json, Refusal, Seat, killable


def refused(api: Api, method: str, path: str, token: str | None, body: Json | None = None) -> str:
    """The code of a refusal."""
    answer = api.ask(method, path, token, json=body or {})
    assert not answer.is_success, answer.text
    return f"{answer.status_code} {answer.json()['error']['code']}"


@pytest.fixture(scope="module")
def stumbling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A server with a computer player that fails."""
    folder: Path = tmp_path_factory.mktemp("stumbling")
    with killable(f"sqlite:///{folder / 'games.sqlite'}", code=STUMBLER) as process:
        yield process.api


def stumbled(api: Api) -> Game:
    """A game in which the second player has failed."""
    game = api.create(["here", "stumbler"])
    seat = game.seat(0)
    while (state := seat.wait(lambda s: s["trouble"] or s["decision"]["mine"]))["trouble"] is None:
        seat.answer(state["decision"]["options"][0]["text"], state)
    return game


@pytest.mark.long
def test_everybody_is_told_that_a_computer_player_failed(stumbling: Api) -> None:
    """1.2.1 And nobody what it said: it knows its hand."""
    game = stumbled(stumbling)
    trouble = {"seat": 1, "faction": "eyrie_dynasties", "player": "stumbler"}
    with game.nobody.follow() as stream:
        assert stream.state()["trouble"] == trouble
    answer = stumbling.ask("GET", game.seat(0).path, game.seat(0).token)
    assert answer.json()["trouble"] == trouble
    assert "what it holds" not in answer.text


@pytest.mark.long
def test_its_owner_puts_another_player_there(stumbling: Api) -> None:
    game = stumbled(stumbling)
    path, owner = f"/api/games/{game.id}/seats/1/player", game.made["owner"]
    body = {"player": "greedy"}
    assert refused(stumbling, "PUT", path, None, body) == "401 unauthorized"
    assert refused(stumbling, "PUT", path, game.seat(0).token, body) == "401 unauthorized"
    assert refused(stumbling, "PUT", path, owner, {"player": "here"}) == "422 invalid"
    with game.seat(0).follow() as stream:
        assert stream.state()["trouble"]
        assert stumbling.ask("PUT", path, owner, json=body).json() == {"seat": 1, **body}
        state = stream.state(lambda state: state["trouble"] is None)
        assert state["seats"][1]["player"] == "greedy"
        assert stream.state(lambda state: state["decision"]["mine"])["revision"] > 0
    assert refused(stumbling, "PUT", path, owner, body) == "409 not_failed"
    first = f"/api/games/{game.id}/seats/0/player"
    assert refused(stumbling, "PUT", first, owner, body) == "409 not_failed"


def test_the_same_player_may_try_again(stumbling: Api) -> None:
    game = stumbled(stumbling)
    path, owner = f"/api/games/{game.id}/seats/1/player", game.made["owner"]
    with game.nobody.follow() as stream:
        assert stream.state()["trouble"]
        assert stumbling.ask("PUT", path, owner, json={"player": "stumbler"}).is_success
        stream.state(lambda state: state["trouble"] is None)
        assert stream.state(lambda state: state["trouble"])["trouble"]["seat"] == 1


def test_a_link_is_reissued_and_the_old_one_opens_nothing(api: Api) -> None:
    game = api.create(["here", "here"])
    old = game.seat(0)
    with old.follow() as stream:
        assert stream.state()["viewer_seat"] == 0
        told = api.post(f"{old.path}/link", {}, old.token)
        stream.next("end")  # the spectator with the old one looks no more
    with pytest.raises(Refusal) as gone:
        old.state()
    assert (gone.value.status, gone.value.code) == (401, "unauthorized")
    assert Seat(api, game.id, told["token"]).state()["viewer_seat"] == 0
    assert told["link"] == f"/game/{game.id}#seat={told['token']}"
    assert game.seat(1).state()["viewer_seat"] == 1


def test_an_invitation_is_reissued_until_it_is_taken_up(api: Api) -> None:
    game = api.create(["here", "invite"])
    path, owner = f"/api/games/{game.id}/seats/1/invitation", game.made["owner"]
    assert refused(api, "POST", path, game.seat(0).token) == "401 unauthorized"
    told = api.post(path, {}, owner)
    lost = {"invitation": game.made["seats"][1]["invitation"]}
    assert refused(api, "POST", "/api/invitations/claim", None, lost) == "404 no_invitation"
    claimed = api.post("/api/invitations/claim", {"invitation": told["invitation"]})
    assert Seat(api, game.id, claimed["token"]).state()["viewer_seat"] == 1
    assert refused(api, "POST", path, owner) == "409 spent"
    for seat in ("7", "riverfolk", "nobody", "9" * 60, "-1", "seat"):
        none = f"/api/games/{game.id}/seats/{seat}/invitation"
        assert refused(api, "POST", none, owner) == "404 no_seat"


def test_a_seat_in_an_address_goes_by_its_faction_too(api: Api) -> None:
    game = api.create(["here", "invite"])
    for name in ("eyrie", "eyrie_dynasties", "1"):
        told = api.post(f"/api/games/{game.id}/seats/{name}/invitation", {}, game.made["owner"])
        assert told["seat"] == 1
