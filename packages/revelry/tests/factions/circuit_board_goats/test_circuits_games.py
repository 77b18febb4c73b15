"""CBG Random games with the Circuit Board Goats hold all invariants."""

from __future__ import annotations

import pytest
from factions.circuit_board_goats.circuits import ME

from kit.checks import check_all
from kit.opinions.knowing import Memory, check_known
from kit.opinions.worlds import check_asks_again, check_world_plays, check_worlds
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded

ALL = "martial_audience:standing_ovation:fire_breathing:special_effects"
GAMES = [
    ("autumn", "base", [ME, "marquise"]),
    ("winter", "base", ["eyrie", f"{ME}:easy:martial_audience"]),
    ("lake", "exiles_and_partisans", ["vagabond", f"{ME}:challenging:fire_breathing", "alliance"]),
    ("mountain", "base", ["hundreds", f"{ME}:nightmare:{ALL}", "keepers", "lizards"]),
    ("autumn", "squires_and_disciples", ["riverfolk", "duchy", f"{ME}:standing_ovation"]),
    ("marsh", "base", ["council", f"{ME}:easy_nightmare", "diaspora"]),
    ("gorge", "exiles_and_partisans", [f"{ME}:special_effects", "knaves", "corvids"]),
    ("autumn", "base", ["marquise", f"{ME}:{ALL}", "cogwheel_corvids", "vagabot"]),
    ("winter", "exiles_and_partisans", ["eyrie", ME, "riverfolk_robots:advanced_services"]),
    ("lake", "base", ["chameleander", f"{ME}:easy_challenging:{ALL}", "eyrie"]),
]


@pytest.mark.long
@pytest.mark.parametrize(("map_name", "deck", "seats"), GAMES)
def test_random_games(map_name: str, deck: str, seats: list[str]) -> None:
    """R.2.6, 1.2.1 They hold all invariants, and worlds that look alike go on alike."""
    seed = len(seats) + len(map_name)
    g = Game.new(Setup(map=map_name, deck=deck, seats=seats), seed)
    chance, memory = seeded(seed), Memory()
    for number in range(200):
        if g.decision is None:
            break
        memory.look(g)
        if number % 40 == 17:
            check_all(g, number)
            check_asks_again(g)
            check_worlds(g, number)
            check_world_plays(g, number)
            check_known(g, memory, number)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    assert any(line.startswith(f"{ME}: set down") for line in g.answers or [])
