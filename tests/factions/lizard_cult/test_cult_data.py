"""The data of the Lizard Cult hold what its board prints."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/lizard_cult")


def test_it_starts_in_a_corner() -> None:
    """5, 10.3.2 It counts towards the most corner factions of the standard setup."""
    assert BOARD["standard_setup"]["corner"]


def test_its_reach() -> None:
    """5.2"""
    assert BOARD["reach"] == 2


def test_its_pieces_are_those_of_the_box() -> None:
    """C.2.2, C.2.3, 10.3.1, 10.3.4 25 warriors; 15 gardens, five of each suit."""
    counts = {piece["id"]: piece["count"] for piece in BOARD["piece"]}
    assert counts.pop("warrior") == 25
    assert counts == {"garden_fox": 5, "garden_rabbit": 5, "garden_mouse": 5}


def test_its_gardens_print_their_suit() -> None:
    """10.5.1 A garden's look shows the suit that its piece is of."""
    for piece in BOARD["piece"][1:]:
        assert BOARD["look"]["pieces"][piece["id"]]["suit"] == piece["suit"]
