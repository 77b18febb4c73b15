"""The player that plans its turn in several worlds."""

from __future__ import annotations

import pytest

from kit.lineups import few
from undergrowth import Game, Setup
from undergrowth.ai import ask, make_player
from undergrowth.sim import simulate

SEATS = few()
BASE = ["marquise", "eyrie", "alliance", "vagabond"]


def test_the_same_seed_plans_the_same_and_changes_nothing() -> None:
    g = Game.new(Setup(seats=SEATS), 2)
    rest = [make_player("random", seat, seat) for seat in range(g.seats)]
    planned = 0
    while g.decision is not None and planned < 8:
        seat = g.decision.seat
        if len(g.decision.options) > 1 and g.turns > 2:
            planned += 1
            before = g.to_json()
            answers = [str(ask(make_player("plan:2", seat, 3), g)) for _ in range(2)]
            assert g.to_json() == before
            assert answers[0] == answers[1]
            unseen = {
                str(ask(make_player("plan:2", seat, 3), g.determinize(seat, n))) for n in (1, 2)
            }
            assert len(unseen) == 1  # it knows no hidden card and no coming roll
        g.take(ask(rest[seat], g))
    assert planned == 8


@pytest.mark.long
@pytest.mark.parametrize("two", [("marquise", "vagabond"), ("eyrie", "alliance")], ids="-".join)
def test_planning_wins_more_than_its_share_against_three_greedy_players(
    two: tuple[str, str],
) -> None:
    """A quarter would be its share, 15; each faction plans in 30 games, seats shuffled.

    More than two standard deviations above it are asked for.
    """
    wins = 0
    for faction in two:
        names = ["plan:2" if each == faction else "greedy" for each in BASE]
        results = simulate(Setup(seats=BASE), names, games=30, seed=5, shuffle_seats=True)
        wins += len({row.game for row in results.rows if row.won and row.player == "plan:2"})
    print(f"{wins} of 60")
    assert wins >= 22
