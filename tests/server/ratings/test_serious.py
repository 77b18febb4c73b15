"""Serious games: who may play them, what they do not allow, and what they say of strength."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.accounts.authenticator import SITE
from server.accounts.person import Person, joined, wait_for, won_by
from server.kit import Api, Game, Json, Refusal, Running, Seat, any_option, play, serving
from server.people.table import Clock, do, propose, refused
from undergrowth.server.ratings.scale import Rating, level_rating, rated

CLOCK = {"kind": "turn", "seconds": 600}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Running]:
    """A server with an address that browsers accept for passkeys."""
    with serving(tmp_path, public_url=SITE, now=Clock()) as running:
        yield running


def serious(api: Api, *players: str, **more: Any) -> Game:
    """A serious game, in which the persons invited have come."""
    return api.create(list(players), **{"clock": CLOCK, "serious": True, "seed": None, **more})


def with_accounts(game: Game) -> list[Person]:
    """Give each person of a game an account that keeps the seat."""
    found: list[Person] = []
    for number in game.seats:
        person = Person(game.api)
        person.keeps(game.seat(number))
        found.append(person)
    return found


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"seed": 7}, "takes no seed"),
        ({"hints": True}, "no advice"),
        ({"clock": None}, "needs a clock"),
        ({"clock": {**CLOCK, "at_zero": "pause"}}, "needs a clock"),
    ],
)
def test_what_helps_one_side_is_refused(here: Running, more: Json, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        serious(here.api, "here", "level:1", **more)


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (["here", "greedy"], "levels: level:1"),
        (["here", "here"], "one person plays"),
        (["level:1", "level:2"], "needs a person"),
    ],
)
def test_only_people_and_levels_play_it(here: Running, players: list[str], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        serious(here.api, *players)


def test_nobody_answers_without_an_account(here: Running) -> None:
    game = serious(here.api, "here", "level:1")
    state = game.seat(0).my_turn()
    assert state["serious"] and not state["hints"]
    with pytest.raises(Refusal, match="no_account"):
        game.seat(0).answer(any_option(state, random.Random(1)), state)
    Person(here.api).keeps(game.seat(0))
    assert play(game, random.Random(1), 1) == 1


def test_nothing_is_taken_out_of_it_while_it_goes_on(here: Running) -> None:
    game = serious(here.api, "here", "level:1")
    (person,) = with_accounts(game)
    play(game, random.Random(2), 1)
    seat = game.seat(0)
    on = {"revision": 1, "seats": [{"player": "here"}, {"player": "greedy"}]}
    assert refused(seat, "play-on", **on) == "403 serious"
    assert refused(seat, "link") == "403 serious"
    assert refused(seat, "proposals", kind="end") == "403 serious"
    assert refused(seat, "proposals", kind="rewind", revision=0) == "403 serious"
    told = here.api.ask("GET", f"{seat.path}/position", seat.token).json()["error"]["code"]
    assert told == "serious"
    gone = here.api.ask("DELETE", f"/api/account/seats/{game.id}/0", person.device)
    assert gone.json()["error"]["code"] == "serious"


def test_a_person_who_resigns_comes_last(here: Running) -> None:
    game = serious(here.api, "here", "invite", "level:1")
    people = [Person(here.api), Person(here.api)]
    other = joined(game, 1)
    people[0].keeps(game.seat(0))
    people[1].keeps(other)
    do(game.seat(0), "resign", player="random")
    ends(here, game, winner=0)
    standings = [person.ratings() for person in people]
    ((first,), (second,)) = ([r["place"] for r in each["results"]] for each in standings)
    assert (first, second) == (3, 1)
    (mine,), (result,) = standings[0]["ratings"], standings[0]["results"]
    assert (result["players"], result["time"], result["before"]) == (3, "live", 1500)
    assert result["after"] == mine["rating"] < 1500 < standings[1]["ratings"][0]["rating"]
    assert mine["low"] < mine["rating"] < mine["high"] and mine["games"] == 1
    catch_up(here)
    assert [person.ratings() for person in people] == standings


def ends(here: Running, game: Game, winner: int) -> None:
    """End a game as won by a seat, and wait until it is counted."""
    won_by(here, game, winner)
    catch_up(here)


def catch_up(here: Running) -> None:
    """Count all games that are over."""
    wait_for(here, here.app.state.rater.catch_up())


def test_an_account_has_one_seat_of_it(here: Running) -> None:
    game = serious(here.api, "here", "invite")
    person = Person(here.api)
    other = joined(game, 1)
    kept = person.keeps(game.seat(0))
    assert person.keeps(other) == kept and len(kept) == 1


def test_a_game_ended_by_all_counts_for_nobody(here: Running) -> None:
    game = serious(here.api, "here", "invite")
    invitation = game.made["seats"][1]["invitation"]
    other = Seat(
        here.api,
        game.id,
        here.api.post("/api/invitations/claim", {"invitation": invitation})["token"],
    )
    people = [Person(here.api), Person(here.api)]
    people[0].keeps(game.seat(0))
    people[1].keeps(other)
    propose(game.seat(0), "end")
    number = other.state()["people"]["proposals"][-1]["number"]
    here.api.post(f"{other.path}/proposals/{number}", {"agrees": True}, other.token)
    other.wait(lambda state: bool(state["over"]))
    catch_up(here)
    assert [person.ratings() for person in people] == [{"ratings": [], "results": []}] * 2


def test_a_game_to_which_nobody_has_come_is_ended_by_its_maker(here: Running) -> None:
    """There is nobody else to agree, and nobody to resign to; who plays bots alone resigns."""
    game = serious(here.api, "here", "invite")
    with_accounts(game)
    propose(game.seat(0), "end")
    assert game.nobody.state()["over"]
    catch_up(here)
    alone = serious(here.api, "here", "level:1")
    with_accounts(alone)
    assert refused(alone.seat(0), "proposals", kind="end") == "403 serious"


def test_an_account_may_be_deleted_while_its_game_is_counted(here: Running) -> None:
    """Who counts may have read the seats before: the others get their ratings all the same."""
    game = serious(here.api, "here", "invite", "invite")
    people = [Person(here.api) for _ in range(3)]
    for number, person in enumerate(people):
        person.keeps(joined(game, number) if number else game.seat(0))

    async def later(room: Any) -> None:
        """Count nothing."""

    here.app.state.rater.count = later
    won_by(here, game, 0)
    room = here.rooms.known(game.id)
    assert room is not None
    row, seats = room.row, [replace(each) for each in room.seats]
    assert here.api.ask("DELETE", "/api/account", people[0].device).is_success
    book = here.app.state.accounts.book
    assert book.enter(row, seats, [1, 2, 3], "live", 0.0)
    assert [each.ratings()["ratings"][0]["games"] for each in people[1:]] == [1, 1]
    assert book.of(str(seats[0].account)) == ([], [])


def test_an_account_that_is_deleted_takes_its_ratings_along(here: Running) -> None:
    game = serious(here.api, "here", "level:1")
    (person,) = with_accounts(game)
    ends(here, game, winner=0)
    assert person.ratings()["ratings"][0]["rating"] > 1500
    exported = here.api.get("/api/account/export", person.device)
    assert exported["ratings"] == person.ratings()
    assert here.api.ask("DELETE", "/api/account", person.device).is_success


def test_winning_against_stronger_players_brings_more() -> None:
    weak, strong = level_rating("level:1"), level_rating("level:8")
    assert weak is not None and strong is not None and level_rating("greedy") is None
    (over_strong, _), (over_weak, _) = (rated([Rating(), o], [1, 2]) for o in (strong, weak))
    assert over_strong.mean > over_weak.mean > 1500
    assert over_strong.deviation < Rating().deviation


def test_seats_that_come_to_the_same_place_move_alike() -> None:
    first, *others = rated([Rating()] * 4, [1, 2, 2, 2])
    assert first.mean > 1500 > others[0].mean
    assert len({round(each.mean, 6) for each in others}) == 1
