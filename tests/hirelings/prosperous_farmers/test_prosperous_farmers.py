"""The Prosperous Farmers: farms that bring cards and more farms."""

from __future__ import annotations

from kit import Table
from undergrowth.law.hirelings.control import TakeControl
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.table.book import book

NAME = "prosperous_farmers"
CATS = "marquise_de_cat"


def hired(table: type[Table]) -> Table:
    return table("marquise", "eyrie").hireling(NAME, CATS, markers=2)


def test_setup_is_a_farm_and_a_warrior_in_two_clearings(table: type[Table]) -> None:
    """A.6.3 Two different ones."""
    t = table("marquise", "eyrie").hireling(NAME).does(SetUpHirelings(1, [2]), turn="eyrie")
    t.says("eyrie", "post in 2")
    assert not t.offers("eyrie", "post in 2")
    t.says("eyrie", "post in 3")
    assert t.at(2) == t.at(3) == f"{NAME} 1 farmer, {NAME} 1 farm"
    assert t.done()


def test_who_hires_them_without_a_farm_places_one_where_it_stands(table: type[Table]) -> None:
    """H.2.1 Warriors of theirs may still be there."""
    t = table("marquise", "eyrie").hireling(NAME).put(NAME, 3, "1 farmer")
    t.put("marquise", 2, "1 warrior").put("eyrie", 5, "1 warrior")
    t.does(TakeControl(0, 2)).chance("control face 1")
    assert t.at(2) == f"marquise 1 warrior, {NAME} 1 farmer, {NAME} 1 farm"


def test_a_ruled_farm_brings_a_card_and_a_farm_among_the_fewest_warriors(
    table: type[Table],
) -> None:
    """H.2.4 Open slots only; those of all owners count, and the controller breaks ties."""
    t = hired(table).put(NAME, 2, "1 farm, 1 farmer").put("eyrie", 1, "1 roost")
    t.put("marquise", 3, "1 warrior").put("eyrie", 4, "2 warriors").put(NAME, 5, "1 farmer")
    t.begins("marquise", "daylight")
    before = len(t.holds("marquise"))
    t.says("marquise", f"employ {NAME}")
    assert len(t.holds("marquise")) == before + 1
    assert t.options("marquise") == [f"post in {n}" for n in range(6, 13)]
    t.says("marquise", "post in 6")
    assert t.at(6) == f"{NAME} 1 farmer, {NAME} 1 farm"  # the only thing left to do
    assert t.at(2) == f"{NAME} 2 farmers, {NAME} 1 farm"


def test_without_a_ruled_farm_they_only_battle_or_work(table: type[Table]) -> None:
    """H.2.4 One battle, at one farm."""
    t = hired(table).put(NAME, 2, "1 farm, 1 farmer").put("eyrie", 2, "3 warriors")
    t.put(NAME, 3, "1 farm, 1 farmer").put("eyrie", 3, "3 warriors")
    t.put("marquise", 9, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {NAME}", "choose farms_battle")
    assert t.options("marquise") == ["battle in 2", "battle in 3"]
    t.says("marquise", "battle in 3").rolls(1, 0)
    assert t.at(3) == f"eyrie 2 warriors, {NAME} 1 farmer, {NAME} 1 farm"
    assert t.asked() == "marquise.daylight"


def test_nobody_scores_for_farms(table: type[Table]) -> None:
    """H.2.2, 3.2.1, 7.8.4 Neither the point for the building nor the Despot's."""
    t = hired(table).put(NAME, 2, "1 farm").put("eyrie", 2, "3 warriors")
    t.board("eyrie", leader="despot").battle("eyrie", against=NAME, at=2).rolls(1, 0)
    assert t.at(2) == "eyrie 3 warriors"
    assert t.vp == {}


def test_too_few_warriors_go_where_the_controller_likes(table: type[Table]) -> None:
    """1.5.4 As many as there are."""
    t = hired(table).put(NAME, 2, "1 farm, 8 farmers").put(NAME, 3, "1 farm")
    t.put("eyrie", 2, "9 warriors").put("eyrie", 3, "1 warrior").put("eyrie", 5, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"employ {NAME}", "choose farms_work")
    assert t.options("marquise") == ["at 2", "at 3"]
    t.refuses("marquise", "at 4", "1.5.4")
    t.says("marquise", "at 3")
    assert t.at(3) == f"eyrie 1 warrior, {NAME} 1 farmer, {NAME} 1 farm"


def test_with_nobody_to_decide_a_farm_stands_below_the_elder_treetop(table: type[Table]) -> None:
    """2.2.3 Both slots are open: without a controller nobody is asked, with one it chooses."""
    for controller, at in ((None, ""), (CATS, "treetop")):
        t = table("marquise", "eyrie").landmark("elder_treetop", 1)
        t = t.hireling(NAME, controller, markers=2) if controller else t.hireling(NAME)
        t.does(SetUpHirelings(1, [2]), turn="eyrie")
        t.says("eyrie", "post in 1")
        if at:
            t.says("marquise", at)
        t.says("eyrie", "post in 3")
        held = {"holds": f"{NAME} farm"} if at else {}
        assert t.at(1) == f"{NAME} 1 farmer, {NAME} 1 farm"
        assert book(t.game).landmarks[0].write_board(t.game) == held
