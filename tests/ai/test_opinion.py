"""An opinion rests on what a seat knows, changes nothing, and says what is expected."""

from __future__ import annotations

import pytest

from kit.lineups import sparing
from undergrowth import BadSetup, Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.ai.opinion import Opinion, growing, opinion

SETUP = Setup(seats=["marquise", "eyrie", "alliance", "vagabond"])


def middle(turns: int = 6, seed: int = 5) -> Game:
    """Return a game at the first question with a choice after some turns."""
    g = Game.new(SETUP, seed, log=False)
    players = [make_player("greedy", seat, seat) for seat in range(4)]
    while g.decision is not None and (g.turns < turns or len(g.decision.offered) < 2):
        play(g, players, 1, Tally(4))
    return g


def asked(g: Game) -> int:
    assert g.decision is not None
    return g.decision.seat


def told(found: Opinion) -> list[tuple[str, float, list[str]]]:
    """Return the lines of an opinion in words."""
    return [
        (str(line.option), line.chance, [step.label for step in line.steps]) for line in found.lines
    ]


def test_chances_are_shares_and_each_option_is_judged() -> None:
    g = middle()
    decision = g.decision
    assert decision is not None
    found = opinion(g, decision.seat, 40)
    assert sum(found.chances) == pytest.approx(1.0) and len(found.chances) == 4
    assert {line.option for line in found.lines} <= set(decision.offered)
    assert all(0 <= line.chance <= 1 and 0 <= line.reach <= 1 for line in found.lines)
    assert sum(line.tries for line in found.lines) <= 40


def test_the_game_stays_as_it_was_and_the_opinion_is_the_same_again() -> None:
    g = middle()
    before = g.to_json()
    first, second = (opinion(g, asked(g), 12) for _ in range(2))
    assert told(first) == told(second) and first.chances == second.chances
    assert g.to_json() == before


@pytest.mark.parametrize("turns", sparing(["5", "6", "7", "8"], most=1))
def test_games_that_look_alike_to_a_seat_get_the_same_opinion(turns: str) -> None:
    """Everything that the seat cannot see is dealt anew; no hand is peeked into."""
    g = middle(int(turns))
    twin = g.determinize(asked(g), 99)
    assert g.to_json() != twin.to_json()
    for seat in range(4):
        alike = g.determinize(seat, 99)
        one, other = opinion(g, seat, 12), opinion(alike, seat, 12)
        assert told(one) == told(other) and one.chances == other.chances


def test_a_seat_that_is_not_asked_has_chances_and_no_lines() -> None:
    g = middle()
    other = (asked(g) + 1) % 4
    found = opinion(g, other, 8)
    assert found.lines == [] and sum(found.chances) == pytest.approx(1.0)


def test_before_the_first_turn_and_after_the_last_there_are_chances() -> None:
    g = Game.new(SETUP, 3, log=False)
    found = opinion(g, asked(g), 4)
    assert found.lines == [] and sum(found.chances) == pytest.approx(1.0)
    play(g, [make_player("greedy", seat, seat) for seat in range(4)], 9999, Tally(4))
    assert opinion(g, 0, 4).chances == [float(seat in g.winners) for seat in range(4)]


def test_an_opinion_grows_up_to_its_tries() -> None:
    g = middle()
    assert [each.tries for each in growing(g, asked(g), 60)] == [25, 50, 60]
    assert [each.tries for each in growing(g, asked(g), 4)] == [4]


@pytest.mark.parametrize(("seat", "tries"), [(4, 5), (-1, 5), (0, 0), (0, 2_000_000)])
def test_seats_and_tries_that_make_no_sense_are_refused(seat: int, tries: int) -> None:
    with pytest.raises(BadSetup):
        opinion(middle(2), seat, tries)
