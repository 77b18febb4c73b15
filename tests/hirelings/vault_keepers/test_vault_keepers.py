"""The Vault Keepers: vaults that spread, battles and warriors at them."""

from __future__ import annotations

from kit import Table
from undergrowth.law.hirelings.control import TakeControl
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.table.book import book

NAME = "vault_keepers"
CATS = "marquise_de_cat"


def hired(table: type[Table], **board: object) -> Table:
    return table("marquise", "eyrie").hireling(NAME, CATS, markers=2, **board)


def test_setup_is_two_warriors_and_a_vault_in_an_open_slot(table: type[Table]) -> None:
    """A.6.3 The player who sets them up chooses the clearing."""
    t = table("marquise", "eyrie").hireling(NAME).put("eyrie", 1, "1 roost")
    t.does(SetUpHirelings(1, [2]), turn="eyrie")
    t.refuses("eyrie", "post in 1", "H.2")
    t.says("eyrie", "post in 2")
    assert t.at(2) == f"{NAME} 2 keepers, {NAME} 1 vault"


def test_who_hires_them_without_pieces_places_the_same_anywhere(table: type[Table]) -> None:
    """H.2.1, 1.5.4 If no slot is open the warriors come alone."""
    t = table("marquise", "eyrie").hireling(NAME).put("eyrie", 1, "1 roost")
    t.does(TakeControl(0, 2))
    t.chance("control face 1").says("marquise", "post in 1")
    assert t.at(1) == f"eyrie 1 roost, {NAME} 2 keepers"


def test_who_hires_them_with_pieces_on_the_map_places_none(table: type[Table]) -> None:
    """H.2.1"""
    t = table("marquise", "eyrie").hireling(NAME).put(NAME, 5, "1 vault")
    t.does(TakeControl(0, 2)).chance("control face 1")
    assert t.done()


def test_a_vault_comes_next_to_a_vault_and_a_warrior_to_each(table: type[Table]) -> None:
    """H.2.4, 2.2.1 With an open slot; then one of the two, two warriors where two vaults are."""
    t = hired(table).put(NAME, 2, "1 vault").put("eyrie", 10, "2 roosts").freely()
    t.put("marquise", 9, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {NAME}")
    assert t.options("marquise") == ["post in 2", "post in 5", "post in 6", "pass"]
    t.says("marquise", "post in 2")
    assert t.at(2) == f"{NAME} 2 keepers, {NAME} 2 vaults"
    t.refuses("marquise", f"employ {NAME}", "H.2.4")


def test_a_vault_far_from_others_comes_with_a_warrior(table: type[Table]) -> None:
    """H.2.4 If none can be placed at or next to another one."""
    t = hired(table).put(NAME, 5, "1 keeper").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "post in 7")
    assert t.at(7) == f"{NAME} 2 keepers, {NAME} 1 vault"


def test_they_battle_in_each_clearing_with_a_vault(table: type[Table]) -> None:
    """H.2.4, 4.3, H.3.6 Each of them once, as long as the controller likes; it scores nothing."""
    t = hired(table).put(NAME, 2, "1 keeper, 1 vault").put(NAME, 3, "1 keeper, 1 vault")
    t.put("eyrie", 2, "1 roost").put("eyrie", 3, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {NAME}", "pass")
    t.says("marquise", "choose vaults_battle")
    assert t.options("marquise") == ["battle in 2", "battle in 3", "pass"]
    t.says("marquise", "battle in 2").rolls(0, 0)
    assert t.at(2) == f"{NAME} 1 keeper, {NAME} 1 vault"
    assert t.vp == {}
    assert t.options("marquise") == ["battle in 3", "pass"]


def test_warriors_go_first_then_the_controller_chooses(table: type[Table]) -> None:
    """4.3.6 A vault falls after the warriors and is worth a point (H.3.6)."""
    t = hired(table).put(NAME, 2, "1 keeper, 1 vault").put("eyrie", 2, "3 warriors")
    t.battle("eyrie", against=NAME, at=2).rolls(2, 0)
    assert t.at(2) == "eyrie 3 warriors"
    assert t.vp == {"eyrie": 1}


def test_its_buildings_count_for_the_rule_of_its_controller(table: type[Table]) -> None:
    """H.3.1"""
    t = hired(table).put(NAME, 2, "1 vault").begins("marquise", "daylight")
    assert t.rules(2) == "marquise"
    assert book(t.game).owner(2).decider(t.game) == 0
