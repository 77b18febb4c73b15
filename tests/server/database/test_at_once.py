"""Two processes on one PostgreSQL at the same instant: neither has heard of the other's work yet.

A process that is `deaf` stands for that instant: its requests are answered from its memory.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.database.postgres import cluster
from server.kit import Game, Json, Refusal, Running, any_option, is_mine, play, serving
from server.people.table import do, hands, host, notes, propose, say
from undergrowth.server.games.room import Room

CLOCK = {"kind": "game", "seconds": 600, "increment": 30}


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as url:
        yield url


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database."""
    with (
        serving(tmp_path, database=database) as one,
        serving(tmp_path, database=database) as other,
    ):
        yield one, other


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
    for _ in range(200):
        state = play_one(twin, dice)
        if state["decision"]["index"] == 0:
            continue
    with deaf(two[1]):
        do(game.seat(1), "away", player="random")
        state = twin.nobody.state()
        seat = twin.seats[state["decision"]["index"]]
        known = seat.state()
        if is_mine(known):
            with_patience(lambda: seat.answer(any_option(known, dice), known))
    row = two[0].rooms.store.load(game.id).game
    assert row.asked != 1
    game.seat(0).wait(lambda each: each["over"] or is_mine(each))


def play_one(game: Game, dice: random.Random) -> Json:
    play(game, dice, 1)
    return game.nobody.state()


def with_patience(act: Any) -> None:
    try:
        act()
    except Refusal as refusal:
        assert refusal.code in ("stale", "stand_in"), refusal


def test_who_comes_back_need_not_be_faster_than_a_computer(two: tuple[Running, Running]) -> None:
    """A stand-in answers at another process all the time: the person sits down all the same."""
    game, twin = both(two, ["here", "here"], seed=3)
    for seat in (0, 1):
        do(game.seat(seat), "away", player="random")
    twin.nobody.state()
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
