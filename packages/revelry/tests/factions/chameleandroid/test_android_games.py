"""CHMD Random games with Chameleandroid hold all invariants."""

from __future__ import annotations

import pytest
from factions.chameleandroid.androids import ME

from kit.checks import check_all
from kit.fuzz import random_game
from kit.opinions.knowing import Memory, check_known
from kit.opinions.worlds import check_asks_again, check_world_plays, check_worlds
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded

GAMES = [
    ("autumn", "base", [ME, "marquise"]),
    ("winter", "base", ["eyrie", f"{ME}:easy:patron"]),
    ("lake", "exiles_and_partisans", ["vagabond", f"{ME}:challenging:abduction", "alliance"]),
    ("mountain", "base", ["hundreds", f"{ME}:nightmare:kingpin:patron", "keepers", "lizards"]),
    ("autumn", "squires_and_disciples", ["riverfolk", "duchy", f"{ME}:city_builder:abduction"]),
    ("marsh", "base", ["council", f"{ME}:easy_both_nightmare", "diaspora"]),
    ("gorge", "exiles_and_partisans", [f"{ME}:alternate_challenging", "knaves", "corvids"]),
    ("autumn", "base", ["marquise", f"{ME}:city_builder", "cogwheel_corvids", "vagabot"]),
    ("winter", "base", ["eyrie", "automated_alliance", ME, "riverfolk_robots:advanced_services"]),
    ("lake", "base", ["vagabond", "second_vagabond", f"{ME}:easy_challenging:patron:abduction"]),
]


@pytest.mark.long
@pytest.mark.parametrize(("map_name", "deck", "seats"), GAMES)
def test_random_games(map_name: str, deck: str, seats: list[str]) -> None:
    """R.2.6, 1.2.1 They hold all invariants, and worlds that look alike go on alike."""
    seed = len(seats) + len(map_name)
    g = Game.new(Setup(map=map_name, deck=deck, seats=seats), seed)
    chance, memory = seeded(seed), Memory()
    for number in range(160):
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
    assert any(line.startswith(f"{ME}: relocate to") for line in g.answers or [])


def test_beside_hirelings_and_landmarks() -> None:
    """A.5, A.6 In the advanced setup, too."""
    for seed in range(3):
        setup = Setup(
            seats=["marquise", ME, "eyrie"], landmarks=2, with_hirelings=True, advanced=True
        )
        random_game(setup, seed, 200, 60, 50)
