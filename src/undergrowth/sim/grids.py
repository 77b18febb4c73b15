"""Setups to compare: every map, every deck, every line-up, and all of them together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, product
from typing import Final

from undergrowth.decks import deck_names
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.setup import Setup
from undergrowth.library import installed_factions, installed_maps
from undergrowth.table.game import library

DIMENSIONS: Final = ("faction", "map", "deck")


def grid(setup: Setup, dimensions: Iterable[str]) -> list[Setup]:
    """A setup with every map, every deck, or every line-up of as many factions.

    Setups that cannot be played are left out.  Raises `BadSetup` when none is left, and for what is
    no dimension.
    """
    asked = list(dimensions)
    for each in asked:
        if each not in DIMENSIONS:
            raise BadSetup(f"{each!r} is nothing to compare: expected {', '.join(DIMENSIONS)}")
    if "faction" in asked and setup.draft:
        raise BadSetup("a draft chooses its factions itself: compare maps and decks of it")
    maps = installed_maps() if "map" in asked else [setup.map]
    decks = deck_names() if "deck" in asked else [setup.deck]
    line_ups = [list(setup.seats)]
    if "faction" in asked:
        line_ups = [list(each) for each in combinations(installed_factions(), len(setup.seats))]
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
