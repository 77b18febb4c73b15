"""Rabbittown: a rabbit card, warriors, a battle."""

from __future__ import annotations

from kit import Table


def town(t: Table) -> Table:
    """Rabbittown in clearing 4; the Marquise has pieces in two other rabbit clearings."""
    t.landmark("rabbittown", 4).put("marquise", 5, "1 warrior").put("marquise", 10, "1 wood")
    return t.put("marquise", 1, "1 warrior").hand("marquise", "cobbler", "anvil")


def test_a_warrior_for_each_other_rabbit_clearing(table: type[Table]) -> None:
    """L.1 With any of one's pieces; being there already is not asked for."""
    t = town(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "visit rabbittown")
    assert t.options("marquise") == ["spend cobbler"]
    t.says("marquise", "spend cobbler")
    assert t.at(4) == "marquise 2 warriors"
    assert t.discard == ["cobbler"]
    assert t.asked() == "marquise.daylight"


def test_a_battle_follows(table: type[Table]) -> None:
    """L.1, 4.3 With an enemy there; it costs no action."""
    t = town(table("marquise", "eyrie", "alliance")).put("eyrie", 4, "1 warrior")
    t.put("alliance", 4, "sympathy").begins("marquise", "daylight")
    t.says("marquise", "visit rabbittown", "spend cobbler")
    assert t.options("marquise") == ["against eyrie_dynasties", "against woodland_alliance"]
    t.refuses("marquise", "against marquise", "4.3")
    t.says("marquise", "against eyrie").rolls(1, 0)
    assert t.at(4) == "marquise 2 warriors, alliance 1 sympathy"


def test_a_bird_card_will_do(table: type[Table]) -> None:
    """2.1.1 Birds are wild."""
    t = town(table("marquise", "eyrie")).hand("marquise", "armorers", "anvil")
    t.begins("marquise", "daylight").says("marquise", "visit rabbittown")
    assert t.options("marquise") == ["spend armorers"]
    t.refuses("marquise", "spend anvil", "2.1.1")


def test_once_in_a_daylight(table: type[Table]) -> None:
    """L.1 A second card changes nothing."""
    t = town(table("marquise", "eyrie")).hand("marquise", "2 cobbler")
    t.begins("marquise", "daylight").says("marquise", "visit rabbittown", "spend cobbler")
    t.refuses("marquise", "visit rabbittown", "L.1")


def test_it_is_not_offered_in_vain(table: type[Table]) -> None:
    """L.1, 2.1.1 Without a card, or without a piece in another rabbit clearing."""
    t = town(table("marquise", "eyrie")).hand("marquise", "anvil").begins("marquise", "daylight")
    t.refuses("marquise", "visit rabbittown", "2.1.1")
    t = table("marquise", "eyrie").landmark("rabbittown", 4).hand("marquise", "cobbler")
    t.put("marquise", 4, "2 warriors").begins("marquise", "daylight")
    t.refuses("marquise", "visit rabbittown", "L.1")


def test_only_as_many_as_the_supply_holds(table: type[Table]) -> None:
    """1.5.4 The last warrior."""
    t = town(table("marquise", "eyrie")).put("marquise", 1, "22 warriors")
    t.begins("marquise", "daylight").says("marquise", "visit rabbittown", "spend cobbler")
    assert t.at(4) == "marquise 1 warrior"


def test_a_pawn_calls_nobody(table: type[Table]) -> None:
    """9.2 The Vagabond has no warriors to place."""
    t = table("vagabond", "marquise").landmark("rabbittown", 4).put("vagabond", 5, "pawn")
    t.hand("vagabond", "cobbler").begins("vagabond", "daylight")
    t.refuses("vagabond", "visit rabbittown", "1.5.4")


def test_not_within_an_action(table: type[Table]) -> None:
    """1.4.2 Between the moves of a March it waits."""
    t = town(table("marquise", "eyrie")).put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march", "from 1", "to 5", "take 1")
    t.refuses("marquise", "visit rabbittown", "1.4.2")


def test_whether_a_card_could_be_spent_stays_a_secret(table: type[Table]) -> None:
    """1.2.1 If a rabbit card would make a choice, the Decree asks whatever the hand holds."""
    t = table("eyrie", "marquise").landmark("rabbittown", 4).hand("eyrie", "anvil")
    t.put("eyrie", 5, "3 warriors, roost").board("eyrie", leader="despot")
    t.begins("eyrie", "daylight")
    assert t.asked() == "eyrie.move"
    assert t.options("eyrie") == ["resolve bird"]


def test_beside_the_keep_its_section_is_told(table: type[Table]) -> None:
    """6.2.2 Nobody but the Marquise places pieces there."""
    t = table("eyrie", "marquise").landmark("rabbittown", 4).put("marquise", 4, "keep")
    t.put("eyrie", 5, "3 warriors, roost").board("eyrie", leader="despot")
    t.hand("eyrie", "cobbler").begins("eyrie", "daylight")
    t.refuses("eyrie", "visit rabbittown", "6.2.2")
