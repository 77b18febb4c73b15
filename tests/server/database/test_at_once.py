"""Two processes on one PostgreSQL at the same instant: neither has heard of the other's work yet.

A process that is `deaf` stands for that instant: its requests are answered from its memory.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from server.database.postgres import cluster
from server.kit import Game, Refusal, Running, any_option, is_mine, play
from server.people.table import do, hands, host, notes, propose, say
from undergrowth.server.database.neighbours import Heard
from undergrowth.server.games.agreeing import time_is_up
from undergrowth.server.games.room import Room

CLOCK = {"kind": "game", "seconds": 600, "increment": 30}


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as url:
        yield url


@contextmanager
def deaf(running: Running) -> Iterator[None]:
    """Let a server learn nothing of the other one, as in the instant before a message arrives."""
    together = running.rooms.together
    assert together is not None

    async def nothing(room: Room) -> None:
        return None

    known = together._look
    together._look = nothing  # type: ignore[method-assign]
    try:
        yield
    finally:
        together._look = known  # type: ignore[method-assign]


def both(two: tuple[Running, Running], players: list[str], **more: Any) -> tuple[Game, Game]:
    """A game, at one server and at the other, which both have in memory."""
    game = two[0].api.create(players, **more)
    twin = Game(two[1].api, game.made)
    twin.nobody.state()
    return game, twin


def test_no_voice_is_lost(two: tuple[Running, Running]) -> None:
    """Two agree at the same instant, each at another process: both words count."""
    game, twin = both(two, ["here", "here", "here"])
    propose(game.seat(0), "end")
    number = twin.nobody.state()["people"]["proposals"][0]["number"]
    path = f"{twin.nobody.path}/proposals/{number}"
    with deaf(two[1]):
        say(game.seat(1))
        two[1].api.post(path, {"agrees": True}, twin.seat(2).token)
    assert game.nobody.state()["over"]
    assert twin.nobody.state()["over"]


def test_two_proposals_of_one_instant_are_both_kept(two: tuple[Running, Running]) -> None:
    game, twin = both(two, ["here", "here"])
    with deaf(two[1]):
        propose(game.seat(0), "pause")
        propose(twin.seat(1), "end")
    told = game.nobody.state()["people"]["proposals"]
    assert [(each["number"], each["kind"]) for each in told] == [(1, "pause"), (2, "end")]


def test_a_pause_at_one_stops_an_answer_at_the_other(two: tuple[Running, Running]) -> None:
    """And the clock, which would charge the whole pause."""
    game, twin = both(two, ["here", "here"], clock=CLOCK)
    state = twin.seat(0).state()
    with deaf(two[1]):
        propose(game.seat(0), "pause")
        say(game.seat(1))
        with pytest.raises(Refusal) as late:
            twin.seat(0).answer("keep in 1", state)
    assert late.value.code == "paused"
    told = game.nobody.state()
    assert (told["revision"], told["clock"]["running"]) == (0, None)


def test_a_phrase_at_one_stops_no_answer_at_the_other(two: tuple[Running, Running]) -> None:
    game, twin = both(two, ["here", "here"])
    state = twin.seat(0).state()
    with deaf(two[1]):
        game.api.post(f"{game.nobody.path}/phrases", {"phrase": "hello"}, game.seat(1).token)
        propose(game.seat(1), "pause")
        twin.seat(0).answer("keep in 1", state)
    told = game.nobody.state()
    assert told["revision"] > 0
    assert [each["phrase"] for each in told["people"]["said"]] == ["hello"]


def test_an_answer_at_one_knows_who_plays_after_a_stand_in_at_the_other(
    two: tuple[Running, Running],
) -> None:
    """Else the game would wait for a person whose seat a computer player plays."""
    game, twin = both(two, ["here", "here"])
    dice = random.Random(1)
    while twin.nobody.state()["decision"]["index"] != 0:
        play(twin, dice, 1)
    with deaf(two[1]):
        do(game.seat(1), "away", player="random")
        known = twin.seat(0).state()
        with suppress(Refusal):  # late, where the computer player has answered already
            twin.seat(0).answer(any_option(known, dice), known)
    row = two[0].rooms.store.load(game.id).game
    assert row.asked != 1
    game.seat(0).wait(lambda each: each["over"] or is_mine(each))


def test_who_comes_back_need_not_be_faster_than_a_computer(two: tuple[Running, Running]) -> None:
    """A stand-in answers at another process all the time: the person sits down all the same."""
    game, twin = both(two, ["here", "here"], seed=3)
    for seat in (0, 1):
        do(game.seat(seat), "away", player="random")
    begun = game.nobody.state()["revision"]
    twin.nobody.wait(lambda state: state["revision"] > begun)
    with deaf(two[1]):
        do(twin.seat(1), "back")
    assert game.nobody.state()["seats"][1]["stand_in"] is None
    assert hands(game.nobody, 1)[-1][1:] == ("person", "back")
    assert notes(game.nobody).count("back back") == 1


def test_the_maker_and_a_vote_replace_somebody_once(two: tuple[Running, Running]) -> None:
    """Both at the same instant: one of them is told that it has been done."""
    game, twin = both(two, ["here", "invite", "here"])
    with deaf(two[1]):
        propose(host(game), "stand_in", seat=1)
        with pytest.raises(Refusal) as late:
            propose(host(twin), "stand_in", seat=1)
    assert late.value.code == "stand_in"
    assert notes(game.nobody) == ["stand_in host"]


def test_a_late_welcome_brings_what_was_not_told(two: tuple[Running, Running]) -> None:
    """A busy process that has not noticed a new one yet tells it of nothing; then it does."""
    game, twin = both(two, ["here", "here"])
    neighbours, together = two[0].rooms.neighbours, two[1].rooms.together
    loop = two[1].rooms.loop
    assert neighbours is not None and together is not None and loop is not None
    with twin.nobody.follow() as stream:
        stream.state()
        neighbours.others.clear()
        game.seat(0).answer("keep in 1")
        welcome = Heard(neighbours.origin, "welcome", together.neighbours.origin)
        loop.call_soon_threadsafe(together._take_in, welcome)
        stream.state(lambda state: state["revision"] > 0)


def test_an_answer_from_before_the_game_went_back_is_late(two: tuple[Running, Running]) -> None:
    game, twin = both(two, ["here", "here"])
    play(game, random.Random(1), 3)
    state = twin.nobody.state()
    seat = twin.seats[state["decision"]["index"]]
    known = seat.state()
    with deaf(two[1]):
        propose(game.seat(0), "rewind", revision=1)
        say(game.seat(1))
        with pytest.raises(Refusal) as late:
            seat.answer(any_option(known, random.Random(1)), known)
    assert late.value.code == "stale"
    told = twin.nobody.state()
    assert (told["revision"], told["edition"]) == (1, known["edition"] + 1)


def test_a_rewind_that_an_answer_came_before_lapses(two: tuple[Running, Running]) -> None:
    """The last word arrives at one process while somebody plays on at the other."""
    game, twin = both(two, ["here", "here"])
    play(game, random.Random(1), 3)
    propose(game.seat(0), "rewind", revision=1)
    number = twin.nobody.state()["people"]["proposals"][0]["number"]
    with deaf(two[1]):
        play(game, random.Random(1), 1)
        with pytest.raises(Refusal) as late:
            path = f"{twin.nobody.path}/proposals/{number}"
            two[1].api.post(path, {"agrees": True}, twin.seat(1).token)
    assert late.value.code == "no_proposal"
    assert game.nobody.state()["revision"] == 4
    assert notes(game.nobody) == ["lapsed rewind"]


def test_an_answer_when_time_is_over_elsewhere_is_late(two: tuple[Running, Running]) -> None:
    """The clock is at zero at one process, the answer arrives at the other."""
    game, twin = both(two, ["here", "here"], clock=CLOCK, pace="slow")
    state = twin.seat(0).state()
    room, loop = two[0].rooms.known(game.id), two[0].rooms.loop
    assert room is not None and loop is not None
    with deaf(two[1]):

        async def over() -> None:
            async with room.held():
                await time_is_up(room)

        asyncio.run_coroutine_threadsafe(over(), loop).result(60)
        with pytest.raises(Refusal) as late:
            twin.seat(0).answer("keep in 1", state)
    assert late.value.code in ("stand_in", "stale")
    assert game.nobody.state()["seats"][0]["hands"][-1]["why"] == "clock"


def test_who_was_replaced_at_one_gets_no_new_link_at_the_other(
    two: tuple[Running, Running],
) -> None:
    game, twin = both(two, ["here", "here"])
    do(game.seat(1), "resign", player="random")
    twin.nobody.state()
    with deaf(two[1]):
        propose(game.seat(0), "hand_over", seat=1)
        answer = two[1].api.ask("POST", f"{twin.nobody.path}/link", twin.seat(1).token, json={})
    assert answer.status_code == 401
    assert not game.nobody.state()["seats"][1]["claimed"]


def test_two_next_games_of_one_instant_are_one(two: tuple[Running, Running]) -> None:
    game, twin = both(two, ["here", "here"])
    propose(game.seat(0), "end")
    say(game.seat(1))
    assert twin.nobody.state()["over"]
    seats = [{"faction": "vagabond"}, {"faction": "marquise_de_cat"}]
    body = {"game": {"setup": {"seats": seats}}, "was": [None, None]}
    path = f"{game.nobody.path}/rematch"
    with deaf(two[1]):
        made = two[0].api.post(path, body, game.seat(0).token)
        with pytest.raises(Refusal) as late:
            two[1].api.post(path, body, twin.seat(1).token)
    assert late.value.code == "begun"
    assert twin.nobody.state()["people"]["rematch"] == made["id"]
