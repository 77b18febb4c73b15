"""16.2.1 Enclaves, which the frog cards name, and their owner, who added those cards.

They are found by their data: an enclave gives its clearing the frog suit, on its Peaceful side
besides the clearing's own suit and on its Militant side instead of it.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.table.game import Game
from undergrowth.table.names import FROG

NO_KIND: Final = -1
"""The kind of an enclave in a game without enclaves."""


def peaceful(g: Game) -> int:
    """16.2.1.I Return the kind of an enclave on its Peaceful side, or NO_KIND."""
    return _side(g, False)


def militant(g: Game) -> int:
    """16.2.1.I Return the kind of an enclave on its Militant side, or NO_KIND."""
    return _side(g, True)


def _side(g: Game, covers: bool) -> int:
    for kind in g.box.suited:
        k = g.box.kinds[kind]
        if k.suits >> FROG & 1 and k.covers == covers:
            return kind
    return NO_KIND


def enclave_owner(g: Game) -> int:
    """1.5.3 Return the owner of the enclaves, even those others place or flip; NOBODY without
    any."""
    kind = peaceful(g)
    return g.box.kinds[kind].owner if kind != NO_KIND else NOBODY


def peaceful_at(g: Game, place: int) -> int:
    """16.2.1 Return how many Peaceful enclaves a clearing has."""
    return _count(g, peaceful(g), place)


def peaceful_places(g: Game) -> list[int]:
    """16.2.1 Return the clearings with Peaceful enclaves; not to be changed."""
    kind = peaceful(g)
    return g.places_of(kind) if kind != NO_KIND else []


def enclaves_at(g: Game, place: int) -> int:
    """16.2.1 Return how many enclaves a clearing has, on either side."""
    return _count(g, peaceful(g), place) + _count(g, militant(g), place)


def _count(g: Game, kind: int, place: int) -> int:
    return g.count(kind, place) if kind != NO_KIND else 0
