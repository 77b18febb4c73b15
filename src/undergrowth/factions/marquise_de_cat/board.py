"""The Marquise's board, as shown."""

from __future__ import annotations

from undergrowth.engine.messages import phrase
from undergrowth.factions.marquise_de_cat.build import buildable
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.table.described.views import Part, Space, amount, track_of
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES


def describe(g: Game, me: MarquisePieces) -> list[Part]:
    """Return the three building tracks and her supply."""
    parts: list[Part] = []
    now = buildable(g, me)
    for i, kind in enumerate(me.buildings):
        name = PIECES.text(g.box.kinds[kind].piece)
        spaces = [_space(me, i, n) for n in range(len(me.costs[i]))]
        left = g.supply[kind]
        can = kind in now if left > 0 else None
        part = track_of(name, phrase(f"part-{name}"), "6.5.4", spaces, left, can)
        parts.append(part.seen_first(i + 1))
    wood = amount("wood", phrase("part-wood"), "6.3.1", "wood", g.supply[me.wood])
    parts.append(wood.seen_first(len(parts) + 1))
    return parts


def _space(me: MarquisePieces, building: int, n: int) -> Space:
    """6.5.4, 6.6 Return the space of the (n+1)-th building of a kind: its cost, points and
    cards."""
    cost, points = me.costs[building][n], me.points[building][n]
    draws = _uncovers(me, building, n)
    label = phrase(
        "space-building.card" if draws else "space-building", {"cost": cost, "points": points}
    )
    space = Space(label, cost={"wood": cost}, points=points)
    if draws:
        space.bonus = {"card": me.draws[n + 1] - me.draws[n]}
    return space


def _uncovers(me: MarquisePieces, building: int, n: int) -> bool:
    """6.6 Whether the (n+1)-th building of a kind uncovers a draw bonus."""
    return me.buildings[building] == me.recruiter and me.draws[n + 1] > me.draws[n]
