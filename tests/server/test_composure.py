"""How long a computer player takes tells nothing of what it holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.kit import FOUR, run
from undergrowth.engine.chance import seeded
from undergrowth.server.beginnings.making import new_game
from undergrowth.server.database.storage import Store
from undergrowth.server.games.room import Room
from undergrowth.server.games.runner import Runner
from undergrowth.server.views.questions import is_reaction
from undergrowth.server.wire.asked import GameAsked
from undergrowth.server.work.threads import Threads

PLAYERS = ["here", "random", "greedy", "random"]
ANSWERS = 1500


def opened(folder: Path, players: list[str], delay: tuple[float, float] = (5.0, 5.0)) -> Room:
    store = Store(f"sqlite:///{folder / 'games.sqlite'}")
    seats = [{"faction": f, "player": p} for f, p in zip(FOUR, players, strict=True)]
    asked = {"setup": {"seats": seats}, "seed": 4, "pace": "instant"}
    row, _ = new_game(store, GameAsked.model_validate(asked))
    room = Room(store.load(row.id), store, Threads(), delay)
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


def test_a_lone_option_takes_as_long_as_a_choice_took(tmp_path: Path) -> None:
    """It is asked only where silence would tell that there is one."""
    room = opened(tmp_path, PLAYERS)
    g, chance, found = room.game.copy(log=True), seeded(1), 0
    room.pondered = {1: 1.5}
    for _ in range(ANSWERS):
        decision = g.decision
        if decision is None:
            break
        if decision.seat == 1 and not is_reaction(g) and len(decision.options) == 1:
            room.session.game = room.game = g.copy(log=True)
            room.opened = 100.0
            due = room.due()
            assert due is not None and due[1] == pytest.approx(101.5)
            found += 1
        g.take(decision.options[chance.below(len(decision.options))])
    assert found


def test_nobody_waits_where_nobody_looks_on(tmp_path: Path) -> None:
    """Computer players among themselves are in no need of composure."""
    room = opened(tmp_path, ["random"] * 4)
    g, chance = room.game.copy(log=True), seeded(2)
    for _ in range(300):
        assert g.decision is not None
        room.session.game = room.game = g
        assert not room.reacts()
        g.take(g.decision.options[chance.below(len(g.decision.options))])


def test_what_was_thought_of_before_its_time_is_what_would_have_been_answered(
    tmp_path: Path,
) -> None:
    """The same answer, and the same generator after it."""

    async def steps() -> list[tuple[str, list[list[int]]]]:
        found = []
        for composed in (True, False):
            folder = tmp_path / str(composed)
            folder.mkdir()
            room = opened(folder, PLAYERS, (0.0, 0.0))
            dice = seeded(3)
            if not composed:
                room.reacts = lambda: False  # type: ignore[method-assign]
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
