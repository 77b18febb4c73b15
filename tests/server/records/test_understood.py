"""Advice for who is asked, who may have it, and the review of a game that is over."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from server.kit import Api, Game, Refusal, Running, play
from undergrowth.server.routes.understood import advice


def test_who_is_asked_is_told_what_a_computer_would_do(api: Api) -> None:
    game = api.create(["here", "greedy", "greedy", "greedy"])
    seat = game.seat(0)
    told = api.get(f"{seat.path}/advice", seat.token)
    offered = [each["text"] for each in seat.my_turn()["decision"]["options"]]
    assert told["player"] == "greedy" and told["of"] == len(offered)
    assert [each["text"] in offered for each in told["options"]] == [True] * len(told["options"])
    worth = [each["worth"] for each in told["options"]]
    assert worth == sorted(worth, reverse=True)
    assert told == api.get(f"{seat.path}/advice", seat.token)  # the same each time


@pytest.mark.long
def test_advice_speaks_the_readers_language_and_names_reasons(api: Api) -> None:
    game = api.create(["here", "greedy"], seed=3)
    play(game, random.Random(3), 40)
    seat = game.asked() or game.seat(0)
    seat.my_turn()
    told = api.get(f"{seat.path}/advice", seat.token, player="plan:1", lang="de")
    because = [each for option in told["options"] for each in option["because"]]
    assert because and all(each["message"]["id"].startswith("because-") for each in because)
    assert all(each["text"] != each["message"]["id"] for each in because)


def test_advice_is_for_who_is_asked_and_by_players_there_are(api: Api) -> None:
    game = api.create(["here", "here"])
    asked = game.asked()
    assert asked is not None
    other = next(seat for seat in game.seats.values() if seat.token != asked.token)
    with pytest.raises(Refusal) as refused:
        api.get(f"{other.path}/advice", other.token)
    assert (refused.value.status, refused.value.code) == (409, "not_asked")
    with pytest.raises(Refusal) as refused:
        api.get(f"{asked.path}/advice")
    assert refused.value.status == 401
    for wrong in ("nobody", "plan:9999", "greedy:3"):
        with pytest.raises(Refusal) as refused:
            api.get(f"{asked.path}/advice", asked.token, player=wrong)
        assert (refused.value.status, refused.value.code) == (422, "bad_setup")
    with pytest.raises(Refusal) as refused:
        api.get(f"{asked.path}/advice", asked.token, player="no such!")
    assert refused.value.status == 422


def test_advice_is_not_given_between_people_unless_the_table_wants_it(api: Api) -> None:
    wanted: dict[str, Any] = {"hints": True}
    for more, given in (({}, False), (wanted, True)):
        game = api.create(["here", "invite"], **more)
        seat = game.seat(0)
        assert seat.state()["hints"] is given
        answer = api.ask("GET", f"{seat.path}/advice", seat.token)
        assert answer.status_code == (200 if given else 403)
    alone = api.create(["here", "greedy"], hints=False).seat(0)
    assert api.ask("GET", f"{alone.path}/advice", alone.token).json()["error"]["code"] == "no_hints"


def test_advice_is_about_the_question_at_which_it_was_asked_for(running: Running) -> None:
    """Answered at the same time: the next question is another's, and so is the hand."""
    game = running.api.create(["here", "here"], hints=True)
    room = running.rooms.known(game.id)
    assert room is not None and room.game.decision is not None
    seat, offered = room.game.decision.seat, room.game.decision.texts()
    later = room.game.copy(log=True)
    while later.decision is not None and later.decision.seat == seat:
        later.choose(later.decision.options[0])
    request: Any = SimpleNamespace(app=running.app)

    async def raced() -> bytes:
        asked = asyncio.ensure_future(advice(request, room, seat, "", "greedy"))
        await asyncio.sleep(0)  # it is allowed, and the game goes on
        room.session.game = room.game = later
        return bytes((await asked).body)

    assert running.rooms.loop is not None
    told = asyncio.run_coroutine_threadsafe(raced(), running.rooms.loop).result(30)
    options = json.loads(told)["options"]
    assert [each["text"] in offered for each in options] == [True] * len(options)


