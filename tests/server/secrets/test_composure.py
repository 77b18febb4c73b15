"""The time that a computer player takes tells nothing of its hand."""

from __future__ import annotations

import asyncio
import math
import time
from pathlib import Path
from typing import Any, cast

import pytest

from server.kit import FOUR, NOW, run
from server.operating.test_thinkers import SITS, STARTS, program
from undergrowth.ai import make_player
from undergrowth.engine.chance import seeded
from undergrowth.server import Config
from undergrowth.server.beginnings.making import new_game
from undergrowth.server.database.storage import Store
from undergrowth.server.games.live import GameSettings
from undergrowth.server.games.room import Room
from undergrowth.server.games.runner import Runner
from undergrowth.server.gate.limits import Limits
from undergrowth.server.views.questions import is_reaction
from undergrowth.server.wire.asked import GameAsked
from undergrowth.server.work.thinkers import Thinkers
from undergrowth.server.work.threads import Threads
from undergrowth.server.work.workers import Busy

PLAYERS = ["here", "random", "greedy", "random"]
ANSWERS = 1500
SAYS = f"""{STARTS}
import json
for line in sys.stdin.buffer:
    asked = json.loads(line)
    told = {{"done": {{"text": str(asked["seconds"]), "generator": [1, 1]}}}}
    print(json.dumps(told), flush=True)
"""
"""A process that answers with the seconds that it has."""
SLEEPS = "import threading; threading.Event().wait()"
"""A process that does not come to its start."""


def opened(folder: Path, players: list[str], delay: tuple[float, float] = (5.0, 5.0)) -> Room:
    store = Store(f"sqlite:///{folder / 'games.sqlite'}")
    seats = [{"faction": f, "player": p} for f, p in zip(FOUR, players, strict=True)]
    asked = {"setup": {"seats": seats}, "seed": 4, "pace": "instant"}
    row = new_game(GameAsked.model_validate(asked), NOW).keep(store)
    room = Room(store.load(row.id), store, Threads(), GameSettings(delay))
    store.close()
    return room


@pytest.mark.parametrize("seed", range(2))
def test_a_reaction_takes_the_time_that_was_drawn(tmp_path: Path, seed: int) -> None:
    """With an ambush or without: the answer is thought of before its time, and comes with it."""
    room = opened(tmp_path, PLAYERS)
    runner = Runner(room)
    g, chance, found = room.game.copy(log=True), seeded(seed), set()
    for _ in range(ANSWERS):
        if g.decision is None:
            break
        if g.decision.seat != 0 and is_reaction(g):
            room.session.game = room.game = g.copy(log=True)
            room.opened, room.patience = 100.0, 5.0
            due = room.due()
            assert due is not None and due[1] == pytest.approx(102.0)
            lone = len(g.decision.options) == 1
            assert (runner._to_think_about() is None) == lone
            found.add(lone)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    assert found == {True, False}


def test_worlds_that_look_alike_take_the_same_time(tmp_path: Path) -> None:
    """One option or many: what is asked of a hidden hand is answered when everybody expects it."""
    room = opened(tmp_path, ["here", "plan:2", "search:1s", "greedy"])
    runner = Runner(room)
    g, chance, found = room.game.copy(log=True), seeded(1), set()
    for number in range(ANSWERS):
        decision = g.decision
        if decision is None:
            break
        if decision.seat > 0 and number % 3 == 0:
            told = set()
            for world in (g, g.determinize(0, number, True), g.determinize(0, number + 1, True)):
                room.session.game = room.game = world.copy()
                room.game.log, room.game.answers = g.log, g.answers
                room.opened, room.patience = 1e9, 5.0
                due, left, choices = room.due(), runner._seconds_left(), world.decision
                assert due is not None and choices is not None
                assert left < due[1] - time.monotonic()
                told.add((due, choices.seat, choices.prompt))
                found.add(len(choices.options) > 1)
            assert len(told) == 1
        g.take(decision.options[chance.below(len(decision.options))])
    assert found == {True, False}


@pytest.mark.parametrize("code", [SITS, SLEEPS], ids=["all are busy", "none has started"])
def test_who_finds_nobody_to_think_answers_in_a_hurry(tmp_path: Path, code: str) -> None:
    """Late it would tell that it had a choice: a lone option needs nobody to think."""

    async def scene() -> None:
        room = opened(tmp_path, ["here", "search:100s", "random", "random"])
        thinkers = Thinkers(Config(thinking_at_once=1), Limits(Config()), Threads())
        thinkers.workers.program = program(code)
        runner = Runner(room, thinkers)
        g, chance = room.game.copy(log=True), seeded(1)
        while g.decision is not None and (g.decision.seat != 1 or len(g.decision.options) < 2):
            g.take(g.decision.options[chance.below(len(g.decision.options))])
        room.session.game = room.game = g
        choice = runner._to_think_about()
        assert choice is not None and room.session.slow_choice is not None
        room.is_composed = lambda: False  # type: ignore[method-assign]
        assert runner._patience() == math.inf, "nobody looks on"
        room.is_composed = lambda: True  # type: ignore[method-assign]
        held = asyncio.ensure_future(thinkers.answer(choice, "eve"))
        while not thinkers.workers._here:
            await asyncio.sleep(0)
        room.opened = time.monotonic() - room.session.answers_within(1) + 0.4
        await runner._think(choice)
        assert runner._thought is not None and not held.done()
        held.cancel()
        await asyncio.gather(held, return_exceptions=True)
        await thinkers.workers.end()

    run(scene())


