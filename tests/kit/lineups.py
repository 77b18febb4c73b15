"""Every line-up of the installed factions, and random games of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from kit.checks import check_table
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.library import installed_factions, installed_maps

MOST_TURNS = 160
"""Random games that go on longer are left there: nothing new is found in them."""


def lineups() -> Iterator[list[str]]:
    """Every set of 2 to 5 factions; a second Vagabond only beside a first."""
    names = installed_factions()
    for size in range(2, 6):
        for seats in combinations(names, size):
            if "second_vagabond" not in seats or "vagabond" in seats:
                yield list(seats)


def setups() -> list[Setup]:
    """Every line-up on every map, seated in an order that varies."""
    found = []
    for number, seats in enumerate(lineups()):
        for map_name in installed_maps():
            found.append(Setup(map=map_name, seats=seats).shuffled(number))
    return found


def play_randomly(setup: Setup, seed: int, look: Callable[[Game, int], None]) -> Game:
    """Play a random game; `look` sees it at every question, with the question's number.

    A failure names the setup, the seed and the number of answers, which repeat it.
    """
    g = Game.new(setup, seed)
    chance = seeded(seed)
    number = 0
    while g.decision is not None and g.turns <= MOST_TURNS:
        try:
            look(g, number)
            g.take(g.decision.options[chance.below(len(g.decision.options))])
        except Exception as error:
            where = f"{setup} seed {seed}, after {number} answers, asked {_asked(g)}"
            raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error
        number += 1
    if g.over:
        check_table(g)
    return g


def _asked(g: Game) -> str:
    return "nothing" if g.decision is None else f"{g.decision.prompt} {g.decision.texts()[:8]}"
