"""Doors and the objects that are put through them: a game, its replay, a simulated game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from undergrowth import Action, Game, Setup, ai, sim
from undergrowth.ai.encoding import Encoder

SETUP = Setup(seats=["marquise", "eyrie"])


@dataclass
class Door:
    """A public function, and arguments by name that it takes."""

    call: Callable[..., Any]
    taken: dict[str, Any] = field(default_factory=dict)
    anything: tuple[str, ...] = ()
    """Parameters that refuse nothing: flags, which are true or false like all values."""


def game() -> Game:
    """A game at its first question."""
    return Game.new(SETUP, 7)


@cache
def encoder() -> Encoder:
    return Encoder(SETUP)


@cache
def results() -> sim.Results:
    """A game that was simulated."""
    return sim.simulate(SETUP, ["random", "random"], 1)


def plan() -> sim.Plan:
    return sim.make_plan([(SETUP, ["random", "random"])])


def option() -> Action:
    decision = game().decision
    assert decision is not None
    return decision.options[0]


def finished() -> Game:
    g = game()
    ai.play(g, two_players(), 5000, ai.Tally(2))
    return g


def two_players() -> list[ai.Player]:
    return [ai.make_player("random", seat, seat) for seat in range(2)]


@cache
def _folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory()


def file_of(name: str, text: str = "") -> str:
    """A file, with this text if there is any, in a folder that goes with the process."""
    path = Path(_folder().name) / name
    if text:
        path.write_text(text, encoding="utf-8")
    return str(path)


class Silent(ai.Player):
    """Says nothing."""


def rows() -> list[sim.Row]:
    return results().rows


FLAGS = ("log", "scripted", "asks_all", "afresh", "shuffle_seats", "possible", "phases")


def door(call: Callable[..., Any], *anything: str, **taken: Any) -> Door:
    """A door whose flags take anything."""
    return Door(call, taken, (*FLAGS, *anything))


def decision() -> Any:
    return game().decision
