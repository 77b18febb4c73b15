"""M.6 The gorge: the dam and the bridge."""

from __future__ import annotations

from kit.pages import data
from kit.table import Table
from undergrowth import Game, Setup
from undergrowth.table.layout.geography import geography
from undergrowth.table.places import PLACE


def gorge() -> Game:
    """A new game in the gorge."""
    return Game.new(Setup(map="gorge", seats=["marquise", "eyrie"]), 1)


def adjoin(g: Game) -> dict[str, list[str]]:
    """2.4.1 The forests adjacent to each forest."""
    forests = g.box.woodland.forests
    return {
        PLACE.text(place): [PLACE.text(other) for other in forests[place]]
        for place in g.box.woodland.forest_places
    }


def test_suit_markers_are_shuffled() -> None:
    """A.1 No suits are printed."""
    g = gorge()
    assert sorted(g.suits[place] for place in g.clearings) == [1] * 4 + [2] * 4 + [4] * 4


def test_dam_and_bridge_are_paths() -> None:
    """M.6.1, M.6.2 A move crosses them."""
    for origin, destination in ((6, 10), (7, 9)):
        t = Table("marquise", "eyrie", map="gorge").put("marquise", origin, "2 warriors")
        t.begins("marquise", "daylight")
        t.says("marquise", "march", f"to {destination}", "take 2")
        assert t.at(destination) == "marquise 2 warriors"


def test_the_dam_separates_the_forests_under_it() -> None:
    """M.6.1 Four forests meet in pairs where the path from 11 to 12 passes under it."""
    found = adjoin(gorge())
    assert "f8" in found["f2"]
    assert "f7" in found["f4"]
    assert "f7" in found["f2"]
    assert "f8" in found["f4"]
    assert "f4" not in found["f2"]
    assert "f8" not in found["f7"]


def test_forests_beyond_the_dam_do_not_touch_the_clearing_on_this_side() -> None:
    """M.6.1, 2.4.1"""
    g = gorge()
    touched = {PLACE.text(place): g.paths[place] for place in g.box.woodland.forest_places}
    assert 11 not in touched["f4"] + touched["f8"]
    assert 12 not in touched["f2"] + touched["f7"]


def test_bridge_and_gorge_sides_separate_no_forests() -> None:
    """M.6.2, M.6.3 Eight forests; f4, f5 and f8 run on under the bridge."""
    found = adjoin(gorge())
    assert len(found) == 8
    assert found["f5"] == ["f4", "f8"]


def test_lines_say_what_they_are() -> None:
    """M.6 For drawing."""
    shown = geography(gorge().box.woodland)["lines"]
    assert isinstance(shown, list)
    kinds = {tuple(line["ends"]): (line["kind"], len(line["via"])) for line in shown}
    assert kinds["6", "10"] == ("dam", 0)
    assert kinds["7", "9"] == ("bridge", 3)
    assert kinds["8", "11"] == ("river", 2)
    assert kinds["1", "5"] == ("path", 0)


def test_there_are_as_many_forests_as_enclosed_areas() -> None:
    """M.6.1, M.6.2 The dam parts forests, the bridge does not."""
    page = data("maps/gorge")
    crossing = 1  # of the dam and the path under it: one more point, two more lines
    borders = len(page["paths"]) - 1 + 2 * crossing
    assert len(page["forest"]) == borders - (len(page["clearing"]) + crossing) + 1
