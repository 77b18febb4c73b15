"""9.2.5, 9.4.1, 9.5.7, 9.6 Items: refreshing, repairing, resting, carrying."""

from __future__ import annotations

import pytest

from kit import Table
from kit.vagabond import items
from undergrowth import BadPosition, position
from undergrowth.engine.actions import parse
from undergrowth.factions.vagabond.actions.payment import Pay
from undergrowth.factions.vagabond.actions.restore import RestoreItem
from undergrowth.factions.vagabond.evening import CheckCapacity, RestInForest
from undergrowth.factions.vagabond.turn import VagabondDaylight
from undergrowth.law.items.held import ANY
from undergrowth.table.book import book
from undergrowth.table.names import BOOT

EXHAUSTED = ["2 boot exhausted", "2 sword exhausted", "torch exhausted", "2 tea exhausted"]


def test_vag_refresh(table: type[Table]) -> None:
    """9.4.1 One tea face up: two and three items; the tea turned up now adds none."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["tea", *EXHAUSTED]).begins("vagabond", "birdsong")
    t.says("vagabond", "refresh tea exhausted", "refresh tea exhausted")
    t.says(
        "vagabond", "refresh torch exhausted", "refresh boot exhausted", "refresh boot exhausted"
    )
    assert t.asked() == "vagabond.slip"
    assert items(t) == "2 boot, 2 sword exhausted, 3 tea, torch"


def test_refresh_asks_nothing_while_all_can_be_refreshed(table: type[Table]) -> None:
    """9.4.1 Three exhausted items and no tea: all come face up."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot exhausted", "torch exhausted", "sword exhausted"])
    t.begins("vagabond", "birdsong")
    assert t.asked() == "vagabond.slip"
    assert items(t) == "boot, sword, torch"


def test_damaged_items_can_be_refreshed_where_they_lie(table: type[Table]) -> None:
    """9.4.1 Damaged and exhausted are two things: the item turns up and stays damaged."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot damaged_exhausted", "sword"]).begins("vagabond", "birdsong")
    assert items(t) == "boot damaged, sword"


def test_a_fourth_tea_does_not_refresh(table: type[Table]) -> None:
    """9.2.5.I The track holds three; the fourth waits in the Satchel."""
    t = table("vagabond", "marquise").freely().put("vagabond", 9, "pawn")
    t.board("vagabond", items=["4 tea", "5 boot exhausted", "5 sword exhausted"])
    t.begins("vagabond", "birdsong")
    for _ in range(5):
        t.says("vagabond", "refresh boot exhausted")
    assert t.options("vagabond")[0].startswith("to "), "nine items are refreshed: 2 * 3 + 3"
    assert items(t) == "5 boot, 4 sword, sword exhausted, 4 tea"


def test_vag_repair(table: type[Table]) -> None:
    """9.5.7 A repaired item keeps the side it shows."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["hammer", "boot damaged_exhausted"])
    t.does(VagabondDaylight(0))
    assert t.options("vagabond") == ["repair boot damaged_exhausted", "pass"]
    t.says("vagabond", "repair boot damaged_exhausted")
    assert items(t) == "boot exhausted, hammer exhausted"


def test_a_repair_needs_a_ready_hammer(table: type[Table]) -> None:
    """9.5.7, 9.2.5 A damaged hammer cannot be exhausted."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["hammer damaged", "boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "repair hammer damaged", "9.5.7")


def test_vag_rest_in_forest(table: type[Table]) -> None:
    """9.6.1 In a forest all damaged items come back, face up; others stay exhausted."""
    t = table("vagabond", "marquise").put("vagabond", "f3", "pawn")
    hurt = ["boot damaged", "tea damaged", "2 sword damaged_exhausted", "torch exhausted"]
    t.board("vagabond", items=hurt).does(RestInForest(0))
    assert items(t) == "boot, 2 sword, tea, torch exhausted"


def test_no_rest_in_a_clearing(table: type[Table]) -> None:
    """9.6.1 Rest is for forests."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot damaged"]).begins("vagabond", "evening")
    assert items(t) == "boot damaged"