def test_who_waits_for_a_process_thinks_for_the_rest_of_the_time(tmp_path: Path) -> None:
    """The time is said when a process is there: the answer is ready when it is due."""

    async def scene() -> list[float]:
        room = opened(tmp_path, ["here", "search:100s", "random", "random"])
        thinkers = Thinkers(Config(thinking_at_once=1), Limits(Config()), Threads())
        thinkers.workers.program = program(SAYS)
        g, chance = room.game.copy(log=True), seeded(1)
        while g.decision is not None and (g.decision.seat != 1 or len(g.decision.options) < 2):
            g.take(g.decision.options[chance.below(len(g.decision.options))])
        room.session.game = room.game = g
        choice = room.session.slow_choice
        assert choice is not None
        left, told = iter([9.0, 4.5]), list[float]()
        text, _ = await thinkers.answer(choice, "ada", lambda: next(left))
        told.append(float(text))
        text, _ = await thinkers.answer(choice, "ada")
        await thinkers.workers.end()
        return [*told, float(text)]

    assert run(scene()) == [4.5, 60.0]


class Lines:
    """Processes that note who waits for them, and have one for nobody or for everybody."""

    def __init__(self, are_busy: bool, noted: list[str]) -> None:
        self._are_busy, self._noted = are_busy, noted

    async def answer(self, choice: Any, *words: Any) -> tuple[str, list[int]]:
        await self.visit()
        return str(choice.game.decision.options[0]), [1, 1]

    async def visit(self, *words: Any) -> None:
        self._noted.append("process")
        if self._are_busy:
            raise Busy


@pytest.mark.long
@pytest.mark.parametrize("are_busy", [True, False])
@pytest.mark.parametrize("player", ["search:1s", "greedy"])
def test_a_lone_option_waits_in_the_same_lines_as_a_choice(
    tmp_path: Path, player: str, are_busy: bool
) -> None:
    """Other people may make these long: it waits in each once, and then for its time."""
    noted: list[str] = []

    async def scene() -> dict[bool, set[str]]:
        room = opened(tmp_path, ["here", player, player, player], (0.1, 0.1))
        compute = room.compute

        async def counted(work: Any) -> Any:
            noted.append("computed")
            return await compute(work)

        room.compute = counted  # type: ignore[method-assign]
        runner = Runner(room, cast(Any, Lines(are_busy, noted)))
        g, chance, found = room.game.copy(log=True), seeded(2), dict[bool, set[str]]()
        for number in range(ANSWERS):
            decision = g.decision
            if decision is None:
                break
            if decision.seat > 0 and number % 5 == 0:
                room.session.game = room.game = g.copy(log=True)
                room.opened, room.patience = time.monotonic(), 0.1
                noted.clear()
                choice = runner._to_think_about()
                if choice is not None:
                    await runner._think(choice)
                elif runner._is_expected():
                    await runner._line_up()
                assert runner._to_think_about() is None and not runner._is_expected()
                found.setdefault(len(decision.options) > 1, set()).add(" ".join(noted))
            g.take(decision.options[chance.below(len(decision.options))])
        return found

    found = run(scene())
    lines = {"greedy": "computed", "search:1s": "process computed" if are_busy else "process"}
    assert found == {True: {lines[player]}, False: {lines[player]}}


def test_the_time_of_an_answer_is_that_of_a_players_name(tmp_path: Path) -> None:
    """A player who thinks longer is known; during setup nobody thinks."""
    names = ["random", "greedy", "plan:2", "plan:100ms", "search:100", "search:1s", "search:5s"]
    setup = [make_player(name, 1, 1).answers_within(True) for name in names]
    times = [make_player(name, 2, 3).answers_within(False) for name in names]
    assert setup == [0.1] * len(names)
    assert times == pytest.approx([0.1, 0.1, 0.75, 0.35, 2.25, 1.25, 5.25])
    room = opened(tmp_path, ["here", "search:5s", "random", "random"])
    room._longest = 2.0
    g, chance = room.game.copy(log=True), seeded(1)
    while g.decision is not None and (g.decision.seat != 1 or g.turns == 0 or is_reaction(g)):
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    room.session.game = room.game = g
    due = room.due()
    assert due is not None and due[1] == room.opened + 2.0


def test_nobody_waits_where_nobody_looks_on(tmp_path: Path) -> None:
    """Computer players among themselves need no composure, nor does a server without a delay."""
    room = opened(tmp_path, ["random"] * 4)
    g, chance = room.game.copy(log=True), seeded(2)
    for _ in range(300):
        assert g.decision is not None
        room.session.game = room.game = g
        assert not room.is_composed()
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    room = opened(tmp_path, PLAYERS, (0.0, 0.0))
    g = room.game.copy(log=True)
    while g.decision is not None and g.decision.seat == 0:
        g.take(g.decision.options[0])
    room.session.game = room.game = g
    assert room.due() == ("step", room.opened)


@pytest.mark.long
def test_what_was_thought_of_before_its_time_is_what_would_have_been_answered(
    tmp_path: Path,
) -> None:
    """The same answer, and the same generator after it."""

    async def steps() -> list[tuple[str, list[list[int]]]]:
        found = []
        for composed in (True, False):
            folder = tmp_path / str(composed)
            folder.mkdir()
            room = opened(folder, PLAYERS)
            dice = seeded(3)
            if not composed:
                room.is_composed = lambda: False  # type: ignore[method-assign]
            runner = Runner(room)
            for _ in range(400):
                seat, decision = room.asked, room.game.decision
                if decision is None:
                    break
                if seat is not None:
                    text = str(decision.options[dice.below(len(decision.options))])
                    await room.advance(lambda session, said=text: session.answer(said))  # type: ignore[misc]
                    continue
                choice = runner._to_think_about()
                if choice is not None:
                    await runner._think(choice)
                await runner._advance(False)
            found.append((room.game.to_json(), room.session.generators))
        return found

    one, other = run(steps())
    assert one == other
