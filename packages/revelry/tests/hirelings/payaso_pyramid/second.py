"""PP, TK The Payaso Pyramid and the Trapezist Kids, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.hirelings import choices
from second.law import deed
from second.opponents import is_automated
from second.table import Table

ME = "payaso_pyramid"
KIDS = "trapezist_kids"


def card_on_top(t: Table) -> bool:
    """2.1 In the deck, or in the discard pile of which it is made anew."""
    return bool(t.deck() or t.discard())


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """PP.5.1, PP.5.2 A card to discard, or somebody to battle."""
    return card_on_top(t) or may_battle(t, ME)


def ahead(t: Table, seat: str) -> list[str]:
    """TK.4.1.I Who has more points, a marker on the track and a card; automated ones always do."""
    mine = 0 if t.dominance(seat) else t.score(seat)
    return [
        other
        for other in t.seats
        if other != seat
        and not t.dominance(other)
        and t.score(other) > mine
        and (is_automated(other) or t.hand(other))
    ]


@choices(KIDS)
def take_or_draw(t: Table, seat: str) -> list[str]:
    """TK.4.1"""
    found = ["trapezists_take"] if ahead(t, seat) else []
    return [*found, "trapezists_draw"] if card_on_top(t) else found


@deed(KIDS, "birdsong start")
def birdsong(t: Table, seat: str) -> bool:
    """TK.4.1"""
    return bool(take_or_draw(t, seat))
