"""The price of an answer: the chance to win that it gave away beside the best option.

It rests on what the seat knew: everything hidden from it is dealt anew.  Two games that looked
alike to the seat give its answer the same price.  After a game it can also be asked with all hands
open: what would have been best against the cards that the others really held.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from undergrowth.ai.budgets import Budget
from undergrowth.ai.judging.judgement import judgement_named
from undergrowth.ai.judging.learned import CERTAIN
from undergrowth.ai.search.leaves import RoundLeaf, TurnLeaf
from undergrowth.ai.search.player import MOST, Search, principal_variation
from undergrowth.ai.search.race import Candidate
from undergrowth.ai.seats import rolling
from undergrowth.ai.thoughts import Step
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSetup, IllegalAction
from undergrowth.engine.given import Given, given_as, given_number
from undergrowth.table.game import Game

_SEED: Final = 1
_LEAST: Final = 4
"""The fewest worlds in which an answer is compared with the best option."""
_SHARE: Final = 4
"""The tries that are spent on one world of the comparison: half of all go to the search."""
_Z_95: Final = 1.96


@dataclass
class Verdict:
    """The price of an answer, from what its seat knew."""

    seat: int
    """The seat that answered."""
    answer: Action
    best: Action
    """The option that search prefers; it is the answer where nothing was given away."""
    chance: float
    """The seat's expected chance to win after its answer, 0 to 1."""
    price: float
    """The chance that `best` promises above that, 0 to 1; 0 where the answer is the best."""
    reach: float
    """Half the width of the 95% interval of the price, as far as luck and hidden cards explain."""
    tries: int
    line: list[Step] = field(default_factory=list)
    """The answers that are expected to follow `best`."""
    line_given: list[Step] = field(default_factory=list)
    """The answers that are expected to follow the answer."""

    def is_sure(self) -> bool:
        """Whether the answer is worse than the best option by more than luck explains."""
        return self.price > self.reach


def is_judged(game: Game) -> bool:
    """Whether the answer to the open question can be given a price: a choice in a turn."""
    decision = game.decision
    return (
        decision is not None and decision.seat >= 0 and game.turns > 0 and len(decision.offered) > 1
    )


def verdict(
    game: Given[Game], answer: Given[Action], tries: Given[int], hands_open: Given[bool] = False
) -> Verdict:
    """Return the price of an answer to the open question, after about so many tries.

    The game is not changed.  First the options are searched; then the answer and the best of them
    are played in further worlds, the same for both, so that the search's luck is not counted as the
    answer's fault.  With `hands_open` all hands are as they are.  Raises `BadSetup` for no game and
    no tries, and `IllegalAction` where no seat has a choice in a turn, and for an answer that is
    not offered.
    """
    g = given_as("the game", game, Game, BadSetup)
    given = given_as("the answer", answer, Action, IllegalAction)
    budget = given_number("tries", tries, 1, BadSetup)
    is_open = given_as("hands_open", hands_open, bool, BadSetup)
    if budget > MOST:
        raise BadSetup(f"{budget} tries: expected at most {MOST}")
    if not is_judged(g):
        raise IllegalAction("no seat has a choice in its turn here")
    decision = g.decision
    assert decision is not None
    if given not in decision.offered:
        raise IllegalAction(f"{decision.text(given)} is not offered")
    g = rolling(g)
    return _compared(g, decision.seat, given, budget, is_open)


def _compared(g: Game, seat: int, answer: Action, budget: int, is_open: bool) -> Verdict:
    chance, learned = seeded(_SEED), judgement_named("calibrated")
    search = Search(g, seat, chance, RoundLeaf(), learned, TurnLeaf(), is_open)
    search.run(Budget(budget // 2))
    best = search.best()
    pair = [answer] if best == answer else [answer, best]
    again = Search(g, seat, chance, RoundLeaf(), learned, None, is_open)
    found = again.compare(pair, max(_LEAST, budget // _SHARE))
    given, other = found[0], found[-1]
    price, reach = _difference(given, other)
    if price <= 0.0:
        best = answer
    chosen = next(each.node for each in search.all if each.node.option == best)
    return Verdict(
        seat,
        answer,
        best,
        min(1.0, max(0.0, given.mean() / CERTAIN)),
        max(0.0, price),
        reach,
        search.tried + again.tried,
        principal_variation(search, chosen),
        principal_variation(again, given.node),
    )


def _difference(given: Candidate, other: Candidate) -> tuple[float, float]:
    """Return how much better another option did than the given one, and half its interval."""
    apart = [
        (theirs - own) / CERTAIN for own, theirs in zip(given.values, other.values, strict=True)
    ]
    number = len(apart)
    mean = sum(apart) / number
    spread = sum((each - mean) ** 2 for each in apart) / (number - 1)
    return mean, min(1.0, _Z_95 * sqrt(spread / number))
