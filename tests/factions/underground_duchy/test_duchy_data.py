"""The data of the Underground Duchy hold what its board prints."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/underground_duchy")


def test_it_starts_in_a_corner() -> None:
    """5, 12.3.3 It counts towards the most corner factions of the standard setup."""
    assert BOARD["standard_setup"]["corner"]


def test_its_reach() -> None:
    """5.2"""
    assert BOARD["reach"] == 8


def test_its_pieces_are_those_of_the_box() -> None:
    """C.3.2, C.3.3, 12.3.1, 12.3.4 20 warriors, 3 tunnels, 3 citadels, 3 markets."""
    counts = {piece["id"]: piece["count"] for piece in BOARD["piece"]}
    assert counts == {"warrior": 20, "citadel": 3, "market": 3, "tunnel": 3}


def test_its_ministers_and_crowns_are_those_of_the_box() -> None:
    """C.3.3, C.3.4, 12.3.5, 12.3.6 Nine of each, three of a rank; higher ranks ask more."""
    ranks = [rank["id"] for rank in BOARD["rank"]]
    held = [minister["rank"] for minister in BOARD["minister"]]
    assert [held.count(rank) for rank in ranks] == [3, 3, 3]
    assert sum(rank["crowns"] for rank in BOARD["rank"]) == len(held) == 9
    assert [(rank["cards"], rank["vp"]) for rank in BOARD["rank"]] == [(2, 1), (3, 2), (4, 3)]


def test_its_ministers_stand_in_the_order_of_the_law() -> None:
    """12.5.2.I to 12.5.2.IX"""
    numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    assert [minister["law"] for minister in BOARD["minister"]] == [
        f"12.5.2.{numeral}" for numeral in numerals
    ]


def test_its_tracks_say_what_their_icons_come_to() -> None:
    """12.4, 12.6.3 Warriors and cards by buildings on the map follow from the printed icons."""
    icons, come = BOARD["tracks"]["citadel"]["warrior_icons"], BOARD["birdsong"]
    assert come["warriors_by_count"] == [1 + sum(icons[:n]) for n in range(len(icons) + 1)]
    under, draw = BOARD["tracks"]["market"]["draw_icons_under"], BOARD["evening_draw"]
    assert draw["extra_by_count"] == [sum(1 for i in under if i <= n) for n in range(4)]
