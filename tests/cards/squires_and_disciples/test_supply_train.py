"""Supply Train: another move right after a move."""

from __future__ import annotations

from kit import Table
from undergrowth.law.moving.move import Move

DECK = "squires_and_disciples"


def train(t: Table) -> Table:
    """Marquise warriors in 5 and 9."""
    t.put("marquise", 5, "4 warriors").put("marquise", 9, "1 warrior")
    return t.play("marquise", "supply_train").begins("marquise", "daylight")


def test_within_a_march(table: type[Table]) -> None:
    """1.4.2 The extra move comes between the two moves of a march."""
    t = train(table("marquise", "eyrie", deck=DECK))
    t.says("marquise", "march", "from 5", "to 1", "take 3")
    assert t.options("marquise") == ["use supply_train", "pass"]
    t.says("marquise", "use supply_train")
    assert t.holds("marquise") == ["supply_train"]
    assert t.options("marquise") == ["from 1", "from 5", "from 9"]
    t.says("marquise", "from 1", "to 10", "take 2")
    assert t.at(10) == "marquise 2 warriors"
    assert t.asked() == "move.origin"  # the second move of the march
    t.says("marquise", "from 10", "to 12", "take 2")
    assert t.at(12) == "marquise 2 warriors"
    assert t.asked() == "marquise.daylight"


def test_it_begins_or_ends_where_the_move_ended(table: type[Table]) -> None:
    """4.2 From elsewhere it leads only into that clearing."""
    t = train(table("marquise", "eyrie", deck=DECK))
    t.says("marquise", "march", "from 5", "to 1", "take 3", "use supply_train", "from 9")
    assert t.at(1) == "marquise 4 warriors"
    assert t.at(9) == ""
    assert t.asked() == "move.origin"


def test_it_is_optional(table: type[Table]) -> None:
    """1.4.2 And offered again after the next move."""
    t = train(table("marquise", "eyrie", deck=DECK))
    t.says("marquise", "march", "from 5", "to 1", "take 3", "pass", "from 1", "to 5", "take 1")
    assert t.options("marquise") == ["use supply_train", "pass"]
    t.says("marquise", "pass")
    assert t.asked() == "marquise.daylight"
    t.refuses("marquise", "use supply_train", "1.4.2")


def test_it_may_be_crafted_and_used_again(table: type[Table]) -> None:
    """4.1.3 One use, then it is a card in hand like any other."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 6, "1 workshop, 3 warriors")
    t.play("marquise", "supply_train", "fox_squires").begins("marquise", "daylight")
    t.says("marquise", "use fox_squires", "to 2", "take 1", "use supply_train")
    t.says("marquise", "from 6", "take 1")
    assert t.at(2) == "marquise 2 warriors"
    t.says("marquise", "craft supply_train", "march", "from 6", "to 3")
    assert t.offers("marquise", "use supply_train")


def test_outrage_comes_first(table: type[Table]) -> None:
    """8.2.6, 1.4.2 Outrage for the move is resolved before the extra move."""
    t = table("marquise", "alliance", deck=DECK).play("marquise", "supply_train")
    t.put("marquise", 5, "3 warriors").put("alliance", 1, "sympathy").hand("marquise", "anvil")
    t.begins("marquise", "daylight").says("marquise", "march", "to 1", "take 1")
    assert t.asked() == "alliance.outrage"
    t.says("marquise", "appease with anvil", "use supply_train", "from 5", "take 1")
    assert t.at(1) == "marquise 2 warriors, alliance 1 sympathy"


def test_not_on_another_turn(table: type[Table]) -> None:
    """1.4.2 Only moves of one's own turn."""
    t = table("eyrie", "marquise", deck=DECK).put("marquise", 5, "2 warriors")
    t.put("eyrie", 9, "2 warriors").play("marquise", "supply_train")
    t.does(Move(t.doc["seats"].index("marquise")), turn="eyrie").says("marquise", "to 1", "take 1")
    assert t.done()


def test_the_vagabond_moves_on(table: type[Table]) -> None:
    """9.5.1 His pawn moves again without a boot."""
    t = table("vagabond", "marquise", deck=DECK).put("vagabond", 5, "pawn")
    t.board("vagabond", items=["boot"]).play("vagabond", "supply_train")
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 1", "use supply_train", "to 9")
    assert t.at(9) == "vagabond 1 pawn"


def test_whether_the_jailor_could_move_on_is_a_secret(table: type[Table]) -> None:
    """V.12.2, 1.2.1 Only a card would take him into a Hostile clearing: he is asked in any case."""
    for card, could in (("anvil", True), ("sword", False)):
        t = table("vagabond", "marquise", deck=DECK).play("vagabond", "supply_train")
        t.put("vagabond", 5, "pawn")
        for place in (5, 9, 10):
            t.put("marquise", place, "1 warrior")
        t.board("vagabond", character="jailor", items=["boot"])
        t.board("vagabond", relationships={"marquise_de_cat": "hostile"}).hand("vagabond", card)
        t.begins("vagabond", "daylight").says("vagabond", "travel")
        before = len(t.game.answers or [])
        t.says("vagabond", "to 1", "exhaust boot")
        assert t.offers("vagabond", "use supply_train") == could
        passed = (t.game.answers or [])[before + 2 :]  # tables pass where that is all there is
        assert passed.count("vagabond: pass") == (0 if could else 2), "the second ends his Daylight"
