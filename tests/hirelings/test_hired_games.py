"""H Random games in which every faction meets every side of every hireling card.

Line-ups of the covering choice have hirelings that come as the Law has it (A.6); here somebody
controls each of them from the first turn on, so that all of them act.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice

import pytest
from _pytest.mark import ParameterSet

from kit.checks import check_all
from kit.covering import number
from undergrowth import Game, Setup
from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.law.hirelings.cards import (
    DEALT,
    card_of,
    clashing,
    demoted_side,
    hireling_cards,
)
from undergrowth.law.hirelings.hireling import hirelings, may_control
from undergrowth.law.hirelings.using import Employ
from undergrowth.law.pieces.atoms import forget_rulers
from undergrowth.law.setup.seats import excluded
from undergrowth.library import installed_factions, installed_maps

FACTIONS = [name for name in installed_factions() if not sheet(f"factions/{name}").has("same_as")]
MOST_TURNS = 16
LAST_IN_SETUP = "advanced.return"
"""A.10 The last question before the first turn: everybody is set up."""
EVERY = 40
"""Answers from one look at everything to the next."""


def triples(faction: str) -> list[list[str]]:
    """Each side that can be in a game with a faction, three at a time, of different cards."""
    cards = [card for card in hireling_cards() if not clashing(Setup(seats=[faction]), card)]
    found = []
    for sides in (cards, [demoted_side(card) for card in cards]):
        for at in range(0, len(sides), DEALT):
            three = list(islice(cycle(sides), at, at + DEALT))
            if len({card_of(side) for side in three}) == DEALT:
                found.append(three)
    return found


def company(faction: str, sides: list[str], seed: int) -> list[str]:
    """The faction and one to three others that can sit there."""
    chance = seeded(seed)
    others = [name for name in FACTIONS if name != faction]
    order = list(range(len(others)))
    chance.shuffle(order)
    seats = [faction]
    for other in [others[i] for i in order]:
        if len(seats) == 2 + seed % 3:
            break
        alone = Setup(seats=[other])
        if any(clashing(alone, side) for side in sides):
            continue
        if not any(excluded(other, name) for name in seats):
            seats.append(other)
    return seats


def hire_all(g: Game) -> None:
    """H.1 Each is controlled from now on, for a while."""
    able = [seat for seat in range(g.seats) if may_control(g, seat)]
    for i, one in enumerate(hirelings(g)):
        if able:
            card = one.held(g)
            card.controller, card.markers = able[i % len(able)], 2
    forget_rulers(g)


def games() -> list[ParameterSet]:
    """One test a faction and three sides: few of them fast."""
    found = []
    for faction in FACTIONS:
        for i, sides in enumerate(triples(faction)):
            fast = (number(faction) + i) % 11 == 0
            marks = [] if fast else [pytest.mark.long]
            found.append(
                pytest.param(faction, sides, id=f"{faction}-{'-'.join(sides)}", marks=marks)
            )
    return found


@pytest.mark.long
@pytest.mark.parametrize(("faction", "sides"), games())
def test_a_game_with_three_of_them(faction: str, sides: list[str]) -> None:
    """H Nothing breaks, copies and saves are equal, nothing is lost, and views leak nothing."""
    seed = number(f"{faction} {' '.join(sides)}")
    maps = installed_maps()
    setup = Setup(
        map=maps[seed % len(maps)],
        seats=company(faction, sides, seed),
        hirelings=sides,
        advanced=True,
    )
    g = Game.new(setup, seed)
    chance = seeded(seed)
    hired = False
    answers = 0
    while g.decision is not None and g.turns <= MOST_TURNS:
        if g.decision.prompt == LAST_IN_SETUP and not hired:
            hire_all(g)
            hired = True
        try:
            if answers % EVERY == 0:
                check_all(g, answers)
            g.take(picked(g.decision.options, chance))
        except Exception as error:
            where = f"{setup} seed {seed}, after {answers} answers"
            raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error
        answers += 1


def picked(options: Sequence[Action], chance: Chance) -> Action:
    """One of them; every other time a hireling's action, where there is one."""
    calls: Sequence[Action] = [option for option in options if isinstance(option, Employ)]
    if calls and chance.below(2):
        options = calls
    return options[chance.below(len(options))]
