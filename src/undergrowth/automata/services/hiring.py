"""R.9.7 Hiring warriors: to battle, and to rule where an automated opponent builds.

Basic services 3.
"""

from __future__ import annotations

from typing import Final

from undergrowth.automata.services.purchase import WARRIORS, Purchase
from undergrowth.automata.services.terms import seller_to
from undergrowth.data import sheet
from undergrowth.table.bending.seller import Seller
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.records import Fight

_FEW: Final = sheet("services").number("few_warriors")


def lender_to(g: Game, seat: int) -> Seller | None:
    """R.9.7, R.9.2.3.III Return the seller whose warriors it could hire now; it needs own
    warriors."""
    if book(g).faction(seat).warrior < 0 or g.phase == BIRDSONG:
        return None
    s = seller_to(g, seat)
    return s if s is not None and not s.has_lent(g) else None


def hire_for_battle(g: Game, b: Fight) -> None:
    """R.9.7 Hire warriors for the battle just pushed, if its rules say so.

    It hires with few warriors of its own in a clearing with any of the seller's, which do not
    battle against themselves.
    """
    s = lender_to(g, b.attacker)
    if s is None or b.defender == s.seat or g.warriors_at(s.seat, b.place) == 0:
        return
    if g.warriors_at(b.attacker, b.place) <= _FEW:
        g.push(Purchase(b.attacker, WARRIORS))


def with_hired(g: Game, seat: int) -> Game | None:
    """R.9.7 Return a copy of the game with hired warriors; None if it could not hire them.

    For use where no building can be placed: if one can in the copy, call `hire`.
    """
    s = lender_to(g, seat)
    if s is None:
        return None
    other = g.copy()
    s.lend(other)
    return other


def hire(g: Game, seat: int) -> None:
    """R.9.7 Hire warriors; the caller goes back to its building step."""
    g.push(Purchase(seat, WARRIORS))
