"""7.4 The Eyrie's Birdsong."""

from __future__ import annotations

from kit import Table


def test_eyr_must_add_card(table: type[Table]) -> None:
    """7.4.2 At least one card must be added, and no more than two can be."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 2 warriors")
    t.hand("eyrie", "anvil", "cobbler", "sword").begins("eyrie", "birdsong")
    t.refuses("eyrie", "pass", "7.4.2")
    t.says("eyrie", "decree anvil move")
    assert t.offers("eyrie", "pass")
    t.says("eyrie", "decree cobbler build")
    assert t.holds("eyrie") == ["sword"]
    assert t.asked() != "eyrie.decree_more"


def test_eyr_one_bird_only(table: type[Table]) -> None:
    """7.4.2 Only one of the two cards may be a bird."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 2 warriors")
    t.hand("eyrie", "armorers", "sappers", "anvil").begins("eyrie", "birdsong")
    t.says("eyrie", "decree armorers move")
    t.refuses("eyrie", "decree sappers move", "7.4.2")
    t.refuses("eyrie", "decree cobbler move", "7.4.2")
    assert t.offers("eyrie", "decree anvil move")


def test_a_hand_of_birds_is_asked_all_the_same(table: type[Table]) -> None:
    """7.4.2 The Eyrie alone knows that only passing is left."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 2 warriors")
    t.hand("eyrie", "armorers", "sappers").begins("eyrie", "birdsong")
    t.says("eyrie", "decree armorers move", "pass")
    assert t.holds("eyrie") == ["sappers"]


def test_an_empty_hand_draws_a_card(table: type[Table]) -> None:
    """7.4.1 Emergency orders: the card drawn is then added to the Decree."""
    t = table("eyrie", "marquise").put("eyrie", 1, "roost, 2 warriors")
    t.also(deck_top=["anvil"]).begins("eyrie", "birdsong")
    assert t.options("eyrie") == [
        "decree anvil recruit",
        "decree anvil move",
        "decree anvil battle",
        "decree anvil build",
    ]


def test_eyr_new_roost_keep(table: type[Table]) -> None:
    """7.4.3, 6.2.2 The keep's clearing has the fewest warriors, but nothing can be placed there."""
    t = table("eyrie", "marquise").put("marquise", 1, "keep").put("marquise", 12, "2 warriors")
    for place in range(2, 12):
        t.put("marquise", place, "1 warrior")
    t.hand("eyrie", "anvil").board("eyrie", leader="despot")
    t.begins("eyrie", "birdsong").says("eyrie", "decree anvil move")
    t.refuses("eyrie", "roost in 1", "7.4.3")
    t.refuses("eyrie", "roost in 12", "7.4.3")
    assert t.options("eyrie") == [f"roost in {n}" for n in range(2, 12)]
    t.says("eyrie", "roost in 7")
    assert t.at(7) == "eyrie 3 warriors, eyrie 1 roost, marquise 1 warrior"


def test_the_new_roost_needs_an_open_slot(table: type[Table]) -> None:
    """7.4.3, 2.2.3 Of the clearings with fewest warriors, those with full slots are left out."""
    t = table("eyrie", "marquise").put("marquise", 3, "sawmill")
    for place in range(1, 13):
        if place not in (3, 7):
            t.put("marquise", place, "1 warrior")
    t.hand("eyrie", "anvil").board("eyrie", leader="despot")
    t.begins("eyrie", "birdsong").says("eyrie", "decree anvil move")
    assert t.at(7) == "eyrie 3 warriors, eyrie 1 roost", "the only one is taken unasked"


def test_the_new_roost_counts_warriors_of_all_players(table: type[Table]) -> None:
    """7.4.3 The Eyrie's own warriors count as well."""
    t = table("eyrie", "marquise").put("eyrie", 7, "1 warrior")
    for place in range(1, 13):
        if place not in (7, 8):
            t.put("marquise", place, "1 warrior")
    t.hand("eyrie", "anvil").board("eyrie", leader="despot")
    t.begins("eyrie", "birdsong").says("eyrie", "decree anvil move")
    assert t.at(8) == "eyrie 3 warriors, eyrie 1 roost"


def test_the_new_roost_comes_with_as_many_warriors_as_there_are(table: type[Table]) -> None:
    """7.4.3, 1.5.4 With too few warriors in supply, all of them are placed."""
    t = table("eyrie", "marquise").put("eyrie", 7, "18 warriors")
    for place in range(1, 12):
        t.put("marquise", place, "1 warrior")
    t.hand("eyrie", "anvil").board("eyrie", leader="despot")
    t.begins("eyrie", "birdsong").says("eyrie", "decree anvil move")
    assert t.at(12) == "eyrie 2 warriors, eyrie 1 roost"


def test_the_reason_speaks_of_birds_only_for_birds(table: type[Table]) -> None:
    """7.4.2, 7.4.3 While the new roost is placed, adding a card comes too late."""
    t = table("eyrie", "marquise").hand("eyrie", "armorers", "sappers", "anvil")
    t.begins("eyrie", "birdsong").says("eyrie", "decree armorers move")
    assert t.reason("eyrie", "decree sappers move") == "why-only_one_cards"
    t.says("eyrie", "pass")
    assert t.asked() == "eyrie.new_roost"
    assert t.reason("eyrie", "decree anvil move") == ""
