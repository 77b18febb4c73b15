"""R.4.5.2, R.4.7.2 Recruiting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.orders import is_bird_order, ordered_suits
from undergrowth.automata.placing import can_place, place, ruled
from undergrowth.automata.priority import by_priority, from_lowest
from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.mechanical_marquise.pieces import MarquisePieces, marquise
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithCount
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

ESCALATED_CLEARINGS: Final = 2
"""R.4.7.2 It recruits in two clearings."""


class CrankOut(WithCount):
    """`crank out 4`: the number of warriors to be placed."""

    verb: ClassVar[str] = "crank out"
    picture: ClassVar[str] = "recruit"


@dataclass
class MechanicalRecruit(Frame):
    """R.4.5.2 Place warriors in ordered clearings it rules; R.4.7.2 in those of lowest priority."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.recruit, self.recruit_more)

    def law(self, g: Game) -> str:
        """Return the section it recruits by."""
        return "R.4.7.2" if is_bird_order(g, self.seat) else "R.4.5.2"

    def announce(self, g: Game) -> None:
        """Announce the number of warriors, if any can be placed."""
        me = marquise(g, self.seat)
        if grounds(g, me):
            n = fit_in(g, me)
            g.ask(self.seat, Prompt("mechanical_marquise.recruit", self.law(g)), [CrankOut(n)])

    def recruit(self, g: Game) -> None:
        """R.4.5.2 Place them evenly; R.4.7.2 half in each of two clearings."""
        me = marquise(g, self.seat)
        before = g.supply[me.warrior]
        for where, n in shares(g, me):
            place(g, self.seat, me.warrior, where, n)
        left = due(g, me) - (before - g.supply[me.warrior])
        if me.has_trait("overwhelming"):
            score(g, self.seat, left // me.overwhelming_share, "R.3.3.2")

    def recruit_more(self, g: Game) -> None:
        """R.3.3.1 Place more in the clearing of highest priority, at the harder difficulties."""
        me = marquise(g, self.seat)
        more = me.level("extra_recruits")
        there = by_priority(g, allowed(g, me))
        if more > 0 and there:
            place(g, self.seat, me.warrior, there[0], more)


def due(g: Game, me: MarquisePieces) -> int:
    """R.4.5.2, R.3.3 Return how many warriors a Recruit places."""
    doubled = is_bird_order(g, me.seat) and me.has_trait("iron_will")
    return me.level("recruits") * (2 if doubled else 1)


def fit_in(g: Game, me: MarquisePieces) -> int:
    """1.5.4 Return how many of them the supply holds."""
    return min(due(g, me), g.supply[me.warrior])


def allowed(g: Game, me: MarquisePieces) -> list[int]:
    """R.4.5.2 Return the ordered clearings it rules where warriors can be placed."""
    return can_place(g, me.seat, me.warrior, ruled(g, me.seat, ordered_suits(g, me.seat)))


def grounds(g: Game, me: MarquisePieces) -> list[int]:
    """R.4.5.2, R.4.7.2 Return the clearings to recruit in; R.2.4 the highest priority first."""
    there = allowed(g, me)
    if is_bird_order(g, me.seat):
        there = from_lowest(g, there)[:ESCALATED_CLEARINGS]
    return by_priority(g, there)


def shares(g: Game, me: MarquisePieces) -> list[tuple[int, int]]:
    """R.4.5.2, R.4.7.2 Return the clearings with the number of warriors for each.

    With too few in the supply (1.5.4) they are spread as evenly as possible, the remainder to the
    first clearings; but with a bird each clearing in turn gets its half (R.2.4).
    """
    there = grounds(g, me)
    n = fit_in(g, me)
    if is_bird_order(g, me.seat):
        return _one_after_the_other(there, due(g, me), n)
    return [
        (where, n // len(there) + (1 if i < n % len(there) else 0)) for i, where in enumerate(there)
    ]


def _one_after_the_other(there: list[int], wanted: int, n: int) -> list[tuple[int, int]]:
    """R.4.7.2 Return each clearing with its full share, as long as there are warriors."""
    found: list[tuple[int, int]] = []
    for where in there:
        share = min(wanted // len(there), n)
        found.append((where, share))
        n -= share
    return found


verbs(CrankOut)
frames(MechanicalRecruit)
