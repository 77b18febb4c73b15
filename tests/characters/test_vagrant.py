"""V.4 Vagrant."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items, relationship
from undergrowth.factions.vagabond.turn import VagabondDaylight


def vagrant(table: type[Table], **relationships: str) -> Table:
    """The Vagrant between three Marquise warriors, an Eyrie warrior and a roost."""
    t = table("vagabond", "marquise", "eyrie").put("vagabond", 9, "pawn")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior, roost")
    entries = {"items": ["torch"], "relationships": relationships}
    return t.board("vagabond", character="vagrant", **entries)


def test_vag_vagrant_instigate(table: type[Table]) -> None:
    """V.4.2, 3.2.1, 1.5.5 The Marquise battles; the roost scores for him, and nobody is Hostile."""
    t = vagrant(table).does(VagabondDaylight(0))
    t.says("vagabond", "instigate marquise eyrie").rolls(2, 1)
    assert t.at(9) == "vagabond 1 pawn, marquise 2 warriors"
    assert t.vp == {"vagabond": 1}
    assert relationship(t, "eyrie") == relationship(t, "marquise") == "indifferent"
    assert items(t) == "torch exhausted"


def test_infamy_for_buildings_of_hostile_factions(table: type[Table]) -> None:
    """V.4.2, 9.2.9.IIIa The roost counts as removed by him; the warrior does not."""
    t = vagrant(table, eyrie="hostile").does(VagabondDaylight(0))
    t.says("vagabond", "instigate marquise eyrie").rolls(2, 0)
    assert t.vp == {"vagabond": 2}


def test_buildings_of_both_sides_score(table: type[Table]) -> None:
    """V.4.2 Also what the forced player loses."""
    t = table("vagabond", "marquise", "eyrie").put("vagabond", 9, "pawn")
    t.put("marquise", 9, "1 warrior, sawmill").put("eyrie", 9, "2 warriors, roost")
    t.board("vagabond", character="vagrant", items=["torch"]).does(VagabondDaylight(0))
    t.says("vagabond", "instigate eyrie marquise").rolls(2, 0)
    assert t.vp == {"vagabond": 1}
    assert t.at(9) == "vagabond 1 pawn, eyrie 2 warriors, eyrie 1 roost"


def test_he_may_fight_himself(table: type[Table]) -> None:
    """V.4.2 Even he can be forced, without a sword to exhaust; his swords count as ever."""
    t = vagrant(table).board("vagabond", items=["torch", "sword exhausted", "boot"])
    t.begins("vagabond", "daylight").says("vagabond", "instigate vagabond eyrie").rolls(1, 0)
    assert relationship(t, "eyrie") == "hostile"
    assert items(t) == "boot, sword exhausted, torch exhausted"


def test_it_takes_two_enemies_here(table: type[Table]) -> None:
    """V.4.2, 4.3 A roost alone attacks nobody."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 9, "roost")
    t.board("vagabond", character="vagrant", items=["torch", "boot"])
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "instigate eyrie vagabond", "V.4.2")
    assert t.offers("vagabond", "instigate vagabond eyrie")
