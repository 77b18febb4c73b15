"""The player that searches: honest, the same for the same seed, in time; its tree and its race."""

from __future__ import annotations

import pytest

from kit.lineups import few, many
from undergrowth import Game, Setup
from undergrowth.ai import Seat, ask, ask_thoughts, make_player
from undergrowth.ai.budgets import Budget
from undergrowth.ai.finishing import finish_turn, finish_turns, priors_of
from undergrowth.ai.greedy import best_answer, worths
from undergrowth.ai.judging import HEURISTIC
from undergrowth.ai.search.leaves import (
    MOST_VALUE,
    LeafPolicy,
    RandomLeaf,
    TurnLeaf,
    judged,
)
from undergrowth.ai.search.player import Search
from undergrowth.ai.search.race import FIRST_PHASE_ERROR, Candidate, best_of, surviving
from undergrowth.ai.search.tree import Node, Path, select
from undergrowth.engine.actions import PASS, Shuffle
from undergrowth.engine.chance import Chance, seeded

SEATS = many()[:3]


def moments(seed: int, number: int, seats: list[str]) -> list[Game]:
    """Moments of a random game at which somebody has a choice, some turns after its setup."""
    g = Game.new(Setup(seats=seats), seed, log=False)
    rest = [make_player("random", seat, seat) for seat in range(g.seats)]
    found: list[Game] = []
    while g.decision is not None and len(found) < number:
        if len(g.decision.options) > 1 and g.turns > 2:
            found.append(g.copy())
        g.take(ask(rest[g.decision.seat], g))
    return found


# ---- the player


@pytest.mark.parametrize("seats", [few(), many()])
def test_the_same_seed_searches_the_same_and_learns_nothing_hidden(seats: list[str]) -> None:
    for g in moments(2, 2, seats):
        assert g.decision is not None
        seat, before = g.decision.seat, g.to_json()
        answers = {str(ask(make_player("search:12", seat, 3), g)) for _ in range(2)}
        assert g.to_json() == before and len(answers) == 1
        twin = g.determinize(seat, 9)
        assert {str(ask(make_player("search:12", seat, 3), twin))} == answers


def test_it_says_what_it_thinks_and_takes_what_it_puts_first() -> None:
    for g in moments(5, 2, SEATS):
        assert g.decision is not None
        seat = g.decision.seat
        told = ask_thoughts(make_player("search:24", seat, 3), Seat(g, seat, 4), 60.0)
        assert {each.option for each in told} <= set(g.decision.options)
        assert sum(each.share or 0.0 for each in told) == pytest.approx(1.0)
        assert all(each.worth is not None and "round" in each.parts for each in told)
        world = Seat(g, seat, 4).world
        assert told[0].option == ask(make_player("search:24", seat, 3), world)
        for each in told:
            assert all(step.label for step in each.line)


def test_without_time_it_has_tried_one_option() -> None:
    (g,) = moments(5, 1, SEATS)
    assert g.decision is not None
    seat = g.decision.seat
    told = ask_thoughts(make_player("search:100s", seat, 3), Seat(g, seat, 4), 0.0)
    assert len(told) == 1 and told[0].share == 1.0


def test_before_the_first_turn_it_is_the_greedy_player() -> None:
    g = Game.new(Setup(seats=SEATS), 3)
    assert g.decision is not None and g.turns == 0
    seat = g.decision.seat
    player = make_player("search", seat, 3)
    assert ask(player, g) in g.decision.options
    told = ask_thoughts(make_player("search", seat, 3), Seat(g, seat, 4), 1.0)
    assert len(told) == len(g.decision.options) and told[0].share is None


def test_a_tree_grows_under_each_option_and_counts_every_try() -> None:
    (g,) = moments(7, 1, SEATS)
    assert g.decision is not None
    search = Search(g, g.decision.seat, seeded(1), TurnLeaf())
    search.run(Budget(60))
    assert search.tried <= 60
    assert search.tried == sum(each.node.visits for each in search.all)
    assert search.tried == sum(len(each.values) for each in search.all)
    assert any(each.node.children for each in search.all)
    for each in search.all:
        assert sum(child.visits for child in each.node.children.values()) <= each.node.visits


def test_it_runs_on_random_answers_too() -> None:
    (g,) = moments(7, 1, SEATS)
    assert g.decision is not None
    search = Search(g, g.decision.seat, seeded(1), RandomLeaf(10))
    search.run(Budget(30))
    assert search.best() in g.decision.options


