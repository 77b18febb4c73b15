"""Dealing face-down pieces anew: pieces that look alike to a viewer change places."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.chance import Chance
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import knows
from undergrowth.table.layout.tabletop import UNKNOWN
from undergrowth.table.places import NOWHERE

_ASSIGNED: Final = NOWHERE - 1
"""Stands for the place of a piece that has been assigned to a procedure."""


class PieceReference:
    """A piece that a procedure in progress refers to."""

    def __init__(self, frame: Frame, n: int, kind: int, place: int) -> None:
        self.frame: Final = frame
        self.n: Final = n
        """Its index in the procedure's `pieces`."""
        self.kind: Final = kind
        self.place: Final = place


def redeal_pieces(g: Game, viewer: int, chance: Chance, keeps: int) -> None:
    """1.2.1 Shuffle the pieces that a viewer cannot tell apart among their places.

    Pieces that the seat `keeps` can identify stay, like its hand, and all stay if `keeps` is
    CHANCE: an open question depends on them.  Procedures that refer to such pieces are given the
    new ones.
    """
    if not g.box.hides_kinds or keeps == CHANCE:
        return
    viewers = [viewer] if keeps == NOBODY else [viewer, keeps]
    references = _references(g)
    for group in g.box.alike:
        _redeal(g, group, viewers, references, chance)


def _references(g: Game) -> list[PieceReference]:
    """Return the pieces that procedures in progress refer to, the innermost last."""
    found: list[PieceReference] = []
    for frame in g.stack:
        if isinstance(frame, Frame):
            for n, (kind, place) in enumerate(frame.pieces()):
                found.append(PieceReference(frame, n, kind, place))
    return found


def _redeal(
    g: Game, group: list[int], viewers: list[int], references: list[PieceReference], chance: Chance
) -> None:
    kinds: list[int] = []
    places: list[int] = []
    for kind in group:
        for place in _holding(g, kind):
            for _ in range(_loose(g, kind, place, viewers)):
                kinds.append(kind)
                places.append(place)
    loose = [each for each in references if each.kind in group and _is_loose(g, each, viewers)]
    for i, kind in enumerate(kinds):
        _shift(g, kind, places[i], -1)
    places.sort()  # games that look the same to the viewer must be dealt the same
    chance.shuffle(kinds)
    for i, kind in enumerate(kinds):
        _shift(g, kind, places[i], 1)
    for each in loose:
        if each.place in places:
            at = places.index(each.place)
            each.frame.redealt(each.n, kinds[at])
            places[at] = _ASSIGNED


def _holding(g: Game, kind: int) -> list[int]:
    """Return the places with a piece of a kind, the supply first."""
    found = [NOWHERE] if g.supply[kind] > 0 else []
    there = g.pieces[kind * g.places : (kind + 1) * g.places]
    return found + [place for place, n in enumerate(there) if n > 0]


def _is_loose(g: Game, piece: PieceReference, viewers: list[int]) -> bool:
    """Whether a piece that a procedure refers to is dealt anew."""
    return _loose(g, piece.kind, piece.place, viewers) > 0


def _loose(g: Game, kind: int, place: int, viewers: list[int]) -> int:
    """Return the number of pieces of a kind at a place that are dealt anew."""
    n = g.supply[kind] if place == NOWHERE else g.count(kind, place)
    if n == 0:
        return 0
    for viewer in viewers:
        if knows(g, viewer, kind, place):
            return 0
    return n


def _shift(g: Game, kind: int, place: int, n: int) -> None:
    """Add `n` pieces of a kind at a place or in the supply.

    Kinds that look alike count alike, so nothing derived from the pieces changes.
    """
    if place == NOWHERE:
        g.supply[kind] += n
        for other in g.box.sharing[kind]:
            g.supply[other] += n
    else:
        g.own_pieces()
        g.pieces[kind * g.places + place] += n
        g.places_by_kind[kind] = UNKNOWN
