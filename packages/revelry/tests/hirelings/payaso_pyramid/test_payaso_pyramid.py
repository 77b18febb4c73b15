"""The Payaso Pyramid: few warriors who rule and strike like many."""

from __future__ import annotations

from kit import Table
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.law.pieces.rule import strength
from undergrowth.table.book import book

NAME = "payaso_pyramid"
CATS = "marquise_de_cat"


def hired(t: Table, by: str = CATS) -> Table:
    """The Pyramid, controlled."""
    return t.hired(NAME, by)


def test_one_is_set_up_in_any_clearing(table: type[Table]) -> None:
    """PP.3.1, PP.3.2 The other stays in the supply."""
    t = hired(table("marquise", "eyrie"), "nobody").does(SetUpHirelings(1, [2]))
    assert len(t.options("eyrie")) == 12
    t.says("eyrie", "post in 9")
    assert t.at(9) == f"{NAME} 1 pyramid"
    assert t.game.supply[book(t.game).owner(2).warrior] == 1


def test_each_counts_six_times_towards_rule(table: type[Table]) -> None:
    """PP.4.1, H.3.1 For its controller, or for itself."""
    t = hired(table("marquise", "eyrie")).put(NAME, 5, "1 pyramid").put("eyrie", 5, "5 warriors")
    t.begins("marquise", "daylight")
    assert strength(t.game, 0, 5) == 6
    assert t.rules(5) == "marquise"
    t = hired(table("marquise", "eyrie"), "nobody").put(NAME, 5, "1 pyramid")
    assert t.begins("marquise", "daylight").rules(5) == NAME


def test_rhi_pyramid_hits(table: type[Table]) -> None:
    """PP.4.1 One of them deals three rolled hits; one hit removes it."""
    t = hired(table("marquise", "eyrie")).put(NAME, 5, "1 pyramid").put("eyrie", 5, "3 warriors")
    t.battle(NAME, against="eyrie", at=5).rolls(3, 1)
    assert t.at(5) == ""
    assert t.vp == {}


def test_two_of_them_roll_no_more_than_the_die_shows(table: type[Table]) -> None:
    """PP.4.1, 4.3.3 Defending as attacking."""
    t = hired(table("marquise", "eyrie")).put(NAME, 5, "2 pyramid").put("eyrie", 5, "4 warriors")
    t.freely().battle("eyrie", against=NAME, at=5).rolls(3, 2)
    assert t.at(5) == "eyrie 2 warriors"


def test_the_top_card_says_where_another_comes(table: type[Table]) -> None:
    """PP.5.1 In a matching clearing without one; a bird matches them all."""
    for card, found in (("anvil", [6, 8, 12]), ("sappers", [*range(2, 13)])):
        t = hired(table("marquise", "eyrie")).put(NAME, 1, "1 pyramid").also(deck_top=[card])
        t.begins("marquise", "daylight").says("marquise", f"employ {NAME}", "pile up")
        assert t.options("marquise") == [f"post in {place}" for place in found]
        t.refuses("marquise", "post in 1", "PP.5.1")
        assert t.discard[-1:] == [card]


def test_with_both_on_the_map_the_card_is_discarded_for_nothing(table: type[Table]) -> None:
    """PP.5.1 The step may be left, too."""
    t = hired(table("marquise", "eyrie")).put(NAME, 1, "1 pyramid").put(NAME, 2, "1 pyramid")
    t.begins("marquise", "daylight").says("marquise", f"employ {NAME}")
    assert t.options("marquise") == ["pile up", "pass"]
    before = len(t.game.discard)
    t.says("marquise", "pile up")
    assert len(t.game.discard) == before + 1
    assert not t.offers("marquise", f"employ {NAME}")


def test_it_battles_once_a_daylight(table: type[Table]) -> None:
    """PP.4.2, PP.5.2 In one clearing, as the second step."""
    t = hired(table("marquise", "eyrie")).put(NAME, 1, "1 pyramid").put(NAME, 5, "1 pyramid")
    t.put("eyrie", 1, "3 warriors").put("eyrie", 5, "3 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {NAME}", "pass", "battle in 5")
    t.rolls(2, 0)
    assert t.at(5) == f"eyrie 1 warrior, {NAME} 1 pyramid"
    assert t.at(1) == f"eyrie 3 warriors, {NAME} 1 pyramid"
    assert not t.offers("marquise", f"employ {NAME}")
