"""The random player: every option is as likely as any other."""

from __future__ import annotations

from undergrowth.ai.players import Player, players
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import IllegalAction
from undergrowth.table.game import Game


class RandomPlayer(Player):
    """Takes any option, by its own generator."""

    def choose(self, g: Game) -> Action:
        decision = g.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        options = decision.options
        if len(options) == 1:
            return options[0]
        return options[self.chance.below(len(options))]


players("random", RandomPlayer, "takes any option")
