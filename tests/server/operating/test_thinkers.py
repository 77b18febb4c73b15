"""Players that think do so in processes of their own, which are ended, replaced and let go."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path

import pytest

from kit.lineups import few
from server.kit import play, run, serving
from undergrowth import Game, PlayerFailed, Setup
from undergrowth.ai import ask, make_player
from undergrowth.server import Config
from undergrowth.server.gate.limits import Limits
from undergrowth.server.work.thinkers import Thinkers
from undergrowth.server.work.threads import Threads
from undergrowth.server.work.workers import Busy, Turns, Workers
from undergrowth.session import PERSON, Session

STARTS = "import sys, threading; sys.stdout.write('ready\\n'); sys.stdout.flush()"
ECHO = f"{STARTS}\nfor line in sys.stdin.buffer: sys.stdout.buffer.write(line); sys.stdout.flush()"
DIES = f"{STARTS}; sys.stdin.buffer.readline()"
SITS = f"{STARTS}; sys.stdin.buffer.readline(); threading.Event().wait()"
TIRES = f"{STARTS}; print(sys.stdin.readline(), end='', flush=True); threading.Event().wait()"
NEVER = "raise SystemExit(1)"


def program(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def planned() -> Session:
    """A game in which a player that thinks has a choice."""
    session = Session.new(Setup(seats=few()[:2]), ["plan:1"] * 2, seed=4)
    while session.slow_choice is None or session.game.turns < 2:
        session.step()
    return session


@pytest.fixture(scope="module")
def session() -> Session:
    return planned()


def test_a_process_answers_line_by_line_and_is_kept_while_it_is_needed() -> None:
    async def work() -> None:
        workers = Workers(program(ECHO), 1)
        assert [await workers.answer(b"%d\n" % n, 60.0) for n in range(3)] == [
            b"0\n",
            b"1\n",
            b"2\n",
        ]
        (worker,) = workers._here
        assert worker.done == 3
        await workers.let_go(worker.used - 1.0)
        assert worker.process.returncode is None
        await workers.let_go(time.monotonic())
        assert not workers._here

    run(work())


def test_one_that_dies_is_replaced() -> None:
    async def work() -> None:
        workers = Workers(program(DIES), 1)
        with pytest.raises(ConnectionError):
            await workers.answer(b"1\n", 60.0)
        workers.program = program(ECHO)
        assert await workers.answer(b"2\n", 60.0) == b"2\n"
        await workers.end()

    run(work())


def test_one_that_takes_too_long_is_ended_and_all_are_at_the_end() -> None:
    async def work() -> None:
        workers = Workers(program(ECHO), 1)
        await workers.answer(b"1\n", 60.0)
        waits = asyncio.ensure_future(workers.answer(b"no end of line", 0.01))
        with pytest.raises(TimeoutError):
            await waits
        assert not workers._here
        workers.program = program(SITS)
        held = asyncio.ensure_future(workers.answer(b"1\n", 60.0))
        while not workers._here:
            await asyncio.sleep(0.001)
        await workers.end()
        with pytest.raises(ConnectionError):
            await held

    run(work())


def test_a_request_that_hangs_has_no_more_time_in_a_fresh_process() -> None:
    """Each of them leaves a process that must start anew: starting is not its time."""

    async def work() -> None:
        workers, spent = Workers(program(SITS), 1), list[float]()
        for _ in range(2):
            async with asyncio.timeout(40.0):
                with pytest.raises(TimeoutError):
                    await workers.answer(b"1\n", 0.01, 0.0, spent.append)
            assert not workers._here
        assert len(spent) == 2 and all(seconds >= 0.01 for seconds in spent)
        workers.program = program(NEVER)
        with pytest.raises(ConnectionError, match="not started"):
            await workers.answer(b"1\n", 60.0)
        assert not workers._here

    run(work())


def test_who_cannot_wait_leaves_the_process_to_the_next() -> None:
    """It goes on starting, and its place is not lost."""

    async def work() -> None:
        workers = Workers(program(ECHO), 1)
        with pytest.raises(Busy):
            await workers.answer(b"1\n", 60.0, patience=0.0)
        with pytest.raises(Busy):
            await workers.answer(b"1\n", 60.0, patience=0.001)
        assert await workers.answer(b"2\n", 60.0) == b"2\n"
        assert await workers.answer(b"3\n", 60.0, patience=30.0) == b"3\n"
        assert len(workers._here) == 1
        await workers.end()

    run(work())


def test_a_process_is_started_where_somebody_looks_on(tmp_path: Path) -> None:
    """So that the first choice is thought about: once, and only where a player thinks."""
    with serving(tmp_path) as server:
        assert server.rooms.thinkers is not None
        workers = server.rooms.thinkers.workers
        workers.program = program(ECHO)
        for players, count in ((["here", "greedy"], 0), (["here", "plan:1"], 1)):
            game = server.api.create(players, few()[:2])
            for _ in range(2):
                with game.seat().follow() as stream:
                    stream.next("presence")
            assert len(workers._here) + (workers._warming is not None) >= count
            while workers._warming is not None:
                server.api.get("/api/health")
            assert len(workers._here) == count


def test_waiting_for_a_turn_costs_nothing() -> None:
    """Only the time in which a process works is charged to an address."""

    async def work() -> None:
        workers, spent = Workers(program(TIRES), 1), dict[str, float]()
        await workers.answer(b"0\n", 60.0)
        held = asyncio.ensure_future(
            workers.answer(b"1\n", 60.0, 0.0, lambda seconds: spent.update(eve=seconds))
        )
        while workers._resting:
            await asyncio.sleep(0)
        waits = asyncio.ensure_future(
            workers.answer(b"2\n", 60.0, 0.0, lambda seconds: spent.update(ada=seconds))
        )
        await asyncio.sleep(0)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        await workers.end()
        with pytest.raises(ConnectionError):
            await held
        assert set(spent) == {"eve"}

    run(work())


def test_the_lowest_rank_comes_first() -> None:
    async def work() -> list[float]:
        turns, order = Turns(1), list[float]()

        async def wait(rank: float) -> None:
            await turns.take(rank)
            order.append(rank)
            turns.give_up()

        await turns.take(0.0)
        waiting = [asyncio.ensure_future(wait(rank)) for rank in (3.0, 1.0, 2.0, 1.5)]
        await asyncio.sleep(0)
        waiting[2].cancel()
        turns.give_up()
        await asyncio.gather(*waiting, return_exceptions=True)
        return order

    assert run(work()) == [1.0, 1.5, 3.0]


@pytest.mark.long
def test_a_player_thinks_elsewhere_as_it_would_here(tmp_path: Path, session: Session) -> None:
    """The same answer, the same generator, and the same advice."""
    choice = session.slow_choice
    assert choice is not None and choice.game.decision is not None
    here = Session.from_json(session.to_json())
    answered = here.step()
    assert answered is not None
    config = Config(database=f"sqlite:///{tmp_path / 'games.sqlite'}")

    async def work() -> None:
        thinkers = Thinkers(config, Limits(config), Threads())
        text, generator = await thinkers.answer(choice, "somebody")
        assert text == answered.decision.text(answered.action)
        assert generator == here.generators[answered.decision.seat]
        told = await thinkers.advice(choice.game, "plan:1", 60.0, 3, "somebody")
        assert told["options"] and told["player"] == "plan:1"
        with pytest.raises(PlayerFailed, match="nobody"):
            await thinkers.advice(choice.game, "nobody", 60.0, 3, "somebody")
        thinkers.workers.program = program(DIES)
        await thinkers.workers.end()
        with pytest.raises(PlayerFailed, match="has ended"):
            await thinkers.answer(choice, "somebody")
        await thinkers.workers.end()

    run(work())


def test_an_answer_from_elsewhere_is_given_once() -> None:
    session, twin = planned(), planned()
    assert session.slow_choice is not None
    (seat, answered) = (session.game.decision.seat, twin.step())  # type: ignore[union-attr]
    assert answered is not None
    session.give_choice(answered.decision.text(answered.action), twin.generators[seat])
    assert session.to_json() == twin.to_json()
    person = Session(Game.new(Setup(seats=few()), 1), [PERSON] * len(few()))
    with pytest.raises(ValueError, match="no player thinks"):
        person.give_choice("pass", [1, 1])


def test_who_hurries_looks_at_one_thing_at_least(session: Session) -> None:
    """Else these would take a minute and more."""
    game = session.game
    assert game.decision is not None
    for name in ("plan:1000", "plan:100s", "search:1000000", "search:100s"):
        player = make_player(name, game.decision.seat, 1)
        player.hurry(0.0)
        assert ask(player, game) in game.decision.options


@pytest.mark.long
def test_a_game_against_them_goes_on(tmp_path: Path) -> None:
    """A person plays against a player that thinks; the server ends in order."""
    with serving(tmp_path) as server:
        game = server.api.create(["here", "plan:1"], few()[:2])
        assert server.rooms.thinkers is not None
        dice, workers = random.Random(3), server.rooms.thinkers.workers
        while not workers._here:
            assert play(game, dice, 2), "the game is over and nobody has thought"
        play(game, dice, 1)
        assert game.nobody.state()["trouble"] is None
