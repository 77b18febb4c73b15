"""Learning a policy from games: what wins is preferred, and the same seed learns the same."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest

from kit.lineups import few
from undergrowth.ai.policy.parts import PARTS, parts_of
from undergrowth.ai.policy.policy import Policy, Preferences
from undergrowth.ai.policy.weights import changes_of
from undergrowth.engine.chance import seeded
from undergrowth.sim.errors import BadOutput, FailedGame
from undergrowth.sim.training import Course
from undergrowth.sim.training.checking import Checked, check_of, checked_game, chosen, wins
from undergrowth.sim.training.exploring import (
    LAMBDA,
    Choice,
    Round,
    advantages,
    explored_game,
    plain,
)
from undergrowth.sim.training.improving import WORTH, Sums, first_policy, improved
from undergrowth.sim.training.rounds import Learned, Schooling, begin, check, keep, play_round

SEATS = few()[:2]
COURSE = Course("instinct", SEATS, ["autumn"], ["base"], seed=4)


def never() -> bool:
    return False


def told() -> None:
    pass


def weights(policy: Policy) -> object:
    return plain(policy)


def choice(change: float, dug: float, advantage: float) -> Choice:
    """A choice of the first faction that differs in its second change and in a verb."""
    changes = [0.0, change] + [0.0] * (len(changes_of(SEATS[0])) - 2)
    parts = [dug] + [0.0] * (len(PARTS) - 1)
    return Choice(SEATS[0], array("f", changes), {"dig": array("f", parts)}, advantage)


def test_what_wins_is_preferred_and_what_makes_no_difference_is_not() -> None:
    chance = seeded(3)
    choices = []
    for _ in range(2000):
        change, dug = chance.below(21) / 10 - 1, chance.below(21) / 10 - 1
        luck = chance.below(201) / 1000 - 0.1
        choices.append(choice(change, dug, 0.05 * change + luck))
    sums = Sums(SEATS[0])
    sums.add(choices)
    before = first_policy(SEATS)
    after = improved(before, {SEATS[0]: sums}, 0.1)
    mine = after.factions[SEATS[0]]
    assert mine.changes[1] > 5 * abs(mine.parts["dig"][0])
    assert after.factions[SEATS[1]] is before.factions[SEATS[1]]


def test_a_longer_step_diverges_more() -> None:
    sums = Sums(SEATS[0])
    sums.add([choice(1.0, 0.0, 0.1), choice(-1.0, 0.0, -0.1), choice(1.0, 0.5, 0.0)])
    before = first_policy(SEATS)
    steps = [
        improved(before, {SEATS[0]: sums}, step).factions[SEATS[0]].changes[1]
        for step in (0.0, 0.1, 0.4)
    ]
    assert steps[0] == 0.0 < steps[1]
    assert steps[2] == pytest.approx(2 * steps[1])


def test_an_advantage_is_what_was_gained_and_less_of_what_was_gained_later() -> None:
    found = advantages([[0.5, 0.5], [0.7, 0.3], [0.6, 0.4], [1.0, 0.0]])
    last = 0.4
    middle = -0.1 + LAMBDA * last
    assert [each[0] for each in found] == pytest.approx([0.2 + LAMBDA * middle, middle, last, 0.0])
    assert [each[1] for each in found] == pytest.approx([-each[0] for each in found])


def test_a_game_gives_choices_of_all_seats_and_the_same_again() -> None:
    plan = Round(COURSE, plain(first_policy(SEATS)), 0)
    found = explored_game(plan, 1, never)
    assert found is not None
    choices = found[0].choices
    assert {each.faction for each in choices} == set(SEATS)
    assert any(each.advantage for each in choices)
    for each in choices:
        assert len(each.changes) == len(changes_of(each.faction))
        assert all(len(row) == parts_of(word) for word, row in each.parts.items())
    again = explored_game(plan, 1, never)
    assert again == found
    assert explored_game(plan, 1, lambda: True) is None


def test_a_game_that_fails_is_named() -> None:
    course = Course("instinct", SEATS, ["nowhere"], ["base"], 1)
    with pytest.raises(FailedGame, match=r"game 0 .* failed: BadSetup"):
        explored_game(Round(course, {}, 0), 0, never)


def test_a_policy_that_has_learned_nothing_goes_by_worth_alone() -> None:
    for each in first_policy(SEATS).factions.values():
        assert each.changes[0] == WORTH and not any(each.changes[1:]) and not each.parts


def test_a_run_goes_on_after_its_last_round(tmp_path: Path) -> None:
    plan = Schooling(COURSE, rounds=2, games=2, checks=1)
    path = tmp_path / "policy.json"
    assert begin(path, plan).rounds == 0
    first = play_round(plan, 0, begin(path, plan).policy, 1, told)
    assert first is not None
    keep(path, plan, Learned(first, 1), "undergrowth train-policy")
    again = begin(path, plan)
    assert again.rounds == 1 and again.wins is None
    assert weights(play_round(plan, 1, again.policy, 1, told) or first) != weights(again.policy)
    keep(path, plan, Learned(first, 2, {SEATS[0]: (2.0, 1.0)}), "undergrowth train-policy")
    assert begin(path, plan).wins == {SEATS[0]: (2.0, 1.0)}
    with pytest.raises(BadOutput, match="what another training has learned"):
        begin(path, Schooling(COURSE, rounds=3, games=2, checks=1))
    damaged = json.loads(path.read_text("utf-8"))
    damaged["about"]["wins"] = ["many"]
    for text in ("[]", json.dumps(damaged)):
        path.write_text(text, "utf-8")
        with pytest.raises(BadOutput, match="holds no learned policy"):
            begin(path, plan)


def test_preferences_that_win_no_more_than_greedy_are_left_out() -> None:
    found = [
        Checked(0, "owls", True, 1.0),
        Checked(1, "owls", False, 0.5),
        Checked(2, "newts", True, 0.5),
        Checked(3, "newts", False, 0.5),
        Checked(4, "newts", True, 0.0),
    ]
    counted = wins(found)
    assert counted == {"owls": (1.0, 0.5), "newts": (0.5, 0.5)}
    some = Preferences([1.0], {})
    policy = chosen(Policy({"owls": some, "newts": some, "toads": some}), counted)
    assert list(policy.factions) == ["owls"]


def test_each_deal_is_played_with_the_preferences_of_a_faction_and_without() -> None:
    course = Course("instinct", few(), ["autumn"], ["base"], seed=4)
    plan = check_of(course, 2, first_policy(few()))
    assert plan.total == 4 * len(few())
    assert [plan.faction(n) for n in (3, 4)] == few()[:2]
    played = [checked_game(plan, n, never) for n in (4, 5)]
    rows = [each for found in played if found for each in found]
    assert [(each.game, each.faction, each.learned) for each in rows] == [
        (4, few()[1], True),
        (5, few()[1], False),
    ]
    assert checked_game(plan, 4, never) == played[0]
    assert checked_game(plan, 4, lambda: True) is None


def test_a_faction_that_no_deal_has_is_named() -> None:
    course = Course("instinct", SEATS, ["nowhere"], ["base"], 1)
    with pytest.raises(FailedGame, match="failed: BadSetup"):
        checked_game(check_of(course, 1, Policy({})), 0, never)


def test_all_factions_are_checked_and_a_stop_checks_none() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    plan = Schooling(COURSE, rounds=1, games=1, checks=1)
    counted = check(plan, first_policy(SEATS), 1, told)
    assert counted is not None and set(counted) == set(SEATS)
    assert check(plan, first_policy(SEATS), 1, stop) is None


def test_what_is_stopped_learns_nothing() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    plan = Schooling(COURSE, rounds=2, games=3, checks=1)
    assert play_round(plan, 0, first_policy(SEATS), 1, stop) is None


@pytest.mark.long
def test_any_number_of_processes_learns_the_same() -> None:
    plan = Schooling(COURSE, rounds=2, games=3, checks=1)
    found = [play_round(plan, 0, first_policy(SEATS), n, told) for n in (1, 2)]
    assert found[0] is not None and found[1] is not None
    assert weights(found[0]) == weights(found[1])
