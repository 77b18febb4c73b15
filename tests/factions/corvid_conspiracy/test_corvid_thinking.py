"""What computer Corvids go by."""

from __future__ import annotations

from kit import Table
from undergrowth.ai.greedy import liking
from undergrowth.engine.actions import parse


def _liked_exertion(table: type[Table], *hand: str) -> int:
    t = table("corvids", "marquise").put("corvids", 6, "2 warriors").put("corvids", 1, "extortion")
    t.hand("corvids", *hand).begins("corvids", "evening")
    assert t.asked() == "corvids.exert"
    return liking(t.game, 0, parse("plot in 6"))


def test_exerting_costs_only_the_cards_that_would_be_kept(table: type[Table]) -> None:
    """13.6.1, 13.6.2 Two cards would be drawn; more than five are discarded again."""
    full = ["anvil", "sword", "cobbler", "armorers", "royal_claim"]
    none, one, two = [_liked_exertion(table, *full[:n]) for n in (5, 4, 3)]
    assert none > one > two == _liked_exertion(table)
    assert none == _liked_exertion(table, *full, "tax_collector")
