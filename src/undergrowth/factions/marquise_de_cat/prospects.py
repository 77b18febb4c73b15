"""Buildings a Marquise may place soon, for evaluating her position."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.marquise_de_cat.build import connected, wood_within
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.table.game import Game

_NOW: Final = 2
_SOON: Final = 3
_LATER: Final = 4
"""Most buildings to place with the wood there is, and with that of one and of two more turns."""


class Prospects:
    """The best group of connected clearings she rules, with its wood, slots and points."""

    def __init__(self) -> None:
        self.wood = 0
        """The most wood that can be spent on one building."""
        self.now = 0
        """Points of buildings that the wood and slots of a group are enough for."""
        self.soon = 0
        """The same with the wood of the next Birdsong (6.4)."""
        self.later = 0
        """The same with the wood of the next two."""


def prospects(g: Game, me: MarquisePieces, ruled: list[int]) -> Prospects:
    """Return the prospects for building in the clearings she rules."""
    found = Prospects()
    placed = [me.placed(g, kind) for kind in me.buildings]
    seen: list[int] = []
    for place in ruled:
        if place in seen:
            continue
        group = connected(g, me.seat, place, ruled)
        seen += group
        wood = wood_within(g, me, group)
        found.wood = max(found.wood, wood)
        slots, mills = 0, 0
        for each in group:
            slots += g.slots[each]
            mills += g.count(me.sawmill, each)
        if slots > 0:
            found.now = max(found.now, _points(me, placed, wood, min(slots, _NOW)))
            found.soon = max(found.soon, _points(me, placed, wood + mills, min(slots, _SOON)))
            found.later = max(
                found.later, _points(me, placed, wood + 2 * mills, min(slots, _LATER))
            )
    return found


def _points(me: MarquisePieces, placed: list[int], wood: int, slots: int) -> int:
    """6.5.4 Return the points of buildings that so much wood pays for, the best first.

    `placed` holds how many of each kind have left their track.
    """
    placed = placed[:]
    points = 0
    for _ in range(slots):
        best, most, price = -1, 0, 0
        for i, n in enumerate(placed):
            costs = me.costs[i]
            if n < len(costs) and costs[n] <= wood and me.points[i][n] > most:
                best, most, price = i, me.points[i][n], costs[n]
        if best < 0:
            break
        points += most
        wood -= price
        placed[best] += 1
    return points
