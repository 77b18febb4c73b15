"""Rabbit Scouts: for a card their controller defends with the higher die."""

from __future__ import annotations

from kit import Table

SCOUTS = "rabbit_scouts"


def hired(t: Table, by: str = "corvid_conspiracy") -> Table:
    """The Scouts, controlled, and two sides in the first clearing, which is a fox clearing."""
    t.hireling(SCOUTS, by, markers=2)
    return t.put("marquise", 1, "3 warriors").put("corvids", 1, "3 warriors")


def test_for_a_matching_card_the_defender_takes_the_higher_die(table: type[Table]) -> None:
    """H.2.2, 4.3.3 As in Guerrilla War (8.2.2), before the roll."""
    t = hired(table("marquise", "corvids"))
    t.hand("corvids", "anvil", "foxfolk_steel").battle("marquise", against="corvids", at=1)
    t.says("corvids", "send scouts")
    t.says("corvids", "spy with anvil").rolls(2, 0)
    assert t.at(1) == "marquise 1 warrior, corvids 3 warriors"
    assert t.discard == ["anvil"]


def test_a_card_that_does_not_match_will_not_do(table: type[Table]) -> None:
    """2.1.1, 1.2.1 It is asked all the same: what the hand holds is a secret."""
    t = hired(table("marquise", "corvids")).hand("corvids", "ambush_mouse")
    t.battle("marquise", against="corvids", at=1).says("corvids", "send scouts")
    t.rolls(2, 0)
    assert t.at(1) == "marquise 3 warriors, corvids 1 warrior"


def test_an_empty_hand_is_not_asked(table: type[Table]) -> None:
    """1.2.1 Everybody can count it."""
    t = hired(table("marquise", "corvids")).battle("marquise", against="corvids", at=1)
    assert t.asked() == "battle.roll"


def test_an_attacker_has_no_use_for_them(table: type[Table]) -> None:
    """H.2.2 Nor has a defender who does not control them."""
    t = hired(table("marquise", "corvids"), "marquise_de_cat").hand("marquise", "foxfolk_steel")
    t.hand("corvids", "anvil").battle("marquise", against="corvids", at=1)
    t.rolls(2, 0)
    assert t.at(1) == "marquise 3 warriors, corvids 1 warrior"


def test_they_do_not_serve_its_hirelings(table: type[Table]) -> None:
    """H.2.2 Its own faction defends."""
    t = hired(table("marquise", "corvids")).hireling("street_band", "corvid_conspiracy")
    t.put("street_band", 1, "1 musician").hand("corvids", "anvil")
    t.battle("marquise", against="street_band", at=1)
    assert t.asked() == "battle.roll"
