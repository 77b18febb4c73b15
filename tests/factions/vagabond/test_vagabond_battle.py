"""9.2.4, 9.2.6, 9.2.7, 9.2.9.II, 9.2.9.III The Vagabond in battle."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items, relationship


def test_bat_vagabond_defenseless(table: type[Table]) -> None:
    """9.2.4, 9.2.6 No undamaged sword: one hit more, and no hit back."""
    t = table("marquise", "vagabond").put("marquise", 9, "1 warrior").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["2 sword damaged", "boot", "torch", "tea", "hammer"])
    t.battle("marquise", against="vagabond", at=9).rolls(1, 1)
    t.says("vagabond", "damage tea ready", "damage hammer ready")
    assert items(t) == "boot, 2 sword damaged, hammer damaged, tea damaged, torch"
    assert t.at(9) == "marquise 1 warrior, vagabond 1 pawn"
    assert t.done()


def test_bat_vagabond_nothing_left(table: type[Table]) -> None:
    """9.2.7 Hits beyond the last undamaged item are ignored; the pawn stays."""
    t = table("marquise", "vagabond").put("marquise", 9, "3 warriors").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot", "torch damaged"])
    t.battle("marquise", against="vagabond", at=9).rolls(2, 2)
    assert items(t) == "boot damaged, torch damaged"
    assert t.at(9) == "marquise 3 warriors, vagabond 1 pawn"
    assert t.done()


def test_exhausted_swords_count(table: type[Table]) -> None:
    """9.2.6 Face up or face down, an undamaged sword counts."""
    t = table("marquise", "vagabond").put("marquise", 9, "3 warriors").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["sword", "sword exhausted", "boot"])
    t.battle("marquise", against="vagabond", at=9).rolls(2, 2)
    t.says("vagabond", "damage boot ready", "damage sword exhausted")
    assert t.at(9) == "marquise 1 warrior, vagabond 1 pawn"
    assert items(t) == "boot damaged, sword, sword damaged_exhausted"


def test_vag_infamy_not_when_defending(table: type[Table]) -> None:
    """9.2.9.IIIa Infamy is for battles on his own turn."""
    t = table("eyrie", "vagabond").put("eyrie", 9, "2 warriors").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["2 sword"], relationships={"eyrie": "hostile"})
    t.battle("eyrie", against="vagabond", at=9).rolls(2, 2)
    assert t.at(9) == "vagabond 1 pawn"
    assert t.vp == {}


def test_defending_can_make_a_faction_hostile(table: type[Table]) -> None:
    """9.2.9.III A warrior removed at any time turns its faction Hostile."""
    t = table("eyrie", "vagabond").put("eyrie", 9, "2 warriors").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["sword", "boot"], relationships={"eyrie": "two"})
    t.battle("eyrie", against="vagabond", at=9).rolls(2, 1)
    t.says("vagabond", "damage boot ready")
    assert relationship(t, "eyrie") == "hostile"
    assert t.vp == {}


def test_the_warrior_that_turns_a_faction_scores_no_infamy(table: type[Table]) -> None:
    """9.2.9.III, 9.2.9.IIIa Two warriors and a building removed at once: two points and one."""
    t = table("vagabond", "marquise").put("vagabond", 5, "pawn")
    t.put("marquise", 5, "2 warriors, sawmill").board("vagabond", items=["3 sword", "boot"])
    t.begins("vagabond", "daylight").says("vagabond", "fight").rolls(3, 0)
    assert t.at(5) == "vagabond 1 pawn"
    assert relationship(t, "marquise") == "hostile"
    assert t.vp == {"vagabond": 3}, "one for the sawmill, Infamy for the sawmill and one warrior"


def test_infamy_counts_every_piece_of_a_hostile_faction(table: type[Table]) -> None:
    """9.2.9.IIIa A point for each warrior, two for a building."""
    t = table("vagabond", "marquise").put("vagabond", 5, "pawn")
    t.put("marquise", 5, "1 warrior, sawmill")
    t.board("vagabond", items=["2 sword"], relationships={"marquise": "hostile"})
    t.begins("vagabond", "daylight").says("vagabond", "fight").rolls(2, 0)
    assert t.vp == {"vagabond": 3}


def test_vag_battle_no_witness(table: type[Table]) -> None:
    """9.2.9.III, 3.2.1 No warrior fell, so nobody turned Hostile and there is no Infamy."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "sawmill")
    t.board("vagabond", items=["sword", "boot"]).begins("vagabond", "daylight")
    t.says("vagabond", "fight").rolls(1, 0)
    assert t.at(9) == "vagabond 1 pawn"
    assert t.vp == {"vagabond": 1}
    assert relationship(t, "marquise") == "indifferent"
    assert items(t) == "boot, sword exhausted"


