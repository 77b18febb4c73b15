"""Cobbler: a move at the start of Evening."""

from __future__ import annotations

from kit import Table


def test_a_move_before_everything_else_in_evening(table: type[Table]) -> None:
    """1.4.1, 4.2 One ordinary move, before the draw."""
    t = table("marquise", "eyrie").play("marquise", "cobbler").put("marquise", 5, "2 warriors")
    t.begins("marquise", "evening")
    assert t.options("marquise") == ["use cobbler", "pass"]
    t.says("marquise", "use cobbler", "to 1", "take 1")
    assert t.at(5) == t.at(1) == "marquise 1 warrior"
    assert len(t.holds("marquise")) == 1


def test_it_is_optional(table: type[Table]) -> None:
    """1.4.1 Passing goes on to the draw."""
    t = table("marquise", "eyrie").play("marquise", "cobbler").put("marquise", 5, "2 warriors")
    t.begins("marquise", "evening").says("marquise", "pass")
    assert t.at(5) == "marquise 2 warriors"
    assert len(t.holds("marquise")) == 1


def test_the_move_keeps_to_the_rules(table: type[Table]) -> None:
    """4.2.1 Its owner must rule one end."""
    t = table("marquise", "eyrie").play("marquise", "cobbler")
    t.put("marquise", 1, "1 warrior").put("eyrie", 1, "2 warriors").put("eyrie", 5, "1 warrior")
    t.put("marquise", 9, "2 warriors").put("marquise", 10, "2 warriors")
    t.begins("marquise", "evening").says("marquise", "use cobbler", "from 1")
    t.refuses("marquise", "to 5", "4.2.1")
    t.says("marquise", "to 10")
    assert t.at(10) == "marquise 3 warriors"


def test_without_a_move_it_is_not_offered(table: type[Table]) -> None:
    """4.2 Never an offer that cannot be carried out."""
    t = table("marquise", "eyrie").play("marquise", "cobbler").put("eyrie", 3, "roost, 1 warrior")
    t.hand("eyrie", "anvil").begins("marquise", "evening")
    assert len(t.holds("marquise")) == 1


def test_not_in_daylight(table: type[Table]) -> None:
    """1.4.1 It waits for Evening."""
    t = table("marquise", "eyrie").play("marquise", "cobbler").put("marquise", 5, "2 warriors")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "use cobbler", "1.4.1")


def test_the_vagabond_needs_no_boot(table: type[Table]) -> None:
    """1.1.1, 9.5.1 The card gives the move, so nothing is exhausted for it."""
    t = table("vagabond", "marquise").play("vagabond", "cobbler").put("vagabond", 5, "pawn")
    t.board("vagabond", items=["torch"]).begins("vagabond", "evening")
    t.says("vagabond", "use cobbler", "to 2")
    assert t.at(2) == "vagabond 1 pawn"


def test_whether_the_jailor_could_move_is_a_secret(table: type[Table]) -> None:
    """V.12.2, 1.2.1 Only a card would take him into a Hostile clearing: he is asked in any case."""
    for card, asked in (("sword", ["vagabond: pass"]), ("cobbler", [])):
        t = table("vagabond", "marquise").play("vagabond", "cobbler").put("vagabond", 5, "pawn")
        t.put("marquise", 1, "2 warriors").put("marquise", 2, "1 warrior")
        t.board("vagabond", character="jailor", items=["torch"])
        t.board("vagabond", relationships={"marquise_de_cat": "hostile"}).hand("vagabond", card)
        t.begins("vagabond", "evening")
        assert t.game.answers == asked  # these tables pass where that is all there is
        assert t.offers("vagabond", "use cobbler") == (not asked)
