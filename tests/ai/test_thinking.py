"""Rules for every player that thinks, with any number of seats, dominance and coalitions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit import Table
from undergrowth import NOBODY, Game, Setup
from undergrowth.ai import Seat, ask, ask_thoughts, make_player
from undergrowth.library import installed_factions
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD

THINKERS = ("plan:1", "search:6")
"""Each by worlds or tries: so it answers the same whatever the machine does meanwhile."""
FACTIONS = installed_factions()


def middle(g: Game) -> bool:
    """Some turns after the setup."""
    return g.turns > 2 * g.seats


def dominance(g: Game) -> bool:
    """Somebody has activated a dominance card."""
    return any(card != NO_CARD for card in g.dominance)


def coalition(g: Game) -> bool:
    """Somebody would win with somebody else."""
    return any(book(g).faction(seat).bonds.partner(g) != NOBODY for seat in range(g.seats))


def moment(seats: list[str], when: Callable[[Game], bool]) -> Game:
    """A moment of the first random game that comes to it: some seat has a few options to choose."""
    for seed in range(40):
        g = Game.new(Setup(seats=seats), seed, log=False)
        players = [make_player("random", seat, seat) for seat in range(g.seats)]
        while g.decision is not None:
            if 1 < len(g.decision.options) < 8 and when(g):
                return g
            g.take(ask(players[g.decision.seat], g))
    raise AssertionError("no random game comes to it")


def told(name: str, g: Game, seat: int) -> list[tuple[str, int | None, list[str]]]:
    """Return what a player thinks of each option, and what it expects after it."""
    thoughts = ask_thoughts(make_player(name, seat, 5), Seat(g, seat, 4), 60.0)
    return [(str(each.option), each.worth, [s.label for s in each.line]) for each in thoughts]


@pytest.mark.long
@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize(
    ("seats", "when"),
    [
        *[(number, middle) for number in range(2, 7)],
        (3, dominance),
        (4, coalition),
    ],
)
def test_games_that_look_the_same_to_a_seat_get_the_same_answer_and_thoughts(
    name: str, seats: int, when: Callable[[Game], bool]
) -> None:
    """It learns no hidden card and no coming roll, and leaves the game as it was."""
    g = moment(FACTIONS[:seats], when)
    assert g.decision is not None
    seat, before = g.decision.seat, g.to_json()
    answer, thoughts = str(ask(make_player(name, seat, 3), g)), told(name, g, seat)
    assert answer in [str(option) for option in g.decision.options]
    assert g.to_json() == before
    for deal in (7, 8):
        twin = g.determinize(seat, deal)
        assert str(ask(make_player(name, seat, 3), twin)) == answer
        assert told(name, twin, seat) == thoughts


@pytest.mark.parametrize("name", ["plan:4", "search:24"])
def test_who_would_lose_to_dominance_at_the_end_of_the_turn_prevents_it(
    name: str, table: type[Table]
) -> None:
    """3.3.1 The Eyrie rule three fox clearings; one of them can be taken from the next clearing."""
    t = table("marquise", "eyrie").board("eyrie", dominance=["dominance_fox"])
    for place in (1, 6, 12):
        t.put("eyrie", place, "2 warrior")
    t.put("marquise", 5, "5 warrior").begins("marquise", "daylight")
    g = t.game
    g.scripted = False  # the dice are for the generator
    turn, players = g.turns, [make_player(name, seat, 3) for seat in range(g.seats)]
    while g.turns == turn and g.decision is not None:
        g.take(ask(players[g.decision.seat], g))
    assert not g.over
