"""CDG.3, A.8.3 The Cirque's setup."""

from __future__ import annotations

from typing import Any

import pytest
from factions.cirque_du_goat.ring import goats, me, tops
from revelry.factions.cirque_du_goat.setup import SetUpCirque

from kit import Table
from undergrowth import Game, Setup
from undergrowth.law.setup.homelands import homelands

MAPS = ("autumn", "gorge", "lake", "marsh", "mountain", "winter")


def asked_first(*seats: str, **more: Any) -> Game:
    """A game in whose setup the Cirque is asked for its corner."""
    g = Game.new(Setup(seats=["cirque", *seats], **more), 3)
    while g.decision is not None and g.decision.prompt != "revelry:cirque.corner":
        g.choose(g.decision.texts()[0])
    return g


def begun(*seats: str, **more: Any) -> Game:
    """A game that has been set up with first choices."""
    g = Game.new(Setup(seats=["cirque", *seats], **more), 3)
    while g.decision is not None and not g.turns:
        g.choose(g.decision.texts()[0])
    return g


def test_cir_setup() -> None:
    """CDG.3.1, CDG.3.2, CDG.3.3, CDG.3.4 Two goats and a big top in a free corner and beside it."""
    g = Game.new(Setup(seats=["cirque", "marquise"]), 3)
    g.choose("keep in 1")
    while g.decision is not None and g.decision.prompt != "revelry:cirque.corner":
        g.choose(g.decision.texts()[0])
    assert g.decision is not None
    assert g.decision.texts() == [f"pitch camp in {place}" for place in (2, 3, 4)]
    assert "(law CDG.3.2)" in g.why_not("cirque", "pitch camp in 1")
    g.choose("pitch camp in 2")
    assert g.decision.texts() == [f"pitch camp in {place}" for place in (5, 6, 10)]
    g.choose("pitch camp in 5")
    mine = me(g)
    assert mine.top_places(g) == [2, 5]
    assert [g.warriors_at(0, place) for place in (2, 5)] == [2, 2]
    assert g.supply[mine.warrior] == 6 and mine.empty_slots(g) == 4
    assert not mine.board(g).jeers and mine.accolades_left(g) == 8
    assert g.homes[0] == 2


@pytest.mark.parametrize("map", MAPS)
def test_it_finds_a_corner_on_every_map(map: str) -> None:
    """CDG.3.2 Also beside those who have built in corners."""
    g = begun("marquise", "eyrie", "keepers", map=map)
    mine = me(g)
    assert len(mine.top_places(g)) == 2 and g.on_map(mine.warrior) == 4
    assert g.homes.count(g.homes[0]) == 1


def test_both_clearings_are_homelands(table: type[Table]) -> None:
    """CDG.3.2, A.8.3 By setup card it begins in the same way; both clearings are its homelands."""
    t = goats(table).does(SetUpCirque(0, drafted=True))
    t.says("cirque", "pitch camp in 2", "pitch camp in 5")
    assert homelands(t.game, 0) == [2, 5] == tops(t) and t.game.homes[0] == 2


def test_it_sets_up_last() -> None:
    """CDG.3.2 In a corner that nobody else has: everybody else has set up before."""
    g = asked_first("duchy", "keepers")
    assert all(g.homes[seat] >= 0 for seat in (1, 2)) and g.decision is not None
