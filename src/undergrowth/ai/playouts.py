"""Playing a game on with a player on each seat."""

from __future__ import annotations

from undergrowth.ai.players import Player
from undergrowth.engine.errors import IllegalAction
from undergrowth.table.game import Game


class Tally:
    """What was asked of each seat."""

    def __init__(self, seats: int) -> None:
        self.decisions: list[int] = [0] * seats
        """Questions, by seat."""
        self.choices: list[int] = [0] * seats
        """Questions with more than one option, by seat."""


def play(g: Game, players: list[Player], limit: int, tally: Tally) -> int:
    """Play until the game is over or `limit` more decisions have been made; returns how many were.

    `players` are by seat.  Their answers are not checked: each must be one of the options.  Raises
    `IllegalAction` when a game asks its chance questions openly, since no player answers those.
    """
    made = 0
    while made < limit:
        decision = g.decision
        if decision is None:
            break
        seat = decision.seat
        if seat < 0:
            raise IllegalAction(f"no player answers for {g.seat_name(seat)}: the game is scripted")
        tally.decisions[seat] += 1
        if len(decision.options) > 1:
            tally.choices[seat] += 1
        g.take(players[seat].choose(g))
        made += 1
    return made
