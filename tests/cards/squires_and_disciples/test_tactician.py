"""Tactician: a move into a battle."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def fight(t: Table) -> Table:
    """The Marquise attacks the Eyrie in clearing 9; both have warriors next to it."""
    t.put("marquise", 9, "1 warrior").put("marquise", 1, "3 warriors")
    return t.put("eyrie", 9, "1 warrior").put("eyrie", 4, "2 warriors")


def test_the_attacker_brings_more(table: type[Table]) -> None:
    """4.3.2, 4.3.3.I Warriors that arrive before the roll count for its maximum."""
    t = fight(table("marquise", "eyrie", deck=DECK)).put("eyrie", 9, "2 warriors")
    t.play("marquise", "tactician").battle("marquise", against="eyrie", at=9)
    assert t.options("marquise") == ["use tactician", "pass"]
    t.says("marquise", "use tactician", "take 2").rolls(3, 0)
    assert t.at(9) == "marquise 3 warriors"
    assert t.holds("marquise") == ["tactician"]
    assert t.done()


def test_the_defender_brings_more(table: type[Table]) -> None:
    """4.3.2 Either side may use it, on anybody's turn."""
    t = fight(table("marquise", "eyrie", deck=DECK)).play("eyrie", "tactician")
    t.battle("marquise", against="eyrie", at=9).says("eyrie", "use tactician", "take 2").rolls(3, 1)
    assert t.at(9) == "eyrie 2 warriors"


def test_the_move_ends_in_the_battle(table: type[Table]) -> None:
    """4.2 Warriors further away do not come, nor do those in the battle leave."""
    t = fight(table("marquise", "eyrie", deck=DECK)).put("marquise", 12, "1 warrior")
    t.put("marquise", 5, "2 warriors").play("marquise", "tactician")
    t.battle("marquise", against="eyrie", at=9).says("marquise", "use tactician")
    assert t.options("marquise") == ["from 1", "from 12"]


def test_not_without_a_move(table: type[Table]) -> None:
    """4.2.1 The move needs rule as always."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 9, "1 warrior")
    t.put("marquise", 1, "1 warrior").put("eyrie", 1, "1 warrior").put("eyrie", 9, "2 warriors")
    t.play("marquise", "tactician").battle("marquise", against="eyrie", at=9)
    assert t.asked() == "battle.roll"


def test_the_vagabond_has_nobody_to_bring(table: type[Table]) -> None:
    """9.2.2 His pawn is in the battle already."""
    t = (
        table("vagabond", "marquise", deck=DECK)
        .put("vagabond", 9, "pawn")
        .put("marquise", 9, "1 warrior")
    )
    t.board("vagabond", items=["sword"]).play("vagabond", "tactician")
    t.battle("vagabond", against="marquise", at=9)
    assert t.asked() == "battle.roll"
