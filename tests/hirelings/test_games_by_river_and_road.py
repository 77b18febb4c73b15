"""Random games in which these hirelings are used: copies, saves, worlds and conservation hold."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import pytest

from kit.checks import check_all, check_question
from undergrowth import Game, Setup
from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.law.hirelings.cards import clashing
from undergrowth.law.hirelings.hireling import hirelings
from undergrowth.law.hirelings.using import Employ
from undergrowth.law.pieces.atoms import forget_rulers
from undergrowth.library import installed_maps, played_factions

PROMOTED: Final = (
    "riverfolk_flotilla",
    "warm_sun_prophets",
    "highway_bandits",
    "vault_keepers",
    "prosperous_farmers",
)
DEMOTED: Final = (
    "otter_divers",
    "lizard_envoys",
    "bandit_gangs",
    "badger_bodyguards",
    "struggling_farmers",
)
MARKERS: Final = 3
ANSWERS: Final = 400
TRIOS: Final = [*combinations(PROMOTED, 3), *combinations(DEMOTED, 3)]


def hand_out(g: Game, chance: Chance) -> None:
    """H.1 Give each without a controller, or with few markers, one: so all of them are used."""
    for one in hirelings(g):
        card = one.held(g)
        if card.markers == 0 and not g.opening:
            card.controller, card.markers = chance.below(g.seats), MARKERS
            card.gained = g.turns
    forget_rulers(g)


def played(setup: Setup, seed: int) -> list[str]:
    """Play at random, use hirelings where they can be used; the prompts that were asked."""
    g = Game.new(setup, seed)
    chance = seeded(seed)
    asked: list[str] = []
    for number in range(ANSWERS):
        if g.decision is None:
            break
        if number % 80 == 40:
            hand_out(g, chance)
            check_all(g, number)
        check_question(g)
        asked.append(g.decision.prompt)
        calls = [each for each in g.decision.options if isinstance(each, Employ)]
        options: Sequence[Action] = calls or g.decision.options
        g.take(options[chance.below(len(options))])
    if g.decision is not None:
        check_all(g, ANSWERS)
    return asked


def seats(trio: tuple[str, ...], players: int, first: int) -> list[str]:
    """A.6.5 Factions that sit beside these cards, others in each game."""
    names = [
        name
        for name in played_factions()
        if not sheet(f"factions/{name}").has("same_as")
        and not any(clashing(Setup(seats=[name]), side) for side in trio)
    ]
    return [names[(first + i) % len(names)] for i in range(players)]


@pytest.mark.parametrize("game", range(0, len(TRIOS), 4))
def test_a_random_game_with_them_holds_the_invariants(game: int) -> None:
    """H, A.6 On every map, with two to five people."""
    one_game(game)


@pytest.mark.long
@pytest.mark.parametrize("game", range(40))
def test_many_random_games_with_them_hold_the_invariants(game: int) -> None:
    """More of them."""
    one_game(game + 1)


def one_game(game: int) -> None:
    trio = TRIOS[game % len(TRIOS)]
    maps = installed_maps()
    people = 2 + game % 4
    setup = Setup(
        seats=seats(trio, people, game), map=maps[game // 2 % len(maps)], hirelings=list(trio)
    )
    assert any("hirelings." in prompt for prompt in played(setup, game))
