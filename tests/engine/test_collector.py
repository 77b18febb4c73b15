"""Keeping many copies: games have no cycles, so the collector may rest meanwhile.

What has no cycles has no header for the collector either, when it is compiled: it is freed at once.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref

import pytest

from kit.lineups import many
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.engine.collector import resting
from undergrowth.table.described.boards import Board


class Witness(Board):
    """A board that can be watched."""


def test_games_are_freed_without_the_collector() -> None:
    """Nothing in a game refers back to what holds it, in the middle of anything."""
    g = Game.new(Setup(seats=many()), 3)
    chance = seeded(3)
    with resting():
        watched: list[weakref.ref[Witness]] = []
        for number in range(300):
            if g.decision is None:
                break
            twin = g.copy(log=number % 2 == 0)
            witness = Witness()
            twin.boards.append(witness)
            watched.append(weakref.ref(witness))
            twin.take(g.decision.options[0])
            del twin, witness
            g.take(g.decision.options[chance.below(len(g.decision.options))])
        assert [each for each in watched if each() is not None] == []


def test_it_works_again_afterwards_as_it_did() -> None:
    """A block within another leaves the collector resting; an error ends the rest, too."""
    assert gc.isenabled()
    with resting():
        with resting():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(KeyError), resting():
        raise KeyError
    assert gc.isenabled()


DEEP = """
from undergrowth.engine.actions import Pass

nested = []
for _ in range(500):
    nested = [Pass(), nested, Pass()]
del nested
"""
"""Frees answers deep within lists."""


def test_what_lies_deep_is_freed_without_harm() -> None:
    """Python's own checks of memory find nothing; compiled, answers wrote before themselves."""
    checking = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", DEEP], env=checking, stderr=subprocess.PIPE)
    assert done.returncode == 0, done.stderr[-2000:]
