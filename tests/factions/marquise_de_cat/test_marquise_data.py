"""The data of the Marquise de Cat hold what her board prints."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/marquise_de_cat")


def test_she_starts_in_a_corner() -> None:
    """5, 6.3.2 She counts towards the most corner factions of the standard setup."""
    assert BOARD["standard_setup"]["corner"]


def test_her_reach() -> None:
    """5.2"""
    assert BOARD["reach"] == 10
