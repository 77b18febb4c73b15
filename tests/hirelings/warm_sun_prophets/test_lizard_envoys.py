"""The Lizard Envoys: a card from the discard pile."""

from __future__ import annotations

from kit import Table

NAME = "lizard_envoys"
CATS = "marquise_de_cat"


def pile(table: type[Table], *cards: str) -> Table:
    t = table("marquise", "eyrie").hireling(NAME, CATS, markers=2)
    t.put("marquise", 9, "2 warriors").hand("marquise", "royal_claim")
    return t.also(discard=list(cards)).begins("marquise", "birdsong")


def test_one_of_the_most_common_suit_among_five_is_taken(table: type[Table]) -> None:
    """H.2.3 The sixth card from the top does not count."""
    t = pile(
        table, "stand_and_deliver", "cobbler", "scouting_party", "tax_collector", "anvil", "cobbler"
    )
    t.says("marquise", f"employ {NAME}")
    takes = [f"plead for {card}" for card in ("anvil", "cobbler", "tax_collector")]
    assert sorted(t.options("marquise")) == sorted([*takes, "pass"])
    t.refuses("marquise", "plead for scouting_party", "H.2.3")
    t.refuses("marquise", "plead for stand_and_deliver", "H.2.3")
    t.says("marquise", "plead for anvil")
    assert "anvil" in t.holds("marquise")
    assert t.discard == sorted(
        ["cobbler", "cobbler", "scouting_party", "stand_and_deliver", "tax_collector"]
    )


def test_birds_are_a_suit_and_ambushes_only_count(table: type[Table]) -> None:
    """H.2.3 With nothing but ambushes of it nothing is taken; ties are the controller's."""
    t = pile(table, "cobbler", "anvil", "ambush_bird", "armorers")
    t.says("marquise", f"employ {NAME}")
    assert t.options("marquise") == ["plead for armorers", "pass"]
    t = pile(table, "ambush_bird", "cobbler")
    t.says("marquise", f"employ {NAME}")
    assert t.options("marquise") == ["plead for cobbler", "pass"]


def test_without_such_a_card_they_are_not_used(table: type[Table]) -> None:
    """H.2.3"""
    t = pile(table, "ambush_bird")
    t.refuses("marquise", f"employ {NAME}", "H.2.3")


def test_they_need_not_be_used(table: type[Table]) -> None:
    """H.2.3 May, not must."""
    t = pile(table, "anvil")
    assert t.options("marquise") == [f"employ {NAME}", "pass"]
