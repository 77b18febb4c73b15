"""Second readings of automated opponents, held against what they announce in any game.

`predicted.py` beside an opponent's tests has a `follow`: it returns what follows its turns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from kit.rooms import files
from undergrowth import Game
from undergrowth.table.moments import BIRDSONG

Follow = Callable[[Game], None]


class Later:
    """Follows from the first turn that begins after the game has been joined."""

    def __init__(self, g: Game, follow: Follow) -> None:
        self.follow = follow
        self.turns = -1 if g.phase == BIRDSONG else g.turns

    def __call__(self, g: Game) -> None:
        if g.turns > self.turns:
            self.follow(g)


def foretellers(g: Game) -> list[Follow]:
    """Return what follows the automated opponents of a game."""
    names = [g.seat_name(seat) for seat in range(g.seats)]
    return [Later(g, make(g)) for me, make in _known() if me in names]


@cache
def _known() -> list[tuple[str, Callable[[Game], Any]]]:
    """The opponents that are foretold, and what makes what follows them."""
    found = []
    for folder, path in files("predicted.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        module = import_module(".".join(parts))
        found.append((module.ME, module.follow))
    return found
