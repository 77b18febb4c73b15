"""The Cogwheel Corvids' board, as shown, and checks of its pieces in a described position."""

from __future__ import annotations

from undergrowth.automata.automaton import order_parts
from undergrowth.engine.messages import phrase
from undergrowth.factions.cogwheel_corvids.evening import extorted
from undergrowth.factions.cogwheel_corvids.pieces import CogwheelPieces
from undergrowth.law.possible import one_of
from undergrowth.table.described.views import Part, PieceView, amount, pieces
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import in_supply
from undergrowth.table.names import PIECES


def describe(g: Game, me: CogwheelPieces, viewer: int) -> list[Part]:
    """Return the parts: order, plots in the supply, and points of the next flip and Evening."""
    left = in_supply(g, viewer, me.seat)
    warriors = PIECES.text(g.box.kinds[me.warrior].piece)
    plots = [PieceView(me.name, name, n) for name, n in left.items() if n and name != warriors]
    points = me.plots.points * (me.plots.showing(g) + 1)
    supply = pieces("plots", phrase("part-plots"), "R.11.3.1", plots)
    supply.explained = True
    return [
        *order_parts(g, me),
        amount("flip", phrase("part-flip"), "R.11.4.4", "vp", points).seen_first(1),
        supply.seen_first(2),
        amount("extortions", phrase("part-extortions"), "R.11.6.1", "vp", extorted(g, me)),
    ]


def check_position(g: Game, me: CogwheelPieces) -> None:
    """13.2.2.II Raise `BadPosition` for two plots in a clearing."""
    one_of(g, me.plots.both_sides, "plot", "13.2.2.II")
