"""The searching player: successive elimination over the options, with a tree search under each."""

from __future__ import annotations

from math import log
from typing import Final

from undergrowth.ai.budgets import Budget, read_budget
from undergrowth.ai.greedy import GreedyPlayer, worth_of
from undergrowth.ai.judging.judgement import HEURISTIC, Judgement, take_judgement
from undergrowth.ai.judging.usual import USUAL as USUAL_JUDGEMENT
from undergrowth.ai.players import QUICK, Insider, players
from undergrowth.ai.policy.rollouts import Instinctive
from undergrowth.ai.policy.weights import shipped
from undergrowth.ai.search.leaves import LeafPolicy, RoundLeaf, TurnLeaf, judged
from undergrowth.ai.search.race import (
    FIRST_PHASE_ERROR,
    LEAST_ERROR,
    ROUNDS,
    Candidate,
    best_of,
    surviving,
)
from undergrowth.ai.search.tree import Node, Path, select
from undergrowth.ai.seats import Seat
from undergrowth.ai.thoughts import Step, Thought
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.collector import resting
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.frames import Decision
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize, with_open_hands
from undergrowth.table.labels import label

USUAL: Final = 500
MOST: Final = 1_000_000
"""The number of rollouts for one question: by default, and at most."""
_TRY: Final = 0.02
"""Seconds for a try, of almost all."""
_FIRST: Final = 0.2
"""The share of the budget for comparing options at the end of the turn, before looking further."""
_LONGEST_VARIATION: Final = 12
"""The most answers of a principal variation that are shown."""


class Search:
    """The search for one question of one seat, with its results so far."""

    def __init__(
        self,
        g: Game,
        seat: int,
        chance: Chance,
        leaf: LeafPolicy,
        judgement: Judgement = HEURISTIC,
        first: LeafPolicy | None = None,
        hands_open: bool = False,
    ) -> None:
        """Prepare the search: each option becomes a candidate.

        `leaf` plays the rollouts and `judgement` rates where they end.  With `first`, a part of the
        budget first compares the options by rollouts of that policy.  With `hands_open`, which no
        player at a table may have, the hands of all stay as they are.
        """
        self.game: Final = g
        self.seat: Final = seat
        self.chance: Final = chance
        self.leaf: Final = leaf
        self.first: Final = first
        self.judgement: Final = judgement
        self.hands_open: Final = hands_open
        self.own: Final = g.turns + ((seat - g.turn) % g.seats or g.seats)
        """The number of the seat's next turn."""
        self.all: Final = _candidates(self.world(), seat, leaf, chance.next())
        self.remaining = self.all
        self.tried = 0

    def run(self, budget: Budget) -> None:
        """Try candidates in world after world until one is left or the budget is used up."""
        budget.begin()
        with resting():
            self._run(budget)

    def _run(self, budget: Budget) -> None:
        """Compare the candidates by the `first` leaf policy, if any, and then by the main one."""
        if self.first is None:
            self._race(self.leaf, budget, budget, LEAST_ERROR)
            return
        part = budget.part(_FIRST)
        part.begin()
        self._race(self.first, budget, part, FIRST_PHASE_ERROR)
        if min([len(each.values) for each in self.remaining]) > 0:
            for candidate in self.remaining:
                candidate.begin_second_phase()
            self._race(self.leaf, budget, budget, LEAST_ERROR)

    def _race(self, leaf: LeafPolicy, budget: Budget, part: Budget, near: float) -> None:
        """Try the remaining candidates in world after world, and drop those that fall behind.

        It takes at least `ROUNDS` worlds, and more while `part` lasts, but stops at once when the
        whole `budget` is used up.  `near` is the least standard error assumed (`surviving`).
        """
        rounds = 0
        while len(self.remaining) > 1 and (rounds < ROUNDS or part.lasts(self.tried)):
            world = self.world()
            luck = self.chance.next()
            for candidate in self.remaining:
                if not budget.lasts(self.tried):
                    return
                candidate.add(self._try(leaf, candidate.node, world.copy(), luck))
                self.tried += 1
            rounds += 1
            self.remaining = surviving(self.remaining, rounds, near)

    def world(self) -> Game:
        """Return another copy of the game, with what is hidden dealt anew."""
        deal = with_open_hands if self.hands_open else determinize
        return deal(self.game, self.seat, self.chance.next())

    def compare(self, options: list[Action], worlds: int) -> list[Candidate]:
        """Return the candidates of some options, after further tries of each in the same worlds.

        None is dropped.  Raises `IllegalAction` for an answer that is no option.
        """
        found = [self._candidate(option) for option in options]
        with resting():
            for _ in range(worlds):
                world = self.world()
                luck = self.chance.next()
                for candidate in found:
                    candidate.add(self._try(self.leaf, candidate.node, world.copy(), luck))
                    self.tried += 1
        return found

    def _candidate(self, option: Action) -> Candidate:
        for candidate in self.all:
            if candidate.node.option == option:
                return candidate
        raise IllegalAction(f"{option} is not offered")

    def best(self) -> Action:
        """Return the option of the best candidate so far."""
        return best_of(self.remaining).node.option

    def _try(self, leaf: LeafPolicy, node: Node, world: Game, luck: int) -> float:
        """Simulate an option in a world: descend the tree, expand one node, roll out and back up.

        Returns the value for the searching seat.  The world is used up; `luck` seeds its chance.
        """
        turns = world.turns
        path = Path()
        path.add(node, self.seat)
        world.chance = seeded(luck)
        world.take(node.option)
        while node.visits and world.turns == turns:
            decision = world.decision
            if decision is None:
                break
            if len(decision.offered) == 1:
                world.take(decision.offered[0])
                continue
            node = select(self._answers(node, world, decision, self.chance.next()))
            path.add(node, decision.seat)
            world.take(node.option)
        world = leaf.rollout(world, turns, self.own, seeded(luck + 1))
        values = judged(self.judgement, world, path.seats, self.seat)
        path.back_up(values)
        return values[self.seat]

    def _answers(self, node: Node, world: Game, decision: Decision, luck: int) -> list[Node]:
        """Return a node's children for the offered options; add missing ones, with priors."""
        known = node.known(decision.offered)
        if len(known) == len(decision.offered):
            return known
        shares = self.leaf.priors(world, decision.seat, luck)
        for i in range(len(shares)):
            option = decision.offered[i]
            if option not in node.children:
                node.children[option] = Node(option, shares[i])
        return node.known(decision.offered)


