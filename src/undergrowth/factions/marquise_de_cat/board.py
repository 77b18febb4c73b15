"""The Marquise's board as data."""

from __future__ import annotations

from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.views import Part, track, value


def describe(g: Game, me: MarquisePieces) -> list[Part]:
    """Three building tracks, and what is in her supply."""
    parts: list[Part] = []
    for i, kind in enumerate(me.buildings):
        name = PIECES.text(g.box.kinds[kind].piece)
        labels = [
            f"{cost} wood, {points} vp" + (", +1 card" if _uncovers(me, i, n) else "")
            for n, (cost, points) in enumerate(zip(me.costs[i], me.points[i], strict=True))
        ]
        parts.append(track(name, f"{name.capitalize()}s", "6.5.4", labels, g.supply[kind]))
    parts.append(value("wood", "Wood in supply", "6.3.1", g.supply[me.wood]))
    return parts


def _uncovers(me: MarquisePieces, building: int, n: int) -> bool:
    """6.6 Whether the (n+1)-th building of a kind uncovers a draw bonus."""
    return me.buildings[building] == me.recruiter and me.draws[n + 1] > me.draws[n]
