"""Mice-in-a-Bush: a hit when others would spring an ambush."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def fight(t: Table, *cards: str, marquise: str = "3 warriors") -> Table:
    """The Marquise attacks the Eyrie in clearing 9."""
    t.put("marquise", 9, marquise).put("eyrie", 9, "1 warrior")
    t.play("eyrie", "mice_in_a_bush").hand("eyrie", *cards)
    return t.battle("marquise", against="eyrie", at=9)


def test_a_hit_for_the_card_itself(table: type[Table]) -> None:
    """4.3.1 Before the roll, whatever the clearing."""
    t = fight(table("marquise", "eyrie", deck=DECK))
    assert t.options("eyrie") == ["use mice_in_a_bush", "pass"]
    t.says("eyrie", "use mice_in_a_bush")
    assert t.at(9) == "marquise 2 warriors, eyrie 1 warrior"
    assert t.discard == ["mice_in_a_bush"]
    assert t.asked() == "battle.roll"


def test_a_hit_for_a_matching_card(table: type[Table]) -> None:
    """G.31 The mice stay."""
    t = fight(table("marquise", "eyrie", deck=DECK), "sword", "anvil")
    t.says("eyrie", "use mice_in_a_bush")
    t.refuses("eyrie", "spend anvil", "2.1.1")
    t.says("eyrie", "spend sword")
    assert t.in_play("eyrie") == ["mice_in_a_bush"]
    assert t.asked() == "battle.roll"


def test_the_battle_may_end_there(table: type[Table]) -> None:
    """4.3.1.II With no attacker left there is no roll."""
    t = fight(table("marquise", "eyrie", deck=DECK), marquise="1 warrior")
    t.says("eyrie", "use mice_in_a_bush")
    assert t.at(9) == "eyrie 1 warrior"
    assert t.done()


def test_beside_an_ambush(table: type[Table]) -> None:
    """4.3.1 It is no ambush card: both may be used, and foiling one leaves the other."""
    t = fight(table("marquise", "eyrie", deck=DECK).hand("marquise", "ambush_bird"), "ambush_mouse")
    t.says("eyrie", "play ambush_mouse").says("marquise", "play ambush_bird")
    t.says("eyrie", "use mice_in_a_bush")
    assert t.at(9) == "marquise 2 warriors, eyrie 1 warrior"


def test_field_hospitals_answer_it(table: type[Table]) -> None:
    """6.2.3 A warrior saved into the clearing of battle goes on attacking."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 9, "keep").hand("marquise", "sword")
    t = fight(t, marquise="1 warrior").says("eyrie", "use mice_in_a_bush")
    t.says("marquise", "heal with sword")
    assert t.at(9) == "marquise 1 warrior, marquise 1 keep, eyrie 1 warrior"
    assert t.asked() == "battle.roll"


def test_not_for_the_attacker(table: type[Table]) -> None:
    """4.3.1 Only who is attacked."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "mice_in_a_bush")
    t.put("eyrie", 9, "1 warrior").put("marquise", 9, "1 warrior")
    t.battle("eyrie", against="marquise", at=9)
    assert t.asked() == "battle.roll"
    t.rolls(0, 0)
    assert t.done()
