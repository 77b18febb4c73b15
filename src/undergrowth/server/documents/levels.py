"""Computer players as levels that people choose from."""

from __future__ import annotations

import re
from typing import Final

from undergrowth.ai import levels
from undergrowth.engine.messages import details, title

_UNIT: Final = re.compile(r"(m?s)$")
"""The unit of a budget of time."""


def players_offered() -> list[dict[str, str]]:
    """Return each level: its `id`, a `title` with the budget behind the name, and a summary."""
    return [_player(level) for level in levels()]


def _player(level: str) -> dict[str, str]:
    name, _, budget = level.partition(":")
    told = title(name, "player")
    if budget:
        told += " · " + _UNIT.sub(r" \1", budget)
    return {"id": level, "title": told, "about": details(name, "player")}
