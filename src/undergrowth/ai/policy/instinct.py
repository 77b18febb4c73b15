"""The instinct player: takes what its learned policy prefers, without looking ahead."""

from __future__ import annotations

from undergrowth.ai.greedy import GreedyPlayer, best_answer
from undergrowth.ai.judging.learned import softmax
from undergrowth.ai.players import Insider, players
from undergrowth.ai.policy.options import described
from undergrowth.ai.policy.policy import Policy
from undergrowth.ai.policy.weights import shipped
from undergrowth.ai.seats import Seat
from undergrowth.ai.thoughts import Thought
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize


class InstinctPlayer(Insider):
    """A player that tries each option on one determinization and takes the one that its policy
    prefers.

    It never passes up a win that it sees.  The policy was learned from games that have begun: in
    setup it plays like the greedy player.
    """

    def look(self, g: Game) -> Action:
        guess = determinize(g, self.seat, self.chance.next())
        if g.turns == 0:
            return best_answer(guess, self.seat, self.chance)
        return preferred(shipped(), guess, self.seat, self.chance)

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        """Return the options by how much the policy prefers them, each with its share."""
        guess = seat.world
        if guess.turns == 0:
            return GreedyPlayer(self.seat, self.chance.next()).think(seat, seconds)
        options = described(guess, self.seat)
        logits = shipped().logits(book(guess).faction(self.seat).name, options)
        found: list[Thought] = []
        for option, share in zip(options, softmax(logits, [True] * len(logits)), strict=True):
            thought = Thought(option.option)
            thought.share = share
            found.append(thought)
        return sorted(found, key=_share_of, reverse=True)


def _share_of(thought: Thought) -> float:
    return thought.share or 0.0


def preferred(policy: Policy, guess: Game, seat: int, chance: Chance) -> Action:
    """Return the option that a policy prefers for a seat, a win at once before all others.

    `chance` breaks ties.  Raises `IllegalAction` when the game is over.
    """
    options = described(guess, seat)
    best = policy.best(book(guess).faction(seat).name, options)
    return options[best[chance.below(len(best))]].option


players("instinct", InstinctPlayer, "takes at once what it has learned to prefer")
