"""2.2 to 2.4 Every map says all that a picture of it needs."""

from __future__ import annotations

from typing import Any

import pytest

from undergrowth import Game, Setup
from undergrowth.law.moving.paths import paths_taken
from undergrowth.library import installed_maps
from undergrowth.maps import woodland
from undergrowth.table.layout.geography import geography
from undergrowth.table.places import PLACE


@pytest.mark.parametrize("name", installed_maps())
def test_a_picture_has_every_place_line_and_outline(name: str) -> None:
    """2.2.1, 2.3, 2.4 Places with coordinates, paths and rivers as lines, forests with outlines."""
    shown: Any = geography(woodland(name))
    spots = {each["id"]: each for each in shown["places"]}
    assert len(spots) == len(shown["places"])
    assert all(0 < each["x"] < 1000 and 0 < each["y"] < 1000 for each in spots.values())
    corners = {(each["x"], each["y"]) for each in spots.values() if each["kind"] == "clearing"}
    for each in spots.values():
        if each["kind"] == "forest":
            assert len(each["ring"]) >= 3
            outside = [point for point in each["ring"] if tuple(point) not in corners]
            assert len(outside) <= (1 if name == "gorge" else 0)
    drawn = {frozenset(line["ends"]) for line in shown["lines"] if line["kind"] != "closed"}
    for each in spots.values():
        if each["kind"] == "clearing":
            for other in each["paths"]:
                assert frozenset((each["id"], other)) in drawn


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("autumn", {"path", "river"}),
        ("winter", {"path", "river"}),
        ("lake", {"path"}),
        ("mountain", {"path", "river", "closed"}),
        ("marsh", {"path", "river"}),
        ("gorge", {"path", "river", "dam", "bridge"}),
    ],
)
def test_lines_and_areas_by_kind(name: str, kinds: set[str]) -> None:
    """M.3.2 The lake is an area and no lines; M.4.1, M.6 closed paths, dam, bridge are marked."""
    shown: Any = geography(woodland(name))
    assert {line["kind"] for line in shown["lines"]} == kinds
    assert [area["kind"] for area in shown["areas"]] == (["lake"] if name == "lake" else [])


def test_the_marsh_has_fifteen_clearings_and_seven_forests() -> None:
    """M.5 Places are numbered for ever, so there is a gap between them: nothing is drawn there."""
    shown: Any = geography(woodland("marsh"))
    assert [each["id"] for each in shown["places"]] == [
        *(str(n) for n in range(1, 16)),
        *(f"f{n}" for n in range(1, 8)),
    ]


@pytest.mark.parametrize("name", installed_maps())
def test_every_path_is_drawn_between_its_own_clearings(name: str) -> None:
    """2.2.1 Pieces on a path are drawn where the rules have them: it has one number for both."""
    g = Game.new(Setup(map=name, seats=["marquise", "eyrie"]), 1)
    shown: Any = geography(g.box.woodland)
    assert len(shown["paths"]) == len(g.box.woodland.path_ends) > 0
    for each in shown["paths"]:
        one, other = (PLACE.parse(end) for end in each["ends"])
        if other in g.paths[one]:
            assert [PLACE.text(path) for path in paths_taken(g, one, other)] == [each["id"]]
