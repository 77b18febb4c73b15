"""8.5, 8.6 The Alliance's Daylight and Evening."""

from __future__ import annotations

from typing import Any

from factions.woodland_alliance.alliance import supporters
from kit import Table
from undergrowth import Game, Setup
from undergrowth.table.book import book

FIVE = ["cobbler", "armorers", "sappers", "bake_sale", "foxfolk_steel"]


def officers(t: Table) -> object:
    """The warriors in the Officers box."""
    return book(t.game).faction(t.seat("alliance")).write_board(t.game)["officers"]


def test_all_train_suit(table: type[Table]) -> None:
    """8.5.3 The card must match the clearing of a base; birds always do."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse")
    t.hand("alliance", "anvil", "armorers").begins("alliance", "daylight")
    t.refuses("alliance", "train with anvil", "8.5.3")
    t.says("alliance", "train with armorers")
    assert officers(t) == 1
    assert t.supply("alliance", "warrior") == 9
    assert t.discard == ["armorers"]


def test_no_base_no_training(table: type[Table]) -> None:
    """8.5.3 A base must stand on the map."""
    t = table("alliance", "marquise").hand("alliance", "armorers").begins("alliance", "daylight")
    t.refuses("alliance", "train with armorers", "8.5.3")


def test_no_warrior_left_to_train(table: type[Table]) -> None:
    """8.5.3, 1.5.4 The card may be spent all the same: nobody comes."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse, 8 warriors")
    t.board("alliance", officers=2).hand("alliance", "armorers").begins("alliance", "daylight")
    t.says("alliance", "train with armorers")
    assert t.discard == ["armorers"]
    assert t.supply("alliance", "warrior") == 0


def test_mobilizing_adds_a_supporter_unseen(table: type[Table]) -> None:
    """8.5.2 A player who knew of the card cannot tell whether it is still in hand."""
    t = table("alliance", "marquise").hand("alliance", "anvil", "sword")
    t.begins("alliance", "daylight")
    t.game.seen[1 * 2 + 0] = t.game.hands[0][:]
    t.says("alliance", "mobilize sword")
    assert supporters(t) == ["sword"]
    assert t.holds("alliance") == ["anvil"]
    assert t.game.seen[1 * 2 + 0] == []


def test_all_mobilize_full(table: type[Table]) -> None:
    """8.5.2, 8.2.3.I A full stack does not hold it: the card is discarded."""
    t = table("alliance", "marquise").board("alliance", supporters=FIVE)
    t.hand("alliance", "anvil", "sword").begins("alliance", "daylight")
    t.says("alliance", "mobilize anvil")
    assert t.discard == ["anvil"]
    assert len(supporters(t)) == 5


def test_all_supporters_not_cards_in_hand(table: type[Table]) -> None:
    """8.2.3, 2.1.4 Supporters pay only for what names supporters."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse").hand("alliance", "anvil")
    t.board("alliance", supporters=["sword"]).begins("alliance", "daylight")
    t.refuses("alliance", "train with sword", "8.5.3")
    t.refuses("alliance", "mobilize sword", "8.5.2")


def test_all_craft_not_exhaust_sympathy(table: type[Table]) -> None:
    """8.2.1, 4.1.1 Two mouse tokens craft two cards of one mouse each, not three."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy").put("alliance", 11, "sympathy")
    t.hand("alliance", "codebreakers", "root_tea_fox", "mouse_in_a_sack")
    t.begins("alliance", "daylight")
    t.says("alliance", "craft codebreakers", "craft root_tea_fox")
    t.refuses("alliance", "craft mouse_in_a_sack", "4.1.1")
    assert t.at(9) == "alliance 1 sympathy"


def test_all_organize_sympathetic(table: type[Table]) -> None:
    """8.6.1.IV There is sympathy in that clearing already."""
    t = table("alliance", "marquise").put("alliance", 9, "2 warriors, sympathy")
    t.board("alliance", officers=1).begins("alliance", "evening")
    t.refuses("alliance", "organize in 9", "8.6.1.IV")
    t.refuses("alliance", "organize in 8", "8.6.1.IV")


def test_organizing_costs_a_warrior_and_no_supporters(table: type[Table]) -> None:
    """8.6.1.IV The warrior returns to supply; the space uncovered scores, anywhere on the map."""
    t = (
        table("alliance", "marquise")
        .put("alliance", 9, "2 warriors")
        .put("alliance", 3, "sympathy")
    )
    t.put("marquise", 9, "3 warriors").board("alliance", officers=1).begins("alliance", "evening")
    t.says("alliance", "organize in 9")
    assert t.at(9) == "alliance 1 warrior, alliance 1 sympathy, marquise 3 warriors"
    assert t.vp == {"alliance": 1}
    assert t.supply("alliance", "warrior") == 8


