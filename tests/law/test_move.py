"""4.2 Move: rule of one end, adjacency, and what arrival sets off."""

from __future__ import annotations

from kit import Table
from undergrowth.law.moving.move import Move


def test_mov_rule_origin(table: type[Table]) -> None:
    """4.2.1 Ruling the origin is enough."""
    t = table("marquise", "alliance")
    t.put("marquise", 5, "3 warriors").put("alliance", 2, "2 warriors")
    t.does(Move(0)).says("marquise", "to 2", "take 1")
    assert t.at(5) == "marquise 2 warriors"
    assert t.at(2) == "marquise 1 warrior, alliance 2 warriors"
    assert t.done()


def test_mov_rule_destination(table: type[Table]) -> None:
    """4.2.1 Ruling the destination is enough."""
    t = table("marquise", "alliance")
    t.put("marquise", 2, "1 warrior").put("alliance", 2, "2 warriors").put(
        "marquise", 5, "2 warriors"
    )
    t.does(Move(0)).says("marquise", "from 2")
    assert t.at(5) == "marquise 3 warriors"


def test_mov_at_least_one(table: type[Table]) -> None:
    """4.2 A move takes more than zero pieces."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "3 warriors")
    t.does(Move(0)).says("marquise", "to 1")
    t.refuses("marquise", "take 0", "4.2")
    t.refuses("marquise", "take 4", "4.2")


def test_mov_one_destination(table: type[Table]) -> None:
    """4.2 One move goes to one clearing: after choosing it, no other is asked for."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "4 warriors")
    t.does(Move(0)).says("marquise", "to 1", "take 2")
    assert t.at(1) == "marquise 2 warriors"
    assert t.at(5) == "marquise 2 warriors"
    assert t.done()


def test_mov_eyrie_tie_is_rule(table: type[Table]) -> None:
    """7.2.2, 4.2.1 A tie the Eyrie share in is theirs."""
    t = table("eyrie", "marquise")
    t.put("eyrie", 5, "2 warriors").put("marquise", 5, "2 warriors").put(
        "marquise", 1, "3 warriors"
    )
    t.does(Move(0)).says("eyrie", "to 1", "take 1")
    assert t.at(1) == "eyrie 1 warrior, marquise 3 warriors"


def test_mov_eyrie_tie_on_nothing(table: type[Table]) -> None:
    """7.2.2 In an empty clearing there is no tie to win."""
    t = table("eyrie", "marquise").put("marquise", 9, "1 warrior").begins("marquise", "daylight")
    assert t.rules(8) == ""


def test_a_move_goes_along_a_path(table: type[Table]) -> None:
    """4.2, 2.3 Rivers are no paths; a clearing without a path between is out of reach."""
    t = table("marquise", "eyrie")
    t.put("marquise", 4, "3 warriors")
    t.does(Move(0))
    t.refuses("marquise", "to 7", "4.2")
    t.refuses("marquise", "to f7", "9.2.10")


def test_mov_outrage_one_card_per_move(table: type[Table]) -> None:
    """8.2.6 One move into a sympathetic clearing costs one card, however many warriors moved."""
    t = table("marquise", "alliance")
    t.put("marquise", 5, "4 warriors").put("alliance", 2, "sympathy")
    t.hand("marquise", "sword", "codebreakers")
    t.does(Move(0)).says("marquise", "to 2", "take 4", "appease with sword")
    assert t.holds("marquise") == ["codebreakers"]
    assert len(t.game.boards[1].hidden()[0]) == 1
    assert t.done()


def test_mov_outrage_no_card(table: type[Table]) -> None:
    """8.2.6 Without a matching card the hand is shown to the Alliance, which draws a supporter."""
    t = table("marquise", "alliance", "eyrie")
    t.put("marquise", 5, "1 warrior").put("alliance", 2, "sympathy")
    t.hand("marquise", "cobbler", "bake_sale").also(deck_top=["anvil"])
    t.does(Move(0)).says("marquise", "to 2")
    assert t.holds("marquise") == ["bake_sale", "cobbler"]
    view = t.game.observe(t.seat("alliance"))["seats"]
    assert isinstance(view, list)
    assert sorted(view[0]["known"]) == ["bake_sale", "cobbler"]
    hidden = t.game.observe(t.seat("eyrie"))["seats"]
    assert isinstance(hidden, list)
    assert hidden[0]["known"] == []
    assert len(t.game.boards[1].hidden()[0]) == 1


def test_a_place_is_no_origin_without_warriors(table: type[Table]) -> None:
    """4.2 The lack of warriors is named before rule (4.2.1)."""
    t = table("marquise", "eyrie").put("marquise", 5, "warrior").put("marquise", 12, "warrior")
    t.put("eyrie", 9, "2 warriors").does(Move(0))
    for place in ("9", "f1"):
        wanted = f"why-there_no_warrior: place place:{place}"
        assert t.reason("marquise", f"from {place}") == wanted
        t.refuses("marquise", f"from {place}", "4.2)")


def test_ruling_neither_end_is_the_reason(table: type[Table]) -> None:
    """4.2.1 Beside 12 two places are theirs; of the third they rule neither end."""
    t = table("marquise", "eyrie").put("marquise", 12, "2 warriors").put("eyrie", 12, "3 warriors")
    for place in (4, 7):
        t.put("marquise", place, "2 warriors")
    t.does(Move(0)).says("marquise", "from 12")
    assert t.options("marquise") == ["to 4", "to 7"]
    t.refuses("marquise", "to 9", "4.2.1")
    assert "neither" in t.game.why_not(0, "to 9")
