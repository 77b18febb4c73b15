"""Rewards of a seat, during a game and at its end: potential-based (Ng, Harada, Russell 1999).

Every reward is the change of a potential since the last step, so the sum over a game is the
potential of its end, whatever happened on the way.
"""

from __future__ import annotations

from typing import Final

from undergrowth import BadSetup, Game
from undergrowth.engine.given import given_as
from undergrowth.engine.renamed import renamed

POINTS: Final = 30
"""3.1 The points that win: potentials are measured in games won."""
SHAPE: Final = 0.5
"""The potential of a lead of `POINTS` points beside winning, in the shaped reward."""
REWARDS: Final = {
    "win": "1 for winning and -1 for not winning, at the end",
    "margin": "the lead in points over the best other seat, of 30, at the end",
    "shaped": "the win, and on the way half of the lead over the mean of the others, of 30",
}
"""The rewards by name, each with a summary."""


def potentials(kind: str, g: Game) -> list[float]:
    """Return the potential of a moment of a game to each seat, by the rule of a reward."""
    seats = range(g.seats)
    won = [(1.0 if seat in g.winners else -1.0) if g.over else 0.0 for seat in seats]
    if kind == "shaped":
        return [won[seat] + SHAPE * _lead_over_mean(g, seat) for seat in seats]
    if kind == "margin" and g.over and g.victory == "points":
        return [_lead_over_best(g, seat) for seat in seats]
    return won


def _lead_over_best(g: Game, seat: int) -> float:
    """Return a seat's lead over the best other seat, in units of `POINTS`, from -1 to 1."""
    others = [g.score[other] for other in range(g.seats) if other != seat]
    return max(-1.0, min(1.0, (g.score[seat] - max(others)) / POINTS))


def _lead_over_mean(g: Game, seat: int) -> float:
    others = sum(g.score) - g.score[seat]
    return (g.score[seat] - others / (g.seats - 1)) / POINTS


class Rewards:
    """Rewards of each seat: changes of its potential.  Raises `BadSetup` for an unknown name."""

    def __init__(self, kind: str) -> None:
        if given_as("the reward", kind, str, BadSetup) not in REWARDS:
            raise BadSetup(f"{kind!r} is not a reward: expected {', '.join(REWARDS)}")
        self.kind: Final = kind
        """The name of the reward, one of `REWARDS`."""
        self._before: list[float] = []

    def reset(self, g: Game) -> None:
        """Begin a game: its present potential is no reward."""
        given_as("the game", g, Game, BadSetup)
        self._before = potentials(self.kind, g)

    def step(self, g: Game) -> list[float]:
        """Return, by seat, the reward earned since the last step.

        Raises `BadSetup` if no game with as many seats has begun.
        """
        given_as("the game", g, Game, BadSetup)
        if len(self._before) != g.seats:
            raise BadSetup("rewards: the game has not begun, or is another one")
        now = potentials(self.kind, g)
        earned = [now[seat] - self._before[seat] for seat in range(g.seats)]
        self._before = now
        return earned

    def begin(self, g: Game) -> None:
        """Do what `reset` does, and warn: this name goes."""
        renamed("Rewards.begin", "reset")
        self.reset(g)

    def pay(self, g: Game) -> list[float]:
        """Do what `step` does, and warn: this name goes."""
        renamed("Rewards.pay", "step")
        return self.step(g)


def __getattr__(name: str) -> object:
    """Return a function by its old name, and warn.  Raises `AttributeError` for other names."""
    if name == "worths":
        renamed("worths", "potentials")
        return potentials
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
