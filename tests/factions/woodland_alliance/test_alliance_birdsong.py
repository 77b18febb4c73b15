"""8.3, 8.4 The Alliance's setup, revolts and spreading sympathy."""

from __future__ import annotations

import pytest

from kit import Table
from kit.madeup.friends import befriended
from undergrowth import Game, Setup
from undergrowth.ai import ask, make_player
from undergrowth.table.book import book


def supporters(t: Table) -> list[str]:
    """The Supporters stack, as the Alliance sees it."""
    seat = t.seat("alliance")
    found = book(t.game).faction(seat).write_board(t.game)["supporters"]
    assert isinstance(found, list)
    return found


def officers(t: Table) -> object:
    """The warriors in the Officers box."""
    return book(t.game).faction(t.seat("alliance")).write_board(t.game)["officers"]


def test_setup_draws_three_supporters() -> None:
    """8.3.4 Three cards go to the stack unseen; everything else waits on the board."""
    g = Game.new(Setup(seats=["alliance", "marquise"]), seed=4)
    while g.turns == 0:
        assert g.decision is not None
        g.take(g.decision.options[0])
    assert len(g.boards[0].hidden()[0]) == 3
    assert len(g.hands[0]) == 3
    piles = [
        [p for p in book(g).faction(0).describe(g, seat) if p.id == "supporters"] for seat in (0, 1)
    ]
    assert piles[0][0].cards is not None and len(piles[0][0].cards) == 3
    assert piles[1][0].cards is None and piles[1][0].count == 3


def test_all_revolt(table: type[Table]) -> None:
    """8.4.1, 3.2.1 Three points, the fox base, a warrior for each of two tokens, an officer."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy").put("alliance", 6, "sympathy")
    t.put("marquise", 12, "3 warriors, sawmill, 2 wood").put("alliance", 9, "2 warriors")
    t.board("alliance", supporters=["anvil", "tax_collector"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 12")
    assert t.vp == {"alliance": 3}
    assert t.at(12) == "alliance 2 warriors, alliance 1 base_fox, alliance 1 sympathy"
    assert (officers(t), t.supply("alliance", "warrior")) == (1, 5)
    assert t.discard == ["anvil", "tax_collector"]


def test_all_revolt_base_already_built(table: type[Table]) -> None:
    """8.4.1.I The only fox base is on the map already."""
    t = table("alliance", "marquise").put("alliance", 1, "base_fox").put("alliance", 12, "sympathy")
    cards = ["anvil", "tax_collector", "armorers"]
    t.board("alliance", supporters=cards).begins("alliance", "birdsong")
    t.refuses("alliance", "revolt in 12", "8.4.1.I")


def test_a_revolt_needs_sympathy_and_two_supporters(table: type[Table]) -> None:
    """8.4.1.I, 8.4.1.II Birds count for any suit; a base there already is in the way."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy").put("alliance", 9, "sympathy")
    t.put("alliance", 2, "sympathy, base_mouse")
    t.board("alliance", supporters=["anvil", "armorers"]).begins("alliance", "birdsong")
    assert t.offers("alliance", "revolt in 12")
    t.refuses("alliance", "revolt in 9", "8.4.1.I")
    t.refuses("alliance", "revolt in 8", "8.4.1.I")
    t.refuses("alliance", "revolt in 2", "8.4.1.I")


