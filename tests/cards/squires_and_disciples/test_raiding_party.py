"""Raiding Party: a battle right after a move."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def raiders(t: Table) -> Table:
    """Marquise warriors in 5, the Eyrie in 1."""
    t.put("marquise", 5, "4 warriors").put("eyrie", 1, "1 warrior")
    return t.play("marquise", "raiding_party").begins("marquise", "daylight")


def test_within_a_march(table: type[Table]) -> None:
    """1.4.2, 4.3 The battle comes between the two moves of a march."""
    t = raiders(table("marquise", "eyrie", deck=DECK))
    t.says("marquise", "march", "to 1", "take 3")
    assert t.options("marquise") == ["use raiding_party", "pass"]
    t.says("marquise", "use raiding_party").rolls(1, 0)
    assert t.at(1) == "marquise 3 warriors"
    assert t.holds("marquise") == ["raiding_party"]
    assert t.asked() == "move.origin"


def test_only_where_the_move_ended(table: type[Table]) -> None:
    """4.3 Other battlefields do not count, and an empty clearing is none."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 5, "4 warriors")
    t.put("eyrie", 5, "1 warrior").play("marquise", "raiding_party").begins("marquise", "daylight")
    t.says("marquise", "march", "to 1", "take 2")
    assert t.asked() == "move.origin"
    t.refuses("marquise", "use raiding_party", "1.4.2")


def test_the_defender_is_chosen(table: type[Table]) -> None:
    """4.3 Any enemy there."""
    t = table("marquise", "eyrie", "alliance", deck=DECK).put("marquise", 5, "4 warriors")
    t.put("eyrie", 1, "1 warrior").put("alliance", 1, "1 warrior").play("marquise", "raiding_party")
    t.begins("marquise", "daylight").says("marquise", "march", "to 1", "take 3")
    t.says("marquise", "use raiding_party")
    assert t.options("marquise") == ["against eyrie_dynasties", "against woodland_alliance"]


def test_both_interruptions_after_one_move(table: type[Table]) -> None:
    """1.4.2 One after the other, in the order the mover likes."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 5, "4 warriors")
    t.put("eyrie", 1, "1 warrior").play("marquise", "raiding_party", "supply_train")
    t.begins("marquise", "daylight").says("marquise", "march", "to 1", "take 2")
    assert t.options("marquise") == ["use supply_train", "use raiding_party", "pass"]
    t.says("marquise", "use supply_train", "from 5", "take 2")
    # the extra move ended here too, so the raid is offered after it and, if kept, after the first
    assert t.options("marquise") == ["use raiding_party", "pass"]
    t.says("marquise", "pass", "use raiding_party").rolls(1, 0)
    assert t.at(1) == "marquise 4 warriors"


def test_not_in_the_middle_of_a_battle(table: type[Table]) -> None:
    """1.4.2 A battle is no compound action: a move within it is not followed by another battle."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 9, "1 warrior")
    t.put("marquise", 1, "2 warriors").put("eyrie", 9, "2 warriors")
    t.play("marquise", "tactician", "raiding_party")
    t.battle("marquise", against="eyrie", at=9)
    t.says("marquise", "use tactician", "take 2")
    assert t.asked() == "battle.roll"
