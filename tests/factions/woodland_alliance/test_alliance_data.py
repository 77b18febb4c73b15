"""The data of the Woodland Alliance hold what its board prints."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/woodland_alliance")


def test_it_starts_in_no_corner() -> None:
    """5, 8.3 It does not count towards the most corner factions of the standard setup."""
    assert not BOARD["standard_setup"].get("corner")


def test_its_reach() -> None:
    """5.2"""
    assert BOARD["reach"] == 3