def test_the_keep_stops_organizing(table: type[Table]) -> None:
    """6.2.2, 8.6.1.IV The token could not be placed."""
    t = table("alliance", "marquise").put("alliance", 1, "2 warriors").put("marquise", 1, "keep")
    t.board("alliance", officers=1).begins("alliance", "evening")
    t.refuses("alliance", "organize in 1", "6.2.2")


def test_what_lies_in_no_supply_is_not_placed(table: type[Table]) -> None:
    """8.6.1.III, 8.6.1.IV, 1.5.1 Neither the eleventh token nor the eleventh warrior."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse, 9 warriors")
    for place in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11):
        t.put("alliance", place, "sympathy")
    t.board("alliance", officers=1).begins("alliance", "evening")
    assert t.reason("alliance", "organize in 9") == "why-all_sympathy_tokens"
    assert t.reason("alliance", "recruit in 9") == "why-there_no_warrior_left"


def test_all_operations_limit(table: type[Table]) -> None:
    """8.6.1 Two officers, two operations."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse, 2 warriors")
    t.put("marquise", 4, "1 warrior").board("alliance", officers=2).begins("alliance", "evening")
    t.refuses("alliance", "recruit in 8", "8.6.1.III")
    t.says("alliance", "operate move", "to 4", "take 1", "recruit in 9")
    assert t.game.turn == t.seat("marquise"), "no third operation: the battle is not offered"
    assert t.at(4) == "alliance 1 warrior, marquise 1 warrior"
    assert len(t.holds("alliance")) == 2, "one card, and one for the base on the map"


def test_losing_an_officer_in_the_evening_loses_an_operation(table: type[Table]) -> None:
    """8.6.1, 8.2.4 The number of officers counts when the next operation would be taken."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse, 1 warrior")
    t.put("marquise", 9, "3 warriors").put("alliance", 1, "2 warriors")
    t.board("alliance", officers=2).begins("alliance", "evening")
    t.says("alliance", "operate battle").rolls(2, 2)
    assert t.at(9) == "marquise 2 warriors"
    assert officers(t) == 1
    assert t.game.turn == t.seat("marquise")


def test_three_bases_draw_four_cards(table: type[Table]) -> None:
    """8.6.2 Each base on the map uncovers a draw bonus."""
    t = (
        table("alliance", "marquise")
        .put("alliance", 1, "base_fox")
        .put("alliance", 9, "base_mouse")
    )
    t.put("alliance", 4, "base_rabbit").begins("alliance", "evening")
    assert len(t.holds("alliance")) == 4


def test_a_described_board_is_written_as_it_was_read(table: type[Table]) -> None:
    """8.2.3, 8.6.1 Supporters and officers of a position."""
    t = table("alliance", "marquise").board("alliance", supporters=["anvil", "sword"], officers=3)
    t.begins("marquise", "evening")
    assert t.supply("alliance", "warrior") == 7
    assert book(t.game).faction(0).write_board(t.game) == {
        "supporters": ["anvil", "sword"],
        "officers": 3,
    }


def test_crafting_is_a_daylight_action(table: type[Table]) -> None:
    """8.5.1 Sympathy is activated to craft, before or after other actions of Daylight."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy")
    t.hand("alliance", "mouse_in_a_sack", "cobbler").begins("alliance", "daylight")
    t.says("alliance", "mobilize cobbler", "craft mouse_in_a_sack")
    assert t.crafts("alliance") == {"bag": 1}
    assert t.vp == {"alliance": 1}


def test_the_alliance_sets_up_with_three_supporters() -> None:
    """8.3.1 to 8.3.4 Ten warriors, three bases and ten sympathy wait; three cards are supporters.

    8.3.1 8.3.2 8.3.3 Nothing of it stands on the map.
    """
    g = Game.new(Setup(seats=["marquise", "alliance"]), seed=4)
    while g.turns == 0 and g.decision is not None:
        g.take(g.decision.options[0])
    me = book(g).faction(1)
    assert [g.supply[kind] for kind in me.kinds] == [10, 1, 1, 1, 10]
    assert all(g.on_map(kind) == 0 for kind in me.kinds)
    assert len(g.boards[1].hidden()[0]) == 3


def test_everybody_sees_which_operations_are_left(table: type[Table]) -> None:
    """8.6.1 As many as there are officers."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse, 2 warriors")
    t.board("alliance", officers=2).begins("alliance", "evening")
    assert t.left == {"operation": "0 of 2"}
    t.says("alliance", "recruit in 9")
    assert t.left == {"operation": "1 of 2"}


def test_the_track_of_sympathy_says_what_each_costs(table: type[Table]) -> None:
    """8.4.2 One supporter for the first tokens, two and three for those after them."""
    t = table("alliance", "eyrie").begins("alliance", "evening")
    view: Any = t.game.observe(0)
    track = next(part for part in view["seats"][0]["board"] if part["id"] == "sympathy")
    costs = [space["label"].split(",")[0] for space in track["spaces"]]
    assert costs == ["1 supporter"] * 3 + ["2 supporters"] * 3 + ["3 supporters"] * 4
