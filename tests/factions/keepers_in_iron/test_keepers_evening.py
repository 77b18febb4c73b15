"""15.6 The Keepers' Evening: warriors leave, the Retinue grows, cards are drawn."""

from __future__ import annotations

from factions.keepers_in_iron.order import order, retainers, retinue
from kit import Table


def test_live_off_the_land(table: type[Table]) -> None:
    """15.6.1 One warrior leaves each clearing with four or more."""
    t = order(table).put("keepers", 10, "4 warriors").put("keepers", 5, "3 warriors")
    t.put("keepers", 12, "6 warriors").begins("keepers", "evening")
    assert [t.game.warriors_at(0, place) for place in (10, 5, 12)] == [3, 3, 5]
    assert t.supply("keepers", "warrior") == 4


def test_kee_gather(table: type[Table]) -> None:
    """15.6.2 With eight in the Retinue two may be added."""
    eight = {"move": ["anvil", "sword", "cobbler"], "delve": ["armorers", "sappers"]}
    t = order(table, hand=["codebreakers", "tax_collector", "royal_claim"], retinue=eight)
    t.board("keepers", retainers=["move", "delve", "recover"]).begins("keepers", "evening")
    assert t.left["retinue_size"] == "8 of 10"
    t.says("keepers", "gather codebreakers recover", "gather royal_claim move")
    assert retinue(t)["recover"] == ["codebreakers"] and "royal_claim" in retinue(t)["move"]
    assert t.left.get("retinue_size") is None
    assert "tax_collector" in t.holds("keepers")


def test_a_full_retinue(table: type[Table]) -> None:
    """15.6.2 Ten cards are all; one of them may still be shifted."""
    ten = ["anvil", "sword", "cobbler", "armorers", "sappers", "royal_claim", "tax_collector"]
    t = order(table, hand=["codebreakers"], retinue={"move": ten})
    t.board("keepers", retainers=["move", "delve", "recover"]).begins("keepers", "evening")
    t.refuses("keepers", "gather codebreakers move", "15.6.2")
    t.says("keepers", "shift sword move recover")
    assert retinue(t)["recover"] == ["sword"]
    assert [each["retinue"] for each in t.told("shifted")] == ["recover"]


def test_adding_or_shifting(table: type[Table]) -> None:
    """15.6.2 After a card has been added none is shifted; a shift ends the step."""
    t = order(table, hand=["codebreakers", "anvil"], retinue={"move": ["cobbler"]})
    t.board("keepers", retainers=["delve"]).begins("keepers", "evening")
    t.refuses("keepers", "shift cobbler move move", "15.6.2")
    t.refuses("keepers", "shift cobbler delve move", "15.6.2")
    t.refuses("keepers", "shift retainer move delve", "15.6.2")
    t.refuses("keepers", "gather sword move", "15.6.2")
    assert t.offers("keepers", "shift retainer delve move")
    t.says("keepers", "gather anvil move")
    t.refuses("keepers", "shift cobbler move delve", "15.6.2")
    t.says("keepers", "pass")
    assert retinue(t) == {"move": ["anvil", "cobbler"]}


def test_a_retainer_is_shifted(table: type[Table]) -> None:
    """15.6.2, 15.3.5 It is a card of the Retinue like others."""
    t = order(table, retainers=["delve"]).begins("keepers", "evening")
    t.says("keepers", "shift retainer delve recover")
    assert retainers(t) == ["recover"]
    assert [each["retinue"] for each in t.told("shifted_retainer")] == ["recover"]


def test_kee_draw(table: type[Table]) -> None:
    """15.6.3 Three cards with two waystations on the map."""
    t = (
        order(table, hand=[])
        .put("keepers", 10, "tablet_figure")
        .put("keepers", 12, "jewelry_tablet")
    )
    t.begins("keepers", "evening")
    assert len(t.game.hands[0]) == 3


def test_everybody_hears_what_is_gathered(table: type[Table]) -> None:
    """15.6.2 The card and its column."""
    t = order(table, hand=["codebreakers"]).put("keepers", 12, "2 warriors")
    t.begins("keepers", "evening").says("keepers", "gather codebreakers recover")
    told = {"law": "15.6.2", "seat": "keepers", "card": "codebreakers", "retinue": "recover"}
    assert t.told("added_to_retinue") == [told]
