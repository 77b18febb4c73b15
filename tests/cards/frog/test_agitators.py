"""Agitators: the Diaspora is stirred up to attack somebody."""

from __future__ import annotations

from kit import Table


def agitators(table: type[Table]) -> Table:
    """The Marquise crafts them with two workshops beside an enclave."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.put("marquise", 1, "workshop").put("diaspora", 1, "peaceful_enclave")
    t.put("marquise", 2, "workshop")
    return t.hand("marquise", "agitators")


def test_the_crafter_chooses_clearing_and_defender(table: type[Table]) -> None:
    """1.5.5 Any battle the Diaspora could initiate, against the crafter too."""
    t = agitators(table).put("diaspora", 5, "3 warriors").put("diaspora", 10, "1 warrior")
    t.put("eyrie", 5, "2 warriors").put("marquise", 5, "1 warrior").put("eyrie", 10, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "craft agitators")
    assert t.options("marquise") == ["battle in 5", "battle in 10"]
    t.says("marquise", "battle in 5")
    assert t.options("marquise") == ["against marquise_de_cat", "against eyrie_dynasties"]
    t.says("marquise", "against eyrie").rolls(2, 1)
    assert t.at(5) == "marquise 1 warrior, diaspora 2 warriors"


def test_within_the_battle_the_diaspora_decides(table: type[Table]) -> None:
    """1.5.5 It attacks: it foils the ambush, and scores for what it removes."""
    t = agitators(table).put("diaspora", 5, "3 warriors").put("eyrie", 5, "1 warrior, roost")
    t.hand("eyrie", "ambush_rabbit").hand("diaspora", "ambush_bird")
    t.begins("marquise", "daylight").says("marquise", "craft agitators")
    t.says("eyrie", "play ambush_rabbit").says("diaspora", "play ambush_bird").rolls(2, 0)
    assert t.at(5) == "diaspora 3 warriors"
    assert t.vp == {"diaspora": 1}


def test_without_a_battle_nothing_happens(table: type[Table]) -> None:
    """1.5.4 No warrior beside an enemy, no battle."""
    t = agitators(table).begins("marquise", "daylight").says("marquise", "craft agitators")
    assert t.asked() == "marquise.daylight"


def test_the_diaspora_attacks_with_it(table: type[Table]) -> None:
    """16.2.2 Crafted by the Diaspora it is a battle of its own."""
    t = table("diaspora", "marquise", "eyrie").board("eyrie", leader="despot")
    t.put("diaspora", 1, "peaceful_enclave, 2 warriors").put("diaspora", 6, "peaceful_enclave")
    t.put("marquise", 1, "1 warrior").hand("diaspora", "agitators")
    t.begins("diaspora", "birdsong").says("diaspora", "craft agitators").rolls(1, 0)
    assert "marquise" not in t.at(1)
