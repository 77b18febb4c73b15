"""16.2.1 Enclaves, as the frog cards speak of them, and their owner, who brought those cards.

They are found by what they do: an enclave gives its clearing the frog suit, on its peaceful side
besides the clearing's own suit and on its militant side instead of it.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.table.game import Game
from undergrowth.table.names import FROG

NO_KIND: Final = -1
"""No kind of piece: what there is in a game without enclaves."""


def peaceful(g: Game) -> int:
    """16.2.1.I Return the kind of an enclave on its peaceful side; NO_KIND in a game without
    enclaves."""
    return _side(g, False)


def militant(g: Game) -> int:
    """16.2.1.I Return the kind of an enclave on its militant side; NO_KIND in a game without
    enclaves."""
    return _side(g, True)


def _side(g: Game, covers: bool) -> int:
    for kind in g.box.suited:
        k = g.box.kinds[kind]
        if k.suits >> FROG & 1 and k.covers == covers:
            return kind
    return NO_KIND


def enclave_owner(g: Game) -> int:
    """1.5.3 Whose enclaves they are, whoever places or flips them; NOBODY in a game without."""
    kind = peaceful(g)
    return g.box.kinds[kind].owner if kind != NO_KIND else NOBODY


def peaceful_at(g: Game, place: int) -> int:
    """16.2.1 How many Peaceful enclaves a clearing has."""
    return _count(g, peaceful(g), place)


def enclaves_at(g: Game, place: int) -> int:
    """16.2.1 How many enclaves a clearing has, on either side."""
    return _count(g, peaceful(g), place) + _count(g, militant(g), place)


def _count(g: Game, kind: int, place: int) -> int:
    return g.count(kind, place) if kind != NO_KIND else 0
