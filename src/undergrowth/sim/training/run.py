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
from undergrowth.sim.training.fitting import Logits, best_scale, fitted, log_loss
from undergrowth.sim.training.sampling import Course, Sample, sample_game

HELD_OUT: Final = 8
"""One game in this many is held out to measure predictions."""
_SCALED_ON: Final = 1000
"""The number of games used to scale the predictors that weights are compared with."""
_POINTS: Final = GENERAL.index("points")
_OUTLOOK: Final = GENERAL.index("outlook")


@dataclass
class Trained:
    """Trained weights, with their statistics."""

    weights: Weights
    """The weights."""
    games: int
    """The number of games with a victory and positions, held-out ones included."""
    positions: int
    """The number of positions in these games."""
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
    usable = [each for each in samples if each.positions and sum(each.won) > 0.0]
    ordered = sorted(usable, key=lambda each: each.game)
    training = [each for each in ordered if each.game % HELD_OUT]
    held_out = [each for each in ordered if each.game % HELD_OUT == 0]
    if not training:
        raise BadOutput("no game is finished that anything could be learned from")
    names = {name: len(names_of(name)) for each in training for name in each.seats}
    weights = fitted(training, names, seed, progress)
    positions = sum(len(each.positions) for each in ordered)
    return Trained(weights, len(ordered), positions, _losses(training, held_out, weights))


def _losses(
    training: Sequence[Sample], held_out: Sequence[Sample], weights: Weights
) -> dict[str, float]:
    if not held_out:
        return {}
    some = training[:_SCALED_ON]
    points = _by([_POINTS])
    outlook = _by([_POINTS, _OUTLOOK])
    return {
        "nothing": log_loss(held_out, lambda name, row: 0.0),
        "points": log_loss(held_out, _scaled(points, best_scale(some, points))),
        "heuristics": log_loss(held_out, _scaled(outlook, best_scale(some, outlook))),
        "learned": log_loss(held_out, lambda name, row: weights.of(name).weigh(list(row))),
    }


def _by(features: list[int]) -> Logits:
    return lambda name, row: sum(row[i] for i in features)


def _scaled(logits: Logits, scale: float) -> Logits:
    return lambda name, row: scale * logits(name, row)


def about(course: Course, trained: Trained, command: str) -> dict[str, Any]:
    """Return the metadata of a file of weights."""
    return {
        "undergrowth": __version__,
        "command": command,
        "course": _course_metadata(course),
        "games": trained.games,
        "positions": trained.positions,
        "log_loss": {name: round(loss, 4) for name, loss in trained.losses.items()},
    }


def _course_metadata(course: Course) -> dict[str, Any]:
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
    if found != json.loads(json.dumps(_course_metadata(course))):
        raise BadOutput(f"{path} holds what another training has learned: name another file")
