"""Seats whose factions play by themselves: nobody holds them, everybody sees what comes."""

from __future__ import annotations

import random

import pytest

from server.kit import Api, Game, Refusal, play
from undergrowth.ai import AUTOMATED
from undergrowth.library import first_game


@pytest.fixture
def alone(api: Api) -> Game:
    """A first game, some way on: the person is asked."""
    seats = first_game()[:2]
    game = api.create(["here", "here"], seats)
    play(game, random.Random(5), 12)
    return game


def test_the_catalogue_says_what_is_chosen_for_such_a_seat(api: Api) -> None:
    """R.3.3 Titles, lines and what is usual; and what a first game is."""
    known = api.get("/api/catalogue")
    assert known["first_game"] == first_game()
    by_name = {each["id"]: each for each in known["factions"]}
    (level, *_) = by_name[first_game()[1]]["seat_options"]
    assert (level["id"], level["usual"], level["many"]) == ("difficulty", "default", False)
    assert all(value["title"] and value["about"] for value in level["values"])
    options = {each["id"]: each for each in known["options"]}
    assert options["automated"]["seats"]
    assert options["cooperative"]["only_with"] == "automated"


def test_nobody_gets_the_seat(alone: Game) -> None:
    """R.2.6 A player may be asked for there: it plays by itself."""
    assert [bool(each["token"]) for each in alone.made["seats"]] == [True, False]
    state = alone.seat(0).state()
    assert [each["player"] for each in state["seats"]] == ["person", AUTOMATED]
    assert state["decision"]["mine"]


def test_anybody_may_ask_why_it_does_something_else(alone: Game) -> None:
    """R.2.3 But not why a person does."""
    me = alone.seat(0)
    text = "attack in 1 " + first_game()[0]
    path = f"{me.path}/why_not"
    said = alone.api.get(path, me.token, text=text, of=first_game()[1])
    assert said["law"].startswith("R.2") and said["reason"]
    with pytest.raises(Refusal):
        alone.api.get(path, me.token, text=text, of=first_game()[0])
