"""M.3 The lake: water in the middle, and the Ferry."""

from __future__ import annotations

from kit.pages import data
from kit.table import Table
from undergrowth import Game, Setup, position
from undergrowth.table.book import book
from undergrowth.table.places import PLACE

COAST = [1, 10, 11, 12]


def lake() -> Game:
    """A new game on the lake."""
    return Game.new(Setup(map="lake", seats=["marquise", "eyrie"]), 1)


def test_the_ferry_starts_in_the_corner_on_the_coast() -> None:
    """M.3.1"""
    g = lake()
    assert [each.name for each in book(g).landmarks] == ["ferry"]
    assert g.landmarks == [1]
    assert 1 in g.box.woodland.corners
    shown = g.observe(0)["landmarks"]
    assert isinstance(shown, list)
    assert [(each["id"], each["place"]) for each in shown] == [("ferry", "1")]


def test_the_lake_links_each_coastal_clearing_to_each_other_as_rivers_do() -> None:
    """M.3.2, M.3.3"""
    g = lake()
    for place in g.clearings:
        other = [each for each in COAST if each != place] if place in COAST else []
        assert g.rivers[place] == other


def test_the_lake_is_no_path() -> None:
    """2.3 Warriors do not move across it by themselves."""
    t = Table("marquise", "eyrie", map="lake").put("marquise", 10, "3 warriors")
    t.also(landmarks={"ferry": 1}).begins("marquise", "daylight").says("marquise", "march")
    assert t.options("marquise") == ["to 2", "to 7", "to 8"]


def test_coastal_forests_adjoin_their_two_neighbours_on_the_shore() -> None:
    """M.3.4 Across one coastal clearing, and not the forest on the other shore."""
    g = lake()
    forests = g.box.woodland.forests
    adjoin = {
        PLACE.text(place): [PLACE.text(other) for other in forests[place]]
        for place in g.box.woodland.forest_places
    }
    assert len(adjoin) == 9
    assert {"f2", "f9"} <= set(adjoin["f1"])
    assert "f5" not in adjoin["f1"]
    assert {"f1", "f5"} <= set(adjoin["f2"])
    assert {"f2", "f9"} <= set(adjoin["f5"])
    assert {"f1", "f5"} <= set(adjoin["f9"])
    assert "f2" not in adjoin["f9"]
    assert "f9" not in adjoin["f4"]


def test_a_vagabond_slips_along_the_shore() -> None:
    """M.3.4, 9.4.2 From one coastal forest to the next."""
    t = Table("vagabond", "eyrie", map="lake").put("vagabond", "f1", "pawn")
    t.begins("vagabond", "birdsong")
    while t.asked() != "vagabond.slip":
        t.says("vagabond", t.options("vagabond")[0])
    assert t.options("vagabond")[:-1] == ["to 1", "to 5", "to 11", "to f2", "to f7", "to f9"]


def test_corner_clearings_face_each_other_across_the_lake() -> None:
    """3.3.1, 7.3.2 Clearing 1 is opposite clearing 2 here."""
    g = lake()
    g.choose("keep in 2")
    for _ in range(3):
        assert g.decision is not None
        g.take(g.decision.options[0])
    assert g.homes == [2, 1]
    assert g.warriors_at(0, 1) == 0


def test_a_position_may_put_the_ferry_elsewhere() -> None:
    """M.3.5"""
    document: dict[str, object] = {
        "map": "lake",
        "seats": ["marquise", "eyrie"],
        "landmarks": {"ferry": 12},
    }
    g = position.game(document, seed=1)
    assert g.landmarks == [12]
    assert position.game(position.describe(g), seed=2).landmarks == [12]
    assert position.game({"map": "lake", "seats": ["marquise", "eyrie"]}, seed=1).landmarks == [1]


def test_there_are_as_many_forests_as_enclosed_areas() -> None:
    """M.3.2 The lake cuts an area into four forests: one is gone, one for each on the coast."""
    page = data("maps/lake")
    faces = len(page["paths"]) - len(page["clearing"]) + 1
    assert len(page["forest"]) == faces - 1 + len(page["coastal_forests"])
