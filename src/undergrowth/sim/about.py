"""The metadata of results files: program, setups, players, seed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from undergrowth import content
from undergrowth._version import __version__
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.given import given_as, given_number
from undergrowth.law.setup.fan import is_fan
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.games import Schedule
from undergrowth.sim.given import given_plan
from undergrowth.sim.rows import FORMAT

MUST_AGREE: Final = (
    "undergrowth",
    "format",
    "packages",
    "seed",
    "shuffle_seats",
    "limit",
    "code",
    "cells",
    "ladder",
)
"""The fields of metadata that must be equal for results of two runs to belong together."""


def program() -> dict[str, Any]:
    """Return the versions of the program and of content packages; with equal ones, games are
    equal."""
    return {
        "undergrowth": __version__,
        "packages": [
            {
                "name": each.name,
                "distribution": each.distribution,
                "version": each.version,
                "fan": is_fan(each.name),
            }
            for each in content.packages()
        ],
    }


def about(plan: Schedule, games: int) -> dict[str, Any]:
    """Return all that is needed to play these games again, as plain data.

    Raises `BadSetup` when an argument has the wrong type.
    """
    plan = given_plan(plan)
    given_number("games", games, 0, BadSetup)
    return {
        **program(),
        "format": FORMAT,
        "games": games,
        "seed": plan.seed,
        "limit": plan.limit,
        "code": [_file(Path(path)) for path in plan.code],
        **plan.metadata(),
    }


def _file(path: Path) -> dict[str, str]:
    """Return a file's name and the hash of its content; its folder does not matter."""
    return {"name": path.name, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}


def check_same(before: dict[str, Any], now: dict[str, Any]) -> None:
    """Raise `BadOutput` that says what differs, unless the results of two runs belong together."""
    given_as("what was played before", before, dict, BadOutput)
    given_as("what is played now", now, dict, BadOutput)
    unlike = [name for name in MUST_AGREE if before.get(name) != now.get(name)]
    if unlike:
        names = ["setup or players" if name in ("cells", "ladder") else name for name in unlike]
        what = ", ".join(dict.fromkeys(names))
        raise BadOutput(f"these are results of another simulation: they differ in {what}")
