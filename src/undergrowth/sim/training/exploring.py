"""Games in which every seat explores its policy, and what can be learned from its choices.

The advantage of a choice is estimated from the chances to win that the learned judgement gives at
the beginnings of turns (generalized advantage estimation; Schulman et al., "High-dimensional
continuous control using generalized advantage estimation", ICLR 2016).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from undergrowth.ai.greedy import best_answer
from undergrowth.ai.judging import Learned, judgement_named
from undergrowth.ai.judging.learned import softmax
from undergrowth.ai.policy.options import Described, described
from undergrowth.ai.policy.parts import parts_of
from undergrowth.ai.policy.policy import CERTAIN, Policy, Preferences
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance
from undergrowth.sim.games import LIMIT, game_seed, mix
from undergrowth.sim.training.sampling import (
    Course,
    begin_game,
    drawn,
    failures_named,
    victory_shares,
)
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize

LAMBDA: Final = 0.85
"""The weight of each further turn in an advantage, relative to the turn before it."""


Plain: TypeAlias = dict[str, tuple[list[float], dict[str, list[float]]]]
"""The weights of a policy by faction: those of changes, and of parts by word."""


@dataclass(frozen=True)
class PolicyGames:
    """Games of a course with one policy.  Plain data that can be sent to a worker."""

    course: Course
    """The games; its `player` is not asked."""
    preferences: Plain

    @property
    def code(self) -> list[str]:
        """Python files with players, which workers load."""
        return self.course.code

    def policy(self) -> Policy:
        """Return the policy of these games."""
        return Policy({name: Preferences(*each) for name, each in self.preferences.items()})


@dataclass(frozen=True)
class Round(PolicyGames):
    """A round of games in which all seats explore the policy."""

    number: int
    """The number of the round, from 0."""


@dataclass
class Choice:
    """A choice by a policy: its features less their mean over the options by their shares."""

    faction: str
    changes: array[float]
    parts: dict[str, array[float]]
    """The features of parts by word, of every word of the options."""
    advantage: float = 0.0
    """How much more of a win followed than was expected."""


@dataclass
class Explored:
    """A finished game: its number, and the choices of all seats."""

    game: int
    choices: list[Choice]


@dataclass
class _Game:
    """A game in progress: the choices so far, and the chances at the beginnings of turns."""

    choices: list[tuple[int, int, Choice]] = field(default_factory=list)
    """By choice, the number of turns before it, the seat, and the choice itself."""
    chances: list[list[float]] = field(default_factory=list)


def explored_game(plan: Round, number: int, stop: Callable[[], bool]) -> list[Explored] | None:
    """Play one game of a round and return its choices; None when `stop` returned True before its
    end.

    Raises `FailedGame` when the game fails.
    """
    seed = game_seed(mix(plan.course.seed, plan.number), number)
    with failures_named(number, seed):
        choices = _explored(plan, seed, stop)
    return None if choices is None else [Explored(number, choices)]


def _explored(plan: Round, seed: int, stop: Callable[[], bool]) -> list[Choice] | None:
    policy, judgement = plan.policy(), judgement_named("learned")
    assert isinstance(judgement, Learned)
    g, chance = begin_game(plan.course, seed)
    played, turn = _Game(), 0
    for _ in range(LIMIT):
        decision = g.decision
        if decision is None:
            break
        if stop():
            return None
        if g.turns != turn:
            turn = g.turns
            played.chances.append(judgement.chances(g))
        if len(decision.offered) == 1:
            g.take(decision.offered[0])
        else:
            g.take(_answer(g, decision.seat, policy, chance, played))
    played.chances.append(victory_shares(g))
    return _with_advantages(played)


def _answer(g: Game, seat: int, policy: Policy, chance: Chance, played: _Game) -> Action:
    """Return an answer drawn from the policy, and remember the choice."""
    guess = determinize(g, seat, chance.next())
    if g.turns == 0:
        return best_answer(guess, seat, chance)
    options = described(guess, seat)
    for each in options:
        if each.worth >= CERTAIN:
            return each.option
    name = book(g).faction(seat).name
    found = softmax(policy.logits(name, options), [True] * len(options))
    taken = drawn(found, chance)
    choice = _choice(name, options, found, taken)
    played.choices.append((len(played.chances) - 1, seat, choice))
    return options[taken].option


def _choice(name: str, options: list[Described], found: list[float], taken: int) -> Choice:
    """Return what distinguishes the option taken from the mean of all options."""
    changes = [0.0] * len(options[taken].changes)
    parts: dict[str, list[float]] = {}
    for i, option in enumerate(options):
        weight = (1.0 if i == taken else 0.0) - found[i]
        _add(changes, weight, option.changes)
        for word in option.words:
            _add(parts.setdefault(word, [0.0] * parts_of(word)), weight, option.parts)
    late = options[taken].late
    changes += [late * x for x in changes]
    kept = {word: array("f", row) for word, row in parts.items()}
    return Choice(name, array("f", changes), kept)


def _add(total: list[float], weight: float, row: list[float]) -> None:
    """Add the beginning of a row times a weight to a total."""
    for i, x in enumerate(row[: len(total)]):
        if x:
            total[i] += weight * x


def _with_advantages(played: _Game) -> list[Choice]:
    """Return the choices of a game with their advantages."""
    found = advantages(played.chances)
    for turn, seat, choice in played.choices:
        choice.advantage = found[turn][seat]
    return [choice for _, _, choice in played.choices]


def advantages(chances: list[list[float]]) -> list[list[float]]:
    """Return by turn and seat what followed more than was expected, from the chances before each
    turn and at the end."""
    seats = range(len(chances[-1]))
    found = [[0.0 for _ in seats] for _ in chances]
    for turn in range(len(chances) - 2, -1, -1):
        for seat in seats:
            gained = chances[turn + 1][seat] - chances[turn][seat]
            found[turn][seat] = gained + LAMBDA * found[turn + 1][seat]
    return found


def plain(policy: Policy) -> Plain:
    """Return the weights of a policy."""
    return {name: (each.changes, each.parts) for name, each in policy.factions.items()}
