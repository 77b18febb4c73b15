"""Judgement of computer players about the Riverfolk's services."""

from __future__ import annotations

from factions.riverfolk_company.river import PRICES, market
from kit import Table
from undergrowth.engine.actions import parse
from undergrowth.law.appraise import outlook


def test_what_is_paid_counts_for_who_buys(table: type[Table]) -> None:
    """11.2.7 Riverboats that bring nothing make the game look worse than before, and dearer ones
    make it look worse still: what was paid will be trade posts."""
    looks: list[int] = []
    for price in (1, 2, 3):
        t = market(table, "marquise", prices={**PRICES, "riverboats": price})
        t.begins("marquise", "birdsong")
        before = outlook(t.game, 1)
        t.game.take(parse("buy riverboats"))
        looks.append(outlook(t.game, 1) - before)
    assert 0 > looks[0] > looks[1] > looks[2]


def test_the_riverfolk_like_what_they_are_paid(table: type[Table]) -> None:
    """11.2.6 Payments are a worry to others and a gain to them."""
    t = market(table, "marquise").begins("marquise", "birdsong")
    before = outlook(t.game, 0)
    t.game.take(parse("buy riverboats"))
    assert outlook(t.game, 0) > before
