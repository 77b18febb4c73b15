"""A.8.3 Homelands: where they may lie, and what happens where there is no room."""

from __future__ import annotations

from typing import Any

import pytest

from kit.drafts import ALLIANCE, EYRIE, MARQUISE, VAGABOND, asked, drafting, options, says
from kit.madeup.standins import stand_in
from undergrowth import Game
from undergrowth.law.setup.homelands import ChooseHomelands, distance_to, home_options, homelands
from undergrowth.table.book import book


def test_set_homelands() -> None:
    """A.8.3.I The Marquise's homelands cannot be the Eyrie's."""
    g = drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND)
    says(g, "draft marquise_de_cat", "home in 1", "home in 5", "home in 2", "keep in 1")
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    says(g, "draft eyrie_dynasties")
    assert "home in 1" not in options(g)
    assert "(law A.8.3.I)" in g.why_not(1, "home in 1")


def test_the_marquise_takes_three_homelands_in_a_row() -> None:
    """A.8.3 Each of the three is next to another of them; two warriors there, one elsewhere."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft marquise_de_cat", "home in 1")
    assert "home in 3" not in options(g), "no third clearing would join 1 and 3"
    assert "home in 12" in options(g), "9 or 10 would join them"
    says(g, "home in 12")
    assert options(g) == ["home in 9", "home in 10"]
    says(g, "home in 10")
    assert homelands(g, 2) == [1, 12, 10]
    assert options(g) == ["keep in 1", "keep in 12", "keep in 10"]
    assert [g.warriors_at(2, place) for place in g.clearings].count(2) == 3
    assert sum(g.warriors_at(2, place) for place in g.clearings) == 15
    says(g, "keep in 12", "place sawmill 1")
    assert "place recruiter 1" not in options(g), "each in a homeland of its own"
    assert "(law A.8.3)" in g.why_not(2, "place recruiter 1")
    says(g, "place recruiter 10")
    assert asked(g)[1] == "draft.faction", "the workshop has only one place left"
    assert g.homes[2] == 12


def test_the_keep_avoids_enemy_homelands() -> None:
    """A.8.3.II The keep's homeland is not next to an enemy homeland, if there is such a one."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft eyrie_dynasties", "home in 1")
    says(g, "lead despot", "draft marquise_de_cat", "home in 9", "home in 4", "home in 12")
    assert options(g) == ["keep in 4", "keep in 12"], "9 is next to 1"
    assert "(law A.8.3.II)" in g.why_not(1, "keep in 9")
    assert "(law A.8.3)" in g.why_not(1, "keep in 3")


def test_the_eyrie_start_on_the_map_edge() -> None:
    """A.8.3 A roost and six warriors on the edge; 10, 11 and 12 lie inside."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft eyrie_dynasties")
    assert options(g) == [f"home in {place}" for place in range(1, 10)]
    assert "(law A.8.3)" in g.why_not(2, "home in 11")
    says(g, "home in 9")
    assert g.warriors_at(2, 9) == 6
    assert g.count(book(g).faction(2).kind("roost"), 9) == 1


def test_homelands_keep_two_clearings_between_them() -> None:
    """A.8.3.II Two or more clearings between the homeland and any enemy's: three paths."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft marquise_de_cat", "home in 1")
    says(g, "home in 9", "home in 4", "keep in 1")
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    says(g, "draft eyrie_dynasties")
    steps = distance_to(g, [1, 9, 4])
    assert options(g) == [f"home in {place}" for place in g.clearings if steps[place] >= 3]
    assert options(g) == ["home in 3", "home in 6"]
    assert "(law A.8.3.II)" in g.why_not(1, "home in 2")


def test_homelands_come_nearer_where_they_must() -> None:
    """A.8.3.II With no clearing far enough one that is not adjacent will do, then any."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft eyrie_dynasties")
    g.homelands = [1, 3]  # of seat 0
    assert home_options(g, 2) == [2, 4, 8], "none is three paths away from both"
    g.homelands = [1, 2, 3, 4]
    assert home_options(g, 2) == [5, 6, 7, 8, 9]


def homed(patch: pytest.MonkeyPatch, enemy: list[int], **asked_for: Any) -> Game:
    """A draft in which somebody is about to choose homelands by a rule; others have some."""
    name = stand_in(patch, "ferrets", EYRIE, advanced_setup={"homelands": asked_for})
    g = says(drafting(MARQUISE, name, ALLIANCE, VAGABOND), f"draft {name}")
    g.homelands = enemy
    return g


def test_homelands_anywhere_but_not_adjacent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.3.II `any` with distance 2: not next to an enemy homeland."""
    g = homed(monkeypatch, [12], count=1, rule="any", distance=2, slots=1)
    assert home_options(g, 2) == [1, 2, 3, 5, 6, 8]
    g.homelands = [1, 2, 3, 4, 11, 12]
    assert home_options(g, 2) == [5, 6, 7, 8, 9, 10], "every other clearing is next to one"


def test_homelands_on_the_river(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.3, 16.3.2 On the river, or next to it when no clearing there is free."""
    g = homed(monkeypatch, [], count=1, rule="river")
    river = [4, 5, 7, 10, 11]
    assert home_options(g, 2) == river
    assert "(law A.8.3)" in g.why_not(2, "home in 1")
    g.homelands = river[:]
    assert home_options(g, 2) == [1, 2, 3, 6, 8, 9, 12]


def test_a_pair_of_homelands_on_the_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.3.III Both as far away as asked if that can be; else each as well as it can be."""
    asked_for = {"count": 2, "rule": "map_edge_adjacent_pair", "distance": 3}
    g = homed(monkeypatch, [1], **asked_for)
    assert home_options(g, 2) == [3, 6, 7, 8], "2 and 4 are two paths from 1"
    says_home = g.copy()
    says_home.homelands = [*g.homelands, 2 * g.places + 3]
    assert home_options(says_home, 2) == [6, 7], "next to 3"
    g.homelands = [1, 3]
    first = home_options(g, 2)
    assert first == [2, 4, 8], "at two paths; none is three away from both"
    g.homelands = [*g.homelands, 2 * g.places + 4]
    assert home_options(g, 2) == [8], "the best that is next to 4: 9 is next to 1"


def test_clearings_without_room_are_no_homelands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.3.I All the pieces listed must be placeable: two slots are not everywhere."""
    g = homed(monkeypatch, [], count=1, rule="any", slots=2)
    assert all(g.slots[place] >= 2 for place in home_options(g, 2))
    assert "(law A.8.3.I)" in g.why_not(2, "home in 1")


def test_the_choice_of_homelands_is_a_procedure_of_its_own() -> None:
    """It can be copied like any other."""
    assert ChooseHomelands(3).copy() == ChooseHomelands(3)
