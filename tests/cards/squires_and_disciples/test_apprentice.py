"""Apprentice: a card crafted without crafting pieces."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def apprentice(t: Table, *cards: str) -> Table:
    """The Marquise without a workshop."""
    t.put("marquise", 5, "1 warrior").play("marquise", "apprentice")
    return t.hand("marquise", *cards)


def test_an_item_for_nothing(table: type[Table]) -> None:
    """4.1.2, 3.2.2 The item and its points as always; then the card leaves play."""
    t = apprentice(table("marquise", "eyrie", deck=DECK), "anvil", "lookouts")
    t.begins("marquise", "birdsong")
    assert t.options("marquise") == ["craft anvil", "craft lookouts"]
    t.says("marquise", "craft anvil")
    assert t.crafts("marquise") == {"hammer": 1}
    assert t.vp == {"marquise": 2}
    assert t.discard == ["anvil", "apprentice"]


def test_an_effect_for_nothing(table: type[Table]) -> None:
    """4.1.3 It can be used in the same turn."""
    t = apprentice(table("marquise", "eyrie", deck=DECK), "riversteads")
    t.begins("marquise", "birdsong").says("marquise", "craft riversteads")
    assert len(t.holds("marquise")) == 1  # a compulsory effect of the start of Birdsong
    assert t.discard == ["apprentice", "riversteads"]


def test_what_came_back_is_crafted_and_used_again(table: type[Table]) -> None:
    """4.1.3 No limit is stated for a card that goes back to the hand."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 5, "1 warrior")
    t.play("marquise", "apprentice", "hidden_warrens").begins("marquise", "birdsong")
    t.says("marquise", "use hidden_warrens", "to 4")
    assert t.in_play("marquise") == ["apprentice"]
    t.says("marquise", "craft hidden_warrens", "use hidden_warrens", "to 10")
    assert t.holds("marquise") == ["hidden_warrens"]


def test_what_can_never_be_crafted(table: type[Table]) -> None:
    """2.1.2, 2.1.3, 4.1.2, 4.1.4 The other conditions hold."""
    t = apprentice(table("marquise", "eyrie", deck=DECK), "ambush_fox", "anvil", "sword")
    t.also(items={"sword": 1}).begins("marquise", "birdsong")
    t.refuses("marquise", "craft ambush_fox", "2.1.2")
    t.refuses("marquise", "craft anvil", "4.1.2")
    assert t.options("marquise") == ["craft sword"]


def test_the_hand_is_shown_when_nothing_can_be_crafted(table: type[Table]) -> None:
    """G.29 Everybody sees it, and the card stays for the next turn."""
    t = apprentice(table("marquise", "eyrie", "alliance", deck=DECK), "ambush_fox", "dominance_fox")
    t.begins("marquise", "birdsong")
    assert t.in_play("marquise") == ["apprentice"]
    assert t.asked() == "marquise.daylight"
    assert sorted(t.game.seen[t.seat("eyrie") * 3]) == sorted(t.game.hands[0])
    assert sorted(t.game.seen[t.seat("alliance") * 3]) == sorted(t.game.hands[0])
    t.refuses("marquise", "use apprentice", "4.1.3")


def test_an_empty_hand_shows_nothing(table: type[Table]) -> None:
    """4.1 There is nothing to craft or to show."""
    t = apprentice(table("marquise", "eyrie", deck=DECK)).put("eyrie", 5, "1 warrior")
    t.begins("marquise", "birdsong")
    t.refuses("marquise", "use apprentice", "4.1")


def test_the_vagabond_needs_no_hammer(table: type[Table]) -> None:
    """9.2.1 No icon is paid, so nothing is exhausted."""
    t = table("vagabond", "marquise", deck=DECK).put("vagabond", 9, "pawn")
    t.board("vagabond", items=["torch"]).play("vagabond", "apprentice").hand("vagabond", "sword")
    t.begins("vagabond", "birdsong").says("vagabond", "craft sword")
    assert t.vp == {"vagabond": 2}


def test_the_question_tells_that_the_hand_holds_a_card_for_it(table: type[Table]) -> None:
    """4.1.2, 4.1.3, 1.2.1 Whether it is asked or the hand is shown, undo does not go back behind
    it."""
    for card in ("anvil", "ambush_fox"):
        t = apprentice(table("marquise", "eyrie", deck=DECK), card).begins("marquise", "birdsong")
        assert t.game.reveals > 0
