"""The server acts alike, at like times, in worlds that look the same to a viewer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kit.opinions.worlds import other_world, viewers
from server.kit import FOUR, NOW
from undergrowth.engine.chance import seeded
from undergrowth.server.beginnings.making import new_game
from undergrowth.server.database.storage import Store
from undergrowth.server.games.live import GameSettings
from undergrowth.server.games.room import Room
from undergrowth.server.views.questions import is_reaction
from undergrowth.server.views.stream import Viewer
from undergrowth.server.wire.asked import GameAsked
from undergrowth.server.work.threads import Threads
from undergrowth.table.game import Game

ANSWERS = 500


def opened(folder: Path, players: list[str], threads: Threads) -> Room:
    """A game with a seat for each of these players."""
    store = Store(f"sqlite:///{folder / 'games.sqlite'}")
    seats = [{"faction": f, "player": p} for f, p in zip(FOUR, players, strict=True)]
    row = new_game(GameAsked.model_validate({"setup": {"seats": seats}, "seed": 4}), NOW).keep(
        store
    )
    room = Room(store.load(row.id), store, threads, GameSettings((5.0, 5.0)))
    store.close()
    return room


def happens(room: Room, world: Game) -> tuple[Any, ...]:
    """Return who is asked, what is done without them, and how long after the question."""
    room.session.game = room.game = world
    room.opened, room.patience = 0.0, 5.0
    return room.asked, room.session.asked, room.due(), room.goes_by_itself(), is_reaction(world)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [["here"] * 4, ["here", "here", "random", "greedy"]])
def test_what_happens_by_itself_tells_nothing(
    tmp_path: Path, players: list[str], seed: int
) -> None:
    """1.2.1 The same is skipped, and after the same time, whatever anybody holds."""
    threads = Threads()
    room = opened(tmp_path, players, threads)
    for each in room.seats[:2]:
        each.passes = {"battle.ambush": True}
    g, chance = room.game.copy(log=True), seeded(seed)
    for number in range(ANSWERS):
        if g.decision is None:
            break
        if number % 3 == 0:
            known = happens(room, g)
            for viewer in viewers(g):
                assert happens(room, other_world(g, viewer, number)) == known
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    threads.end()


def test_a_lone_option_is_left_to_the_server_only_where_nobody_else_is(tmp_path: Path) -> None:
    """1.2.1 Another person, or somebody who looks on, would see that it was skipped."""
    threads = Threads()
    alone = opened(tmp_path, ["here", "random", "random", "random"], threads)
    lone = _with_one_option(alone.game)
    assert lone.decision is not None
    happens(alone, lone)
    assert alone.goes_by_itself() == (lone.decision.seat == 0)
    alone.viewers.add(Viewer(-1))
    assert not alone.goes_by_itself()
    threads.end()


def _with_one_option(game: Game) -> Game:
    """A later moment at which the first seat has one option."""
    g, chance = game.copy(log=True), seeded(1)
    while g.decision is not None and (g.decision.seat != 0 or len(g.decision.options) > 1):
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    return g
