"""An opinion on a position: each seat's chance to win, and the options with what is expected of
them.

It rests on what one seat knows: everything hidden from that seat is dealt anew.  Two games that
look alike to the seat get the same opinion.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from undergrowth.ai.budgets import Budget
from undergrowth.ai.judging.judgement import judgement_named
from undergrowth.ai.judging.learned import CERTAIN, Learned
from undergrowth.ai.search.leaves import RoundLeaf, TurnLeaf
from undergrowth.ai.search.player import MOST, Search, principal_variation
from undergrowth.ai.search.race import Candidate
from undergrowth.ai.seats import rolling
from undergrowth.ai.thoughts import Step
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import CHANCE
from undergrowth.engine.given import Given, given_as, given_number
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize

_SEED: Final = 1
_SHARE: Final = 4
"""The part of the tries, one in so many, that goes to the chances of all seats."""
_WORLDS: Final = 4
"""The least number of worlds for the chances of all seats."""
_GROWTH: Final = 2
"""The factor between the tries of two opinions of a growing one."""
_BEGIN: Final = 25
"""The tries of the first opinion of a growing one."""
_Z_95: Final = 1.96


@dataclass
class OptionOpinion:
    """An option of the seat that is asked, with what is expected after it."""

    option: Action
    chance: float
    """The expected chance of the seat to win after it."""
    reach: float
    """Half the width of its 95% interval, as far as luck and hidden cards explain it."""
    tries: int
    steps: list[Step] = field(default_factory=list)
    """The answers that are expected to follow."""


@dataclass
class Opinion:
    """A seat's opinion of a position."""

    seat: int
    """The seat whose knowledge it rests on."""
    tries: int
    chances: list[float]
    """Each seat's chance to win."""
    lines: list[OptionOpinion]
    """The options, best first; none if another seat is asked, or before the first turn."""


def opinion(game: Given[Game], seat: Given[int], tries: Given[int]) -> Opinion:
    """Return an opinion on a position from what `seat` knows, after so many tries.

    The game is not changed.  Raises `BadSetup` for a seat that is not there, for no tries, and
    while a scripted game asks for chance.
    """
    g = given_as("the game", game, Game, BadSetup)
    viewer = given_number("the seat", seat, 0, BadSetup)
    if viewer >= g.seats:
        raise BadSetup(f"seat {viewer}: the seats are 0 to {g.seats - 1}")
    budget = given_number("tries", tries, 1, BadSetup)
    if budget > MOST:
        raise BadSetup(f"{budget} tries: expected at most {MOST}")
    if g.decision is not None and g.decision.seat == CHANCE:
        raise BadSetup("chance is asked: an opinion needs its answer")
    g = rolling(g)
    learned = judgement_named("calibrated")
    assert isinstance(learned, Learned)
    chance = seeded(_SEED)
    lines = _lines(g, viewer, budget, learned, chance) if _is_asked(g, viewer) else []
    best = lines[0].option if lines else None
    worlds = max(_WORLDS, budget // _SHARE)
    return Opinion(viewer, budget, _chances(g, viewer, best, worlds, learned, chance), lines)


def growing(game: Given[Game], seat: Given[int], tries: Given[int]) -> Iterator[Opinion]:
    """Yield opinions of more and more tries, the last of `tries`.  Raises `BadSetup`."""
    most = given_number("tries", tries, 1, BadSetup)
    now = _BEGIN
    while now < most:
        yield opinion(game, seat, now)
        now *= _GROWTH
    yield opinion(game, seat, most)


def _is_asked(g: Game, seat: int) -> bool:
    """Whether a seat has a choice now, in a turn that a search can finish."""
    decision = g.decision
    return (
        decision is not None and decision.seat == seat and g.turns > 0 and len(decision.offered) > 1
    )


def _lines(g: Game, seat: int, tries: int, learned: Learned, chance: Chance) -> list[OptionOpinion]:
    """Return the options that were tried, the search's choice first, the others by their chance."""
    search = Search(g, seat, chance, RoundLeaf(), learned, TurnLeaf())
    search.run(Budget(tries))
    best = search.best()
    found = [_option_opinion(search, each) for each in search.all if each.tries]
    found.sort(key=lambda line: (line.option != best, -line.chance))
    return found


def _option_opinion(search: Search, candidate: Candidate) -> OptionOpinion:
    values = candidate.values
    return OptionOpinion(
        candidate.node.option,
        min(1.0, max(0.0, candidate.mean() / CERTAIN)),
        _reach([value / CERTAIN for value in values]),
        candidate.tries,
        principal_variation(search, candidate.node),
    )


def _reach(values: list[float]) -> float:
    """Return half the width of a 95% interval of a mean; 1 for fewer than two values."""
    number = len(values)
    if number < 2:
        return 1.0
    mean = sum(values) / number
    spread = sum((value - mean) ** 2 for value in values) / (number - 1)
    return min(1.0, _Z_95 * sqrt(spread / number))


def _chances(
    g: Game, seat: int, best: Action | None, worlds: int, learned: Learned, chance: Chance
) -> list[float]:
    """Return the mean chance of each seat a round later, if the asked seat takes `best`."""
    if g.over:
        return learned.chances(g)
    total = [0.0] * g.seats
    own = g.turns + ((seat - g.turn) % g.seats or g.seats)
    for _ in range(worlds):
        world = determinize(g, seat, chance.next())
        world.chance = seeded(chance.next())
        if best is not None:
            world.take(best)
        world = RoundLeaf().rollout(world, g.turns, own, seeded(chance.next()))
        found = learned.chances(world)
        total = [total[at] + found[at] for at in range(g.seats)]
    return [each / worlds for each in total]
