"""Training of a policy, round by round: explore, improve, write."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from undergrowth._version import __version__
from undergrowth.ai.policy.policy import Policy
from undergrowth.ai.policy.weights import read_policy, write_policy
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.run import play_games
from undergrowth.sim.training.checking import Checked, check_of, checked_game, wins
from undergrowth.sim.training.exploring import Choice, Explored, Round, explored_game, plain
from undergrowth.sim.training.improving import STEP, Sums, first_policy, improved
from undergrowth.sim.training.sampling import Course
from undergrowth.writing import replacing


@dataclass(frozen=True)
class Schooling:
    """A plan to learn a policy."""

    course: Course
    """The games; its `player` is not asked."""
    rounds: int
    """The number of rounds."""
    games: int
    """The number of games in each round."""
    checks: int
    """The number of deals by which each faction's preferences are checked at the end."""

    def metadata(self) -> dict[str, Any]:
        """Return what tells this plan from others."""
        return {**asdict(self), "course": {**asdict(self.course), "code": []}}


def play_round(
    plan: Schooling,
    number: int,
    policy: Policy,
    workers: int,
    told: Callable[[], None],
    cluster: str | None = None,
) -> Policy | None:
    """Play a round and return the improved policy; None when Ctrl-C stopped it.

    `told` is called after each game.  Games count in the order of their numbers, so that the same
    seed learns the same with any number of workers.  Raises `FailedGame`.
    """
    sums: dict[str, Sums] = {}
    waiting: dict[int, list[Choice]] = {}
    counted = 0

    def add(finished: list[Explored]) -> None:
        nonlocal counted
        waiting.update((each.game, each.choices) for each in finished)
        while counted in waiting:
            _count(sums, waiting.pop(counted))
            counted += 1
        told()

    explored = Round(plan.course, plain(policy), number)
    games = list(range(plan.games))
    if not play_games(explored, games, workers, add, cluster, explored_game):
        return None
    return improved(policy, sums, STEP * (1.0 - number / plan.rounds))


def check(
    plan: Schooling,
    policy: Policy,
    workers: int,
    told: Callable[[], None],
    cluster: str | None = None,
) -> dict[str, tuple[float, float]] | None:
    """Return by faction how many deals it won with its preferences, and without; None when Ctrl-C
    stopped it.

    `told` is called after each game.  Raises `FailedGame`.
    """
    found: list[Checked] = []

    def add(finished: list[Checked]) -> None:
        found.extend(finished)
        told()

    checked = check_of(plan.course, plan.checks, policy)
    games = list(range(checked.total))
    if not play_games(checked, games, workers, add, cluster, checked_game):
        return None
    return wins(found)


def _count(sums: dict[str, Sums], choices: list[Choice]) -> None:
    """Add the choices of a game to the sums of their factions."""
    by_faction: dict[str, list[Choice]] = {}
    for choice in choices:
        by_faction.setdefault(choice.faction, []).append(choice)
    for name, own in by_faction.items():
        sums.setdefault(name, Sums(name)).add(own)


@dataclass(frozen=True)
class Learned:
    """What a file of a policy holds."""

    policy: Policy
    rounds: int
    """The number of rounds that it has learned from."""
    wins: dict[str, tuple[float, float]] | None = None
    """By faction, the deals won with its preferences and without; None before they are checked."""


def begin(path: Path, plan: Schooling) -> Learned:
    """Return what a file holds.

    Without such a file nothing is learned yet.  Raises `BadOutput` if it holds anything but what
    the same plan has learned.
    """
    if not path.exists() or path.stat().st_size == 0:
        return Learned(first_policy(plan.course.factions), 0)
    try:
        about = json.loads(path.read_text(encoding="utf-8"))["about"]
        before, done = about["plan"], int(about["rounds"])
        checked = about.get("wins")
        if checked is not None:
            checked = {name: (float(one), float(other)) for name, (one, other) in checked.items()}
    except (ValueError, LookupError, TypeError, AttributeError):
        raise BadOutput(f"{path} holds no learned policy: name another file") from None
    if before != json.loads(json.dumps(plan.metadata())):
        raise BadOutput(f"{path} holds what another training has learned: name another file")
    return Learned(read_policy(path), done, checked)


def keep(path: Path, plan: Schooling, learned: Learned, command: str) -> None:
    """Write what was learned in some rounds.

    The file holds the old policy or the new, never a part.  Raises `BadOutput`.
    """
    about: dict[str, Any] = {
        "undergrowth": __version__,
        "command": command,
        "plan": plan.metadata(),
        "rounds": learned.rounds,
    }
    if learned.wins is not None:
        about["wins"] = learned.wins
    try:
        with replacing(path) as made:
            write_policy(made, learned.policy, about)
    except OSError as error:
        raise BadOutput(f"{path} cannot be written: {error.strerror or error}") from error
