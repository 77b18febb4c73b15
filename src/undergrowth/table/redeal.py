"""Dealing face-down pieces anew: those that look alike to a viewer change places."""

from __future__ import annotations

from undergrowth.engine.chance import Chance
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.table.faces import knows
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


def redeal_pieces(g: Game, viewer: int, chance: Chance, keeps: int) -> None:
    """1.2.1 Give the pieces that a viewer cannot tell apart new places among their own.

    Pieces that the seat `keeps` knows stay, as its hand does, and all of them while that is chance:
    an open question was made from them.  So do those that a procedure in progress speaks of.
    """
    if not g.box.hides_kinds or keeps == CHANCE:
        return
    eyes = [viewer] if keeps == NOBODY else [viewer, keeps]
    held = _held(g)
    for group in g.box.alike:
        _redeal(g, group, eyes, held, chance)


def _held(g: Game) -> list[int]:
    """Pieces that procedures in progress speak of, as `kind * places + place`, once for each."""
    found: list[int] = []
    for frame in g.stack:
        if isinstance(frame, Frame):
            for kind, place in frame.pieces():
                found.append(kind * g.places + place)
    return found


def _redeal(g: Game, group: list[int], eyes: list[int], held: list[int], chance: Chance) -> None:
    kinds: list[int] = []
    places: list[int] = []
    for kind in group:
        for place in range(NOWHERE, g.places):
            for _ in range(_loose(g, kind, place, eyes, held)):
                kinds.append(kind)
                places.append(place)
    for i, kind in enumerate(kinds):
        _shift(g, kind, places[i], -1)
    places.sort()  # games that look alike are dealt alike
    chance.shuffle(kinds)
    for i, kind in enumerate(kinds):
        _shift(g, kind, places[i], 1)


def _loose(g: Game, kind: int, place: int, eyes: list[int], held: list[int]) -> int:
    """How many pieces of a kind at a place are dealt anew."""
    n = g.supply[kind] if place == NOWHERE else g.count(kind, place)
    if n == 0:
        return 0
    for viewer in eyes:
        if knows(g, viewer, kind, place):
            return 0
    return max(0, n - held.count(kind * g.places + place))


def _shift(g: Game, kind: int, place: int, n: int) -> None:
    """What looks alike counts alike: nothing that is read off the pieces changes with them."""
    if place == NOWHERE:
        g.supply[kind] += n
        for other in g.box.sharing[kind]:
            g.supply[other] += n
    else:
        g.own_pieces()
        g.pieces[kind * g.places + place] += n
