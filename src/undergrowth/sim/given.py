"""Checks of the arguments that callers of simulations give."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSetup, UndergrowthError
from undergrowth.engine.given import given_as, given_path
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.games import Schedule
from undergrowth.sim.rows import Row


def given_plan(value: object) -> Schedule:
    """Return a plan of games.  Raises `BadSetup` for anything else."""
    if not isinstance(value, Schedule):
        raise BadSetup(f"the plan: expected one of `make_plan`, not {abridged(value)}")
    return value


def given_items(
    what: str, value: object, error: type[UndergrowthError] = BadSetup
) -> Iterable[object]:
    """Return an iterable other than text.  Raises `error` for anything else."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise error(f"{what}: expected a list, not {abridged(value)}")
    return value


def given_rows(value: object) -> list[Row]:
    """Return rows of results as a list.  Raises `BadOutput` for anything else."""
    found = given_items("rows", value, BadOutput)
    return [given_as("rows", each, Row, BadOutput) for each in found]


def given_paths(what: str, value: object) -> list[Path]:
    """Return paths as a list.  Raises `BadSetup` for anything else."""
    return [given_path(what, each, BadSetup) for each in given_items(what, value)]


def given_function(what: str, value: object) -> Callable[..., Any]:
    """Return a function.  Raises `BadSetup` for what cannot be called."""
    if not callable(value):
        raise BadSetup(f"{what}: expected a function, not {abridged(value)}")
    return value
