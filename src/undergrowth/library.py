"""What is installed: the maps, decks, cards and factions games are made from."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from undergrowth.cards import make_effect
from undergrowth.data import sheet
from undergrowth.decks import ALL_CARDS, deck, deck_names
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.frames import Frame
from undergrowth.engine.game import Game
from undergrowth.engine.names import CARDS, FACTIONS
from undergrowth.engine.setup import Library, Setup
from undergrowth.engine.sources import Source
from undergrowth.engine.tables import Faction, Kind, Tables
from undergrowth.factions import faction_names, make_faction, pieces
from undergrowth.law.setup import StandardSetup, check_reach
from undergrowth.maps import map_names, woodland

_FEWEST: Final = sheet("setup").number("game.players.least")
_MOST: Final = sheet("setup").number("game.players.most")


class InstalledLibrary(Library):
    """The library of this package."""

    def __init__(self) -> None:
        self._tables: dict[str, Tables] = {}

    def complete(self, setup: Setup) -> Setup:
        """5.1.1 The setup with full names.  Raises `BadSetup` when it cannot be played."""
        _one_of("map", setup.map, map_names())
        _one_of("deck", setup.deck, deck_names())
        try:
            seats = [FACTIONS.text(FACTIONS.parse(str(seat))) for seat in setup.seats]
        except BadText as error:
            raise BadSetup(f"seats: {error}") from None
        if not _FEWEST <= len(seats) <= _MOST:
            raise BadSetup(f"{len(seats)} seats: Root is played by {_FEWEST} to {_MOST}")
        for name in seats:
            if seats.count(name) > 1:
                raise BadSetup(f"{name} is seated twice: every faction is there once")
            first = sheet(f"factions/{name}").word("same_as")
            if first and first not in seats:
                raise BadSetup(f"{name} plays only beside {first} (law 9.7)")
        _check_corners(seats)
        done = replace(setup, seats=seats)
        check_reach(done)
        return done

    def tables(self, setup: Setup) -> Tables:
        """The tables of a completed setup; equal setups share them."""
        key = f"{setup.map} {setup.deck} {' '.join(setup.seats)}"
        if key not in self._tables:
            self._tables[key] = _make_tables(setup)
        return self._tables[key]

    def opening(self, setup: Setup) -> Frame:
        """5.1 Setup comes first."""
        return StandardSetup()

    def from_opening(self, opening: str, seed: int, scripted: bool) -> Game:
        """A game from a described position, as JSON.  Raises `BadPosition`."""
        from undergrowth.position import game

        return game(json.loads(opening), seed, scripted=scripted)


def _one_of(what: str, name: str, known: list[str]) -> None:
    if name not in known:
        raise BadSetup(f"{name!r} is not a {what}: expected {', '.join(known)}")


def _check_corners(seats: list[str]) -> None:
    """5 More factions that start in corners than a map has corners need the advanced setup."""
    starters = [s for s in seats if sheet(f"factions/{s}").flag("standard_setup.corner")]
    if len(starters) > sheet("setup").number("game.corner_factions"):
        raise BadSetup(
            f"{', '.join(starters)} all start in corners: use the advanced setup (law 5)"
        )


def _make_tables(setup: Setup) -> Tables:
    tables = Tables(woodland(setup.map), ALL_CARDS, deck(setup.deck))
    factions: list[Faction] = []
    kinds: list[Kind] = []
    for seat, name in enumerate(setup.seats):
        own = pieces(name, seat)
        factions.append(make_faction(name, seat, own, len(kinds)))
        kinds += own
    sources: list[Source] = list(factions)
    for card in tables.cards:
        number = CARDS.parse(card.name)
        if card.kind in ("immediate", "persistent") and number in tables.deck:
            effect = make_effect(card.name)
            tables.effects[number] = effect
            sources.append(effect)
    tables.seat_factions(factions, kinds, sources)
    return tables


def installed_factions() -> list[str]:
    """The ids of the factions there are, in setup order."""
    return faction_names()


def installed_maps() -> list[str]:
    """The ids of the maps there are."""
    return map_names()
