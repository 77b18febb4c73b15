"""R.11 Random games with the Cogwheel Corvids, and what nobody may know of their plots."""

from __future__ import annotations

import json

import pytest

from factions.cogwheel_corvids.test_cogwheel_turn import FOX, ME, tabled
from kit.checks import check_all
from kit.opinions.knowing import Memory, check_known
from kit.opinions.worlds import check_asks_again, check_world_plays, check_worlds, viewers
from kit.table import Table
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.table.book import book

TYPES = ("bomb", "snare", "extortion", "raid")
GAMES = [
    ("autumn", [ME, "marquise"]),
    ("winter", ["eyrie", f"{ME}:easy:gamble"]),
    ("lake", ["vagabond", f"{ME}:challenging:mastermind:backup_plans", "alliance"]),
    ("mountain", ["hundreds", f"{ME}:nightmare:vendetta:gamble", "keepers", "lizards"]),
    ("autumn", ["riverfolk", "duchy", f"{ME}:gamble:backup_plans:mastermind:vendetta"]),
    ("autumn", ["eyrie", "mechanical_marquise", f"{ME}:vendetta", "alliance", "lizards"]),
]


@pytest.mark.parametrize(("map_name", "seats"), GAMES)
def test_random_games(map_name: str, seats: list[str]) -> None:
    """R.2.6, 1.2.1 They hold all invariants, and worlds that look alike go on alike."""
    seed = len(GAMES) + len(seats)
    g = Game.new(Setup(map=map_name, seats=seats), seed)
    chance, memory = seeded(seed), Memory()
    for number in range(120):
        if g.decision is None:
            break
        memory.look(g)
        if number % 30 == 7:
            check_all(g, number)
            check_asks_again(g)
            check_worlds(g, number)
            check_world_plays(g, number)
            check_known(g, memory, number)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    assert any(line.startswith(f"{ME}: hatch in") for line in g.answers or [])


def hiding() -> Table:
    """One plot that lies face down, and one of each type that lies face up."""
    t = tabled(FOX).put(ME, 9, "1 warrior, face_down_bomb").put("marquise", 9, "1 warrior")
    for place, plot in zip((1, 2, 3, 4), TYPES, strict=True):
        t.put(ME, place, plot)
    return t.begins("marquise", "birdsong")


def test_nobody_sees_what_lies_face_down() -> None:
    """R.11.3.1, R.11.5.3 Neither others nor the Corvids themselves, on the map and off it."""
    g = hiding().game
    for viewer in viewers(g):
        view = json.dumps(g.observe(viewer))
        assert "face_down_" not in view and '"plot"' in view


def test_any_type_may_lie_there() -> None:
    """R.11.5.3 Dealt anew it is any of those that do not lie face up, for the Corvids too."""
    g = hiding().game
    me = book(g).faction(0)
    for viewer in viewers(g):
        found = set()
        for seed in range(40):
            other = g.determinize(viewer, seed)
            found |= {each for each in TYPES if other.count(me.kind(f"face_down_{each}"), 9)}
        assert found == set(TYPES)


def test_what_has_come_is_not_told() -> None:
    """R.11.5.3 The log tells that a plot was placed, to nobody which."""
    t = tabled(FOX).put(ME, 8, "1 warrior").put("marquise", 3, "1 warrior").begins(ME, "daylight")
    t.takes("piece face_down_raid")
    g = t.game
    for viewer in viewers(g):
        told = [event.as_seen_by(viewer).fields for event in g.log or []]
        assert "raid" not in str(told) and "plot" in str(told)


def test_a_game_saved_comes_back() -> None:
    """R.11 With what lies face down, the order and all numbers."""
    g = hiding().game
    again = Game.from_json(g.to_json())
    assert again.observe(1) == g.observe(1)
    assert again.to_json() == g.to_json()
