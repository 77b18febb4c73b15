"""R.3.3.2 The traits of the Electric Eyrie."""

from __future__ import annotations

import pytest

from kit.table import Table
from undergrowth import position
from undergrowth.factions.electric_eyrie.daylight import ElectricBuild, Relentless, Swoop
from undergrowth.factions.electric_eyrie.decree import DecreeRecruits
from undergrowth.table.frames import Frame

ME = "electric_eyrie"


def tabled(*traits: str, other: str = "marquise") -> Table:
    """A table with it, these traits, and another player."""
    return Table(":".join([ME, *traits]), other).hand(other, "armorers")


def test_nobility_scores_in_turmoil() -> None:
    """R.3.3.2 A point for each bird on the Decree instead of a loss (R.5.7.1)."""
    t = tabled("nobility").board(ME, decree={"bird": ["birdy_bindle"], "fox": ["anvil"]})
    t.does(ElectricBuild(0), turn=ME)
    assert t.vp == {"electric": 3}
    assert sorted(t.discard) == ["anvil", "birdy_bindle"]


def test_nobility_falls_where_a_warrior_cannot_be_placed() -> None:
    """R.3.3.2 As many as there are come first; then there is turmoil."""
    t = tabled("nobility").put(ME, 3, "roost").put(ME, 2, "19 warriors")
    t.does(DecreeRecruits(0), turn=ME)
    assert t.at(3) == "electric 1 warrior, electric 1 roost"
    assert t.vp == {"electric": 2}
    t = tabled("nobility").board(ME, decree={"mouse": ["sword"]}).put(ME, 3, "roost")
    t.does(DecreeRecruits(0), turn=ME)  # no roost in a mouse clearing
    assert t.vp == {"electric": 2}


def test_relentless() -> None:
    """R.3.3.2 Defenseless buildings and tokens fall where it has warriors, and score (3.2.1)."""
    t = tabled("relentless").put(ME, 9, "warrior").put("marquise", 9, "sawmill, wood")
    t.put(ME, 12, "warrior").put("marquise", 12, "warrior, workshop")
    t.put(ME, 8, "roost").put("marquise", 8, "sawmill")
    t.does(Relentless(0), turn=ME)
    assert t.at(9) == "electric 1 warrior"
    assert t.at(12) == "electric 1 warrior, marquise 1 warrior, marquise 1 workshop"
    assert t.at(8) == "electric 1 roost, marquise 1 sawmill"
    assert t.vp == {"electric": 2}


def test_war_tax() -> None:
    """R.3.3.2 A player who loses buildings and tokens to it loses a point for each, never below
    0."""
    t = tabled("relentless", "war_tax").put(ME, 9, "warrior").put("marquise", 9, "sawmill, 2 wood")
    t.does(Relentless(0), turn=ME)
    assert t.vp == {"electric": 3, "marquise": -3}
    t = tabled("war_tax").put(ME, 9, "2 warriors").put("marquise", 9, "sawmill")
    t.scores(marquise=0).battle(ME, against="marquise", at=9).rolls(1, 0)
    assert t.vp == {"electric": 1}


def test_only_what_it_removes_is_taxed() -> None:
    """R.3.3.2 Its own losses cost nobody anything."""
    t = tabled("war_tax").put(ME, 9, "roost").put("marquise", 9, "2 warriors")
    t.battle("marquise", against=ME, at=9).rolls(1, 0)
    assert t.vp == {"marquise": 1}


def test_swoop() -> None:
    """R.3.3.2 Two warriors in the clearing of highest priority with no piece of its own."""
    t = tabled("swoop").put(ME, 1, "roost").put("marquise", 2, "keep").does(Swoop(0), turn=ME)
    assert t.at(3) == "electric 2 warriors"


def test_the_place_of_a_roost_is_told() -> None:
    """R.5.5.2, R.2.1 With the clearings among which it was chosen."""
    t = tabled().put(ME, 5, "2 warriors").put(ME, 9, "2 warriors").does(ElectricBuild(0), turn=ME)
    assert [(each["law"], each["place"]) for each in t.told("targeted")] == [("R.5.5.2", "5")]


def test_turmoil_leaves_no_daylight_to_swoop_in() -> None:
    """R.5.7.3 Evening comes at once."""
    t = tabled("swoop").put("marquise", 5, "sawmill").begins(ME, "daylight")
    assert t.at(1) == ""
    assert t.vp == {"electric": -2}


@pytest.mark.parametrize(
    ("frame", "instead", "law"),
    [
        (Relentless(0), "tear down in 12", "R.2.4"),
        (Relentless(0), "tear down in 8", "R.3.3.2"),
        (Swoop(0), "set down 2 warrior 3", "R.2.1"),
    ],
)
def test_it_says_why(frame: Frame, instead: str, law: str) -> None:
    """R.2.1, R.2.4 Another comes first, or that is no target."""
    t = tabled("relentless", "swoop").put(ME, 9, "warrior").put("marquise", 9, "sawmill")
    t.put(ME, 12, "warrior").put("marquise", 12, "workshop").put("marquise", 8, "sawmill")
    g = position.table(t.doc | {"turn": ME, "phase": "daylight"}, seed=1)
    g.asks_all = True
    g.push(frame.copy())
    g.run()
    assert f"(law {law}" in (g.why_not(0, instead) or "")
