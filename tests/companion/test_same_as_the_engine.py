"""Whole games beside a table: an opponent does what it does in the ordinary engine.

People with hidden hands play in the engine; the companion hears only what everybody sees.  From the
same table, with the same order cards, dice and answers, the same must follow.
"""

from __future__ import annotations

import pytest

from kit.beside import begun, play
from undergrowth.data import sheet
from undergrowth.engine.chance import seeded
from undergrowth.law.setup.seats import automates, excluded, is_automated
from undergrowth.library import installed_factions
from undergrowth.table.setup import Setup

PEOPLE = ("marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond")
BOTS = [name for name in installed_factions() if is_automated(name)]


def lineup(bot: str, number: int) -> list[str]:
    """Two people around an opponent, other ones for each number."""
    people = [name for name in PEOPLE if not excluded(name, bot)]
    first, second = people[number % len(people)], people[(number + 1) % len(people)]
    return [first, bot, second]


def options(bot: str) -> list[str]:
    """The difficulties and the traits of an opponent."""
    return [
        word
        for each in sheet(f"factions/{bot}").tables("seat_option")
        for word in each.texts("values")
    ]


def check(seats: list[str], seed: int, turns: int, map: str = "autumn") -> None:
    setup = Setup(map=map, seats=seats, fan_content=True)
    game, companion = begun(setup, seed)
    assert play(game, companion, seeded(seed), turns) > 0, seed


@pytest.mark.parametrize("bot", BOTS)
def test_a_first_turn_is_the_same(bot: str) -> None:
    check(lineup(bot, 2), 2, 5)


@pytest.mark.long
@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("bot", BOTS)
def test_whole_games_are_the_same(bot: str, number: int) -> None:
    check(lineup(bot, number), number, 200, ("autumn", "winter", "lake", "mountain")[number % 4])


@pytest.mark.long
@pytest.mark.parametrize("bot", BOTS)
def test_all_difficulties_and_traits_are_the_same(bot: str) -> None:
    for number, word in enumerate(options(bot)):
        seats = lineup(bot, number)
        seats[1] = f"{bot}:{word}"
        check(seats, number, 12)


@pytest.mark.long
def test_opponents_play_beside_each_other() -> None:
    for number, bot in enumerate(BOTS):
        other = next(each for each in BOTS[number + 1 :] + BOTS if not excluded(each, bot))
        people = [n for n in PEOPLE if n not in (automates(bot), automates(other))]
        check([people[0], bot, other], number, 40)
