"""Places beyond clearings and forests: a faction's own, and paths that pieces stand on.

The moles here stand for the Duchy and its Burrow (12.2.2), the robbers for Highway Bandits (H).
"""

from __future__ import annotations

import pytest

from kit.checks import check_all
from kit.strays import HILL, MOLES, ROBBERS, install_moles_and_robbers
from undergrowth import BadPosition, BadText, Game, Setup, position
from undergrowth.engine.chance import seeded
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import ruler
from undergrowth.library import installed_factions
from undergrowth.table.book import book
from undergrowth.table.places import NOWHERE, PLACE, holding_place, path_place

ONE, OTHER = installed_factions()[:2]


@pytest.fixture(autouse=True)
def _content(monkeypatch: pytest.MonkeyPatch) -> None:
    install_moles_and_robbers(monkeypatch)


def test_a_holding_is_a_place_and_nowhere_is_none() -> None:
    """12.2.2 Place 0 may be a faction's own; its name reads back; nowhere is another number."""
    hill = holding_place(HILL)
    assert hill == 0
    assert hill != NOWHERE
    assert PLACE.text(hill) == HILL and PLACE.parse(HILL) == hill
    assert PLACE.text(NOWHERE) == "0" and PLACE.parse("0") == NOWHERE
    assert hill in PLACE.values()


def test_a_holding_holds_pieces_and_is_moved_to_and_ruled() -> None:
    """12.2.2 An unsuited clearing that its owner always rules, adjacent where its rule says so."""
    g = position.game(
        {"seats": [MOLES, OTHER], "clearings": {HILL: {MOLES: "2 moles"}, "5": {}}, "ruins": {}}
    )
    hill = holding_place(HILL)
    assert g.warriors_at(0, hill) == 2
    assert ruler(g, hill) == 0
    assert destinations(g, 0, hill) == [5]
    assert hill in destinations(g, 0, 5)
    shown = g.observe(1)["places"]
    assert isinstance(shown, list) and shown[0]["id"] == HILL
    assert position.describe(position.game(position.describe(g))) == position.describe(g)
    check_all(g, 3)


def test_pieces_stand_on_paths() -> None:
    """H A path is a place where pieces can stand, by its number on the map."""
    g = position.game(
        {"seats": [ONE, OTHER], "hirelings": [ROBBERS], "paths": {"p3": {ROBBERS: "1 robber"}}}
    )
    robber = book(g).owner(2).kind("robber")
    assert g.count(robber, path_place(3)) == 1
    assert put(g, robber, path_place(1), 1) == 1
    assert g.box.woodland.path_ends[0] in ([a, b] for a in g.clearings for b in g.paths[a])
    places = [shown["id"] for shown in g.observe(0)["places"]]  # type: ignore[attr-defined]
    assert "p1" in places and "p3" in places and "p2" not in places
    assert position.describe(g)["paths"] == {
        "p1": {ROBBERS: ["1 robber"]},
        "p3": {ROBBERS: ["1 robber"]},
    }
    check_all(g, 5)


def test_a_path_the_map_does_not_have_is_refused() -> None:
    """H Positions name paths of their map, where somebody can stand on them."""
    with pytest.raises(BadPosition, match="is no path of this map"):
        position.game({"seats": [ONE, OTHER], "hirelings": [ROBBERS], "paths": {"p40": {}}})
    with pytest.raises(BadPosition, match="nothing in this game stands on paths"):
        position.game({"seats": [ONE, OTHER], "paths": {"p1": {}}})
    with pytest.raises(BadText):
        PLACE.parse("p41")


def test_random_games_with_a_holding_hold_the_invariants() -> None:
    """12.2.2 Other factions, cards and setups live with one more clearing beyond the map."""
    for seed in range(3):
        g = Game.new(Setup(seats=[*installed_factions()[:3], MOLES]), seed)
        chance = seeded(seed)
        for number in range(500):
            if g.decision is None:
                break
            if number % 60 == 1:
                check_all(g, number)
            g.take(g.decision.options[chance.below(len(g.decision.options))])
