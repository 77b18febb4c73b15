"""Clocks: whose time runs, what happens at zero, and that time tells no hand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.kit import Game, Json, Running, Seat, any_option, is_mine, play, serving
from server.people.table import Clock, do, goes_by, hands, host, notes, propose, refused, say
from undergrowth.engine.actions import PASS

TWO = ["here", "here"]
TURN = {"kind": "turn", "seconds": 120, "player": "random"}
WHOLE = {"kind": "game", "seconds": 600, "increment": 30}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    """A server whose time passes when a test says so."""
    with serving(tmp_path, now=clock) as running:
        yield running


def told(game: Game) -> Json:
    found: Json = game.nobody.state()["clock"]
    return found


def one_turn(game: Game, dice: random.Random) -> None:
    """Play until the next turn begins."""
    turn = game.nobody.state()["view"]["turn"]["number"]
    while game.nobody.state()["view"]["turn"]["number"] == turn:
        play(game, dice, 1)


def test_without_a_clock_nobody_is_pressed(table: Running, clock: Clock) -> None:
    game = table.api.create(TWO)
    goes_by(table, game, clock, 10**6)
    assert told(game) is None
    game.seat(0).answer("keep in 1")


def test_time_runs_for_the_person_who_is_asked(table: Running, clock: Clock) -> None:
    game = table.api.create(TWO, clock=TURN)
    assert (told(game)["left"], told(game)["running"]) == ([120.0, 120.0], 0)
    clock.passes(40)
    assert told(game)["left"] == [pytest.approx(80, abs=1), 120.0]
    state = game.seat(0).answer("keep in 1")
    assert state["clock"]["left"][0] == pytest.approx(80, abs=1)
    clock.passes(10)
    state = game.seat(0).undo()  # used time stays used
    assert state["clock"]["left"][0] == pytest.approx(70, abs=1)


def test_every_turn_has_a_time_of_its_own(table: Running, clock: Clock) -> None:
    game, dice = table.api.create(TWO, clock=TURN), random.Random(1)
    clock.passes(50)
    one_turn(game, dice)
    assert told(game)["left"] == [120.0, 120.0]


def test_an_own_turn_adds_to_the_time_for_the_game(table: Running, clock: Clock) -> None:
    game, dice = table.api.create(TWO, clock=WHOLE), random.Random(1)
    one_turn(game, dice)
    first = told(game)["left"]
    assert sorted(first) == [600.0, 630.0]
    clock.passes(100)
    one_turn(game, dice)
    assert sum(told(game)["left"]) == pytest.approx(1200 + 2 * 30 - 100, abs=1)


def test_at_zero_a_computer_player_plays_on(table: Running, clock: Clock) -> None:
    """And the person comes back with some time, whenever that is."""
    game = table.api.create(TWO, clock=TURN)
    one, other = game.seats.values()
    goes_by(table, game, clock, 119)
    assert game.nobody.state()["seats"][0]["stand_in"] is None
    with other.follow() as stream:
        goes_by(table, game, clock, 2)
        stream.state(lambda state: state["seats"][0]["stand_in"] == "random")
    assert hands(one, 0)[-1][1:] == ("random", "clock")
    assert notes(one) == ["stand_in clock"]
    other.wait(is_mine)
    do(one, "back")
    assert told(game)["left"][0] >= 60


def test_at_zero_a_game_may_pause(table: Running, clock: Clock) -> None:
    game = table.api.create(TWO, clock={**TURN, "at_zero": "pause"})
    one, other = game.seats.values()
    with other.follow() as stream:
        goes_by(table, game, clock, 121)
        stream.state(lambda state: state["people"]["paused"])
    assert notes(one) == ["paused clock"]
    assert told(game)["running"] is None
    goes_by(table, game, clock, 10**5)
    propose(one, "resume")
    say(other)
    assert told(game)["running"] == 0 and told(game)["left"][0] == 60.0
    one.answer("keep in 1")


def test_a_pause_stops_the_clock(table: Running, clock: Clock) -> None:
    game = table.api.create(TWO, clock=WHOLE)
    clock.passes(30)
    propose(game.seat(0), "pause")
    clock.passes(30)
    say(game.seat(1))
    goes_by(table, game, clock, 10**5)
    assert told(game)["left"][0] == pytest.approx(540, abs=1)
    propose(game.seat(0), "resume")
    say(game.seat(1))
    clock.passes(10)
    assert told(game)["left"][0] == pytest.approx(530, abs=1)


def test_nobodys_time_runs_before_everybody_has_come(table: Running, clock: Clock) -> None:
    game = table.api.create(["here", "invite"], clock=WHOLE)
    goes_by(table, game, clock, 5000)
    assert (told(game)["running"], told(game)["left"]) == (None, [600.0, 600.0])
    invitation = game.made["seats"][1]["invitation"]
    table.api.post("/api/invitations/claim", {"invitation": invitation})
    assert told(game)["running"] == 0
    clock.passes(100)
    assert told(game)["left"][0] == pytest.approx(500, abs=1)


def test_a_stand_in_is_not_waited_for(table: Running, clock: Clock) -> None:
    game = table.api.create(["here", "invite"], clock=WHOLE)
    propose(host(game), "stand_in", seat=1)
    assert told(game)["running"] == 0


def test_a_stand_in_has_no_clock(table: Running, clock: Clock) -> None:
    game = table.api.create(TWO, clock=WHOLE, pace="slow")
    clock.passes(100)
    do(game.seat(0), "away", player="random")
    assert told(game)["running"] != 0
    assert told(game)["left"][0] == pytest.approx(500, abs=1)
    do(game.seat(0), "back")
    assert told(game)["left"][0] == pytest.approx(500, abs=1)


def test_a_rewind_gives_no_time_back(table: Running, clock: Clock) -> None:
    game, dice = table.api.create(TWO, clock=WHOLE), random.Random(1)
    clock.passes(100)
    one_turn(game, dice)
    propose(game.seat(0), "rewind", revision=0)
    before = told(game)["left"]
    say(game.seat(1))
    assert sum(told(game)["left"]) == pytest.approx(sum(before), abs=1)
    assert told(game)["running"] == 0


def test_people_with_days_are_not_missed_after_minutes(table: Running, clock: Clock) -> None:
    game = table.api.create(TWO, clock={"kind": "turn", "seconds": 3 * 86_400})
    clock.passes(3600)
    assert refused(host(game), "proposals", kind="stand_in", seat=0) == "409 is_there"
    clock.passes(86_400)
    propose(host(game), "stand_in", seat=0)


def test_clocks_run_on_after_a_restart_without_the_time_between(
    tmp_path: Path, clock: Clock
) -> None:
    """Nobody is charged for a server that did not run."""
    with serving(tmp_path, now=clock) as running:
        game = running.api.create(TWO, clock=WHOLE)
        clock.passes(100)
        running.rooms.store.alive(clock())
        made = game.made
    clock.passes(5000)
    with serving(tmp_path, now=clock) as running:
        again = Game(running.api, made)
        assert told(again)["left"][0] == pytest.approx(500, abs=1)
        running.rooms._runners.clear()
        assert told(again)["left"][0] == pytest.approx(500, abs=1)
        clock.passes(50)
        assert told(again)["left"][0] == pytest.approx(450, abs=1)
        with again.seat(1).follow() as stream:
            stream.state()
            goes_by(running, again, clock, 451)
            stream.state(lambda state: state["seats"][0]["stand_in"] == "greedy")


def test_a_game_that_nobody_has_open_is_found_when_time_is_over(
    table: Running, clock: Clock
) -> None:
    """It has left memory: it is read again shortly before."""
    game = table.api.create(TWO, clock={**TURN, "seconds": 86_400})
    rooms, loop = table.rooms, table.rooms.loop
    assert loop is not None
    room = rooms.known(game.id)
    assert room is not None and room.due() is None
    rooms._runners.clear()
    clock.passes(86_401)
    asyncio.run_coroutine_threadsafe(rooms.watch_clocks(), loop).result(60)
    state = game.seat(1).wait(lambda state: state["seats"][0]["stand_in"] is not None)
    assert state["seats"][0]["hands"][-1]["why"] == "clock"


def reaction_in(game: Game, dice: random.Random) -> Json:
    """Play up to a question that may depend on a hidden hand."""
    for _ in range(600):
        state = game.nobody.state()
        if state["decision"]["reaction"]:
            return state
        play(game, dice, 1)
    raise AssertionError("nobody ever reacts")


@pytest.mark.parametrize("kind", [TURN, WHOLE])
def test_a_reaction_is_not_charged_and_passed_in_time(
    table: Running, clock: Clock, kind: dict[str, Any]
) -> None:
    """Its own time is the same for everybody with any cards, and no clock shows it."""
    game, dice = table.api.create(TWO, clock=kind, seed=3), random.Random(3)
    state = reaction_in(game, dice)
    index, left = state["decision"]["index"], told(game)["left"]
    clock.passes(30)
    assert (told(game)["running"], told(game)["left"]) == (None, left)
    with game.nobody.follow() as stream:
        goes_by(table, game, clock, 100)
        after = stream.state(lambda each: each["revision"] > state["revision"])
    assert after["seats"][index]["stand_in"] is None
    assert after["clock"]["left"][index] >= left[index]
    room = table.rooms.known(game.id)
    assert room is not None
    answers = [line for line in room.game.answers or [] if not line.startswith("chance: ")]
    assert answers[-1].endswith(f": {PASS}")


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "hourglass", "seconds": 60},
        {"kind": "turn", "seconds": 1},
        {"kind": "turn", "seconds": 60, "increment": 5},
        {"kind": "game", "seconds": 60, "player": "here"},
        {"kind": "game", "seconds": 60, "at_zero": "explode"},
        {"kind": "game", "seconds": 10**9},
        {"kind": "game"},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(table: Running, wrong: dict[str, Any]) -> None:
    seats = [{"faction": "marquise_de_cat"}, {"faction": "eyrie_dynasties"}]
    answer = table.api.ask("POST", "/api/games", json={"setup": {"seats": seats}, "clock": wrong})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")


def test_a_game_goes_on_when_one_of_two_never_answers(table: Running, clock: Clock) -> None:
    """One never answers: a computer player plays on, and is recorded; the other goes on playing."""
    game = table.api.create(TWO, clock=TURN, seed=5)
    other, dice = game.seat(1), random.Random(5)
    goes_by(table, game, clock, 121)
    for _ in range(2000):
        state = other.wait(lambda each: each["over"] or is_mine(each))
        if state["over"] or state["view"]["turn"]["number"] > 6:
            break
        other.answer(any_option(state, dice), state)
    assert hands(other, 0)[-1][1:] == ("random", "clock")
    assert Seat(table.api, game.id, game.seat(0).token).state()["viewer_seat"] == 0
