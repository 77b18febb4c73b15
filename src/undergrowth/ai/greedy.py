"""The greedy player: looks one decision ahead and takes what looks best at once."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.players import Player, players
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import IllegalAction
from undergrowth.law.appraise import keeping
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.setup.advanced import Return
from undergrowth.table.book import book
from undergrowth.table.determinize import determinize
from undergrowth.table.game import Game

WIN: Final = 1_000_000
"""What winning is worth, and losing costs, in hundredths of a point."""
RIVAL_POINT: Final = 20
"""What a point of a rival costs, in hundredths of a point."""


class GreedyPlayer(Player):
    """Tries each option on a copy and compares what its faction thinks of the outcome.

    It tries them on one deal of what its seat cannot see, with chance drawn anew, so it knows no
    hidden card and no coming roll; all options meet the same deal and the same rolls.
    """

    def choose(self, g: Game) -> Action:
        decision = g.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        options = decision.options
        if len(options) == 1:
            return options[0]
        guess = determinize(g, self.seat, self.chance.next())
        faction = book(guess).faction(self.seat)
        best: list[Action] = []
        most = 0
        for option in options:
            after = guess.copy()
            after.take(option)
            worth = outlook(after, self.seat) + faction.bias(guess, option)
            if isinstance(option, Return):
                worth -= keeping(guess, self.seat, option.card)
            for source in book(guess).hooks.appeal:
                worth += source.appeal(guess, self.seat, option)
            if not best or worth > most:
                most = worth
                best = [option]
            elif worth == most:
                best.append(option)
        return best[self.chance.below(len(best))]


def outlook(g: Game, seat: int) -> int:
    """How a game looks from a seat, in hundredths of a point; rivals' points count a little."""
    if g.over:
        return WIN if seat in g.winners else -WIN
    worth = book(g).faction(seat).value(g)
    for other in range(g.seats):
        if is_enemy(g, seat, other):
            worth -= g.score[other] * RIVAL_POINT
    return worth


players("greedy", GreedyPlayer, "takes what looks best one decision ahead")
