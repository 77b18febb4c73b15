"""The Mechanical Marquise's board, as shown."""

from __future__ import annotations

from undergrowth.automata.automaton import order_parts
from undergrowth.engine.messages import phrase
from undergrowth.factions.mechanical_marquise.pieces import MarquisePieces
from undergrowth.table.described.views import Part, Space, track_of
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES


def describe(g: Game, me: MarquisePieces) -> list[Part]:
    """Return the order card, difficulty and traits, and three building tracks."""
    parts = order_parts(g, me)
    for kind in me.buildings:
        name = PIECES.text(g.box.kinds[kind].piece)
        spaces = [
            Space(phrase("space-points", {"points": points}), points=points)
            for points in me.points[kind]
        ]
        parts.append(track_of(name, phrase(f"part-{name}"), "R.4.6.1", spaces, g.supply[kind]))
    return parts
