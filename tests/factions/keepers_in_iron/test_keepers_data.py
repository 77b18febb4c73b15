"""The data of the Keepers in Iron hold what their board, relics and waystations print."""

from __future__ import annotations

from kit.pages import data

BOARD = data("factions/keepers_in_iron")
COUNTS = {piece["id"]: piece.get("count") for piece in BOARD["piece"]}
TYPES = ("figure", "tablet", "jewelry")


def test_its_warriors_and_reach() -> None:
    """15.3.2, 5.2"""
    assert COUNTS["warrior"] == 15
    assert BOARD["reach"] == 8


def test_twelve_relics() -> None:
    """15.2.1 Four of each type, of the values 1, 2, 3 and 3."""
    for each in TYPES:
        values = [COUNTS[f"{each}_{n}"] for n in (1, 2, 3)]
        assert values == [1, 1, 2]


def test_nobody_knows_what_lies_face_down() -> None:
    """15.2.1, 15.3.1 Not even the Keepers; their type shows."""
    down = [piece for piece in BOARD["piece"] if piece["id"].startswith("face_down")]
    assert len(down) == 9
    for piece in down:
        assert piece["seen_by"] == "nobody"
        assert piece["looks_like"] == piece["id"].split("_")[2]


def test_three_waystations_of_two_sides() -> None:
    """15.2.2 Every type stands on one front and on one back."""
    fronts = BOARD["waystations"]["waystations"]
    sides = [front.split("_") for front in fronts]
    assert sorted(one for one, _ in sides) == sorted(other for _, other in sides) == sorted(TYPES)
    assert all(one != other and COUNTS[f"{one}_{other}"] == 1 for one, other in sides)
    backs = {piece["id"]: piece["side_of"] for piece in BOARD["piece"] if "side_of" in piece}
    assert all(backs[f"{other}_{one}"] == f"{one}_{other}" for one, other in sides)


def test_the_numbers_of_the_board() -> None:
    """15.2.4, 15.2.5, 15.4.3, 15.5.2, 15.6.1, 15.6.2, 15.6.3"""
    assert BOARD["devout_knights"] == {"hits": 1, "relics_per_warrior": 1}
    assert BOARD["relics"]["trophy_points"] == 1
    assert BOARD["relics"]["column_points"] == 2
    assert BOARD["waystations"]["recruit_warriors"] == 2
    assert BOARD["live_off_the_land"] == {"from_warriors": 4, "removed": 1}
    assert BOARD["retinue"]["most"] == 10
    assert BOARD["evening_draw"] == {"base": 1, "extra_by_count": [0, 1, 2, 3]}


def test_it_starts_in_a_corner() -> None:
    """5, 15.3.3 It counts towards the most corner factions of the standard setup."""
    assert BOARD["standard_setup"]["corner"] is True