def _candidates(guess: Game, seat: int, leaf: LeafPolicy, luck: int) -> list[Candidate]:
    """Return the open question's options as candidates, in the order of their priors."""
    decision = guess.decision
    if decision is None:
        raise IllegalAction("the game is over: there is no open question")
    shares = leaf.priors(guess, seat, luck)
    trust = leaf.trust()
    order = sorted(range(len(shares)), key=lambda i: -shares[i])
    return [Candidate(Node(decision.offered[i], shares[i]), trust * log(shares[i])) for i in order]


class SearchPlayer(Insider):
    """A player that searches a tree of answers under each option and compares the candidates.

    All candidates are tried in the same worlds; each world is another determinization.  The tree
    holds the answers of all seats until the turn is over.  Rollouts after it use the learned policy
    of `instinct`: first to the end of the turn, which quickly sorts out clearly worse options, then
    to the end of the seat's next turn.  What that policy prefers is ahead before the first try.
    Setup has no turn to finish: there it plays like the greedy player.
    """

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.budget = Budget(USUAL)
        learned = Instinctive(shipped())
        self.first: LeafPolicy = TurnLeaf(learned)
        self.leaf: LeafPolicy = RoundLeaf(learned)
        self.judgement: Judgement = USUAL_JUDGEMENT

    def configure(self, options: list[str]) -> None:
        """Read the options: `search:500` makes 500 rollouts for a question, `search:1s` thinks a
        second.

        A judgement may follow, or stand alone: `search:1s:learned`.
        """
        self.judgement, options = take_judgement(options, self.judgement)
        self.budget = read_budget(options, self.budget, MOST, f"search:{USUAL} or search:1s")

    def thinks(self) -> bool:
        return True

    def hurry(self, seconds: float) -> None:
        self.budget = self.budget.within(seconds)

    def answers_within(self, setup: bool) -> float:
        return QUICK if setup else self.budget.lasting(_TRY)

    def look(self, g: Game) -> Action:
        if g.turns == 0:
            return GreedyPlayer(self.seat, self.chance.next()).look(g)
        search = Search(g, self.seat, self.chance, self.leaf, self.judgement, self.first)
        search.run(self.budget)
        return search.best()

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        """Return what each option gains by the end of the seat's next turn, the best first.

        Each has its principal variation, which ends with the present turn.  Options that were never
        tried are left out.
        """
        if seat.world.turns == 0:
            return GreedyPlayer(self.seat, self.chance.next()).think(seat, seconds)
        search = Search(seat.world, self.seat, self.chance, self.leaf, self.judgement, self.first)
        search.run(self.budget.within(seconds))
        now = round(self.judgement.judge(seat.world, self.seat))
        told = [self._thought(search, each, now) for each in search.all if each.tries]
        told.sort(key=worth_of, reverse=True)
        best = search.best()
        return [each for each in told if each.option == best] + [
            each for each in told if each.option != best
        ]

    def _thought(self, search: Search, candidate: Candidate, now: int) -> Thought:
        """Return a candidate's thought; `now` is the worth of the present position."""
        thought = Thought(candidate.node.option, round(candidate.mean()) - now)
        thought.share = candidate.tries / search.tried
        thought.parts = {"round": round(candidate.mean()) - now}
        thought.line = principal_variation(search, candidate.node)
        return thought


def principal_variation(search: Search, node: Node) -> list[Step]:
    """Return the answers expected after an option: at each node of the tree the most visited.

    They are tried in one world, and end where it does not offer the most visited answer.
    """
    world = search.world()
    world.take(node.option)
    line: list[Step] = []
    while len(line) < _LONGEST_VARIATION:
        decision = world.decision
        if decision is None:
            break
        if len(decision.offered) == 1:
            world.take(decision.offered[0])
            continue
        following = node.most_visited()
        if following is None or following.option not in decision.offered:
            break
        node = following
        line.append(Step(decision.seat, node.option, str(label(world, node.option))))
        world.take(node.option)
    return line


players(
    "search",
    SearchPlayer,
    "compares what follows each option as long as it may; search:500 tries, search:1s long",
)
