"""Whole games beside a table: an opponent does what it does in the ordinary engine.

People with hidden hands play in the engine; the companion hears only what everybody sees.  From the
same table, with the same order cards, dice and answers, the same must follow.
"""

from __future__ import annotations

from typing import Any

import pytest

from kit.beside import begun, play
from undergrowth.data import sheet
from undergrowth.engine.chance import seeded
from undergrowth.law.hirelings.cards import demoted_side, may_be_dealt
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
    return [word for each in choices(bot) for word in each]


def choices(bot: str) -> list[list[str]]:
    """The words of each kind of option, of which a seat has some."""
    return [each.texts("values") for each in sheet(f"factions/{bot}").tables("seat_option")]


def combined(bot: str, number: int) -> str:
    """An opponent with a word of each kind of option, other ones for each number."""
    return ":".join([bot, *(words[number % len(words)] for words in choices(bot))])


def hired(seats: list[str], number: int) -> list[str]:
    """Three hirelings that may play beside these seats, other ones for each number."""
    cards = may_be_dealt(Setup(seats=seats, fan_content=True, with_hirelings=True))
    chosen = [cards[(number * 3 + i) % len(cards)] for i in range(3)]
    return [demoted_side(card) for card in chosen] if number % 2 else chosen


def check(seats: list[str], seed: int, turns: int, map: str = "autumn", **more: Any) -> None:
    setup = Setup(map=map, seats=seats, fan_content=True, **more)
    game, companion = begun(setup, seed)
    assert play(game, companion, seeded(seed), turns, late="hirelings" in more) > 0, seed


def test_people_who_win_together_are_opposed_the_same() -> None:
    """A.3 Targets and points of an opponent are those of a cooperative game."""
    check(lineup(BOTS[0], 2), 2, 5, cooperative=True)


def test_hirelings_stand_beside_a_real_table() -> None:
    """A.6 Their pieces, markers and terms of service are told as all else is."""
    seats = lineup(BOTS[1], 2)
    check(seats, 2, 5, hirelings=hired(seats, 2))


@pytest.mark.long
@pytest.mark.parametrize("bot", BOTS)
def test_cooperative_games_are_the_same(bot: str) -> None:
    check(lineup(bot, 1), 1, 40, cooperative=True)


@pytest.mark.long
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("bot", BOTS)
def test_games_with_hirelings_are_the_same(bot: str, number: int) -> None:
    seats = lineup(bot, number)
    number += 3 * BOTS.index(bot)
    check(seats, number, 30, hirelings=hired(seats, number))


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
        check(seats, number, 200)


@pytest.mark.long
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("bot", BOTS)
def test_difficulties_and_traits_together_are_the_same(bot: str, number: int) -> None:
    """In whole games, on other maps and beside other people for each number."""
    seats = lineup(bot, number + 1)
    seats[1] = combined(bot, number)
    check(seats, number, 200, ("gorge", "marsh", "autumn", "lake")[number])


@pytest.mark.long
def test_opponents_play_beside_each_other() -> None:
    for number, bot in enumerate(BOTS):
        other = next(each for each in BOTS[number + 1 :] + BOTS if not excluded(each, bot))
        people = [n for n in PEOPLE if n not in (automates(bot), automates(other))]
        check([people[0], bot, other], number, 40)
