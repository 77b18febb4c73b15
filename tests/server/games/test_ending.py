"""A server that is told to end does so in time, whatever goes on; what was acknowledged is there.

A computer player thinks without end, a page is open, a webhook and a mail server never answer, an
upload is being read.  The tests wait for the end of the process, however long it took before.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from server.kit import PATIENCE, Api, any_option, run, serving
from undergrowth.ai.players import _PLAYERS, Player
from undergrowth.ai.seats import Seat
from undergrowth.server.gate.limits import Meter
from undergrowth.server.work.threads import Ended, Threads, WorkQueue

THINKER = """
import threading
from undergrowth.ai.players import Player, players
class Thinker(Player):
    def choose(self, g):
        print("thinks", flush=True)
        {thinks}
players("thinker", Thinker, "Thinks without end.")
from undergrowth.cli.main import run
run()
"""


@contextmanager
def silent() -> Iterator[str]:
    """The address of somebody who takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.long
@pytest.mark.parametrize("word", ["SIGTERM", "SIGINT"])
@pytest.mark.parametrize("thinks", ["threading.Event().wait()", "while True: pass"])
def test_it_ends_whatever_plays(tmp_path: Path, word: str, thinks: str) -> None:
    """And the game goes on from the last answer that was acknowledged."""
    flags = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]
    flags += ["--private-hooks", "--reaction-delay", "0", "0"]
    command = [sys.executable, "-c", THINKER.format(thinks=thinks), *flags]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        api = Api("http://" + process.stdout.readline().split("http://", 1)[1].split("/")[0])
        with silent() as deaf:
            game = api.create(["here", "here"])
            game.seat(1).settings(notify={"webhook": f"http://{deaf}/"})
            state = game.seat(0).state()
            while state["decision"]["mine"]:
                state = game.seat(0).answer(any_option(state, _First()), state)  # type: ignore[arg-type]
            api.create(["thinker", "here"])
            assert process.stdout.readline() == "thinks\n"
            with game.nobody.follow() as stream:
                stream.state()
                process.send_signal(getattr(signal, word))
                ended = process.wait(PATIENCE)
        api.http.close()
    finally:
        process.kill()
        process.communicate()
    assert ended == (0 if word == "SIGINT" else -signal.SIGTERM)  # in order, not by the watchdog
    with serving(tmp_path) as server:
        assert server.api.get(game.nobody.path)["revision"] == state["revision"]


class _First:
    """Dice that always fall alike."""

    def choice(self, options: list[Any]) -> Any:
        return options[0]


def test_people_are_answered_while_all_computer_players_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More of them than there are threads of any kind; the server ends nevertheless."""
    thinks, go = threading.Event(), threading.Event()

    class Sitting(Player):
        def choose(self, seat: Seat) -> Any:
            thinks.set()
            go.wait()
            return seat.options[0]

    # In the place of one that the API offers; the compiled core calls no method that is replaced.
    monkeypatch.setitem(_PLAYERS, "greedy", Sitting)
    try:
        with serving(tmp_path) as server:
            for _ in range(12):
                server.api.create(["greedy", "greedy"])
            assert thinks.wait(PATIENCE)
            game = server.api.create(["here", "here"])
            assert game.seat().answer("keep in 1")["revision"] == 1
            assert game.nobody.log()
    finally:
        go.set()


def test_the_lowest_rank_is_first() -> None:
    line, go = WorkQueue("test", 1), threading.Event()
    done: list[float] = []
    held = line.put(go.wait)
    waiting = [line.put(partial(done.append, rank), rank) for rank in (3.0, 1.0, 2.0, 1.5)]
    go.set()
    assert held.result(PATIENCE)
    for each in waiting:
        each.result(PATIENCE)
    assert done == [1.0, 1.5, 2.0, 3.0]
    line.end()


def test_what_waits_at_the_end_is_given_up_and_nothing_new_begins() -> None:
    line, begun, go = WorkQueue("test", 1), threading.Event(), threading.Event()

    def work() -> int:
        begun.set()
        go.wait()
        return 7

    held, waiting = line.put(work), line.put(lambda: 8)
    assert begun.wait(PATIENCE)
    line.end()
    go.set()
    assert held.result(PATIENCE) == 7 and waiting.cancelled()
    with pytest.raises(Ended):
        line.put(lambda: 9)


def test_whose_computer_players_thought_least_is_next() -> None:
    """One address with many games does not hold up another's."""
    used = Meter(1000.0, "")
    used.spend("many", 30.0)
    used.spend("few", 1.0)
    threads = Threads(used)
    go, done = threading.Event(), list[str]()

    async def play() -> None:
        held = asyncio.ensure_future(threads.compute("", go.wait))
        await asyncio.sleep(0)
        waiting = [
            asyncio.ensure_future(threads.compute(whose, partial(done.append, whose)))
            for whose in ("many", "many", "few")
        ]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(held, *waiting)

    run(play())
    threads.end()
    assert done == ["few", "many", "many"]


def test_maintenance_in_progress_is_not_waited_for_without_limit(tmp_path: Path) -> None:
    """Such as the catalogue, written once the server answers: Ctrl-C must not wait for it."""
    began, goes_on = threading.Event(), threading.Event()

    def work() -> None:
        began.set()
        goes_on.wait(60)

    with serving(tmp_path) as running:
        rooms = running.rooms
        assert rooms.loop is not None
        rooms.loop.call_soon_threadsafe(
            lambda: rooms.soon(rooms.threads.read("", work, always=True))
        )
        assert began.wait(60)
    assert not goes_on.is_set(), "it has ended before the work has"
    goes_on.set()
