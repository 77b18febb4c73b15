"""What results files say of themselves: program, setups, players, seed."""

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
"""What must be alike for results of two runs to belong together."""


def program() -> dict[str, Any]:
    """The program and the packages of content: the same ones play the same games."""
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
    """All that is needed to play these games again, as plain data.

    Raises `BadSetup` for what is no plan and no number.
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
        **plan.said(),
    }


def _file(path: Path) -> dict[str, str]:
    """A file by its name and what it holds; where it lies does not matter."""
    return {"name": path.name, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}


def check_same(before: dict[str, Any], now: dict[str, Any]) -> None:
    """Raise `BadOutput` when results of two runs do not belong together, saying what differs."""
    given_as("what was played before", before, dict, BadOutput)
    given_as("what is played now", now, dict, BadOutput)
    unlike = [name for name in MUST_AGREE if before.get(name) != now.get(name)]
    if unlike:
        names = ["setup or players" if name in ("cells", "ladder") else name for name in unlike]
        what = ", ".join(dict.fromkeys(names))
        raise BadOutput(f"these are results of another simulation: they differ in {what}")
