"""Tokens, invitations, settings, and the games somebody has a seat in."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from server.kit import Api, Game, Refusal, Running, Seat, any_option, is_mine, play


@pytest.mark.parametrize("token", ["nonsense", "x" * 3000, "\u00e9"])
def test_a_wrong_token_opens_nothing(api: Api, token: str) -> None:
    game = api.create(["here", "here"])
    for method, path, body in [
        ("GET", "", None),
        ("GET", "/log", None),
        ("GET", "/stream", None),
        ("GET", "/why_not?text=pass", None),
        ("POST", "/answers", {"revision": 0, "text": "keep in 1"}),
        ("POST", "/undo", {"revision": 0}),
        ("PUT", "/settings", {}),
        ("POST", "/play-on", {"revision": 0, "seats": [{}, {}]}),
    ]:
        headers = {"Authorization": f"Bearer {token}".encode()}
        answer = api.ask(method, f"/api/games/{game.id}{path}", json=body, headers=headers)
        assert answer.status_code == 401, path
        assert answer.json()["error"]["code"] == "unauthorized"
        assert answer.headers["www-authenticate"] == "Bearer"


def test_a_token_of_another_game_opens_nothing(api: Api) -> None:
    one, other = api.create(["here", "here"]), api.create(["here", "here"])
    with pytest.raises(Refusal) as refused:
        Seat(api, one.id, other.seat().token).state()
    assert refused.value.status == 401


def test_a_spectator_sees_what_is_public_and_may_do_nothing(api: Api) -> None:
    game = api.create(["here", "here"])
    state = game.nobody.state()
    assert state["viewer"] is None
    assert all(seat["hand"] is None for seat in state["view"]["seats"])
    with pytest.raises(Refusal) as refused:
        game.nobody.answer("keep in 1")
    assert refused.value.status == 401


def test_the_database_holds_no_token(running: Running, tmp_path: Path) -> None:
    game = running.api.create(["here", "invite"])
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        text = "\n".join(link.iterdump())
    link.close()
    for each in game.made["seats"]:
        for secret in (each["token"], each["invitation"]):
            assert secret is None or secret not in text


def test_an_invitation_seats_one_person_once(api: Api) -> None:
    game = api.create(["here", "invite"])
    invitation = game.made["seats"][1]["invitation"]
    assert game.nobody.state()["seats"][1]["claimed"] is False
    claimed = api.post("/api/invitations/claim", {"invitation": invitation, "name": "Ada"})
    assert (claimed["id"], claimed["seat"]) == (game.id, 1)
    guest = Seat(api, game.id, claimed["token"])
    assert guest.state()["viewer"] == "eyrie_dynasties"
    seat = game.nobody.state()["seats"][1]
    assert (seat["claimed"], seat["name"]) == (True, "Ada")
    with pytest.raises(Refusal) as refused:
        api.post("/api/invitations/claim", {"invitation": invitation})
    assert (refused.value.status, refused.value.code) == (409, "spent")
    with pytest.raises(Refusal) as refused:
        api.post("/api/invitations/claim", {"invitation": "nothing"})
    assert refused.value.status == 404


def test_settings_are_the_seats_own(api: Api) -> None:
    game = api.create(["here", "here"])
    seat = game.seat(0)
    shown = seat.settings(
        passes={"battle.ambush": True},
        name="Grace",
        pace="slow",
        notify={"webhook": "http://127.0.0.1:9/x"},
    )
    assert shown == {
        "pace": "slow",
        "pass": {"battle.ambush": True},
        "notify": {
            "webhook": "http://127.0.0.1:9/x",
            "email": None,
            "push": None,
            "language": "en",
        },
        "name": "Grace",
    }
    own = seat.state()
    assert own["pace"] == "slow"
    assert own["seats"][0]["passes"] == {"battle.ambush": True}
    for viewer in (game.seat(1), game.nobody):
        others = viewer.state()["seats"][0]
        assert others["name"] == "Grace"
        assert "passes" not in others and "notify" not in others
    cleared = seat.settings(passes={"battle.ambush": False}, notify=None)
    assert (cleared["pass"], cleared["notify"]) == ({}, None)
    with pytest.raises(Refusal) as refused:
        seat.settings(pace="frantic")
    assert refused.value.status == 422
    with pytest.raises(Refusal) as refused:
        seat.settings(notify={"webhook": "ftp://example.org"})
    assert refused.value.status == 422


@pytest.mark.long
def test_mine_tells_where_it_is_my_turn(api: Api) -> None:
    one, other = api.create(["here", "here"]), api.create(["here", "random"], title="Friday")
    held = [
        {"id": one.id, "token": one.seat(1).token},
        {"id": other.id, "token": other.seat().token},
        {"id": other.id, "token": "wrong"},
        {"id": "unknown", "token": "wrong"},
    ]
    games = api.post("/api/mine", {"seats": held})["games"]
    assert [(each["id"], each["my_turn"]) for each in games] == [(one.id, False), (other.id, True)]
    assert games[1]["title"] == "Friday"
    assert games[1]["players"] == ["person", "random"]
    assert games[1]["winner"] is None
    play(other, random.Random(1))
    again = api.post("/api/mine", {"seats": held})["games"][1]
    assert again["over"] and not again["my_turn"]
    assert again["winner"] == other.nobody.state()["view"]["outcome"]["winners"]


@pytest.mark.long
def test_what_is_left_to_the_server_is_passed_whatever_the_hand_holds(api: Api) -> None:
    """Both sides of a battle leave ambushes to the server: nobody is asked, nobody plays one."""
    game = api.create(["here", "here"], seed=6)
    for seat in game.seats.values():
        seat.settings(passes={"battle.ambush": True, "battle.foil": True})
    battles = battles_until(game, 6)
    assert battles == 6
    verbs = [entry["verb"] for entry in game.nobody.log()]
    assert verbs.count("battled") >= 6
    assert "ambushed" not in verbs


@pytest.mark.long
def test_whether_an_ambush_is_held_does_not_show(api: Api) -> None:
    """With others at the table, a pass that is the only option is asked like any other."""
    game = api.create(["here", "here"], seed=9)
    assert battles_until(game, 4, alone=True) == 4


def battles_until(game: Game, wanted: int, alone: bool = False) -> int:
    """Play until ambushes could have been played so often; returns how often they could.

    `alone`: only questions that left nothing but to pass.
    """
    dice = random.Random(9)
    asked: set[int] = set()
    with game.nobody.follow() as stream:
        state = stream.state()
        while not state["over"] and len(asked) < wanted:
            decision = state["decision"]
            ambush = decision["prompt"] == "battle.ambush"
            known = game.seats[decision["index"]].state()
            if ambush and not alone:
                asked.add(state["revision"])
                state = stream.since(state["revision"] + 1)
                continue
            if ambush and is_mine(known) and len(known["decision"]["options"]) == 1:
                assert known["decision"]["reaction"]
                asked.add(known["revision"])
            if not is_mine(known):
                state = stream.state()
                continue
            after = game.seats[decision["index"]].answer(any_option(known, dice), known)
            state = stream.since(after["revision"])
    return len(asked)
