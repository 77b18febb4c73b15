"""Playing a game on with a player on each seat."""

from __future__ import annotations

from undergrowth.ai.players import Player, ask
from undergrowth.engine.errors import IllegalAction
from undergrowth.table.game import Game


class Tally:
    """What was asked of each seat."""

    def __init__(self, seats: int) -> None:
        self.decisions: list[int] = [0] * seats
        """Questions, by seat."""
        self.choices: list[int] = [0] * seats
        """Questions with more than one option, by seat."""
        self.rounds: list[list[int]] = []
        """The score of each seat after each round, in which every seat has had one turn; as it
        stood at the first question after it."""
        self._until = seats
        self._seats = seats

    def goes_on(self, g: Game) -> None:
        """Notice whether a round is over."""
        while g.turns > self._until:
            self.rounds.append(g.score[:])
            self._until += self._seats


def play(g: Game, players: list[Player], limit: int, tally: Tally) -> int:
    """Play until the game is over or `limit` more decisions have been made; returns how many were.

    `players` are by seat.  Raises `PlayerFailed` when one of them fails, and `IllegalAction` when a
    game asks its chance questions openly, since no player answers those; the game then stands at
    that question.
    """
    made = 0
    decisions, choices = tally.decisions, tally.choices
    while made < limit:
        decision = g.decision
        if decision is None:
            break
        seat = decision.seat
        if seat < 0:
            raise IllegalAction(f"no player answers for {g.seat_name(seat)}: the game is scripted")
        decisions[seat] = decisions[seat] + 1  # compiled, faster than +=
        if len(decision.offered) > 1:
            choices[seat] = choices[seat] + 1
        g.take(ask(players[seat], g))
        tally.goes_on(g)
        made += 1
    return made


def play_until(g: Game, players: list[Player], prompt: str) -> bool:
    """Play until a question of this key is asked anew, such as `turn.phase_over`.

    Returns whether it is asked: the game may be over.  Raises what `play` raises.
    """
    while play(g, players, 1, Tally(g.seats)) > 0:
        decision = g.decision
        if decision is not None and decision.prompt == prompt:
            return True
    return False
