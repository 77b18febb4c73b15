"""The scale of ratings: people and levels of computer players stand on the same one.

The model is Plackett-Luce's, by openskill (Weng and Lin, "A Bayesian approximation method for
online ranking", 2011).  Its numbers are set so that 400 points more win ten games for one at a
table of four, as in the ratings of the levels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from undergrowth.ai.graded import level_called

_BETA: Final = 400 / math.log(10) / 2
"""The spread of what one player shows from game to game; of four it makes 400 points ten to one."""
_MOVES: Final = 3.0
"""The points of uncertainty that each game adds, since people learn."""
_SMALL: Final = 0.0001
_Z: Final = 1.96
"""Standard deviations from the middle to the ends of a 95 % interval."""


@dataclass(frozen=True)
class Rating:
    """A strength as a normal distribution."""

    mean: float = 1500.0
    deviation: float = 350.0

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95 % interval."""
        reach = _Z * self.deviation
        return self.mean - reach, self.mean + reach


def is_available() -> bool:
    """Whether ratings can be computed: openskill is installed."""
    return find_spec("openskill") is not None


def level_rating(player: str) -> Rating | None:
    """Return the measured rating of a level such as `level:3`; None for other players."""
    level = level_called(player)
    if level is None or not level.rating:
        return None
    mean, low, high = level.rating
    return Rating(float(mean), (high - low) / (2 * _Z))


def rated(before: list[Rating], places: list[int]) -> list[Rating]:
    """Return the ratings of players after a game in which they came to these places, 1 the best."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(beta=_BETA, kappa=_SMALL, tau=_MOVES)
    teams = [[model.rating(mu=each.mean, sigma=each.deviation)] for each in before]
    found = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in found]