def test_vag_item_limit(table: type[Table]) -> None:
    """9.6.4 One bag face up: eight of the ten may stay, those on tracks not counted."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    load = ["bag", "4 boot", "3 sword exhausted", "2 hammer damaged", "tea exhausted", "coins"]
    t.board("vagabond", items=load).does(CheckCapacity(0))
    t.refuses("vagabond", "drop bag ready", "9.6.4")
    t.says("vagabond", "drop hammer damaged", "drop tea exhausted")
    assert items(t) == "4 boot, bag, 3 sword exhausted, hammer damaged, coins"
    assert t.done()


def test_vag_draw(table: type[Table]) -> None:
    """9.6.2 One card, and one for each coins face up on the track."""
    t = table("vagabond", "marquise").freely().put("vagabond", 9, "pawn")
    t.board("vagabond", items=["2 coins", "coins exhausted"]).begins("vagabond", "evening")
    assert len(t.holds("vagabond")) == 3


def test_evening_ends_with_five_cards(table: type[Table]) -> None:
    """9.6.3 More than five cards are discarded."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").board("vagabond", items=[])
    t.hand("vagabond", *["anvil"], "cobbler", "bake_sale", "sword", "armorers")
    t.begins("vagabond", "evening").says("vagabond", "discard anvil")
    assert len(t.holds("vagabond")) == 5


def test_full_removal_damages_three_items(table: type[Table]) -> None:
    """9.2.2.I A Favor takes the Vagabond's items in hand instead of his pawn."""
    t = table("marquise", "vagabond").put("vagabond", 12, "pawn")
    t.board("vagabond", items=["boot", "torch exhausted", "2 sword", "tea damaged"])
    t.put("marquise", 1, "workshop").put("marquise", 6, "workshop").put("marquise", 8, "workshop")
    t.hand("marquise", "favor_of_the_foxes").begins("marquise", "daylight")
    t.says("marquise", "craft favor_of_the_foxes")
    t.says("vagabond", "damage sword ready", "damage boot ready", "damage torch exhausted")
    assert items(t) == "boot damaged, sword, sword damaged, tea damaged, torch damaged_exhausted"
    assert t.at(12) == "vagabond 1 pawn"


def test_full_removal_by_himself_is_none(table: type[Table]) -> None:
    """9.2.2.I His own Favor does not harm him."""
    t = (
        table("vagabond", "marquise")
        .freely()
        .put("vagabond", 12, "pawn")
        .put("marquise", 1, "2 warriors")
    )
    t.board("vagabond", items=["3 hammer", "boot"]).hand("vagabond", "favor_of_the_foxes")
    t.begins("vagabond", "daylight").says("vagabond", "craft favor_of_the_foxes")
    assert items(t) == "boot, 3 hammer exhausted"
    assert t.at(1) == ""


def test_a_saved_board_comes_back(table: type[Table]) -> None:
    """9.2.5 A described board is written as it was read."""
    t = table("vagabond", "second_vagabond", "marquise").put("vagabond", 9, "pawn")
    t.put("second_vagabond", 5, "pawn")
    t.board(
        "vagabond",
        character="ronin",
        items=["2 boot", "tea exhausted", "sword damaged_exhausted"],
        relationships={"marquise": "two"},
        aids={"marquise": 1},
        completed=["quest_errand_fox"],
        ruin_items=["boot"],
    )
    t.begins("vagabond", "daylight")
    written = book(t.game).faction(0).write_board(t.game)
    assert written == {
        "character": "ronin",
        "items": ["2 boot ready", "1 sword damaged_exhausted", "1 tea exhausted"],
        "relationships": {"marquise_de_cat": "two"},
        "completed": ["quest_errand_fox"],
        "aids": {"marquise_de_cat": 1},
        "ruin_items": ["1 boot"],
    }


