"""Seats go by the names of their factions wherever they go by numbers."""

from __future__ import annotations

import pytest

from undergrowth import NOBODY, BadSetup, BadText, Game, Setup
from undergrowth.ai import by_seat
from undergrowth.session import PERSON, Session
from undergrowth.shown.deeds import deeds
from undergrowth.shown.question import question
from undergrowth.sim import simulate

SETUP = Setup(seats=["marquise", "eyrie"])


@pytest.fixture(name="g")
def game() -> Game:
    """A game at its first question."""
    return Game.new(SETUP, 4)


@pytest.mark.parametrize(
    ("name", "number"), [("eyrie", 1), ("eyrie_dynasties", 1), ("nobody", NOBODY), (0, 0)]
)
def test_a_seat_is_as_good_by_its_name(g: Game, name: str | int, number: int) -> None:
    """A seat's view, what it does not know, its options and its texts are the same by name."""
    assert g.seat_of(name) == number
    assert g.observe(name) == g.observe(number)
    assert g.determinize(name, 5).hands == g.determinize(number, 5).hands
    assert g.state_key(name) == g.state_key(number)
    assert g.why_not(name, "keep in 9") == g.why_not(number, "keep in 9")
    assert question(g, name) == question(g, number)
    assert deeds(g, name) == deeds(g, number)


def test_a_seat_that_has_not_drafted_has_a_name_too() -> None:
    """A.8 `player_1` and so on."""
    g = Game.new(Setup(draft=3, pool=["eyrie", "vagabond", "alliance", "marquise"]), 3)
    assert g.seat_of("player_2") == 1


@pytest.mark.parametrize("name", ["alliance", "tea", "", 2, -2, "9" * 500])
def test_what_is_no_seat_is_refused_with_those_there_are(g: Game, name: str | int) -> None:
    """The names of the game's factions, and their numbers."""
    wanted = "is no seat: expected marquise_de_cat, eyrie_dynasties, nobody, or 0 to 1"
    for ask in (g.seat_of, g.observe, g.state_key):
        with pytest.raises(BadText, match=wanted):
            ask(name)


def test_players_are_seated_by_faction() -> None:
    """In a session and in a simulation, in any order."""
    chosen = {"eyrie": "random", "marquise_de_cat": PERSON}
    assert Session.new(SETUP, chosen).players == [PERSON, "random"]
    by_name = simulate(SETUP, {"eyrie": "greedy", "marquise": "random"}, games=1, limit=30)
    by_number = simulate(SETUP, ["random", "greedy"], games=1, limit=30)
    assert [row.player for row in by_name.rows] == [row.player for row in by_number.rows]


def test_each_seat_has_a_player_and_each_player_a_seat() -> None:
    """The refusal names whom it misses."""
    seats = ["marquise_de_cat", "eyrie_dynasties"]
    with pytest.raises(BadSetup, match="no player for eyrie_dynasties"):
        by_seat({"marquise": "random"}, seats)
    with pytest.raises(BadSetup, match="alliance has no seat; there are marquise_de_cat"):
        by_seat({"alliance": "random"}, seats)
