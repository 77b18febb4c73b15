"""Elder Treetop: a slot more, and a point more for emptying it."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import BadPosition
from undergrowth.table.book import book


def treetop(t: Table) -> Table:
    """Elder Treetop in clearing 1, which has one slot of its own."""
    return t.landmark("elder_treetop", 1)


def test_its_clearing_has_a_slot_more(table: type[Table]) -> None:
    """2.2.3 Two buildings fit where one slot is printed."""
    t = treetop(table("marquise", "eyrie")).put("marquise", 1, "sawmill, workshop")
    t.begins("marquise", "daylight")
    assert t.game.slots[1] == 0
    assert book(t.game).landmarks[0].write_board(t.game)["holds"], "one of them stands in its slot"


def test_the_builder_chooses_the_slot(table: type[Table]) -> None:
    """2.2.3 Both are open."""
    t = treetop(table("marquise", "eyrie")).put("marquise", 1, "3 warriors, 3 wood")
    t.begins("marquise", "daylight").says("marquise", "build", "raise sawmill")
    assert t.options("marquise") == ["below", "treetop"]
    t.says("marquise", "treetop")
    assert book(t.game).landmarks[0].write_board(t.game) == {"holds": "marquise_de_cat sawmill"}


def test_the_last_slot_is_no_choice(table: type[Table]) -> None:
    """2.2.3 One below is full: the Treetop's is taken without a question."""
    t = treetop(table("marquise", "eyrie")).put("marquise", 1, "3 warriors, 3 wood, workshop")
    t.begins("marquise", "daylight").says("marquise", "build", "raise sawmill")
    assert t.asked() == "marquise.daylight"
    assert book(t.game).landmarks[0].write_board(t.game) == {"holds": "marquise_de_cat sawmill"}


def test_once_it_is_full_the_next_goes_below(table: type[Table]) -> None:
    """2.2.3 Buildings stay where they are placed."""
    t = table("marquise", "eyrie").landmark("elder_treetop", 1, holds="marquise sawmill")
    t.put("marquise", 1, "3 warriors, 3 wood, sawmill").begins("marquise", "daylight")
    t.says("marquise", "build", "raise workshop")
    assert t.asked() == "marquise.daylight"
    assert book(t.game).landmarks[0].write_board(t.game) == {"holds": "marquise_de_cat sawmill"}


def test_removing_what_it_holds_scores_a_point_more(table: type[Table]) -> None:
    """3.2.1 Two in all, in battle."""
    t = table("eyrie", "marquise").landmark("elder_treetop", 1, holds="marquise sawmill")
    t.put("marquise", 1, "sawmill").put("eyrie", 1, "2 warriors")
    t.battle("eyrie", against="marquise", at=1).rolls(0, 0)
    assert t.vp == {"eyrie": 2}
    assert book(t.game).landmarks[0].write_board(t.game) == {}


def test_the_other_slot_scores_as_ever(table: type[Table]) -> None:
    """4.3.6, 3.2.1 A player who takes a hit loses a like building in the other slot first."""
    t = table("eyrie", "marquise").landmark("elder_treetop", 1, holds="marquise sawmill")
    t.put("marquise", 1, "2 sawmills").put("eyrie", 1, "2 warriors")
    t.battle("eyrie", against="marquise", at=1).rolls(0, 0)
    assert t.vp == {"eyrie": 1}
    assert book(t.game).landmarks[0].write_board(t.game) == {"holds": "marquise_de_cat sawmill"}


def test_both_at_once(table: type[Table]) -> None:
    """3.2.1 Two points for the buildings and one more for the slot."""
    t = table("eyrie", "marquise").landmark("elder_treetop", 1, holds="marquise sawmill")
    t.put("marquise", 1, "2 sawmills").put("eyrie", 1, "2 warriors")
    t.battle("eyrie", against="marquise", at=1).rolls(1, 0)
    assert t.vp == {"eyrie": 3}


def test_an_empty_slot_scores_nothing(table: type[Table]) -> None:
    """3.2.1 The building stood in the other one."""
    t = treetop(table("eyrie", "marquise")).put("marquise", 1, "sawmill")
    t.put("eyrie", 1, "2 warriors").battle("eyrie", against="marquise", at=1).rolls(0, 0)
    assert t.vp == {"eyrie": 1}


def test_a_revolt_empties_it(table: type[Table]) -> None:
    """8.4.1.III, 3.2.1 Outside battle, too; the base may take its place."""
    t = table("alliance", "marquise").landmark("elder_treetop", 1, holds="marquise sawmill")
    t.put("marquise", 1, "sawmill, workshop").put("alliance", 1, "sympathy")
    t.board("alliance", supporters=["anvil", "tax_collector"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 1")
    assert t.vp == {"alliance": 3}
    assert t.options("alliance") == ["below", "treetop"]
    t.says("alliance", "treetop")
    assert book(t.game).landmarks[0].write_board(t.game) == {"holds": "woodland_alliance base_fox"}


def test_its_slot_holds_no_token(table: type[Table]) -> None:
    """2.2.3 Wood lies beside the slots."""
    t = table("marquise", "eyrie").landmark("elder_treetop", 1, holds="marquise wood")
    t.put("marquise", 1, "wood, sawmill")
    with pytest.raises(BadPosition, match="a building in its clearing"):
        t.begins("marquise", "daylight")
