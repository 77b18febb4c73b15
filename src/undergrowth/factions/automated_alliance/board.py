"""The Automated Alliance's board, as shown, and checks of its pieces in a described position."""

from __future__ import annotations

from undergrowth.automata.automaton import order_parts
from undergrowth.engine.messages import phrase
from undergrowth.factions.automated_alliance.pieces import RisingPieces
from undergrowth.law.possible import at_most_one, in_its_suit
from undergrowth.table.described.views import Part, PieceView, Space, pieces, track_of
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES


def describe(g: Game, me: RisingPieces) -> list[Part]:
    """Return the order card and what was chosen for it, bases left, and the track of sympathy."""
    left = [
        PieceView(me.name, PIECES.text(g.box.kinds[base].piece), g.supply[base])
        for base in me.bases.kinds
        if g.supply[base] > 0
    ]
    spaces = [
        Space(phrase("space-points", {"points": points}), points=points) for points in me.points
    ]
    track = track_of("sympathy", phrase("part-sympathy"), "R.6.5.1", spaces, g.supply[me.sympathy])
    bases = pieces("bases", phrase("part-bases"), "R.6.3.2", left)
    return [*order_parts(g, me), bases.seen_first(1), track.seen_first(2)]


def check_position(g: Game, me: RisingPieces) -> None:
    """R.6.2.1.I, R.6.5.2 Raise `BadPosition` for two tokens in a clearing, or bases off their
    suit."""
    at_most_one(g, me.sympathy, "R.6.2.1.I")
    for i, base in enumerate(me.bases.kinds):
        in_its_suit(g, base, me.bases.masks[i], "R.6.5.2")
