"""Checking what was learned: each faction plays with its preferences, and the same deals without.

Learned preferences are those of a player that explores.  For some factions, a player that takes
what they prefer most wins less than the greedy one; those do better without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from undergrowth.ai.greedy import best_answer
from undergrowth.ai.policy.instinct import preferred
from undergrowth.ai.policy.policy import Policy, Preferences
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance
from undergrowth.engine.errors import BadSetup
from undergrowth.sim.games import LIMIT, game_seed, mix
from undergrowth.sim.training.exploring import PolicyGames, plain
from undergrowth.sim.training.sampling import (
    Course,
    begin_game,
    failures_named,
    victory_shares,
)
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize

_CHECK: Final = 1_000_003
"""The label of the seeds of these games, beyond the number of any round."""
_DEALS: Final = 1000
"""The most line-ups that are drawn until one has the faction."""


@dataclass(frozen=True)
class Check(PolicyGames):
    """Games of each faction in turn, alone against `greedy`: with its preferences, then without."""

    games: int
    """The number of deals for each faction; each is played twice."""

    @property
    def total(self) -> int:
        """The number of all games."""
        return 2 * self.games * len(self.course.factions)

    def faction(self, number: int) -> str:
        """Return the faction that is checked in a game."""
        return self.course.factions[number // (2 * self.games)]


@dataclass
class Checked:
    """The result of a game: its number, the faction, with its preferences or not, and its share of
    the victory."""

    game: int
    faction: str
    learned: bool
    won: float


def check_of(course: Course, games: int, policy: Policy) -> Check:
    """Return the check of a policy."""
    return Check(course, plain(policy), games)


def checked_game(plan: Check, number: int, stop: Callable[[], bool]) -> list[Checked] | None:
    """Play one game of a check and return its result; None when `stop` returned True before its
    end.

    Raises `FailedGame` when the game fails.
    """
    seed = game_seed(mix(plan.course.seed, _CHECK), number // 2)
    with failures_named(number, seed):
        won = _won(plan, number, seed, stop)
    if won is None:
        return None
    return [Checked(number, plan.faction(number), number % 2 == 0, won)]


def _won(plan: Check, number: int, seed: int, stop: Callable[[], bool]) -> float | None:
    faction = plan.faction(number)
    g, chance = _dealt(plan.course, faction, seed)
    learned = plan.policy() if number % 2 == 0 else Policy({})
    checked = g.seat_of(faction)
    for _ in range(LIMIT):
        decision = g.decision
        if decision is None:
            break
        if stop():
            return None
        if len(decision.offered) == 1:
            g.take(decision.offered[0])
        else:
            policy = learned if decision.seat == checked else None
            g.take(_answer(g, decision.seat, policy, chance))
    return victory_shares(g)[checked]


def _dealt(course: Course, faction: str, seed: int) -> tuple[Game, Chance]:
    """Return the first game of some seeds that has a faction.  Raises `BadSetup` if none has."""
    for number in range(_DEALS):
        g, chance = begin_game(course, mix(seed, number))
        if faction in g.setup.seats:
            return g, chance
    raise BadSetup(f"{faction} is in no game with these factions")


def _answer(g: Game, seat: int, policy: Policy | None, chance: Chance) -> Action:
    guess = determinize(g, seat, chance.next())
    if policy is None or g.turns == 0:
        return best_answer(guess, seat, chance)
    return preferred(policy, guess, seat, chance)


def wins(found: Iterable[Checked]) -> dict[str, tuple[float, float]]:
    """Return by faction how many games it won with its preferences, and without."""
    counted: dict[str, tuple[float, float]] = {}
    for each in found:
        learned, greedy = counted.get(each.faction, (0.0, 0.0))
        if each.learned:
            learned += each.won
        else:
            greedy += each.won
        counted[each.faction] = (learned, greedy)
    return counted


def chosen(policy: Policy, counted: dict[str, tuple[float, float]]) -> Policy:
    """Return a policy with the preferences of those factions alone that win more with them."""
    kept: dict[str, Preferences] = {}
    for name, found in policy.factions.items():
        learned, greedy = counted.get(name, (0.0, 0.0))
        if learned > greedy:
            kept[name] = found
    return Policy(kept)
