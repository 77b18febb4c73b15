"""Every automated opponent with every difficulty, pair of traits and map, in random games.

They stop at what it announces, too: saves, copies and what each seat may see are checked there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, cycle

import pytest

from kit.checks import check_all, check_table
from kit.lineups import MOST_TURNS, seed_of
from undergrowth import BadSetup, Game, Setup
from undergrowth.data import sheet
from undergrowth.decks import deck_names
from undergrowth.engine.chance import seeded
from undergrowth.law.turn.turn import MOST_TURNS_ALONE
from undergrowth.library import automated_factions, installed_maps, played_factions
from undergrowth.session import PERSON, Session
from undergrowth.table.game import library

ROUTINE = 4
"""Of so many games the fast tests play one; the long ones play them all."""


def chosen(name: str) -> Iterator[list[str]]:
    """R.3.3 Words for a seat: each difficulty and each pair of what may go together, in turn."""
    levels: list[str] = []
    words: list[str] = []
    more: list[list[str]] = []
    for option in sheet(f"factions/{name}").tables("seat_option"):
        if option.has("many") and option.flag("many"):
            words += option.texts("values")
        elif not levels:
            levels = option.texts("values")
        else:
            words += option.texts("values")[:1]
            more += [[word] for word in option.texts("values")]
    level = cycle(levels)
    for pair in combinations(words, 2):
        yield [next(level), *pair]
    yield from [[each] for each in levels]
    yield from more


def lineups(name: str) -> list[Setup]:
    """A setup for each choice of words, with maps, decks, others and their number in turn."""
    found: list[Setup] = []
    maps, decks = cycle(installed_maps()), cycle(deck_names())
    for number, words in enumerate(chosen(name)):
        chance = seeded(seed_of(name, number))
        seats = [":".join([name, *words])]
        everybody = [*played_factions(), *automated_factions()]
        order = list(range(len(everybody)))
        chance.shuffle(order)
        others = [everybody[i] for i in order]
        size = 2 + number % 4
        setup = Setup(map=next(maps), deck=next(decks), advanced=number % 5 == 4)
        setup.cooperative = number % 6 == 5
        for other in others:
            if len(seats) < size and _sits(setup, [*seats, other], size):
                seats.append(other)
        found.append(_with(setup, seats))
    return found


def _with(setup: Setup, seats: list[str]) -> Setup:
    return Setup(
        setup.map, setup.deck, seats, advanced=setup.advanced, cooperative=setup.cooperative
    )


def _sits(setup: Setup, seats: list[str], size: int) -> bool:
    """Whether they may sit together; the first of the others is somebody who plays."""
    if len(seats) == 2 and seats[1] in automated_factions():
        return False
    try:
        library().complete(_with(setup, seats))
    except BadSetup:
        return False
    return True


GAMES = [(name, number) for name in automated_factions() for number in range(len(lineups(name)))]


@pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param(*game, marks=[] if i % ROUTINE == 0 else [pytest.mark.long])
        for i, game in enumerate(GAMES)
    ],
)
def test_it_plays(name: str, number: int) -> None:
    """R.3.3 A whole random game of each choice of difficulty and traits."""
    setup, seed = lineups(name)[number], seed_of(name, number)
    chance = seeded(seed)
    g = Game.new(setup, seed)
    answers = 0
    while g.decision is not None and g.turns <= MOST_TURNS:
        if answers % 50 == 49:
            check_table(g)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
        answers += 1
    check_table(g)


@pytest.mark.parametrize("name", automated_factions())
def test_what_it_announces_is_a_question(name: str) -> None:
    """R.2 It can be saved, copied and looked at there, and has one answer."""
    setup, seed = lineups(name)[0], seed_of(name)
    chance = seeded(seed)
    g = Game.new(setup, seed, asks_all=True)
    seat = g.seat_of(name)
    announced = 0
    for number in range(400):
        if g.decision is None:
            break
        if g.decision.seat == seat and len(g.decision.options) == 1:
            announced += 1
            if announced % 7 == 3:
                check_all(g, number)
        own = g.own_answer(g.decision) if g.decision.seat >= 0 else None
        g.take(own or g.decision.options[chance.below(len(g.decision.options))])
    assert announced > 5


@pytest.mark.parametrize("name", automated_factions())
def test_only_people_take_back(name: str) -> None:
    """Undo goes back to a person's question, and never into what an opponent did."""
    setup, seed = lineups(name)[0], seed_of(name, 1)
    chance = seeded(seed)
    session = Session.new(setup, [PERSON] * len(setup.seats), seed)
    opponent = session.game.seat_of(name)
    taken_back = 0
    for _ in range(60):
        session.advance()
        decision = session.game.decision
        if session.asked is None or decision is None:
            break
        assert session.asked != opponent
        before = session.game.to_json()
        session.answer(decision.options[chance.below(len(decision.options))])
        if session.undoable and session.undo():
            taken_back += 1
            assert session.game.to_json() == before
            session.answer(decision.options[0])
    assert taken_back > 0


@pytest.mark.parametrize("pair", list(combinations(automated_factions(), 2)))
def test_without_people_somebody_wins(pair: tuple[str, str]) -> None:
    """R.2.6 Long before their game would end without a winner."""
    maps = installed_maps()
    for number in range(4):
        seed = seed_of(" ".join(pair), number)
        seats = [":".join([name, levels(name)[number]]) for name in pair]
        g = Game.new(Setup(map=maps[seed % len(maps)], seats=seats), seed, log=False)
        assert len(g.winners) == 1 and g.turns < MOST_TURNS_ALONE // 4


def levels(name: str) -> list[str]:
    """R.3.3.1 Its difficulties."""
    return sheet(f"factions/{name}").tables("seat_option")[0].texts("values")
