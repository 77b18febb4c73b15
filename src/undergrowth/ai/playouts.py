"""Playing a game on with a player on each seat."""

from __future__ import annotations

from undergrowth.ai.players import Player, answer_of
from undergrowth.engine.errors import BadSetup, IllegalAction
from undergrowth.engine.given import Given, given_as, given_list, given_number
from undergrowth.table.game import Game


class Tally:
    """What was asked of each seat."""

    def __init__(self, seats: Given[int]) -> None:
        number = given_number("seats", seats, 0, BadSetup)
        self.decisions: list[int] = [0] * number
        """Questions, by seat."""
        self.choices: list[int] = [0] * number
        """Questions with more than one option, by seat."""
        self.rounds: list[list[int]] = []
        """The score of each seat after each round, in which every seat has had one turn; as it
        stood at the first question after it."""
        self._until = number
        self._seats = number

    def goes_on(self, g: Game) -> None:
        """Notice whether a round is over."""
        while g.turns > self._until:
            self.rounds.append(g.score[:])
            self._until += self._seats


def play(
    g: Given[Game], players: Given[list[Player]], limit: Given[int], tally: Given[Tally]
) -> int:
    """Play until the game is over or `limit` more decisions have been made; returns how many were.

    `players` are by seat.  Raises `PlayerFailed` when one of them fails, and `IllegalAction` when a
    game asks its chance questions openly, since no player answers those; the game then stands at
    that question.  Raises `BadSetup` where there is not a player for each seat.
    """
    game = given_as("the game", g, Game, BadSetup)
    seated = given_list("players", players, Player, BadSetup)
    if len(seated) != game.seats:
        raise BadSetup(f"{len(seated)} players for {game.seats} seats: one sits on each")
    most = given_number("the limit", limit, 0, BadSetup)
    return _play(game, seated, most, given_as("the tally", tally, Tally, BadSetup))


def _play(g: Game, players: list[Player], limit: int, tally: Tally) -> int:
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
        g.take(answer_of(players[seat], g))
        tally.goes_on(g)
        made += 1
    return made


def play_until(g: Given[Game], players: Given[list[Player]], prompt: Given[str]) -> bool:
    """Play until a question of this key is asked anew, such as `turn.phase_over`.

    Returns whether it is asked: the game may be over.  Raises what `play` raises.
    """
    game = given_as("the game", g, Game, BadSetup)
    sought = given_as("the prompt", prompt, str, BadSetup)
    while play(game, players, 1, Tally(game.seats)) > 0:
        decision = game.decision
        if decision is not None and decision.prompt == sought:
            return True
    return False
