"""The data of the Lord of the Hundreds hold what its board, cards and die print."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/lord_of_the_hundreds")


def test_it_starts_in_a_corner() -> None:
    """5, 14.3.2 It counts towards the most corner factions of the standard setup."""
    assert BOARD["standard_setup"]["corner"]


def test_its_reach_and_letter() -> None:
    """5.2, 5.1.7"""
    assert (BOARD["reach"], BOARD["setup_letter"]) == (9, "J")


def test_its_pieces_are_those_of_the_box() -> None:
    """C.4.2, C.4.3, 14.3.1 20 warriors, a warlord, 6 strongholds, 5 mobs; 8 moods (C.4.4)."""
    counts = {piece["id"]: piece["count"] for piece in BOARD["piece"]}
    assert counts == {"warrior": 20, "warlord": 1, "stronghold": 6, "mob": 5}
    assert len(BOARD["mood"]) == 8


def test_every_item_of_the_supply_has_a_track() -> None:
    """14.2.4 Three kinds lie on Command, four on Prowess, four of them at most."""
    hoard = BOARD["hoard"]
    supply = data("setup")["item_supply"]
    assert sorted(hoard["command"] + hoard["prowess"]) == sorted(supply)
    assert hoard["value_by_items"] == [1, 2, 2, 3, 4]
    assert len(hoard["value_by_items"]) == hoard["spaces"] + 1


def test_every_mood_but_lavish_shows_an_item_of_its_own() -> None:
    """14.7 Seven moods, seven kinds of item."""
    shown = {mood["id"]: mood.get("item") for mood in BOARD["mood"]}
    assert shown.pop("lavish") is None
    assert sorted(shown.values()) == sorted(BOARD["hoard"]["command"] + BOARD["hoard"]["prowess"])


def test_its_sections_are_in_the_order_of_the_law() -> None:
    """14.7.1 to 14.7.8"""
    assert [mood["law"] for mood in BOARD["mood"]] == [f"14.7.{n}" for n in range(1, 9)]


def test_the_die_has_six_faces() -> None:
    """14.4.1 Two of each suit."""
    assert len(BOARD["mob_die"]["suits"]) * BOARD["mob_die"]["faces_of_each"] == 6
