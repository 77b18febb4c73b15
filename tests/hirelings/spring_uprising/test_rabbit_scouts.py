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


def test_the_card_is_held_and_matches(table: type[Table]) -> None:
    """H.2.2, 2.1.1 Of two cards in hand the fox card can be spent; a card elsewhere cannot."""
    t = hired(table("marquise", "corvids")).hand("corvids", "anvil", "ambush_mouse")
    t.battle("marquise", against="corvids", at=1).says("corvids", "send scouts")
    assert t.options("corvids") == ["spy with anvil", "pass"]
    t.refuses("corvids", "spy with ambush_mouse", "H.2.2")
    assert t.reason("corvids", "spy with ambush_mouse").startswith("why-does_not_match_where")
    assert t.reason("corvids", "spy with foxfolk_steel").startswith("why-not_hand")


def test_they_wait_for_an_attack(table: type[Table]) -> None:
    """H.2.2 On its own turn their controller is told whom they serve."""
    t = hired(table("marquise", "corvids")).hand("corvids", "anvil").begins("corvids", "daylight")
    t.refuses("corvids", "send scouts", "H.2.2")
    assert t.reason("corvids", "send scouts") == "why-scouts_defend_with_you"


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
