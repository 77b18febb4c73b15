"""H Sunny Advocates: enemy warriors are replaced by their controller's, suit by suit."""

from __future__ import annotations

from kit import Table
from undergrowth.law.hirelings.control import TakeControl

ME = "sunny_advocates"
SUITS = {1: "fox", 2: "fox", 5: "rabbit", 9: "mouse"}


def hired(t: Table) -> Table:
    """The Marquise controls the Advocates."""
    return t.also(hirelings=[ME], **{ME: {"controller": "marquise_de_cat", "markers": 2}})


def test_a_warrior_in_each_clearing_of_a_suit(table: type[Table]) -> None:
    """H.2.4, G.23 One enemy warrior where each Advocate stands; then one more Advocate."""
    t = hired(table("marquise", "eyrie", suits=SUITS)).put("marquise", 9, "1 warrior")
    for place in (1, 2, 5):
        t.put(ME, place, "1 advocate").put("eyrie", place, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}")
    assert {"plead in fox", "plead in rabbit", "plead in mouse"} == set(t.options("marquise"))
    t.says("marquise", "plead in fox", "persuade 2 eyrie_dynasties warrior")
    assert t.at(1) == t.at(2) == "marquise 1 warrior, eyrie 1 warrior, sunny_advocates 1 advocate"
    assert t.at(5) == "eyrie 2 warriors, sunny_advocates 1 advocate"
    assert t.at(9) == "marquise 1 warrior, sunny_advocates 1 advocate"
    assert t.vp == {}


def test_whose_warrior_their_controller_says(table: type[Table]) -> None:
    """H.2.4 One of several enemies there; the controller's own are none."""
    t = hired(table("marquise", "eyrie", "alliance", suits=SUITS)).put(ME, 1, "1 advocate")
    t.put("eyrie", 1, "1 warrior").put("alliance", 1, "1 warrior").put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}", "plead in fox")
    assert t.options("marquise") == [
        "persuade 1 eyrie_dynasties warrior",
        "persuade 1 woodland_alliance warrior",
    ]
    t.refuses("marquise", "persuade 2 eyrie_dynasties warrior", "H.2.4")


def test_nothing_is_asked_where_nobody_can_be_replaced(table: type[Table]) -> None:
    """G.23 Both halves must be possible: there is no enemy warrior with an Advocate."""
    t = hired(table("marquise", "eyrie", suits=SUITS)).put(ME, 1, "1 advocate")
    t.put("marquise", 5, "1 warrior").put("marquise", 9, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}")
    assert t.options("marquise") == ["post in 5", "post in 9"]


def test_at_the_keep_only_for_the_marquise(table: type[Table]) -> None:
    """G.23, 6.2.2 Others cannot place warriors beside the keep; she can."""
    t = hired(table("marquise", "eyrie", suits=SUITS)).put(ME, 1, "1 advocate")
    t.put("marquise", 1, "keep").put("eyrie", 1, "1 warrior").put("marquise", 9, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}", "plead in fox")
    assert t.at(1) == "marquise 1 warrior, marquise 1 keep, sunny_advocates 1 advocate"
    other = table("marquise", "eyrie", suits=SUITS).put(ME, 1, "1 advocate")
    other.also(hirelings=[ME], **{ME: {"controller": "eyrie_dynasties", "markers": 2}})
    other.put("marquise", 1, "keep, 1 warrior").put("eyrie", 9, "roost")
    other.board("eyrie", leader="despot").begins("eyrie", "daylight")
    other.says("eyrie", f"employ {ME}")
    assert other.at(9) == "eyrie 1 roost, sunny_advocates 1 advocate"
    assert other.at(1) == "marquise 1 warrior, marquise 1 keep, sunny_advocates 1 advocate"


def test_a_vagabond_has_no_warrior_to_send(table: type[Table]) -> None:
    """G.23 He places an Advocate, and nothing is replaced."""
    t = table("vagabond", "eyrie", suits=SUITS).put(ME, 1, "1 advocate")
    t.also(hirelings=[ME], **{ME: {"controller": "vagabond", "markers": 2}})
    t.put("eyrie", 1, "1 warrior").put("vagabond", 5, "pawn").board("vagabond", items=["torch"])
    t.begins("vagabond", "daylight").says("vagabond", f"employ {ME}")
    assert t.at(5) == "vagabond 1 pawn, sunny_advocates 1 advocate"
    assert t.at(1) == "eyrie 1 warrior, sunny_advocates 1 advocate"


def test_when_hired_one_comes_if_none_is_there(table: type[Table]) -> None:
    """H.2.1 Anywhere."""
    t = table("marquise", "eyrie").also(hirelings=[ME]).does(TakeControl(0, 2))
    t.chance("control face 1").says("marquise", "post in 5")
    assert t.at(5) == "sunny_advocates 1 advocate"
