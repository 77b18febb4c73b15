"""Every line-up of the installed factions, and random games of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from kit.checks import check_table
from undergrowth import Game, Setup
from undergrowth.decks import deck_names
from undergrowth.engine.chance import seeded
from undergrowth.library import installed_factions, installed_maps

PLAIN_MAPS = ("autumn", "winter")
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
    """What random games are played of: every line-up, map, deck and landmark, drafts too."""
    return [*plain_setups(), *further_setups(), *drafts()]


def plain_setups() -> list[Setup]:
    """Every line-up on the maps of the base box with its deck, seated in an order that varies."""
    return [
        Setup(map=map_name, seats=seats).shuffled(number)
        for number, seats in enumerate(lineups())
        for map_name in PLAIN_MAPS
    ]


def further_setups() -> list[Setup]:
    """Every other pair of map and deck, with a small and a large line-up in turn.

    Landmarks and the advanced setup come in turn as well.
    """
    small = [seats for seats in lineups() if len(seats) < 4]
    large = [seats for seats in lineups() if len(seats) >= 4]
    found: list[Setup] = []
    for deck in deck_names():
        for map_name in installed_maps():
            if map_name in PLAIN_MAPS and deck == deck_names()[0]:
                continue
            for group in (small, large):
                n = len(found)
                seats = group[n % len(group)]
                found.append(
                    Setup(map_name, deck, seats, landmarks=n % 3, advanced=n % 4 > 1).shuffled(n)
                )
    return found


def drafts() -> list[Setup]:
    """The advanced setup with a draft (A.8) of three and of four players, on every map."""
    decks = deck_names()
    return [
        Setup(
            map_name,
            decks[(n + players) % len(decks)],
            advanced=True,
            draft=players,
            second_cards=players > 3,
            landmarks=n % 3,
        )
        for n, map_name in enumerate(installed_maps())
        for players in (3, 4)
    ]


def setup_name(setup: Setup) -> str:
    """A short name that differs between the setups above."""
    parts = [setup.map]
    if setup.deck != deck_names()[0]:
        parts.append(setup.deck)
    parts += [f"draft{setup.draft}"] if setup.draft else sorted(setup.seats)
    if setup.landmarks:
        parts.append(f"landmarks{setup.landmarks}")
    if setup.advanced and not setup.draft:
        parts.append("advanced")
    return "-".join(parts)


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