@pytest.mark.parametrize("word", ["", "3", "² tea", f"{'9' * 500} tea", "tea 3"])
def test_a_described_item_that_is_none_is_refused(table: type[Table], word: str) -> None:
    """9.2.5 Each is an item, perhaps a number before it and its condition after it."""
    with pytest.raises(BadPosition, match="items: "):
        table("vagabond", "marquise").board("vagabond", items=[word]).begins("vagabond", "birdsong")


def test_what_is_left_must_pay_for_the_rest(table: type[Table]) -> None:
    """9.5 An item that something else of the payment needs is not offered for any item."""
    t = table("vagabond", "marquise").freely().board("vagabond", items=["boot", "tea", "sword"])
    t.does(Pay(0, [ANY, BOOT]))
    assert t.options("vagabond") == ["exhaust sword", "exhaust tea"]
    t.refuses("vagabond", "exhaust boot", "9.5")
    t.says("vagabond", "exhaust tea")
    assert items(t) == "boot exhausted, sword, tea exhausted"


def test_a_second_of_a_kind_is_left_to_pay_with(table: type[Table]) -> None:
    """9.5 With two boots either may go first."""
    t = table("vagabond", "marquise").freely().board("vagabond", items=["2 boot", "tea"])
    t.does(Pay(0, [ANY, BOOT]))
    assert t.options("vagabond") == ["exhaust boot", "exhaust tea"]
    t.says("vagabond", "exhaust boot")
    assert items(t) == "2 boot exhausted, tea"


def test_the_last_items_pay_without_a_question(table: type[Table]) -> None:
    """9.5 Two items for any two: which goes first is asked, the other one follows."""
    t = table("vagabond", "marquise").freely().board("vagabond", items=["boot", "tea"])
    t.does(Pay(0, [ANY, ANY]))
    assert t.options("vagabond") == ["exhaust boot", "exhaust tea"]
    t.says("vagabond", "exhaust tea")
    assert items(t) == "boot exhausted, tea exhausted"
    assert t.done()


@pytest.mark.parametrize(
    "words", ["boot damaged_exhausted", "boot damaged exhausted", "1 boot exhausted damaged"]
)
def test_a_condition_has_one_spelling_and_the_first_release_is_understood(
    table: type[Table], words: str
) -> None:
    """9.2.7 In positions as in answers."""
    t = table("vagabond", "marquise").put("vagabond", 5, "pawn").board("vagabond", items=[words])
    g = position.table(t.doc)
    assert book(g).faction(0).write_board(g)["items"] == ["1 boot damaged_exhausted"]
    assert str(parse("repair boot damaged_exhausted")) == "repair boot damaged_exhausted"


# ---- an item restored by somebody else's effect


def test_an_item_is_restored_for_nothing_or_none_is(table: type[Table]) -> None:
    """9.4.1, 9.5.7 He chooses what to repair or refresh; what is damaged keeps its side."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot damaged", "torch exhausted", "sword"])
    t.does(RestoreItem(0), turn="marquise")
    offered = ["repair boot damaged", "refresh torch exhausted", "pass"]
    assert t.options("vagabond") == offered
    t.refuses("vagabond", "repair sword damaged", "9.5.7")
    t.refuses("vagabond", "refresh sword exhausted", "9.4.1")
    t.says("vagabond", "repair boot damaged")
    assert items(t) == "boot, sword, torch exhausted" and t.done()


def test_nothing_is_restored_where_all_is_ready(table: type[Table]) -> None:
    """9.4.1, 9.5.7 Nobody is asked, and players without such items never are."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").board("vagabond", items=["boot"])
    t.begins("vagabond", "daylight")
    assert [book(t.game).faction(seat).restore_item(t.game) for seat in (0, 1)] == [[], []]
