"""9.2.3, 9.2.10, 9.4.2, 9.5.1 Moving the pawn, alone and with allies."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items
from undergrowth.factions.vagabond.turn import VagabondDaylight


def test_mov_vagabond_hostile_needs_two_boots(table: type[Table]) -> None:
    """9.2.9.IIIb, 9.5.1 One boot does not lead into a clearing with Hostile warriors."""
    t = table("vagabond", "eyrie").put("vagabond", 1, "pawn").put("eyrie", 10, "1 warrior")
    t.board("vagabond", items=["boot"], relationships={"eyrie": "hostile"})
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "to 10", "9.2.9.IIIb")
    t.says("vagabond", "travel")
    assert t.options("vagabond") == ["to 5", "to 9"]
    t.refuses("vagabond", "to 10", "9.2.9.IIIb")


def test_two_boots_lead_into_hostile_clearings(table: type[Table]) -> None:
    """9.2.9.IIIb Both are exhausted."""
    t = table("vagabond", "eyrie").put("vagabond", 1, "pawn").put("eyrie", 10, "1 warrior")
    t.board("vagabond", items=["2 boot"], relationships={"eyrie": "hostile"})
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 10")
    assert items(t) == "2 boot exhausted"
    assert t.at(10) == "vagabond 1 pawn, eyrie 1 warrior"


def test_mov_vagabond_hostile_buildings_only(table: type[Table]) -> None:
    """9.2.9.IIIb The extra boot is for warriors: a roost alone costs none."""
    t = table("vagabond", "eyrie").put("vagabond", 1, "pawn").put("eyrie", 10, "roost")
    t.board("vagabond", items=["boot"], relationships={"eyrie": "hostile"})
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 10")
    assert items(t) == "boot exhausted"


def test_mov_vagabond_not_into_forest(table: type[Table]) -> None:
    """9.2.10, 9.5.1 Only Slip enters forests."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["2 boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "to f7", "9.2.10")
    t.says("vagabond", "travel")
    assert t.options("vagabond") == ["to 1", "to 4", "to 12"]
    t.refuses("vagabond", "to f7", "9.2.10")


def test_mov_vagabond_out_of_forest(table: type[Table]) -> None:
    """9.2.10, 9.5.1 A move leaves a forest for a clearing beside it."""
    t = table("vagabond", "marquise").put("vagabond", "f7", "pawn")
    t.board("vagabond", items=["boot"]).does(VagabondDaylight(0))
    t.says("vagabond", "travel", "to 12")
    assert t.at(12) == "vagabond 1 pawn"
    assert items(t) == "boot exhausted"


def test_nimble(table: type[Table]) -> None:
    """9.2.3 Rule does not matter."""
    t = table("vagabond", "marquise").put("vagabond", 5, "pawn").put("marquise", 5, "2 warriors")
    t.put("marquise", 1, "3 warriors").board("vagabond", items=["boot"])
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 1")
    assert t.at(1) == "vagabond 1 pawn, marquise 3 warriors"


