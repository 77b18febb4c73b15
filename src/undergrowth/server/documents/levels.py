"""Computer players as levels that people choose from."""

from __future__ import annotations

import re
from typing import Final

from undergrowth.ai import levels
from undergrowth.ai.graded import Level, level_called
from undergrowth.engine.messages import details, phrase, title

_UNIT: Final = re.compile(r"(m?s)$")
"""The unit of a budget of time."""


def players_offered() -> list[dict[str, str]]:
    """Return each level: its `id`, a `title` with rating or budget behind the name, a summary."""
    return [_offered(name) for name in levels()]


def _offered(player: str) -> dict[str, str]:
    level = level_called(player)
    return _by_name(player) if level is None else _graded(player, level)


def _graded(player: str, level: Level) -> dict[str, str]:
    name, about = title(level.id, "player"), details(level.id, "player")
    if level.rating:
        rating, low, high = level.rating
        name = phrase("player_with_rating", {"player": f"text:{name}", "rating": rating})
        about = phrase(
            "player_about_rating",
            {"about": f"text:{about}", "rating": rating, "low": low, "high": high},
        )
    return {"id": player, "title": name, "about": about}


def _by_name(player: str) -> dict[str, str]:
    name, _, budget = player.partition(":")
    told = title(name, "player")
    if budget:
        told += " · " + _UNIT.sub(r" \1", budget)
    return {"id": player, "title": told, "about": details(name, "player")}
