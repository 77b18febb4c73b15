"""The data of the Riverfolk hold what their board prints."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/riverfolk_company")


def test_its_reach_and_its_letter() -> None:
    """5.1.7, 5.2, A.8.2"""
    assert (BOARD["reach"], BOARD["setup_letter"], BOARD["type"]) == (5, "G", "insurgent")


def test_its_pieces_are_those_of_the_box() -> None:
    """C.2.2, C.2.3, 11.3.1, 11.3.3 15 warriors; 9 trade posts, three of each suit."""
    counts = {piece["id"]: piece["count"] for piece in BOARD["piece"]}
    assert counts.pop("warrior") == 15
    assert counts == {"trade_post_fox": 3, "trade_post_rabbit": 3, "trade_post_mouse": 3}


def test_its_trade_posts_print_their_suit() -> None:
    """11.5.6.III A trade post's look shows the suit that its piece is of."""
    for piece in BOARD["piece"][1:]:
        assert BOARD["look"]["pieces"][piece["id"]]["suit"] == piece["suit"]


def test_its_prices_go_from_one_to_four() -> None:
    """11.2.6.I"""
    assert BOARD["services"]["prices"] == [1, 2, 3, 4]


def test_every_trade_post_scores_two() -> None:
    """11.5.6.III"""
    assert BOARD["tracks"]["trade_post"]["printed_vp"] == [2, 2, 2]
