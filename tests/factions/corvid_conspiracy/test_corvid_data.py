"""The data of the Corvid Conspiracy hold what its board and tokens print."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/corvid_conspiracy")


def test_its_pieces() -> None:
    """13.2.2, 13.3.1 Fifteen warriors, and eight plots: two of each type."""
    counts = {piece["id"]: piece.get("count") for piece in BOARD["piece"]}
    assert counts["warrior"] == 15
    assert {each: counts[each] for each in BOARD["plots"]["types"]} == {
        "bomb": 2,
        "snare": 2,
        "extortion": 2,
        "raid": 2,
    }


def test_it_starts_in_no_corner() -> None:
    """5, 13.3 It does not count towards the most corner factions of the standard setup."""
    assert not BOARD["standard_setup"].get("corner")


def test_its_reach() -> None:
    """5.2"""
    assert BOARD["reach"] == 3
