"""V.12 Jailor."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items, relationship


def jailor(table: type[Table], *held: str) -> Table:
    """The Jailor in mouse clearing 9 beside the Marquise, with two mouse cards and a fox card."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "1 warrior")
    t.hand("vagabond", "sword", "mouse_in_a_sack", "anvil")
    return t.board("vagabond", character="jailor", items=list(held))


def test_coerce_a_strike(table: type[Table]) -> None:
    """V.12.2 A mouse card does for the crossbow; a point is lost after the action."""
    t = jailor(table, "boot").begins("vagabond", "daylight")
    t.says("vagabond", "strike marquise warrior")
    assert t.options("vagabond") == ["coerce mouse_in_a_sack", "coerce sword"]
    t.refuses("vagabond", "coerce anvil", "V.12.2")
    t.says("vagabond", "coerce sword")
    assert relationship(t, "marquise") == "hostile"
    assert t.vp == {"vagabond": -1}
    assert t.discard == ["sword"]
    assert items(t) == "boot"


def test_coerce_once_a_turn(table: type[Table]) -> None:
    """V.12.2 The second action is paid as ever."""
    t = jailor(table, "boot").put("marquise", 9, "2 wood").begins("vagabond", "daylight")
    t.says("vagabond", "strike marquise warrior", "coerce sword")
    t.refuses("vagabond", "strike marquise wood", "9.5.6")


def test_coerce_adds_to_an_action(table: type[Table]) -> None:
    """V.12.2, 9.2.9.IIIb It may be the extra boot into a Hostile clearing."""
    t = jailor(table, "boot").put("marquise", 1, "1 warrior")
    t.board("vagabond", relationships={"marquise": "hostile"}).begins("vagabond", "daylight")
    t.says("vagabond", "travel", "to 1", "coerce sword")
    assert t.at(1) == "vagabond 1 pawn, marquise 1 warrior"
    assert items(t) == "boot exhausted"
    assert t.vp == {"vagabond": -1}


def test_an_aid_needs_a_second_card(table: type[Table]) -> None:
    """V.12.2, 9.5.4 The card given is not the card spent."""
    t = jailor(table).hand("vagabond", "sword", "anvil").begins("vagabond", "daylight")
    assert not t.offers("vagabond", "aid marquise")
    t = jailor(table).begins("vagabond", "daylight")
    t.says("vagabond", "aid marquise", "aid with sword", "coerce mouse_in_a_sack")
    assert t.holds("marquise") == ["sword"]
    assert relationship(t, "marquise") == "one"
    assert t.vp == {}, "a point for the relationship, one lost for coercing"


def test_crafting_with_a_coerced_hammer(table: type[Table]) -> None:
    """V.12.2, 9.5.8 One of two icons; the card crafted is not spent for it."""
    t = jailor(table, "hammer", "boot").hand("vagabond", "scouting_party", "sword")
    t.begins("vagabond", "daylight").says("vagabond", "craft scouting_party")
    t.says("vagabond", "exhaust hammer", "coerce sword")
    assert t.in_play("vagabond") == ["scouting_party"]
    assert items(t) == "boot, hammer exhausted"
    assert t.vp == {"vagabond": -1}


def test_not_in_a_forest(table: type[Table]) -> None:
    """V.12.2 No card matches a forest."""
    t = table("vagabond", "marquise").put("vagabond", "f7", "pawn").hand("vagabond", "armorers")
    t.board("vagabond", character="jailor", items=["boot exhausted", "sword damaged", "hammer"])
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "travel", "9.5.1")


def test_points_never_fall_below_nothing(table: type[Table]) -> None:
    """V.12.2, 3.2 With no points there is none to lose."""
    t = jailor(table, "boot").scores(vagabond=0).begins("vagabond", "daylight")
    t.says("vagabond", "strike marquise warrior", "coerce sword")
    assert t.vp == {}


def test_he_is_asked_whether_or_not_he_holds_a_card_for_it(table: type[Table]) -> None:
    """V.12.2, 1.2.1 If he paid without a question, others would learn that no card in his hand
    matches."""
    t = jailor(table, "crossbow").hand("vagabond", "anvil").begins("vagabond", "daylight")
    t.says("vagabond", "strike marquise warrior")
    assert t.options("vagabond") == ["exhaust crossbow"]
    t = jailor(table, "crossbow").hand("vagabond").begins("vagabond", "daylight")
    t.says("vagabond", "strike marquise warrior")
    assert t.at(9) == "vagabond 1 pawn", "an empty hand has no secret"


def test_a_lone_way_out_is_asked_for_too(table: type[Table]) -> None:
    """V.12.2, 9.2.9.IIIb The places he could go to with a card tell whether he has one."""
    t = jailor(table, "boot").hand("vagabond", "anvil").put("marquise", 1, "1 warrior")
    t.put("marquise", 4, "1 warrior")
    t.board("vagabond", relationships={"marquise": "hostile"}).begins("vagabond", "daylight")
    t.says("vagabond", "travel")
    assert t.options("vagabond") == ["to 12"]
