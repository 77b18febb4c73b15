"""Levels for people: a table of data, slips that people make, and none that are silly."""

from __future__ import annotations

from collections import Counter

import pytest

from undergrowth import BadSetup, Game, Setup
from undergrowth.ai import Tally, levels, make_player, play, player_names
from undergrowth.ai.graded import LEVELS, Level, level_called, soft_answer
from undergrowth.ai.greedy import worths
from undergrowth.ai.players import ask
from undergrowth.engine.actions import PASS
from undergrowth.engine.chance import seeded
from undergrowth.law.appraise import WIN
from undergrowth.server.documents.levels import players_offered

SEED = 41
SETUP = Setup(seats=["marquise", "eyrie", "alliance", "vagabond"])
CAREFUL = Level("careful", "greedy", [1, 0, 0], [])
CARELESS = Level("careless", "greedy", [250, 500, 100], [])


def moments(turns: int = 12) -> list[Game]:
    """Return the questions with a choice of a game, before each answer."""
    g = Game.new(SETUP, SEED, log=False)
    players = [make_player("level:1", seat, SEED + seat) for seat in range(4)]
    found: list[Game] = []
    while g.decision is not None and g.turns <= turns:
        if len(g.decision.offered) > 1:
            found.append(g.copy())
        play(g, players, 1, Tally(4))
    return found


def asked(g: Game) -> int:
    assert g.decision is not None
    return g.decision.seat


def test_there_are_eight_levels_offered_weakest_first() -> None:
    assert [level_called(name) for name in levels()[:8]] == LEVELS
    assert len(LEVELS) == 8 and len({each.id for each in LEVELS}) == 8
    assert level_called("greedy") is None and level_called("level:9") is None
    assert "level" in player_names()


@pytest.mark.long
@pytest.mark.parametrize("name", [f"level:{number}" for number in range(1, 9)])
def test_every_level_answers_what_is_offered_by_tries_alone(name: str) -> None:
    level = level_called(name)
    assert level is not None
    budget = getattr(make_player(level.player, 0, 0), "budget", None)
    assert budget is None or budget.seconds == 0.0
    for g in moments(2)[::6]:
        decision = g.decision
        assert decision is not None
        answers = [ask(make_player(name, decision.seat, SEED), g) for _ in range(2)]
        assert answers[0] in decision.offered and answers[0] == answers[1]


@pytest.mark.parametrize("name", ["level:9", "level:0", "level:x", "level:1:2"])
def test_a_level_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="expected level:1 to level:8"):
        make_player(name, 0, 0)


def test_slips_stay_within_the_limit_and_happen() -> None:
    """Each is compared with the best in the world that it looked at."""
    level = LEVELS[0]
    behind: list[int] = []
    for g in moments():
        seat = asked(g)
        answer = soft_answer(g, seat, level, seeded(SEED))
        found = worths(g.determinize(seat, seeded(SEED).next()), seat)
        assert g.decision is not None
        if g.turn == seat:
            behind.append(max(found) - found[g.decision.offered.index(answer)])
    assert max(behind) <= level.limit and sum(each > 0 for each in behind) > 3


def test_a_win_in_sight_is_never_passed_up() -> None:
    """Games are played until somebody sees a win; the most careless takes it."""
    seen = 0
    for seed in range(4):
        g = Game.new(SETUP, seed, log=False)
        players = [make_player("greedy", seat, seed) for seat in range(4)]
        while g.decision is not None:
            if len(g.decision.offered) > 1 and max(g.score) >= 24:
                seat = asked(g)
                found = worths(g.determinize(seat, seeded(7).next()), seat)
                if max(found) >= WIN // 2:
                    seen += 1
                    answer = soft_answer(g, seat, CARELESS, seeded(7))
                    assert found[g.decision.offered.index(answer)] >= WIN // 2
            play(g, players, 1, Tally(4))
    assert seen


def test_a_level_without_slack_takes_what_looks_best() -> None:
    for g in moments(4):
        seat = asked(g)
        found = worths(g.determinize(seat, seeded(SEED).next()), seat)
        assert g.decision is not None
        answer = soft_answer(g, seat, CAREFUL, seeded(SEED))
        assert found[g.decision.offered.index(answer)] == max(found)


def test_reactions_are_overlooked_in_the_turn_of_others_only() -> None:
    told: Counter[bool] = Counter()
    for g in moments(16):
        seat = asked(g)
        assert g.decision is not None
        if PASS in g.decision.offered and g.turn != seat:
            told[soft_answer(g, seat, CARELESS, seeded(SEED)) == PASS] += 1
    assert told[True] and not told[False]


def test_the_list_of_players_says_the_rating_of_each_level() -> None:
    offered = players_offered()[:8]
    for each, level in zip(offered, LEVELS, strict=True):
        assert not level.rating or f"({level.rating[0]:,})" in each["title"].replace("\u202f", ",")
