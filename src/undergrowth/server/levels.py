"""Computer players as people choose them."""

from __future__ import annotations

import re
from typing import Final

from undergrowth.ai import levels
from undergrowth.engine.messages import details, title

_UNIT: Final = re.compile(r"(m?s)$")
"""What a budget of time ends in."""


def players_offered() -> list[dict[str, str]]:
    """Each player with its `id`, a `title` with the budget behind the name, and what it does."""
    return [_player(level) for level in levels()]


def _player(level: str) -> dict[str, str]:
    name, _, budget = level.partition(":")
    told = title(name, "player")
    if budget:
        told += " · " + _UNIT.sub(r" \1", budget)
    return {"id": level, "title": told, "about": details(name, "player")}
