"""Titles of games: as somebody named them, or by what is known of them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from server.kit import Api, Game, Json, any_option, is_mine, play, serving
from undergrowth.engine.messages import title

SEATS = [{"faction": None, "player": "here"} for _ in range(3)]
DRAFT = {"setup": {"draft": 3, "seats": SEATS}, "pace": "instant", "seed": 5}


def drafted(api: Api, **more: Any) -> Game:
    """A game in which three people choose their factions."""
    return Game(api, api.post("/api/games", {**DRAFT, **more}))


def choose(game: Game) -> Json:
    """The next player takes a faction and sets it up; the state of the next question to draft."""
    dice = random.Random(1)
    asked = game.asked()
    assert asked is not None
    state = asked.state()
    assert state["decision"]["prompt"] == "draft.faction"
    state = asked.answer(any_option(state, dice), state)
    while is_mine(state):
        state = asked.answer(any_option(state, dice), state)
    return game.nobody.state()


def listed(game: Game) -> str:
    """The title in "my games"."""
    seats = [{"id": game.id, "token": game.seat().token}]
    return str(game.api.post("/api/mine", {"seats": seats})["games"][0]["title"])


def names(game: Game) -> list[str]:
    return [title(each["faction"]) for each in game.nobody.state()["seats"]]


def test_the_title_of_a_draft_follows_what_has_been_chosen(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = drafted(server.api)
        assert game.nobody.state()["title"] == "3 players and a draft: Autumn map"
        choose(game)
        first = names(game)[2]
        assert game.nobody.state()["title"] == f"{first}, 2 to be drafted: Autumn map"
        assert listed(game) == f"{first}, 2 to be drafted: Autumn map"
    with serving(tmp_path) as server:
        twin = Game(server.api, game.made)
        choose(twin)
        choose(twin)
        whole = f"{', '.join(names(twin))}: Autumn map"
        assert listed(twin) == twin.nobody.state()["title"] == whole


def test_the_title_goes_back_with_an_undone_choice(api: Api) -> None:
    game = drafted(api)
    seat = game.asked()
    assert seat is not None
    before = seat.state()
    undone = False
    for option in before["decision"]["options"]:
        after = seat.answer(option["text"], seat.state())
        assert after["title"] != before["title"]
        if after["undo"]["possible"]:
            assert seat.undo(after)["title"] == before["title"] == listed(game)
            undone = True
        break
    assert undone


def test_a_title_somebody_gave_stays(api: Api) -> None:
    game = drafted(api, title="Friday in the woods")
    choose(game)
    assert listed(game) == "Friday in the woods"


@pytest.mark.long
def test_a_game_played_on_from_its_draft_is_called_by_what_was_known_then(api: Api) -> None:
    game = drafted(api)
    seat = game.asked()
    assert seat is not None
    begun = seat.state()
    choose(game)
    body = {"revision": begun["revision"], "seats": [{"player": "here"}] * 3, "seed": 1}
    twin = Game(api, api.post(f"{seat.path}/play-on", body, seat.token))
    assert listed(twin) == "3 players and a draft: Autumn map (played on)"
    choose(twin)
    assert listed(twin) == f"{names(twin)[2]}, 2 to be drafted: Autumn map (played on)"


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_seat_that_is_played_on_has_the_faction_it_had_chosen(api: Api, chosen: int) -> None:
    game = drafted(api)
    for _ in range(chosen):
        choose(game)
    seat = game.asked()
    assert seat is not None
    body = {"revision": seat.state()["revision"], "seats": [{"player": "here"}] * 3, "seed": 1}
    made = api.post(f"{seat.path}/play-on", body, seat.token)
    known = [None, None, game.nobody.state()["seats"][2]["faction"]] if chosen else [None] * 3
    assert [each["faction"] for each in made["seats"]] == known


def test_a_drafted_game_goes_on_to_be_played(api: Api) -> None:
    game = drafted(api)
    play(game, random.Random(2), 20)
    assert game.nobody.state()["title"] == f"{', '.join(names(game))}: Autumn map"
