"""Worlds that differ only in what a viewer cannot see are alike to it (1.2.1), in random games.

The same questions to the same seats, the same that may be taken back, and what was shown stays.
"""

from __future__ import annotations

import pytest

from kit.covering import number as number_of
from kit.lineups import asked_setups, seed_of, sliced_seed, sparing
from kit.opinions.knowing import Memory, check_known
from kit.opinions.worlds import (
    check_asks_again,
    check_world_plays,
    check_worlds,
    enriched,
    speaks_of_pieces,
)
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded

SETUPS = asked_setups()
MOST_TURNS = 60
FAST_EVERY = 31
FIRST_SEED = 20
LONG_EVERY = max(3, len(SETUPS) // 14)
RICH = list(SETUPS)[::4]


def _play(g: Game, seed: int, every: int) -> None:
    """A random game, looked at now and then, and at every kind of question.

    What is shown is followed at every question.
    """
    chance, memory, number = seeded(seed), Memory(), 0
    asked: set[tuple[str, bool]] = set()
    while g.decision is not None and g.turns <= MOST_TURNS:
        memory.look(g)
        kind = (g.decision.prompt, speaks_of_pieces(g))
        if number % every == seed % every or kind not in asked:
            _check(g, memory, number)
            asked.add(kind)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
        number += 1


def _check(g: Game, memory: Memory, number: int) -> None:
    try:
        check_asks_again(g)
        check_worlds(g, number)
        check_world_plays(g, number)
        check_known(g, memory, number)
    except Exception as error:
        asked = f"{g.decision.prompt}" if g.decision is not None else "nothing"
        where = f"{g.setup} seed {g.seed}, after {number} answers, asked {asked}"
        raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error


@pytest.mark.parametrize("name", sparing(SETUPS, most=4))
def test_worlds_are_alike(name: str) -> None:
    """At some questions of a random game of this line-up."""
    seed = seed_of(name, FIRST_SEED)
    _play(Game.new(SETUPS[name], seed), seed, FAST_EVERY)


@pytest.mark.parametrize("name", sparing(RICH, most=4))
def test_worlds_are_alike_with_effects_in_play(name: str) -> None:
    """The same with cards in play from the beginning."""
    seed = seed_of(name, FIRST_SEED + 1)
    _play(enriched(SETUPS[name], seed), seed, FAST_EVERY)


@pytest.mark.long
@pytest.mark.parametrize("name", SETUPS, ids=str)
def test_worlds_are_alike_at_one_question_after_another(name: str) -> None:
    """At many questions of a game of this line-up; every other has effects in play."""
    game, start = ((2, _plain), (3, enriched))[number_of(name) % 2]
    seed = sliced_seed(name, FIRST_SEED + game)
    _play(start(SETUPS[name], seed), seed, LONG_EVERY)


def _plain(setup: Setup, seed: int) -> Game:
    return Game.new(setup, seed)
