"""R.2.3 Placing pieces: where an automated opponent can, and what stops it."""

from __future__ import annotations

from undergrowth.automata.moves import stopped
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, ruled_by
from undergrowth.table.game import Game
from undergrowth.table.records import PLACE, Intent


def can_place(g: Game, seat: int, kind: int, places: list[int]) -> list[int]:
    """R.2.3 Of some clearings those in which a piece of a kind can be placed."""
    return [place for place in places if may_place_kind(g, kind, place, seat)]


def ruled(g: Game, seat: int, suits: int = 0) -> list[int]:
    """2.5 The clearings of some suits (0 for any) that it rules."""
    return [place for place in ruled_by(g, seat) if suits == 0 or g.suits[place] & suits]


def place(g: Game, seat: int, kind: int, where: int, n: int) -> int:
    """G.20 Place up to `n` pieces from their supply; how many.

    R.11.8.2 None where something stopped that and is gone now.
    """
    if stopped(g, Intent(PLACE, seat, where, kind)):
        return 0
    return put(g, kind, where, n, seat)
