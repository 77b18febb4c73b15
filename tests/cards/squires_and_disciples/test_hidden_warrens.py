"""Hidden Warrens: a move between clearings of one suit."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def warrens(t: Table) -> Table:
    """Marquise warriors in 5, a rabbit clearing the Eyrie rule."""
    t.put("marquise", 5, "2 warriors").put("eyrie", 5, "3 warriors")
    return t.play("marquise", "hidden_warrens")


def test_no_path_and_no_rule(table: type[Table]) -> None:
    """4.2.1, 1.1.1 To any other rabbit clearing; the card goes back to the hand."""
    t = warrens(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    t.says("marquise", "use hidden_warrens")
    assert t.options("marquise") == ["to 3", "to 4", "to 10"]
    t.refuses("marquise", "to 1", "4.2")
    t.says("marquise", "to 4", "take 2")
    assert t.at(4) == "marquise 2 warriors"
    assert t.holds("marquise") == ["hidden_warrens"]


def test_later_moves_follow_the_paths(table: type[Table]) -> None:
    """4.2 It is for one move."""
    t = warrens(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    t.says("marquise", "use hidden_warrens", "to 4", "take 2", "march")
    assert t.options("marquise") == ["to 8", "to 9", "to 12"]


def test_it_is_optional(table: type[Table]) -> None:
    """1.4.1 Passing keeps it."""
    t = warrens(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    t.says("marquise", "pass")
    assert t.in_play("marquise") == ["hidden_warrens"]
    t.refuses("marquise", "use hidden_warrens", "1.4.1")


def test_two_suits_count_both(table: type[Table]) -> None:
    """16.2.1 A clearing of two suits shares each of them."""
    t = warrens(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    t.game.suits[1] |= t.game.suits[5]
    t.says("marquise", "use hidden_warrens")
    assert t.options("marquise") == ["to 1", "to 3", "to 4", "to 10"]


def test_not_without_warriors(table: type[Table]) -> None:
    """4.2 Never an offer that cannot be carried out."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "hidden_warrens")
    t.put("marquise", 5, "1 workshop").begins("marquise", "birdsong")
    t.refuses("marquise", "use hidden_warrens", "4.2")


def test_the_move_can_be_followed_by_a_raid(table: type[Table]) -> None:
    """1.4.2 It is a move like any other."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "hidden_warrens", "raiding_party")
    t.put("marquise", 5, "2 warriors").put("eyrie", 4, "1 warrior").begins("marquise", "birdsong")
    t.says("marquise", "use hidden_warrens", "to 4", "take 2", "use raiding_party").rolls(1, 0)
    assert t.at(4) == "marquise 2 warriors"
