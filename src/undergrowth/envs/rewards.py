"""What a seat is paid while a game goes on and when it ends.

Every reward is how much a worth has changed since the last payment, so the sum over a game is the
worth of its end, whatever happened on the way.
"""

from __future__ import annotations

from typing import Final

from undergrowth import BadSetup, Game
from undergrowth.engine.given import given_as

POINTS: Final = 30
"""3.1 The points that win: worths are measured in games won."""
SHAPE: Final = 0.5
"""What a lead of `POINTS` points is worth beside winning, in the shaped reward."""
REWARDS: Final = {
    "win": "1 for winning and -1 for not winning, at the end",
    "margin": "the lead in points over the best other seat, of 30, at the end",
    "shaped": "the win, and on the way half of the lead over the mean of the others, of 30",
}
"""The rewards there are, by name."""


def worths(kind: str, g: Game) -> list[float]:
    """What a moment of a game is worth to each seat by a reward."""
    seats = range(g.seats)
    won = [(1.0 if seat in g.winners else -1.0) if g.over else 0.0 for seat in seats]
    if kind == "shaped":
        return [won[seat] + SHAPE * _lead_over_mean(g, seat) for seat in seats]
    if kind == "margin" and g.over and g.victory == "points":
        return [_lead_over_best(g, seat) for seat in seats]
    return won


def _lead_over_best(g: Game, seat: int) -> float:
    """From -1 to 1; nothing where several win together."""
    others = [g.score[other] for other in range(g.seats) if other != seat]
    return max(-1.0, min(1.0, (g.score[seat] - max(others)) / POINTS))


def _lead_over_mean(g: Game, seat: int) -> float:
    others = sum(g.score) - g.score[seat]
    return (g.score[seat] - others / (g.seats - 1)) / POINTS


class Rewards:
    """Pays each seat what its worth has changed.  Raises `BadSetup` for a wrong name."""

    def __init__(self, kind: str) -> None:
        if given_as("the reward", kind, str, BadSetup) not in REWARDS:
            raise BadSetup(f"{kind!r} is not a reward: expected {', '.join(REWARDS)}")
        self.kind: Final = kind
        self._before: list[float] = []

    def begin(self, g: Game) -> None:
        """A game begins: nothing is paid for what it is worth now."""
        given_as("the game", g, Game, BadSetup)
        self._before = worths(self.kind, g)

    def pay(self, g: Game) -> list[float]:
        """By seat, what has been earned since the last payment.

        Raises `BadSetup` before a game of as many seats has begun.
        """
        given_as("the game", g, Game, BadSetup)
        if len(self._before) != g.seats:
            raise BadSetup("rewards: the game has not begun, or is another one")
        now = worths(self.kind, g)
        paid = [now[seat] - self._before[seat] for seat in range(g.seats)]
        self._before = now
        return paid