def test_slip_is_optional_and_leads_into_forests(table: type[Table]) -> None:
    """9.4.2 Clearings next door, forests that touch, or nothing; no boot either way."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot"]).begins("vagabond", "birdsong")
    assert t.options("vagabond") == ["to 1", "to 4", "to 12", "to f2", "to f7", "pass"]
    t.refuses("vagabond", "to f1", "9.4.2")
    t.says("vagabond", "to f7")
    assert t.at("f7") == "vagabond 1 pawn"
    assert items(t) == "boot"


def test_slip_leads_from_forest_to_forest(table: type[Table]) -> None:
    """9.4.2, 2.4.1 Forests across one path are next to each other."""
    t = table("vagabond", "marquise").put("vagabond", "f7", "pawn").begins("vagabond", "birdsong")
    assert t.options("vagabond") == ["to 4", "to 9", "to 12", "to f2", "to f6", "pass"]


def test_slip_into_a_hostile_clearing_is_free(table: type[Table]) -> None:
    """9.4.2 No extra boot."""
    t = table("vagabond", "eyrie").put("vagabond", 1, "pawn").put("eyrie", 10, "4 warriors")
    t.board("vagabond", items=["torch"], relationships={"eyrie": "hostile"})
    t.begins("vagabond", "birdsong").says("vagabond", "to 10")
    assert t.at(10) == "vagabond 1 pawn, eyrie 4 warriors"


def test_a_given_move_still_costs_the_hostile_boot(table: type[Table]) -> None:
    """9.2.9.IIIb Cobbler spares the boot of the move, not the extra one."""
    t = table("vagabond", "eyrie").play("vagabond", "cobbler").put("vagabond", 1, "pawn")
    t.put("eyrie", 10, "1 warrior")
    t.board("vagabond", items=["boot"], relationships={"eyrie": "hostile"})
    t.begins("vagabond", "evening").says("vagabond", "use cobbler", "to 10")
    assert items(t) == "boot exhausted"


def test_gen_force_uses_forced_player_rules(table: type[Table]) -> None:
    """1.5.5, 7.2.2, 9.2.9.IIb The Eyrie rule a tied clearing also when they are forced to move."""
    t = table("eyrie", "vagabond", "marquise").put("vagabond", 9, "pawn")
    t.put("eyrie", 9, "2 warriors").put("marquise", 9, "2 warriors").put(
        "marquise", 12, "1 warrior"
    )
    t.board("vagabond", items=["boot"], relationships={"eyrie": "allied"})
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 12")
    t.says("vagabond", "along eyrie", "take 2")
    assert t.at(12) == "eyrie 2 warriors, vagabond 1 pawn, marquise 1 warrior"
    assert items(t) == "boot exhausted"


def test_an_ally_that_could_not_move_stays(table: type[Table]) -> None:
    """1.5.5, 4.2.1 The Marquise rules neither end, so her warriors cannot be forced along."""
    t = table("vagabond", "marquise", "eyrie").put("vagabond", 9, "pawn")
    t.put("marquise", 9, "1 warrior").put("eyrie", 9, "2 warriors").put("eyrie", 12, "1 warrior")
    t.board("vagabond", items=["boot"], relationships={"marquise": "allied"})
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 12")
    assert t.at(12) == "vagabond 1 pawn, eyrie 1 warrior"


def test_an_allys_last_warrior_comes_along(table: type[Table]) -> None:
    """9.2.9.IIb One warrior is enough, and one of several may stay."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "1 warrior")
    t.board("vagabond", items=["2 boot"], relationships={"marquise": "allied"})
    t.put("marquise", 12, "1 warrior").begins("vagabond", "daylight")
    t.says("vagabond", "travel", "to 12")
    assert t.options("vagabond") == ["along marquise_de_cat", "pass"]
    t.says("vagabond", "along marquise")
    assert t.at(9) == ""
    assert t.at(12) == "vagabond 1 pawn, marquise 2 warriors"
    t.says("vagabond", "travel", "to 9", "along marquise")
    assert t.options("vagabond") == ["take 1", "take 2"]
    t.says("vagabond", "take 1")
    assert t.at(12) == "marquise 1 warrior"


def test_only_allies_come_along(table: type[Table]) -> None:
    """9.2.9.IIb A friend two spaces away is not yet an ally."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "3 warriors")
    t.board("vagabond", items=["boot"], relationships={"marquise": "two"})
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 12")
    assert t.at(9) == "marquise 3 warriors"


def test_mov_outrage_forced_allied_alliance(table: type[Table]) -> None:
    """9.2.9.IIb, 1.5.5, 8.2.6 The Alliance moves its own warriors: no Outrage."""
    t = table("vagabond", "alliance").put("vagabond", 1, "pawn").put("alliance", 1, "2 warriors")
    t.put("alliance", 10, "sympathy").hand("vagabond", "bake_sale")
    t.board("vagabond", items=["boot"], relationships={"alliance": "allied"})
    t.does(VagabondDaylight(0)).says("vagabond", "travel", "to 10", "along alliance", "take 2")
    assert t.at(10) == "vagabond 1 pawn, alliance 2 warriors, alliance 1 sympathy"
    assert t.holds("vagabond") == ["bake_sale"]
    assert t.done()


def test_mov_outrage_forced_allied_other(table: type[Table]) -> None:
    """9.2.9.IIb, 1.5.5, 8.2.6 The forced player counts as the mover: the Marquise pays."""
    t = table("vagabond", "marquise", "alliance").put("vagabond", 1, "pawn")
    t.put("marquise", 1, "2 warriors").put("alliance", 10, "sympathy")
    t.hand("marquise", "bake_sale").hand("vagabond", "a_visit_to_friends")
    t.board("vagabond", items=["boot"], relationships={"marquise": "allied"})
    t.does(VagabondDaylight(0)).says("vagabond", "travel", "to 10", "along marquise", "take 2")
    if t.asked():
        t.says("marquise", t.options("marquise")[0])
    assert t.holds("marquise") == []
    assert t.holds("vagabond") == ["a_visit_to_friends"]


def test_the_pawn_alone_brings_no_outrage(table: type[Table]) -> None:
    """8.2.6, 9.2.2 A pawn is no warrior."""
    t = table("vagabond", "alliance").put("vagabond", 1, "pawn").put("alliance", 10, "sympathy")
    t.hand("vagabond", "bake_sale").board("vagabond", items=["boot"])
    t.does(VagabondDaylight(0)).says("vagabond", "travel", "to 10")
    assert t.holds("vagabond") == ["bake_sale"]
