"""Second readings of automated opponents, held against what they announce in any game.

`predicted.py` beside an opponent's tests has a `follow`: it returns what follows its turns.  Only
where it says `SERVICES = True` it knows what an opponent buys (R.9.7).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from kit.rooms import files
from second.law import load
from undergrowth import Game
from undergrowth.table.moments import BIRDSONG

Follow = Callable[[Game], None]
SERVICE: Final = "automata.service"
"""The question with which a purchase is announced."""


class Later:
    """Follows from the first turn that begins after the game has been joined.

    Who has begun to do something before the first question, is followed from the next turn on; so
    is who buys something that the reading knows nothing of.
    """

    def __init__(self, g: Game, me: str, make: Callable[[Game], Follow], services: bool) -> None:
        self.me, self.make, self.services = me, make, services
        self.follow = make(g)
        begins = g.phase == BIRDSONG and g.seat_name(g.turn) != me
        self.turns = -1 if begins else g.turns

    def __call__(self, g: Game) -> None:
        if not self.services and self._buys(g):
            self.follow, self.turns = self.make(g), g.turns
        if g.turns > self.turns:
            self.follow(g)

    def _buys(self, g: Game) -> bool:
        assert g.decision is not None
        return g.decision.prompt == SERVICE and g.seat_name(g.decision.seat) == self.me


def foretellers(g: Game) -> list[Follow]:
    """Return what follows the automated opponents of a game.

    They read the table with everything that bends the Law, whichever looks are taken.
    """
    load()
    names = [g.seat_name(seat) for seat in range(g.seats)]
    return [Later(g, me, make, services) for me, make, services in _known() if me in names]


@cache
def _known() -> list[tuple[str, Callable[[Game], Any], bool]]:
    """The opponents that are foretold, what makes what follows them, and whether that knows what
    they buy."""
    found = []
    for folder, path in files("predicted.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        module = import_module(".".join(parts))
        found.append((module.ME, module.follow, getattr(module, "SERVICES", False)))
    return found
