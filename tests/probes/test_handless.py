"""Whole games beside a seat that holds no cards and answers itself (R.2.8)."""

from __future__ import annotations

import pytest

from kit.checks import check_all, check_question, check_table
from kit.madeup.contraption import NAME, Fickle, install
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.library import played_factions

OTHERS = [name for name in played_factions() if name != "second_vagabond"]
DECKS = ["base", "exiles_and_partisans", "squires_and_disciples"]
MAPS = ["autumn", "winter", "lake", "mountain", "marsh", "gorge"]


@pytest.fixture(autouse=True)
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Fickle)


def played(setup: Setup, seed: int, answers: int) -> Game:
    """A random game in which the others play at random; it is never asked and never holds cards."""
    g = Game.new(setup, seed)
    chance = seeded(seed)
    me = g.setup.seats.index(NAME)
    for number in range(answers):
        if g.decision is None:
            break
        assert g.decision.seat != me
        assert g.hands[me] == []
        if number % 40 == 5:
            check_all(g, number)
        elif number % 10 == 0:
            check_question(g)
            check_table(g)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    return g


@pytest.mark.parametrize("seed", range(0, 10, 3))
@pytest.mark.parametrize("other", OTHERS)
def test_beside_every_faction(other: str, seed: int) -> None:
    """R.2.8 Games hold every invariant, on several maps and with every deck."""
    third = OTHERS[(OTHERS.index(other) + 1 + seed) % len(OTHERS)]
    seats = [other, NAME] if third == other or seed % 3 == 0 else [other, NAME, third]
    map, deck = MAPS[seed % len(MAPS)], DECKS[seed % len(DECKS)]
    setup = Setup(map=map, deck=deck, seats=seats, landmarks=seed % 3, advanced=seed % 3 > 0)
    played(setup, seed, 220)