class Listed(LeafPolicy):
    """Finishes turns, and remembers how it was asked to."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def rollout(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        self.asked.append((turns, own))
        return TurnLeaf().rollout(world, turns, own, chance)


def test_it_looks_to_the_end_of_the_turn_for_a_part_of_the_budget_and_then_further() -> None:
    for g in moments(7, 4, SEATS):
        assert g.decision is not None
        seat = g.decision.seat
        first, then = Listed(), Listed()
        search = Search(g, seat, seeded(1), then, HEURISTIC, first)
        search.run(Budget(60))
        options = len(search.all)
        assert min(4 * options, 60) <= len(first.asked) <= max(12, 4 * options) + options
        assert len(first.asked) + len(then.asked) == search.tried
        ahead = (seat - g.turn) % g.seats or g.seats
        assert set(first.asked + then.asked) == {(g.turns, g.turns + ahead)}


def test_a_budget_that_is_used_up_at_first_sight_still_compares_all_options() -> None:
    (g,) = moments(7, 1, SEATS)
    assert g.decision is not None
    options = len(g.decision.options)
    first, then = Listed(), Listed()
    search = Search(g, g.decision.seat, seeded(1), then, HEURISTIC, first)
    search.run(Budget(options))
    assert (len(first.asked), then.asked) == (options, [])
    assert search.best() == max(search.all, key=Candidate.mean).node.option


# ---- what follows


def test_turns_are_finished_one_after_the_other_each_with_rolls_of_its_own() -> None:
    for g in moments(3, 3, SEATS):
        luck = seeded(6).next()
        one = finish_turn(
            finish_turn(g.copy(), g.turns, seeded(luck + g.turns)),
            g.turns + 1,
            seeded(luck + g.turns + 1),
        )
        both = finish_turns(g.copy(), g.turns, g.turns + 1, seeded(6))
        assert both.to_json() == one.to_json()
        assert both.over or both.turns > g.turns + 1


def test_a_turn_is_finished_as_the_greedy_player_would_on_a_copy() -> None:
    """Taking over the copy in which the best option was tried changes nothing."""
    for g in moments(3, 6, SEATS):
        world = g.copy()
        world.chance = seeded(5)
        plain, chance = world.copy(), seeded(6)
        while plain.turns == g.turns and plain.decision is not None:
            offered = plain.decision.offered
            answer = offered[0]
            if len(offered) > 1:
                trial = plain.copy()
                trial.chance = seeded(chance.next())
                answer = best_answer(trial, plain.decision.seat, chance)
            plain.take(answer)
        assert finish_turn(world, g.turns, seeded(6)).to_json() == plain.to_json()


def test_winning_is_worth_much_but_no_million_points() -> None:
    (g,) = moments(3, 1, SEATS)
    g.end([1], "points")
    assert judged(HEURISTIC, g, [0, 1], 2) == [-MOST_VALUE, MOST_VALUE, -MOST_VALUE]


def test_who_wins_together_is_as_glad_as_who_wins_alone() -> None:
    (g,) = moments(3, 1, SEATS)
    g.end([0, 2], "coalition")
    assert judged(HEURISTIC, g, [1, 2], 0) == [MOST_VALUE, -MOST_VALUE, MOST_VALUE]


# ---- the tree


def node(prior: float, visits: int, mean: float, number: int) -> Node:
    found = Node(Shuffle(number), prior)
    found.visits, found.total = visits, visits * mean
    return found


def parent(*children: Node) -> Node:
    found = Node(PASS, 1.0)
    for each in children:
        found.children[each.option] = each
    return found


def test_what_has_done_well_is_tried_again_and_what_is_new_by_its_prior() -> None:
    good, bad, new = node(0.2, 50, 400.0, 1), node(0.2, 50, 0.0, 2), node(0.6, 0, 0.0, 3)
    tree = parent(good, bad, new)
    both = [good.option, bad.option]
    assert tree.known([*both, PASS]) == [good, bad]
    assert select(tree.known(both)) is good
    assert [each.offered for each in (good, bad, new)] == [1, 1, 0]  # only those count as offered
    good.total = 0.0
    for _ in range(10):
        chosen = select(tree.known([*both, new.option]))
    assert chosen is new


def test_a_way_is_remembered_for_who_answered() -> None:
    first, second = node(1.0, 0, 0.0, 1), node(1.0, 0, 0.0, 2)
    path = Path()
    path.add(first, 0)
    path.add(second, 2)
    path.back_up([10.0, 20.0, 30.0])
    assert (first.mean(), second.mean()) == (10.0, 30.0)
    assert parent(first, second).most_visited() is first


def test_likelihoods_are_one_in_all_and_bounded_below() -> None:
    found = priors_of([0.0, 1.0, -10_000.0])
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[0] > found[2] > 0.0


def test_at_first_sight_random_leaves_like_all_alike_and_others_what_greedy_likes() -> None:
    for g in moments(7, 2, SEATS):
        assert g.decision is not None
        seat, n, before = g.decision.seat, len(g.decision.offered), g.to_json()
        assert RandomLeaf(10).priors(g, seat, 1) == [1.0 / n] * n
        found = TurnLeaf().priors(g, seat, 1)
        assert sum(found) == pytest.approx(1.0) and g.to_json() == before
        best = g.decision.offered[found.index(max(found))]
        trial = g.copy()
        trial.chance = seeded(1)
        worth = worths(trial, seat)
        assert worth[g.decision.offered.index(best)] == max(worth)


# ---- the race


def candidate(number: int, brought: list[float], liking: float = 0.0) -> Candidate:
    found = Candidate(node(0.5, 0, 0.0, number), liking)
    for each in brought:
        found.add(each)
    return found


def test_who_falls_behind_in_the_same_worlds_drops_out() -> None:
    """Values differ much more between worlds than between options."""
    worlds = [0.0, 900.0, -500.0, 300.0, 100.0, 700.0, -200.0, 50.0]
    best = candidate(1, [each + 40.0 for each in worlds])
    near = candidate(2, [each + (80.0 if n % 2 else -10.0) for n, each in enumerate(worlds)])
    behind = candidate(3, [each - 10.0 * (n % 2) for n, each in enumerate(worlds)])
    assert best_of([behind, near, best]) is best
    assert surviving([best, near, behind], 8) == [best, near]
    assert surviving([best, near, behind], 3) == [best, near, behind]


def test_what_is_liked_is_ahead_until_worlds_say_otherwise() -> None:
    """What one is ahead by counts once, and not in every world."""
    liked, other = candidate(1, [], 50.0), candidate(2, [])
    for each, value in ((liked, 0.0), (other, 40.0)):
        each.add(value)
    assert best_of([other, liked]) is liked and (liked.mean(), other.mean()) == (0.0, 40.0)
    for each, value in ((liked, 0.0), (other, 40.0)):
        each.add(value)
    assert best_of([liked, other]) is other


def test_who_is_liked_less_must_do_better_to_stay() -> None:
    worlds = [0.0, 90.0, -50.0, 30.0]
    apart = [each + 20.0 * (n % 2) - 20.0 for n, each in enumerate(worlds)]
    best, behind = candidate(1, worlds), candidate(2, apart)
    assert surviving([best, behind], 4) == [best, behind]
    best, behind = candidate(1, worlds), candidate(2, apart, -200.0)
    assert surviving([best, behind], 4) == [best]


def test_options_are_compared_in_the_worlds_that_all_have_met() -> None:
    """Time may be over in the middle of a world, and a good world makes no option better."""
    begun, waits = candidate(1, [100.0, 900.0]), candidate(2, [110.0])
    assert best_of([begun, waits]) is waits
    bad, untried = candidate(3, [-50.0]), candidate(4, [])
    assert best_of([bad, untried]) is bad


def test_at_the_end_of_the_turn_only_what_is_far_behind_drops_out() -> None:
    """Later turns move options against each other by more than luck in this turn does."""
    worlds = [0.0, 900.0, -500.0, 300.0]
    best, behind, far = (candidate(n, [each - n * 300.0 for each in worlds]) for n in range(3))
    assert surviving([best, behind, far], 4) == [best]
    assert surviving([best, behind, far], 4, FIRST_PHASE_ERROR) == [best, behind]


def test_of_options_that_do_the_same_one_goes_on() -> None:
    worlds = [0.0, 900.0, -500.0, 300.0]
    first, same = candidate(1, worlds), candidate(2, worlds)
    assert surviving([first, same], 4) == [first, same]
    first, same = candidate(1, worlds * 2), candidate(2, worlds * 2)
    assert surviving([first, same], 8, FIRST_PHASE_ERROR) == [first, same], "they may differ later"
    assert surviving([first, same], 8) == [first]


def test_what_was_found_at_the_end_of_the_turn_counts_as_two_worlds() -> None:
    """Until other worlds have said more: a small budget is not lost on what chance may bring."""
    well, badly = candidate(1, [100.0] * 9), candidate(2, [40.0] * 9)
    for each in (well, badly):
        each.begin_second_phase()
    assert best_of([badly, well]) is well and well.mean() == 100.0
    well.add(0.0)
    assert best_of([badly, well]) is well, "the other has not met that world"
    badly.add(90.0)
    assert best_of([badly, well]) is well
    well.add(0.0)
    badly.add(90.0)
    assert best_of([well, badly]) is badly
    assert (well.mean(), badly.mean()) == (50.0, 65.0)
    assert (well.tries, badly.tries) == (11, 11)
