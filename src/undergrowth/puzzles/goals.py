"""What a puzzle asks for, and when it is reached or missed."""

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
    """A goal of the seat whose turn it is."""

    kind: str
    points: int = 0
    """How many it must score in this turn."""
    by: str = ""
    """Against which victories it must stop the others: all, or `dominance`."""


class Aim:
    """A goal in a game: what is asked of whom, and since when."""

    def __init__(self, goal: Goal, g: Game) -> None:
        self.goal: Final = goal
        self.seat: Final = g.turn
        self.turn: Final = g.turns
        self.points: Final = g.score[g.turn] + goal.points

    def reached(self, g: Game) -> bool | None:
        """Whether the goal is reached in this game; None while that is open."""
        if g.over:
            return self.seat in g.winners
        if self.goal.kind == STOP:
            return self._stopped(g)
        if self.goal.kind == SCORE and g.score[self.seat] >= self.points:
            return True
        return None if g.turns == self.turn else False

    def _stopped(self, g: Game) -> bool | None:
        """Nobody else has won before the seat is on again."""
        if g.turns == self.turn:
            return None
        if g.turn == self.seat or (self.goal.by == DOMINANCE and not self._threatened(g)):
            return True
        return None

    def _threatened(self, g: Game) -> bool:
        """3.3.1 Whether somebody with dominance begins a turn before the seat does.

        Whoever is on has been checked already: that comes before any question of the turn.
        """
        seat = (g.turn + 1) % g.seats
        while seat != self.seat:
            if g.dominance[seat] != NO_CARD:
                return True
            seat = (seat + 1) % g.seats
        return False
