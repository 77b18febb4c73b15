"""Playouts: play a game on with a player on each seat."""

from __future__ import annotations

from undergrowth.ai.players import Insider, Player, answer_of
from undergrowth.engine.errors import BadSetup, IllegalAction
from undergrowth.engine.given import Given, given_as, given_list, given_number
from undergrowth.table.game import Game


class Tally:
    """Counts of the questions asked of each seat, and the scores after each round."""

    def __init__(self, seats: Given[int]) -> None:
        number = given_number("seats", seats, 0, BadSetup)
        self.decisions: list[int] = [0] * number
        """The number of questions, by seat."""
        self.choices: list[int] = [0] * number
        """The number of questions with more than one option, by seat."""
        self.rounds: list[list[int]] = []
        """The scores by seat after each round (one turn of every seat), read at the first question
        of the next round."""
        self.until = number
        """The turn with which the round is over."""
        self._seats = number

    def goes_on(self, g: Game) -> None:
        """Record the scores when a round is over."""
        while g.turns > self.until:
            self.rounds.append(g.score[:])
            self.until += self._seats


def play(
    g: Given[Game], players: Given[list[Player]], limit: Given[int], tally: Given[Tally]
) -> int:
    """Play until the game is over or `limit` more decisions are made; return how many were made.

    `players` are by seat.  Raises `PlayerFailed` when one of them fails, and `IllegalAction` when
    the game asks for scripted chance, which no player answers; the game then stands at that
    question. Raises `BadSetup` unless there is one player for each seat.
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
        decisions[seat] = decisions[seat] + 1  # compiled, this is faster than +=
        if len(decision.offered) == 1:
            g.take(decision.offered[0])
        else:
            choices[seat] = choices[seat] + 1
            player = players[seat]
            if isinstance(player, Insider) and not (g.is_read or g.scripted):
                g.take(player.look(g))
            else:
                g.take(answer_of(player, g))
        if g.turns > tally.until:
            tally.goes_on(g)
        made += 1
    return made


def play_until(g: Given[Game], players: Given[list[Player]], prompt: Given[str]) -> bool:
    """Play until a question with this prompt key is asked again, such as `turn.phase_over`.

    Returns whether it is asked; False means that the game ended before.  Raises the errors of
    `play`.
    """
    game = given_as("the game", g, Game, BadSetup)
    sought = given_as("the prompt", prompt, str, BadSetup)
    while play(game, players, 1, Tally(game.seats)) > 0:
        decision = game.decision
        if decision is not None and decision.prompt == sought:
            return True
    return False
