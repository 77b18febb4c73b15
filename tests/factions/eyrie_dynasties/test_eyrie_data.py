"""The data of the Eyrie Dynasties hold what their board prints."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/eyrie_dynasties")


def test_they_start_in_a_corner() -> None:
    """5, 7.3.2 They count towards the most corner factions of the standard setup."""
    assert BOARD["standard_setup"]["corner"]


def test_their_reach() -> None:
    """5.2"""
    assert BOARD["reach"] == 7


def test_roosts_score_the_rightmost_empty_space() -> None:
    """7.6.1 Without a roost on the map no space is empty and nothing is scored."""
    assert BOARD["evening_score"]["vp_by_count"] == [0, *BOARD["tracks"]["roost"]["printed_vp"]]


def test_leaders_put_two_viziers_in_different_columns() -> None:
    """7.3.4, 7.8 Each leader names two of the four columns, and no two leaders name the same."""
    columns = [tuple(leader["viziers"]) for leader in BOARD["leader"]]
    assert len(set(columns)) == len(columns) == data("setup")["components"]["leaders"]
    for pair in columns:
        assert len(set(pair)) == BOARD["decree"]["viziers"]["count"]
        assert set(pair) <= set(BOARD["decree"]["columns"])
