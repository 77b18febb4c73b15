"""Grids of setups to compare: every map, deck and line-up, and their combinations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, product
from typing import Final

from undergrowth.decks import deck_names
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.given import given_as
from undergrowth.law.setup.fan import may_be_dealt_unnamed
from undergrowth.law.setup.seats import humans, is_automated
from undergrowth.library import installed_maps, played_factions
from undergrowth.library.seating import read_seats
from undergrowth.sim.given import given_items
from undergrowth.table.game import library
from undergrowth.table.setup import Setup, check_types

DIMENSIONS: Final = ("faction", "map", "deck")
"""Dimensions that a grid can vary."""


def grid(setup: Setup, dimensions: Iterable[str]) -> list[Setup]:
    """Return a setup with every map, every deck, or every line-up of as many factions.

    Automated factions (A.3) keep their place in each line-up.  Setups that cannot be played are
    left out, and so is fan content that the setup neither names nor allows.  Raises `BadSetup` when
    no setup is left, and for an unknown dimension.
    """
    given_as("the setup", setup, Setup, BadSetup)
    check_types(setup)
    asked = list(given_items("dimensions", dimensions))
    for each in asked:
        if each not in DIMENSIONS:
            raise BadSetup(f"{each!r} is nothing to compare: expected {', '.join(DIMENSIONS)}")
    if "faction" in asked and setup.draft:
        raise BadSetup("a draft chooses its factions itself: compare maps and decks of it")
    maps = _coming(setup, "maps", installed_maps()) if "map" in asked else [setup.map]
    decks = _coming(setup, "decks", deck_names()) if "deck" in asked else [setup.deck]
    line_ups = [list(setup.seats)]
    if "faction" in asked:
        seats, options = read_seats([*setup.seats, *setup.automated], setup.seat_options)
        kept = {name: words for name, words in options.items() if is_automated(name)}
        setup = replace(setup, automated=[], seat_options=kept)
        setup = replace(setup, seats=seats)
        line_ups = _line_ups(seats, _coming(setup, "factions", played_factions()))
    found: list[Setup] = []
    why = ""
    for seats, map, deck in product(line_ups, maps, decks):
        try:
            made = library().complete(replace(setup, seats=seats, map=map, deck=deck))
            library().opening(made)
        except BadSetup as error:
            why = str(error)
        else:
            found.append(made)
    if not found:
        raise BadSetup(f"nothing of it can be played: {why}")
    return found


def _coming(setup: Setup, folder: str, names: list[str]) -> list[str]:
    """Return those names of a kind that the setup names or that may be used unasked."""
    named = [setup.map, setup.deck, *setup.seats]
    return [name for name in names if name in named or may_be_dealt_unnamed(setup, folder, name)]


def _line_ups(seats: list[str], factions: list[str]) -> list[list[str]]:
    """Return every combination of factions for the human seats, around the automated ones."""
    found: list[list[str]] = []
    for chosen in combinations(factions, len(humans(seats))):
        left = list(chosen)
        found.append([name if is_automated(name) else left.pop(0) for name in seats])
    return found
