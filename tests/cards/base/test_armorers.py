"""Armorers: a side ignores the rolled hits it takes."""

from __future__ import annotations

from kit import Table


def fight(t: Table, *, marquise: str = "3 warriors", eyrie: str = "2 warriors") -> Table:
    """The Marquise attacks the Eyrie in clearing 9."""
    t.put("marquise", 9, marquise).put("eyrie", 9, eyrie)
    return t.battle("marquise", against="eyrie", at=9)


def test_the_defender_ignores_rolled_hits(table: type[Table]) -> None:
    """4.3.5.III The card leaves play, and the roll takes nothing from its owner."""
    t = fight(table("marquise", "eyrie").play("eyrie", "armorers")).rolls(2, 1)
    t.says("eyrie", "use armorers")
    assert t.at(9) == "marquise 2 warriors, eyrie 2 warriors"
    assert t.in_play("eyrie") == []
    assert t.discard == ["armorers"]
    assert t.done()


def test_the_attacker_ignores_rolled_hits(table: type[Table]) -> None:
    """4.3.5.III Either side may use it."""
    t = fight(table("marquise", "eyrie").play("marquise", "armorers")).rolls(2, 2)
    t.says("marquise", "use armorers")
    assert t.at(9) == "marquise 3 warriors"


def test_it_is_optional(table: type[Table]) -> None:
    """4.3.4 Its owner may keep it and take the hits."""
    t = fight(table("marquise", "eyrie").play("eyrie", "armorers")).rolls(2, 1)
    assert t.options("eyrie") == ["use armorers", "pass"]
    t.says("eyrie", "pass")
    assert t.at(9) == "marquise 2 warriors"
    assert t.in_play("eyrie") == ["armorers"]


def test_extra_hits_still_land(table: type[Table]) -> None:
    """4.3.5.I, 4.3.5.III Only rolled hits are ignored; an extra hit is not one."""
    t = table("marquise", "eyrie").play("eyrie", "armorers").play("marquise", "brutal_tactics")
    fight(t).rolls(2, 0)
    t.says(
        "marquise",
        "effects first eyrie",
    )
    t.says("eyrie", "use armorers").says("marquise", "use brutal_tactics")
    assert t.at(9) == "marquise 3 warriors, eyrie 1 warrior"


def test_the_defenseless_hit_still_lands(table: type[Table]) -> None:
    """4.3.5.II A lone roost falls to the extra hit."""
    t = fight(table("marquise", "eyrie").play("eyrie", "armorers"), eyrie="roost").rolls(3, 0)
    t.says("eyrie", "use armorers")
    assert t.at(9) == "marquise 3 warriors"
    assert t.vp == {"marquise": 1}


def test_ambush_hits_still_land(table: type[Table]) -> None:
    """4.3.1.II An ambush deals its hits before the roll, which comes too early for Armorers."""
    t = table("marquise", "eyrie").play("marquise", "armorers").hand("eyrie", "ambush_mouse")
    fight(t).says("eyrie", "play ambush_mouse")
    assert t.at(9) == "marquise 1 warrior, eyrie 2 warriors"
    t.rolls(3, 3).says("marquise", "use armorers")
    assert t.at(9) == "marquise 1 warrior, eyrie 1 warrior"


def test_the_attacker_chooses_who_goes_first(table: type[Table]) -> None:
    """4.3.4 With effects on both sides the attacker chooses the order."""
    t = table("marquise", "eyrie").play("eyrie", "armorers").play("marquise", "armorers")
    fight(t).rolls(2, 2)
    assert t.asked() == "battle.first"
    assert t.options("marquise") == [
        "effects first marquise_de_cat",
        "effects first eyrie_dynasties",
    ]
    t.says("marquise", "effects first eyrie").says("eyrie", "use armorers")
    t.says("marquise", "pass")
    assert t.at(9) == "marquise 1 warrior, eyrie 2 warriors"


def test_it_is_not_used_outside_battle(table: type[Table]) -> None:
    """4.3.4 Nothing to use it for in Daylight."""
    t = table("marquise", "eyrie").play("marquise", "armorers").put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "use armorers", "4.3.4")


def test_it_is_not_used_from_the_hand(table: type[Table]) -> None:
    """4.1.3 An effect must have been crafted."""
    t = table("marquise", "eyrie").play("eyrie", "sappers").hand("eyrie", "armorers")
    fight(t).rolls(2, 1)
    t.refuses("eyrie", "use armorers", "2.1.4")
