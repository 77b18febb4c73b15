"""Training: play games, fit weights to them, and measure predictions on held-out games."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from undergrowth._version import __version__
from undergrowth.ai.judging.features import GENERAL, names_of
from undergrowth.ai.judging.learned import Weights
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.run import play_games
from undergrowth.sim.training.fitting import Sums, best_factor, fitted, log_loss
from undergrowth.sim.training.sampling import Course, Sample, sample_game

APART: Final = 8
"""One game in this many is held out to measure predictions."""
_ENOUGH: Final = 1000
"""The number of games used to scale the predictors that weights are compared with."""
_POINTS: Final = GENERAL.index("points")
_OUTLOOK: Final = GENERAL.index("outlook")


@dataclass
class Trained:
    """Trained weights, with their statistics."""

    weights: Weights
    games: int
    positions: int
    losses: dict[str, float]
    """The log-loss in held-out games, by predictor: nothing, the points, the heuristics, and these
    weights; empty if no game was held out."""


def play_course(
    course: Course,
    games: int,
    workers: int,
    before: Sequence[Sample],
    told: Callable[[Sample], None],
    cluster: str | None = None,
) -> bool:
    """Play the missing games of a course, and call `told` with each sample as it is finished.

    `cluster` is the address of a Ray cluster that plays them.  Returns False when Ctrl-C stopped it
    before all were played.  Raises `FailedGame`.
    """
    done = {sample.game for sample in before}
    left = [number for number in range(games) if number not in done]
    return play_games(course, left, workers, lambda new: told(new[0]), cluster, sample_game)


def fit(
    samples: Sequence[Sample], seed: int, progress: Callable[[int], None] | None = None
) -> Trained:
    """Return the weights that best predict the winner.  Raises `BadOutput` without a usable
    game."""
    telling = [each for each in samples if each.positions and sum(each.won) > 0.0]
    ordered = sorted(telling, key=lambda each: each.game)
    learned = [each for each in ordered if each.game % APART]
    apart = [each for each in ordered if each.game % APART == 0]
    if not learned:
        raise BadOutput("no game is finished that anything could be learned from")
    names = {name: len(names_of(name)) for each in learned for name in each.seats}
    weights = fitted(learned, names, seed, progress)
    positions = sum(len(each.positions) for each in ordered)
    return Trained(weights, len(ordered), positions, _losses(learned, apart, weights))


def _losses(
    learned: Sequence[Sample], apart: Sequence[Sample], weights: Weights
) -> dict[str, float]:
    if not apart:
        return {}
    some = learned[:_ENOUGH]
    points = _by([_POINTS])
    outlook = _by([_POINTS, _OUTLOOK])
    return {
        "nothing": log_loss(apart, lambda name, row: 0.0),
        "points": log_loss(apart, _scaled(points, best_factor(some, points))),
        "heuristics": log_loss(apart, _scaled(outlook, best_factor(some, outlook))),
        "learned": log_loss(apart, lambda name, row: weights.of(name).weigh(list(row))),
    }


def _by(features: list[int]) -> Sums:
    return lambda name, row: sum(row[i] for i in features)


def _scaled(sums: Sums, factor: float) -> Sums:
    return lambda name, row: factor * sums(name, row)


def about(course: Course, trained: Trained, command: str) -> dict[str, Any]:
    """Return the metadata of a file of weights."""
    return {
        "undergrowth": __version__,
        "command": command,
        "course": _said(course),
        "games": trained.games,
        "positions": trained.positions,
        "log_loss": {name: round(loss, 4) for name, loss in trained.losses.items()},
    }


def _said(course: Course) -> dict[str, Any]:
    """Return the metadata of the games that were played for it."""
    return {**asdict(course), "code": [Path(each).name for each in course.code]}


def check_weights_file(path: Path, course: Course) -> None:
    """Raise `BadOutput` if a file holds anything but weights learned from the same course."""
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["about"]["course"]
    except (ValueError, LookupError, TypeError):
        raise BadOutput(f"{path} holds no learned weights: name another file") from None
    if found != json.loads(json.dumps(_said(course))):
        raise BadOutput(f"{path} holds what another training has learned: name another file")