def test_the_advice_that_is_kept_is_little(running: Running) -> None:
    """Budgets without end give players without end, each with advice of its own."""
    game = running.api.create(["here", "random"])
    seat, room = game.seat(), running.rooms.known(game.id)
    assert room is not None
    seat.my_turn()
    for number in range(500):
        room.advised[f"en search:{number}"] = b"{}"
    told = running.api.get(f"{seat.path}/advice", seat.token, player="greedy")
    assert told["options"] and len(room.advised) <= 20
    assert running.api.get(f"{seat.path}/advice", seat.token, player="greedy") == told


def test_a_game_that_is_over_is_reviewed(api: Api) -> None:
    game = api.create(["here", "greedy"], seed=3)
    running = api.ask("GET", f"{game.nobody.path}/review")
    assert (running.status_code, running.json()["error"]["code"]) == (403, "running")
    play(game, random.Random(3))
    told = api.get(f"{game.nobody.path}/review")
    end = game.nobody.state()
    for seat in end["view"]["seats"]:
        points = sum(each["points"] for each in told["sources"][seat["faction"]])
        assert seat["dominance"] or points == seat["score"]
    assert told["turns"][-1]["moment"] == told["last"] == end["revision"]
    assert told["turns"][-1]["scores"] == [seat["score"] for seat in end["view"]["seats"]]
    for each in told["turning"]:
        moment = game.nobody.state(revision=each["moment"])
        assert moment["view"]["turn"]["number"] in (each["turn"], each["turn"] + 1)
    for each in told["luck"]:
        fought = [battle for battle in told["battles"] if each["owner"] in battle["sides"]]
        assert each["battles"] == len(fought)


@pytest.mark.long
def test_answers_of_a_game_that_is_over_have_a_price(api: Api) -> None:
    """Each choice is found, and judged for everybody alike; forced answers have none."""
    game = api.create(["here", "greedy"], seed=3)
    for path in ("choices", "prices/40"):
        running = api.ask("GET", f"{game.nobody.path}/review/{path}")
        assert (running.status_code, running.json()["error"]["code"]) == (403, "running")
    play(game, random.Random(3))
    found = api.get(f"{game.nobody.path}/review/choices")["choices"]
    moments = [each["moment"] for each in found]
    assert moments == sorted(set(moments)) and {each["seat"] for each in found} == set(
        seats_of(game)
    )
    first = found[len(found) // 2]
    told = api.get(f"{game.nobody.path}/review/prices/{first['moment']}")
    assert {key: told[key] for key in first} == first
    assert 0 <= told["price"] <= 1 and told["sure"] == (told["price"] > told["reach"])
    assert told["price"] == 0 or told["best"] != told["answer"]
    given, better = ({each["text"] for each in told[key]} for key in ("instead", "because"))
    assert not given & better, "what both bring does not tell them apart"
    opened = api.get(f"{game.nobody.path}/review/prices/{first['moment']}", hands_open="true")
    assert {key: opened[key] for key in first} == first
    for moment in (0, max(moments) + 999):
        none = api.ask("GET", f"{game.nobody.path}/review/prices/{moment}")
        assert none.status_code in (404, 409)


def seats_of(game: Game) -> list[str]:
    return [seat["faction"] for seat in game.nobody.state()["view"]["seats"]]


@pytest.mark.long
def test_an_uploaded_replay_is_reviewed_as_well(api: Api) -> None:
    game = api.create(["here", "greedy"], seed=3)
    play(game, random.Random(3))
    file = api.ask("GET", f"{game.nobody.path}/replay").content
    made = api.ask(
        "POST", "/api/replays", content=file, headers={"Content-Type": "application/x-ndjson"}
    ).json()
    again = api.get(f"/api/games/{made['id']}/review")
    told = api.get(f"{game.nobody.path}/review")
    assert again["sources"].keys() == told["sources"].keys()
    assert again["luck"] == told["luck"]
