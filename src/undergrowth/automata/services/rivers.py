"""R.9.7 Boats: no automated opponent hires any, but for those whose advanced service says so."""

from __future__ import annotations

from undergrowth.automata.services.purchase import RIVERS, Purchase
from undergrowth.automata.services.terms import seller_to
from undergrowth.law.moving.ways import destinations
from undergrowth.table.game import Game


def with_rivers(g: Game, seat: int) -> Game | None:
    """R.9.7 (advanced) Return the game as it would be with boats; None where it could not hire
    them.

    Whoever treats rivers as paths when it chooses a target chooses in this game.
    """
    s = seller_to(g, seat)
    if s is None or not s.sells_all(g) or s.has_opened_rivers(g):
        return None
    other = g.copy()
    s.open_rivers(other)
    return other


def hire_boats_to(g: Game, seat: int, origin: int, place: int) -> None:
    """R.9.7 (advanced) Call it before a move is made: it hires boats where that uses a river."""
    if place not in destinations(g, seat, origin):
        g.push(Purchase(seat, RIVERS))
