"""The random player: takes every option with the same probability."""

from __future__ import annotations

from undergrowth.ai.players import Insider, players
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import IllegalAction
from undergrowth.table.game import Game


class RandomPlayer(Insider):
    """A player that picks an option uniformly, with its own generator."""

    def look(self, g: Game) -> Action:
        decision = g.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        options = decision.offered
        return options[self.chance.below(len(options))]


players("random", RandomPlayer, "takes any option")
