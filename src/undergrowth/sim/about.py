"""What results files say of themselves: program, setups, players, seed."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from undergrowth import content
from undergrowth._version import __version__
from undergrowth.law.setup.fan import is_fan
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.games import Plan

MUST_AGREE: Final = ("undergrowth", "packages", "seed", "shuffle_seats", "limit", "code", "cells")
"""What must be alike for results of two runs to belong together."""


def about(plan: Plan, games: int) -> dict[str, Any]:
    """All that is needed to play these games again, as plain data."""
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
        "games": games,
        "seed": plan.seed,
        "shuffle_seats": plan.shuffle_seats,
        "limit": plan.limit,
        "code": [_file(Path(path)) for path in plan.code],
        "cells": [asdict(cell) for cell in plan.cells],
    }


def _file(path: Path) -> dict[str, str]:
    """A file by its name and what it holds; where it lies does not matter."""
    return {"name": path.name, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}


def check_same(before: dict[str, Any], now: dict[str, Any]) -> None:
    """Raise `BadOutput` when results of two runs do not belong together, saying what differs."""
    unlike = [name for name in MUST_AGREE if before.get(name) != now[name]]
    if unlike:
        what = ", ".join("setup or players" if name == "cells" else name for name in unlike)
        raise BadOutput(f"these are results of another simulation: they differ in {what}")
