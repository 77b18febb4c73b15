"""15.3, A.8.3 The Keepers' setup, standard and by their setup card."""

from __future__ import annotations

from typing import Any

import pytest

from factions.keepers_in_iron.order import me, retainers
from kit import Table
from undergrowth import NOBODY, Game, Setup
from undergrowth.factions.keepers_in_iron.setup import SetUpKeepers, SetUpKeepersByCard
from undergrowth.law.setup.homelands import distance_to
from undergrowth.table.book import book

MAPS = ("autumn", "gorge", "lake", "marsh", "mountain", "winter")


def relics(g: Game, seat: int, place: int) -> int:
    """Relics at a place: everything of the Keepers there but warriors and waystations."""
    keepers = book(g).faction(seat)
    return sum(
        g.count(kind, place)
        for kind in keepers.kinds
        if g.box.kinds[kind].sort == 3  # tokens
    )


def begun(map: str, seed: int = 1, **more: Any) -> Game:
    """A game of two in which the Keepers have set up."""
    g = Game.new(Setup(seats=["keepers", "alliance"], map=map, **more), seed=seed)
    while g.decision is not None and g.decision.prompt.startswith(("keepers.", "homelands.")):
        g.choose(g.decision.texts()[-1])
    return g


def test_set_keepers_relics() -> None:
    """15.3.1, 15.3.4 One in each of seven forests, five spread evenly away from their warriors."""
    g = begun("autumn")
    forests = g.box.woodland.forest_places
    guarded = [f for f in forests if any(g.warriors_at(0, place) for place in g.paths[f])]
    assert [relics(g, 0, f) for f in guarded] == [1] * len(guarded)
    free = sorted(relics(g, 0, f) for f in forests if f not in guarded)
    assert sum(free) == 12 - len(guarded) and free[-1] - free[0] <= 1
    assert sum(relics(g, 0, f) for f in forests) == 12


@pytest.mark.parametrize("map", MAPS)
def test_all_relics_find_a_forest_on_every_map(map: str) -> None:
    """15.3.1, 15.3.4 None is left over, and none lies anywhere else."""
    g = begun(map)
    forests = g.box.woodland.forest_places
    assert all(relics(g, 0, f) > 0 for f in forests)
    assert sum(relics(g, 0, f) for f in forests) == 12
    assert not any(relics(g, 0, place) for place in g.clearings)


def test_nobody_sees_what_relics_are_worth() -> None:
    """15.2.1, 15.3.1 Views, events and supplies tell the type alone, to the Keepers too."""
    g = begun("autumn")
    for viewer in (0, 1, NOBODY):
        seen: Any = g.observe(viewer)
        names = {
            piece["piece"]
            for place in seen["places"]
            for piece in place["pieces"]
            if piece["owner"] == "keepers_in_iron" and place["id"].startswith("f")
        }
        assert names <= {"figure", "tablet", "jewelry"} and names
        assert "face_down_" not in str(seen)
    told = [
        e for e in g.log or [] if e.seat == 0 and str(e.fields.get("place", "")).startswith("f")
    ]
    assert len(told) == 12
    assert all(e.fields["piece"] in ("figure", "tablet", "jewelry") and not e.secret for e in told)


def test_four_warriors_in_a_corner_and_four_beside_it(table: type[Table]) -> None:
    """15.3.2, 15.3.3 Across from somebody else, then next to it on the map edge."""
    t = table("keepers", "marquise").board("marquise", home=1).does(SetUpKeepers(0))
    assert t.asked() == "keepers.garrison"
    assert t.options("keepers") == ["station in 6", "station in 7"]
    t.refuses("keepers", "station in 11", "15.3.3")
    t.says("keepers", "station in 7")
    assert t.at(3) == t.at(7) == "keepers 4 warriors"
    assert t.supply("keepers", "warrior") == 7 and t.done()


def test_no_corner_of_another_player(table: type[Table]) -> None:
    """15.3.3 A corner nobody starts in, opposite somebody if possible."""
    t = table("keepers", "marquise", "eyrie").board("marquise", home=1).board("eyrie", home=3)
    t.does(SetUpKeepers(0))
    assert t.options("keepers") == ["return to 2", "return to 4"]
    t.refuses("keepers", "return to 1", "15.3.3")


def test_a_clearing_of_the_keep_is_passed_over(table: type[Table]) -> None:
    """15.3.3, 6.2.2 If nothing of theirs may be placed they do not start."""
    t = table("keepers", "marquise").put("marquise", 3, "keep").board("marquise", home=1)
    t.does(SetUpKeepers(0))
    assert t.options("keepers") == ["return to 2", "return to 4"]


def test_retainers_and_waystations(table: type[Table]) -> None:
    """15.3.5, 15.3.6 A Faithful Retainer in each column; all waystations are on the board."""
    t = table("keepers", "marquise").board("marquise", home=1).does(SetUpKeepers(0))
    t.says("keepers", "station in 7")
    assert retainers(t) == ["move", "delve", "recover"]
    assert me(t).on_the_map(t.game) == 0
    assert [t.supply("keepers", side) for side in ("figure_tablet", "tablet_figure")] == [1, 1]


def test_the_setup_card(table: type[Table]) -> None:
    """A.8.3, A.8.3.III Two homelands next to each other on the map edge, four warriors each."""
    t = table("keepers", "marquise").does(SetUpKeepersByCard(0))
    t.refuses("keepers", "home in 11", "A.8.3")
    t.says("keepers", "home in 3")
    assert t.options("keepers") == ["home in 6", "home in 7"]
    t.says("keepers", "home in 6")
    assert t.at(3) == t.at(6) == "keepers 4 warriors"
    assert sum(relics(t.game, 0, f) for f in t.game.box.woodland.forest_places) == 12
    assert retainers(t) == ["move", "delve", "recover"] and t.done()


def test_homelands_far_from_enemies(table: type[Table]) -> None:
    """A.8.3.II Two or more clearings lie between theirs and an enemy's, where there can."""
    t = table("keepers", "marquise").also(homelands=["marquise_de_cat 1"])
    t.does(SetUpKeepersByCard(0))
    steps = distance_to(t.game, [1])
    homes = [int(text.split()[-1]) for text in t.options("keepers")]
    assert homes and all(steps[place] >= 3 for place in homes)
    t.refuses("keepers", "home in 5", "A.8.3.II")


def test_every_relic_is_as_likely_anywhere() -> None:
    """15.3.1 Shuffles differ: over many games each value lies in each forest."""
    found: dict[int, set[str]] = {}
    for seed in range(60):
        g = begun("autumn", seed)
        for f in g.box.woodland.forest_places:
            for kind in book(g).faction(0).kinds:
                if g.count(kind, f):
                    found.setdefault(f, set()).add(str(kind))
    assert all(len(kinds) == 9 for kinds in found.values())
