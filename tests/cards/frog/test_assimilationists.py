"""Assimilationists: an enclave goes without a fight, and two players draw."""

from __future__ import annotations

from kit import Table


def assimilationists(table: type[Table]) -> Table:
    """The Marquise rules clearing 1 with an enclave, and stands beside another one."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.put("marquise", 1, "workshop, 2 warriors").put("diaspora", 1, "peaceful_enclave")
    t.put("marquise", 12, "1 warrior").put("diaspora", 12, "peaceful_enclave, 2 warriors")
    t.put("marquise", 6, "1 warrior").put("diaspora", 6, "militant_enclave")
    return t.hand("marquise", "assimilationists")


def test_an_enclave_is_removed_and_both_draw(table: type[Table]) -> None:
    """3.2.1, 16.2.3 A Peaceful one that the crafter rules; removing it scores."""
    t = assimilationists(table).begins("marquise", "daylight")
    t.says("marquise", "craft assimilationists")
    assert t.at(1) == "marquise 2 warriors, marquise 1 workshop"
    assert t.vp == {"marquise": 1}
    assert [len(t.game.hands[seat]) for seat in range(3)] == [1, 1, 0]
    assert t.game.observe(0)["pond"] == ["assimilationists"]


def test_no_fears_come_to_pass(table: type[Table]) -> None:
    """16.2.4, 1.1.1 Elsewhere the enclaves stay Peaceful: the card overrides the rule."""
    t = assimilationists(table).begins("marquise", "daylight")
    t.says("marquise", "craft assimilationists")
    assert t.at(12) == "marquise 1 warrior, diaspora 2 warriors, diaspora 1 peaceful_enclave"


def test_either_may_draw_from_the_pond(table: type[Table]) -> None:
    """16.2.3.I The crafter first; the card itself is discarded after that."""
    t = assimilationists(table).also(pond=["settlers", "companions"])
    t.begins("marquise", "daylight").says("marquise", "craft assimilationists")
    t.says("marquise", "draw from pond").says("diaspora", "draw from pond")
    assert (t.holds("marquise"), t.holds("diaspora")) == (["companions"], ["settlers"])
    assert t.game.observe(0)["pond"] == ["assimilationists"]


def test_which_one_is_asked(table: type[Table]) -> None:
    """2.5 Of those in clearings the crafter rules."""
    t = assimilationists(table).put("marquise", 2, "1 warrior")
    t.put("diaspora", 2, "peaceful_enclave").begins("marquise", "daylight")
    t.says("marquise", "craft assimilationists")
    assert t.options("marquise") == ["assimilate in 1", "assimilate in 2"]
    t.refuses("marquise", "assimilate in 12", "4.1.2")
    t.refuses("marquise", "assimilate in 6", "4.1.2")


def test_without_such_an_enclave_they_draw_all_the_same(table: type[Table]) -> None:
    """1.5.4 As much as can be done."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.put("marquise", 1, "workshop").put("diaspora", 1, "peaceful_enclave, 3 warriors")
    t.hand("marquise", "assimilationists").begins("marquise", "daylight")
    t.says("marquise", "craft assimilationists")
    assert t.vp == {}
    assert [len(t.game.hands[seat]) for seat in range(3)] == [1, 1, 0]


def test_the_diaspora_draws_for_both(table: type[Table]) -> None:
    """G.6, 3.2.1 Crafting it itself it draws two cards, and scores nothing for its own."""
    t = table("diaspora", "marquise", "eyrie").board("eyrie", leader="despot")
    t.put("diaspora", 1, "peaceful_enclave, 1 warrior").hand("diaspora", "assimilationists")
    t.begins("diaspora", "birdsong").says("diaspora", "craft assimilationists")
    assert len(t.game.hands[0]) == 2
    assert t.at(1) == "diaspora 1 warrior"
    assert t.vp == {}
