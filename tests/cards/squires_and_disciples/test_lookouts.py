"""Lookouts: a warrior for the defence."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def fight(t: Table, *cards: str) -> Table:
    """The Marquise attacks the Eyrie in clearing 9."""
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior")
    t.play("eyrie", "lookouts").hand("eyrie", *cards)
    return t.battle("marquise", against="eyrie", at=9)


def test_a_warrior_comes_and_the_card_goes_back(table: type[Table]) -> None:
    """4.3.2 Compulsory; with an empty hand nothing can be paid."""
    t = fight(table("marquise", "eyrie", deck=DECK))
    assert t.at(9) == "marquise 3 warriors, eyrie 2 warriors"
    assert t.holds("eyrie") == ["lookouts"]
    t.rolls(2, 2)
    assert t.at(9) == "marquise 1 warrior"


def test_a_matching_card_keeps_it(table: type[Table]) -> None:
    """G.31, 2.1.1 The defender may pay instead."""
    t = fight(table("marquise", "eyrie", deck=DECK), "sword")
    t.says("eyrie", "spend sword")
    assert t.in_play("eyrie") == ["lookouts"]
    assert t.asked() == "battle.roll"


def test_nothing_without_a_warrior(table: type[Table]) -> None:
    """1.5.4 With an empty supply nothing happens, and nothing is paid."""
    t = table("marquise", "eyrie", deck=DECK).put("eyrie", 1, "19 warriors")
    t = fight(t, "sword")
    assert t.asked() == "battle.roll"
    assert t.in_play("eyrie") == ["lookouts"]


def test_the_keep_forbids_it(table: type[Table]) -> None:
    """6.2.2 Nobody else places pieces in the keep's clearing."""
    t = fight(table("marquise", "eyrie", deck=DECK).put("marquise", 9, "keep"))
    assert t.asked() == "battle.roll"
    assert t.in_play("eyrie") == ["lookouts"]


def test_not_for_the_attacker(table: type[Table]) -> None:
    """4.3.2 Only who is attacked."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "lookouts")
    t.put("eyrie", 9, "1 warrior").put("marquise", 9, "1 warrior")
    t.battle("eyrie", against="marquise", at=9)
    assert t.asked() == "battle.roll"
