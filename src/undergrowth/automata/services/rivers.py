"""R.9.7 Boats: only opponents whose advanced service says so hire them."""

from __future__ import annotations

from undergrowth.automata.services.purchase import RIVERS, Purchase
from undergrowth.automata.services.terms import seller_to
from undergrowth.law.moving.ways import destinations
from undergrowth.table.game import Game


def with_rivers(g: Game, seat: int) -> Game | None:
    """R.9.7 (advanced) Return a copy of the game with boats; None if it could not hire them.

    Opponents that treat rivers as paths choose their targets in this copy.
    """
    s = seller_to(g, seat)
    if s is None or not s.sells_all(g) or s.has_opened_rivers(g):
        return None
    other = g.copy()
    s.open_rivers(other)
    return other


def hire_boats_to(g: Game, seat: int, origin: int, place: int) -> None:
    """R.9.7 (advanced) Hire boats for the coming move, if it uses a river."""
    if place not in destinations(g, seat, origin):
        g.push(Purchase(seat, RIVERS))
