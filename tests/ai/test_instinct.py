"""The learned policy, and the player that follows it at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kit.lineups import few
from undergrowth import Game, Setup
from undergrowth.ai import Seat, ask, ask_thoughts, make_player
from undergrowth.ai.finishing import GREEDILY, best_answers
from undergrowth.ai.greedy import worths
from undergrowth.ai.judging.features import OnMap
from undergrowth.ai.policy.instinct import preferred
from undergrowth.ai.policy.options import Described, described
from undergrowth.ai.policy.parts import PARTS
from undergrowth.ai.policy.policy import Policy, Preferences
from undergrowth.ai.policy.rollouts import Instinctive
from undergrowth.ai.policy.weights import (
    SHIPPED,
    changes_of,
    read_policy,
    shipped,
    write_policy,
)
from undergrowth.ai.search.leaves import RoundLeaf
from undergrowth.ai.search.player import Search
from undergrowth.ai.weight_files import rounded
from undergrowth.engine.actions import PASS
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadContent, IllegalAction
from undergrowth.law.appraise import WIN
from undergrowth.library import played_factions
from undergrowth.sim.usual import usual_factions
from undergrowth.table.book import book

SEATS = few()


def new_game(seed: int = 1) -> Game:
    return Game.new(Setup(seats=SEATS), seed, log=False)


def questions(seed: int, most: int) -> list[Game]:
    """Worlds at questions of a game of the greedy player, with more than one option each."""
    g = new_game(seed)
    players = [make_player("greedy", seat, seed + seat) for seat in range(g.seats)]
    found: list[Game] = []
    while g.decision is not None and len(found) < most:
        if g.turns and len(g.decision.offered) > 1:
            found.append(g.copy())
        g.take(ask(players[g.decision.seat], g))
    return found


def rolled(world: Game) -> Game:
    """A copy of a world with other rolls to come."""
    found = world.copy()
    found.chance = seeded(1)
    return found


def some_preferences(name: str, worth: float = 1.0) -> Preferences:
    return Preferences([worth] + [0.0] * (len(changes_of(name)) - 1), {})


def test_every_change_and_part_has_a_name() -> None:
    for world in questions(3, 80):
        assert world.decision is not None
        seat = world.decision.seat
        before = world.to_json()
        options = described(world, seat)
        assert world.to_json() == before
        name = book(world).faction(seat).name
        assert [each.option for each in options] == world.decision.offered
        assert [each.worth for each in options] == worths(world, seat)
        for each in options:
            assert 2 * len(each.changes) == len(changes_of(name))
            assert len(each.parts) == len(PARTS)
            assert all(word.startswith(each.words[0]) for word in each.words)


@pytest.mark.parametrize("faction", played_factions())
def test_names_of_changes_are_told_apart(faction: str) -> None:
    names = changes_of(faction)
    assert len(set(names)) == len(names)


def test_a_policy_sums_what_an_option_changes_and_its_parts() -> None:
    rest = [0.0] * (len(PARTS) - 2)
    policy = Preferences([2.0, 0.5, 4.0, 1.0], {"dig": [1.0, 3.0, *rest], "dig: root": [0.25, 8.0]})
    parts = [1.0, 0.5, *rest]
    other = Described(PASS, 100, [1.0, 4.0], 0.5, ["pass"], parts)
    dug = Described(PASS, 100, [1.0, 4.0], 0.5, ["dig"], parts)
    root = Described(PASS, 100, [1.0, 4.0], 0.5, ["dig", "dig: root"], parts)
    assert policy.logit(other) == 2.0 + 2.0 + 0.5 * (4.0 + 4.0)
    assert policy.logit(dug) == 8.0 + 1.0 + 1.5
    assert policy.logit(root) == 10.5 + 0.25 + 4.0


def test_for_a_faction_that_has_learned_nothing_it_prefers_what_looks_best() -> None:
    for world in questions(5, 30):
        assert world.decision is not None
        seat = world.decision.seat
        found = worths(world, seat)
        taken = preferred(Policy({}), world, seat, seeded(1))
        assert found[world.decision.offered.index(taken)] == max(found)


def test_a_policy_that_dislikes_what_looks_good_takes_the_worst_unless_it_wins() -> None:
    policy = Policy({name: some_preferences(name, -1.0) for name in SEATS})
    tried = 0
    for world in questions(5, 60):
        assert world.decision is not None
        seat = world.decision.seat
        found = worths(world, seat)
        if max(found) < WIN // 2:
            taken = preferred(policy, world, seat, seeded(1))
            assert found[world.decision.offered.index(taken)] == min(found)
            tried += 1
    assert tried > 20
    for world in questions(5, 60):
        assert world.decision is not None
        seat = world.decision.seat
        world.score[seat] = 29
        found = worths(world, seat)
        if max(found) >= WIN // 2:
            taken = preferred(policy, world, seat, seeded(1))
            assert found[world.decision.offered.index(taken)] >= WIN // 2
            tried += 1000
    assert tried > 1000


def test_its_rollouts_answer_as_it_does() -> None:
    """And greedily for a faction that has learned nothing."""
    learned = shipped()
    nobody = Policy({})
    for world in questions(5, 60):
        assert world.decision is not None
        seat, before = world.decision.seat, world.to_json()
        taken = preferred(learned, rolled(world), seat, seeded(1))
        best = Instinctive(learned).best(world, seat, 1)
        assert taken in [each.option for each in best]
        trial = rolled(world)
        trial.take(best[0].option)
        assert best[0].after.to_json() == trial.to_json()
        same = [each.option for each in best_answers(world, seat, 1)]
        assert [each.option for each in Instinctive(nobody).best(world, seat, 1)] == same
        assert Instinctive(nobody).priors(world.copy(), seat) == GREEDILY.priors(world, seat)
        assert world.to_json() == before


def test_a_search_likes_what_it_prefers_before_the_first_try() -> None:
    rollouts = Instinctive(shipped())
    for world in questions(6, 20):
        assert world.decision is not None
        seat = world.decision.seat
        priors = rollouts.priors(rolled(world), seat)
        assert sum(priors) == pytest.approx(1.0)
        search = Search(world, seat, seeded(1), RoundLeaf(rollouts), hands_open=True)
        liked = {str(each.node.option): each.liking for each in search.all}
        assert liked[str(search.all[0].node.option)] == max(liked.values()) <= 0.0
        assert not any(each.liking for each in Search(world, seat, seeded(1), RoundLeaf()).all)


def test_it_does_not_look_at_what_its_seat_cannot_see() -> None:
    """Dealing the unseen anew, coming rolls included, never changes its answer."""
    for number, world in enumerate(questions(7, 60)):
        assert world.decision is not None
        seat = world.decision.seat
        answers = {
            str(ask(make_player("instinct", seat, number), each))
            for each in (world, world.determinize(seat, 1), world.determinize(seat, 2))
        }
        assert len(answers) == 1, answers


def test_its_thoughts_are_shares_and_the_first_is_what_it_takes() -> None:
    world = questions(2, 12)[-1]
    assert world.decision is not None
    seat = world.decision.seat
    thoughts = ask_thoughts(make_player("instinct", seat, 1), Seat(world, seat, 3), 1.0)
    assert len(thoughts) == len(world.decision.offered)
    found = [each.share or 0.0 for each in thoughts]
    assert found == sorted(found, reverse=True)
    assert abs(sum(found) - 1.0) < 1e-9


def test_a_game_that_is_over_has_no_options_to_prefer() -> None:
    world = questions(2, 1)[0]
    world.decision = None
    with pytest.raises(IllegalAction, match="the game is over"):
        described(world, 0)


def test_a_policy_is_written_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "policy.json"
    name = SEATS[0]
    parts = {"dig": [0.125 * i for i in range(len(PARTS))]}
    some = Preferences([0.1 * i for i in range(len(changes_of(name)))], parts)
    write_policy(path, Policy({name: some}), {"rounds": 3})
    again = read_policy(path)
    assert again.factions[name].changes == rounded(some.changes)
    assert again.factions[name].parts == parts
    assert again.knows(name) and not again.knows(SEATS[1])
    assert json.loads(path.read_text("utf-8"))["about"] == {"rounds": 3}


def test_what_comes_with_the_program_fits_and_says_how_it_was_made() -> None:
    """It is checked name by name as it is read; who is left out has won no more with it."""
    policy = read_policy()
    about = json.loads(SHIPPED.read_text("utf-8"))["about"]
    for name in usual_factions():
        learned, greedy = about["wins"][name]
        assert policy.knows(name) == (learned > greedy)
    assert sum(policy.knows(name) for name in usual_factions()) > len(usual_factions()) // 2
    said = about["command"]
    assert said.startswith("undergrowth train-policy ") and "/" not in said


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 0}, "expected format 2, not 0; make it again with `undergrowth train-policy`"),
        ({"parts": ["luck"]}, "feature 1 of parts is 'luck', expected 'always'"),
        ({"factions": {SEATS[0]: {"features": ["luck"]}}}, f"feature 1 of {SEATS[0]} is 'luck'"),
        ({"factions": {SEATS[0]: {}}}, "parts are missing"),
        ({"factions": 3}, "parts are missing"),
    ],
)
def test_a_wrong_file_is_told_what_was_expected(
    change: dict[str, object], message: str, tmp_path: Path
) -> None:
    path = tmp_path / "policy.json"
    write_policy(path, Policy({SEATS[0]: some_preferences(SEATS[0])}), {})
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **change}), "utf-8")
    with pytest.raises(BadContent, match=message):
        read_policy(path)


def test_what_is_read_from_the_map_once_is_what_would_be_read_again() -> None:
    """Features hold where an option has shifted no piece, and are read again where it has."""
    held = {True: 0, False: 0}
    for world in questions(5, 25):
        assert world.decision is not None
        seat = world.decision.seat
        faction = book(world).faction(seat)
        on_map = OnMap(world, seat, faction)
        for option in world.decision.offered:
            after = world.copy()
            after.take(option)
            again = OnMap(after, seat, faction)
            holds = on_map.holds(after)
            held[holds] += 1
            if holds:
                assert [on_map.sorts, on_map.ground] == [again.sorts, again.ground]
                assert [on_map.kinds, on_map.enemies] == [again.kinds, again.enemies]
    assert min(held.values()) > 0
