"""Militias: an enclave takes up arms."""

from __future__ import annotations

from kit import Table
from undergrowth.position import describe, game


def militias(table: type[Table]) -> Table:
    """The Marquise crafts them with a workshop beside an enclave."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.put("marquise", 1, "workshop").put("diaspora", 1, "peaceful_enclave")
    t.put("diaspora", 5, "militant_enclave")
    return t.hand("marquise", "militias")


def test_an_enclave_is_flipped(table: type[Table]) -> None:
    """16.2.1 Any Peaceful one; no warrior comes along, and nobody's fears come to pass."""
    t = militias(table).put("diaspora", 12, "peaceful_enclave").put("marquise", 12, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "craft militias", "call to arms in 1")
    assert t.at(1) == "marquise 1 workshop, diaspora 1 militant_enclave"
    assert t.at(12) == "marquise 1 warrior, diaspora 1 peaceful_enclave"
    assert t.game.suits[1] == 16, "its clearing is of the frog suit alone"


def test_or_one_is_placed(table: type[Table]) -> None:
    """G.20, 1.5.3 In any clearing without an enclave; it is the Diaspora's."""
    t = militias(table).begins("marquise", "daylight").says("marquise", "craft militias")
    t.refuses("marquise", "call to arms in 5", "16.2.1")
    t.refuses("marquise", "entrench in 1", "16.2.1")
    t.refuses("marquise", "entrench in 5", "16.2.1")
    assert t.options("marquise")[0] == "call to arms in 1"
    assert len(t.options("marquise")) == 11
    t.says("marquise", "entrench in 9")
    assert t.at(9) == "diaspora 1 militant_enclave"
    assert t.supply("diaspora", "militant_enclave") == 12 - 3


def test_cannot_is_absolute(table: type[Table]) -> None:
    """1.1.2, 6.2.2 The Diaspora places no piece beside the keep."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.put("marquise", 3, "keep").put("diaspora", 1, "peaceful_enclave")
    t.hand("diaspora", "militias").begins("diaspora", "birdsong")
    t.says("diaspora", "craft militias")
    t.refuses("diaspora", "entrench in 3", "6.2.2")


def test_the_marquise_places_one_beside_her_keep(table: type[Table]) -> None:
    """6.2.2 The piece may be of any owner: she places it."""
    t = militias(table).put("marquise", 3, "keep").begins("marquise", "daylight")
    t.says("marquise", "craft militias", "entrench in 3")
    assert t.at(3) == "marquise 1 keep, diaspora 1 militant_enclave"
    assert describe(game(describe(t.game))) == describe(t.game)


def test_all_enclaves_are_on_the_map(table: type[Table]) -> None:
    """1.5.4 None is left to place, and none to flip: nothing happens."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    for place in range(1, 13):
        t.put("diaspora", place, "militant_enclave")
    t.put("marquise", 1, "workshop").hand("marquise", "militias").begins("marquise", "daylight")
    t.says("marquise", "craft militias")
    assert t.asked() == "marquise.daylight"