def test_one_matching_supporter_is_too_few(table: type[Table]) -> None:
    """8.4.1.II Both must match the clearing."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["anvil", "sword", "cobbler"]).begins("alliance", "birdsong")
    t.refuses("alliance", "revolt in 12", "8.4.1.II")


def test_a_revolt_frees_the_slot_it_needs(table: type[Table]) -> None:
    """8.4.1.III, 2.2.3 Enemy buildings go first: a clearing full of them can revolt."""
    t = table("alliance", "marquise").put("alliance", 8, "sympathy")
    t.put("marquise", 8, "2 sawmills").board("alliance", supporters=["anvil", "tax_collector"])
    t.begins("alliance", "birdsong").says("alliance", "revolt in 8")
    assert t.at(8) == "alliance 1 warrior, alliance 1 base_fox, alliance 1 sympathy"
    assert t.vp == {"alliance": 2}


def test_a_slot_that_stays_full_stops_a_revolt(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """8.4.1.III, G.8 A building that is no enemy piece stays, and so no base fits."""
    befriended(monkeypatch)
    t = table("alliance", "friends").put("alliance", 1, "sympathy").put("friends", 1, "hut")
    cards = ["anvil", "tax_collector", "cobbler"]
    t.board("alliance", supporters=cards).begins("alliance", "birdsong")
    t.refuses("alliance", "revolt in 1", "8.4.1.III")


def test_a_revolt_removes_the_keep_and_rises_there(table: type[Table]) -> None:
    """8.4.1.III, 6.2.2 Pieces that forbid placing are removed before the base is placed."""
    t = table("alliance", "marquise").freely().put("alliance", 1, "sympathy")
    t.put("marquise", 1, "2 warriors, keep, sawmill")
    t.board("alliance", supporters=["anvil", "tax_collector"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 1")
    assert t.at(1) == "alliance 1 warrior, alliance 1 base_fox, alliance 1 sympathy"
    assert t.vp == {"alliance": 2}


def test_field_hospitals_answer_before_the_base_is_placed(table: type[Table]) -> None:
    """1.5.4, 6.2.3 The Marquise may save her fallen from a revolt."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy")
    t.put("marquise", 12, "3 warriors").put("marquise", 1, "keep").hand("marquise", "foxfolk_steel")
    t.board("alliance", supporters=["anvil", "tax_collector"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 12").says("marquise", "heal with foxfolk_steel")
    assert t.at(1) == "marquise 3 warriors, marquise 1 keep"
    assert t.at(12) == "alliance 1 warrior, alliance 1 base_fox, alliance 1 sympathy"


def test_a_revolt_places_as_many_warriors_as_there_are(table: type[Table]) -> None:
    """1.5.4 With one warrior left it goes to the clearing, and nobody becomes an officer."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy").put("alliance", 6, "sympathy")
    t.put("alliance", 9, "9 warriors")
    t.board("alliance", supporters=["anvil", "tax_collector"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 12")
    assert t.at(12) == "alliance 1 warrior, alliance 1 base_fox, alliance 1 sympathy"
    assert officers(t) == 0


def test_which_supporters_are_spent_is_a_choice(table: type[Table]) -> None:
    """8.2.3, 2.1.1 One card after another where fox cards and birds would do."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["anvil", "tax_collector", "armorers", "sword"])
    t.begins("alliance", "birdsong").says("alliance", "revolt in 12")
    t.refuses("alliance", "spend sword", "8.2.3")
    t.says("alliance", "spend armorers", "spend anvil")
    assert supporters(t) == ["sword", "tax_collector"]


def test_revolts_come_before_sympathy_spreads(table: type[Table]) -> None:
    """8.4 The first step is over once sympathy has spread."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["anvil", "tax_collector", "cobbler", "sword"])
    t.begins("alliance", "birdsong").says("alliance", "spread to 4")
    t.refuses("alliance", "revolt in 12", "1.4.2")
    t.says("alliance", t.options("alliance")[0])
    t.refuses("alliance", "revolt in 12", "8.4")


def test_all_spread_adjacent(table: type[Table]) -> None:
    """8.2.5.I, 8.4.2.I Sympathy spreads to clearings next to sympathetic ones."""
    t = table("alliance", "marquise").put("alliance", 2, "sympathy")
    t.board("alliance", supporters=["anvil", "cobbler", "sword"]).begins("alliance", "birdsong")
    t.refuses("alliance", "spread to 9", "8.4.2.I")
    t.refuses("alliance", "spread to 2", "8.2.5.I")
    assert t.options("alliance") == ["spread to 5", "spread to 6", "spread to 10", "pass"]


def test_all_spread_first_anywhere(table: type[Table]) -> None:
    """8.4.2.I With no sympathy on the map any clearing will do; the first space lists 0."""
    t = table("alliance", "marquise").board("alliance", supporters=["sword"])
    t.begins("alliance", "birdsong")
    assert t.options("alliance") == [f"spread to {n}" for n in (2, 7, 9, 11)] + ["pass"]
    t.says("alliance", "spread to 9")
    assert t.at(9) == "alliance 1 sympathy"
    assert t.vp == {}


def test_all_martial_law_two_enemies(table: type[Table]) -> None:
    """8.4.2.II.a Two warriors each of two players are no three of one."""
    t = table("alliance", "marquise", "eyrie").board("alliance", supporters=["cobbler"])
    t.put("marquise", 5, "2 warriors").put("eyrie", 5, "2 warriors")
    t.put("marquise", 10, "3 warriors").begins("alliance", "birdsong")
    t.refuses("alliance", "spread to 10", "8.4.2.II.a")
    t.says("alliance", "spread to 5")
    assert "alliance 1 sympathy" in t.at(5)
    assert supporters(t) == []


def test_the_fifth_token_costs_two_and_scores_two(table: type[Table]) -> None:
    """8.4.2.II, 8.4.2.III Cost and points stand on the track."""
    t = table("alliance", "marquise")
    for place in (1, 2, 9, 12):
        t.put("alliance", place, "sympathy")
    t.board("alliance", supporters=["2 cobbler", "anvil"]).begins("alliance", "birdsong")
    t.refuses("alliance", "spread to 6", "8.4.2.II")
    t.says("alliance", "spread to 4", "spend cobbler", "spend cobbler")
    assert t.vp == {"alliance": 2}
    assert supporters(t) == ["anvil"]


def test_the_keep_keeps_sympathy_out(table: type[Table]) -> None:
    """6.2.2, 1.1.2 Only the Marquise places pieces beside the keep."""
    t = table("alliance", "marquise").put("marquise", 1, "keep")
    t.board("alliance", supporters=["anvil"]).begins("alliance", "birdsong")
    t.refuses("alliance", "spread to 1", "6.2.2")
    assert t.offers("alliance", "spread to 6")


def test_supporters_that_pay_for_nothing_are_asked_all_the_same(table: type[Table]) -> None:
    """8.2.3 The supporters are a secret, so passing is asked too."""
    t = table("alliance", "marquise").put("alliance", 1, "sympathy")
    t.board("alliance", supporters=["anvil"]).begins("marquise", "evening")
    t.says("alliance", "pass")
    assert supporters(t) == ["anvil"]


def test_payment_without_a_choice_is_asked_all_the_same(table: type[Table]) -> None:
    """8.2.3 Unasked payment would tell that the rest of the stack does not match."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["anvil", "foxfolk_steel", "sword"])
    t.begins("alliance", "birdsong").says("alliance", "revolt in 12")
    assert t.options("alliance") == ["spend foxfolk_steel", "spend anvil"]
    t.says("alliance", "spend foxfolk_steel", "spend anvil")
    assert supporters(t) == ["sword"]


def test_a_whole_stack_is_spent_unasked(table: type[Table]) -> None:
    """8.2.3 Everybody can count a stack: when all of it is due there is nothing to choose."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["anvil", "armorers"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 12")
    assert supporters(t) == []
    assert t.discard == ["anvil", "armorers"]


def test_a_computer_player_looks_past_a_shuffle_that_is_asked_openly(table: type[Table]) -> None:
    """2.1 The last supporter is spent, and the draw that follows empties the deck."""
    t = table("alliance", "marquise").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["cobbler"]).begins("alliance", "birdsong")
    g = t.game
    g.discard, g.deck = g.deck[:-1], g.deck[-1:]
    assert t.offers("alliance", "spread to 4")
    assert t.offers("alliance", str(ask(make_player("greedy", 0, 1), g)))