def test_a_battle_needs_a_ready_sword_and_an_enemy(table: type[Table]) -> None:
    """9.5.2, 4.3 An exhausted sword begins no battle, and nobody there is no enemy."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "1 warrior")
    t.board("vagabond", items=["sword exhausted", "boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "fight", "9.5.2")
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["sword", "boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "fight", "4.3")


def allied(table: type[Table]) -> Table:
    """The Vagabond attacks the Eyrie in clearing 9 beside two allied Marquise warriors."""
    t = table("vagabond", "marquise", "eyrie").put("vagabond", 9, "pawn")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "4 warriors")
    t.board("vagabond", items=["2 sword", "boot"], relationships={"marquise": "allied"})
    t.begins("vagabond", "daylight").says("vagabond", "fight", "against eyrie")
    return t


def test_an_ally_raises_the_maximum(table: type[Table]) -> None:
    """9.2.9.IIc Two warriors and two swords: three hits get through."""
    t = allied(table)
    t.says("vagabond", "attack with marquise").rolls(3, 0)
    assert t.at(9) == "vagabond 1 pawn, marquise 2 warriors, eyrie 1 warrior"


def test_without_an_ally_swords_are_the_maximum(table: type[Table]) -> None:
    """9.2.6 He may fight alone."""
    t = allied(table)
    t.says("vagabond", "pass").rolls(3, 0)
    assert t.at(9) == "vagabond 1 pawn, marquise 2 warriors, eyrie 2 warriors"


def test_an_ally_does_not_fight_itself(table: type[Table]) -> None:
    """9.2.9.IIc Attacking the ally is not done with its own warriors."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "2 warriors")
    t.board("vagabond", items=["sword", "boot"], relationships={"marquise": "allied"})
    t.begins("vagabond", "daylight").says("vagabond", "fight").rolls(1, 0)
    assert relationship(t, "marquise") == "hostile"


def test_vag_allied_losses_turn_hostile(table: type[Table]) -> None:
    """9.2.9.IId Two hits on allies and one on items: the ally turns Hostile at the end."""
    t = allied(table)
    t.says("vagabond", "attack with marquise").rolls(3, 3)
    t.says("vagabond", "lose ally warrior", "damage boot ready", "lose ally warrior")
    assert t.at(9) == "vagabond 1 pawn, eyrie 1 warrior"
    assert relationship(t, "marquise") == "hostile"


def test_an_even_split_keeps_the_ally(table: type[Table]) -> None:
    """9.2.9.IId One and two, or one and one, is not more."""
    t = allied(table)
    t.says("vagabond", "attack with marquise").rolls(3, 2)
    t.says("vagabond", "lose ally warrior", "damage boot ready")
    assert relationship(t, "marquise") == "allied"
    t = allied(table)
    t.says("vagabond", "attack with marquise").rolls(3, 3)
    t.says("vagabond", "lose ally warrior", "damage boot ready", "damage sword exhausted")
    assert relationship(t, "marquise") == "allied"


def test_swords_cap_instead_of_warriors(table: type[Table]) -> None:
    """9.2.6 A Vagabond's roll is capped by his swords."""
    t = table("vagabond", "marquise").put("vagabond", 5, "pawn").put("marquise", 5, "3 warriors")
    t.board("vagabond", items=["sword", "boot"]).battle("vagabond", against="marquise", at=5)
    t.rolls(3, 0)
    capped = t.told("capped_hits")
    assert capped == [
        {"law": "9.2.6", "seat": "vagabond", "hits": 1, "rolled": 3, "source": "undamaged_swords"}
    ]
