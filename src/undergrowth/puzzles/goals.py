"""Goals of puzzles, and whether they are reached or missed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game

WIN: Final = "win"
SCORE: Final = "score"
STOP: Final = "stop"
GOALS: Final = [WIN, SCORE, STOP]
DOMINANCE: Final = "dominance"


@dataclass(frozen=True)
class Goal:
    """A goal of the seat on turn."""

    kind: str
    """The kind of goal, one of `GOALS`."""
    points: int = 0
    """The points that it must score in this turn."""
    by: str = ""
    """The victories that it must prevent: all, or `dominance`."""


class Aim:
    """A goal in a game: its seat, its turn, and the score to reach."""

    def __init__(self, goal: Goal, g: Game) -> None:
        self.goal: Final = goal
        self.seat: Final = g.turn
        self.turn: Final = g.turns
        self.points: Final = g.score[g.turn] + goal.points

    def reached(self, g: Game) -> bool | None:
        """Return whether the goal is reached in this game; None while that is open."""
        if g.over:
            return self.seat in g.winners
        if self.goal.kind == STOP:
            return self._stopped(g)
        if self.goal.kind == SCORE and g.score[self.seat] >= self.points:
            return True
        return None if g.turns == self.turn else False

    def _stopped(self, g: Game) -> bool | None:
        """Return whether the next turn of the seat has come without another's victory; None while
        open."""
        if g.turns == self.turn:
            return None
        if g.turn == self.seat or (self.goal.by == DOMINANCE and not self._threatened(g)):
            return True
        return None

    def _threatened(self, g: Game) -> bool:
        """3.3.1 Whether another seat with dominance begins a turn before this one.

        The seat on turn has been checked already, before any question of its turn.
        """
        seat = (g.turn + 1) % g.seats
        while seat != self.seat:
            if g.dominance[seat] != NO_CARD:
                return True
            seat = (seat + 1) % g.seats
        return False
