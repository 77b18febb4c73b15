"""1.2.1 Hirelings that use hands and cards tell nobody what a hand holds.

Each side here asks something of a hand, turns over cards or sets off questions: worlds that look
alike go on alike beside them, and a step that asks can be taken again.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kit import checks
from kit.opinions.worlds import check_asks_again, check_worlds
from undergrowth import CHANCE, Game, Setup
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.law.hirelings.hireling import hirelings
from undergrowth.law.pieces.atoms import forget_rulers

TABLES = [
    (["rat_smugglers", "frog_tinkers", "mole_artisans"], ["marquise_de_cat", "vagabond"]),
    (["river_roamers", "corvid_spies", "mole_artisans"], ["eyrie_dynasties", "riverfolk_company"]),
    (["bat_messengers", "flame_bearers", "frog_tinkers"], ["keepers_in_iron", "lizard_cult"]),
    (["bat_messengers", "rat_smugglers", "raven_sentries"], ["woodland_alliance", "vagabond"]),
    (["sunny_advocates", "sunward_expedition", "rat_smugglers"], ["corvid_conspiracy", "vagabond"]),
]
ROOMS = (
    "craft.borrow",
    "craft.keep",
    "smugglers.",
    "river_roamers.",
    "messengers.",
    "corvid_spies.",
    "flame_bearers.",
    "sunny_advocates.",
    "sunward_expedition.",
)
FAVOURED = ("employ", "smuggle", "craft", "borrow", "retain")
MOST_TURNS = 9
EVERY = 29


@pytest.mark.parametrize(("sides", "seats"), TABLES, ids=lambda names: "-".join(names))
def test_worlds_go_on_alike(sides: list[str], seats: list[str]) -> None:
    """1.2.1 At their own questions, and now and then at any other."""
    g = Game.new(Setup(seats=seats, hirelings=sides), seed=len("".join(sides)))
    chance = seeded(7)
    while g.turns == 0:
        answer(g, chance)
    hire(g)
    number = 0
    while g.decision is not None and g.turns <= MOST_TURNS:
        own = g.decision.prompt.startswith(ROOMS)
        if g.decision.seat != CHANCE and (own or number % EVERY == 0):
            check_asks_again(g)
            check_worlds(g, number)
            checks.check_all(g, number)
        answer(g, chance)
        number += 1


def hire(g: Game) -> None:
    """H.1 Somebody controls each of them; what is asked is asked anew."""
    for i, one in enumerate(hirelings(g)):
        card = one.held(g)
        card.controller, card.markers = i % g.seats, 4
    forget_rulers(g)
    g.ask_again()


def answer(g: Game, chance: Chance) -> None:
    """Any answer; every other time one of those that hirelings have to do with."""
    assert g.decision is not None
    options: Sequence[Action] = g.decision.options
    good = [option for option in options if str(option).startswith(FAVOURED)]
    if good and chance.below(2):
        options = good
    g.take(options[chance.below(len(options))])
