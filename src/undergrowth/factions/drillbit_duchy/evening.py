"""R.10.6 Evening: rally, score, sway."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.automata.measures import FEWEST_OWN_WARRIORS
from undergrowth.automata.moves import Send, announce_move, make_move, ways
from undergrowth.automata.orders import is_bird_order, ordered_clearings, ordered_suits
from undergrowth.automata.placing import ruled
from undergrowth.automata.priority import by_priority
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import COUNT, Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.drillbit_duchy.ministers import OfMinister
from undergrowth.factions.drillbit_duchy.pieces import (
    BURROW,
    DrillbitPieces,
    crown,
    drillbit,
    topmost,
)
from undergrowth.law.pieces.atoms import carry
from undergrowth.law.removing.removal import may_remove
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE


class Withdraw(Action):
    """`withdraw from 5 2`: the number of warriors to take into the Burrow (R.10.6.1)."""

    verb: ClassVar[str] = "withdraw from"
    picture: ClassVar[str] = "move"
    domains: ClassVar[tuple[Domain, ...]] = (PLACE, COUNT)

    def __init__(self, place: int, count: int) -> None:
        self.place: Final = place
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.place, self.count)


class Crown(OfMinister):
    """`crown mayor`: the minister to sway (R.10.6.3)."""

    verb: ClassVar[str] = "crown"


_WITHDRAW: Final = Prompt("drillbit.withdraw", "R.10.6.1")
_CROWN: Final = Prompt("drillbit.crown", "R.10.6.3")


def strays(g: Game, me: DrillbitPieces) -> list[int]:
    """R.10.6.1, R.2.4 Return the ordered clearings with few of its warriors and no building of its
    own, where they can go somewhere."""
    found = [
        place
        for place in ordered_clearings(g, me.seat)
        if not me.has_building(g, place)
        and 0 < g.count(me.warrior, place) <= me.rally_most
        and (_havens(g, me, place) or _may_withdraw(g, me, place))
    ]
    return by_priority(g, found)


def crowded(g: Game, me: DrillbitPieces) -> list[int]:
    """R.10.6.1, R.2.4 Return the clearings it rules with more warriors than stay there."""
    found = [
        place
        for place in ruled(g, me.seat)
        if place != BURROW
        and g.count(me.warrior, place) > me.rally_stay
        and _may_withdraw(g, me, place)
    ]
    return by_priority(g, found)


def _havens(g: Game, me: DrillbitPieces, origin: int) -> list[int]:
    """R.10.6.1 Return the adjacent clearings with a building of its own that it can move to."""
    return [place for place in ways(g, me.seat, origin) if me.has_building(g, place)]


def _may_withdraw(g: Game, me: DrillbitPieces, place: int) -> bool:
    """1.1.2 Whether its warriors may be taken off a clearing: the Governors keep them (17.2.3)."""
    return may_remove(g, me.warrior, place, me.seat)


@dataclass
class DrillRally(Frame):
    """R.10.6.1 Move stray warriors to an adjacent building or the Burrow, and surplus ones home.

    Taking warriors into the Burrow is no move.
    """

    seat: int
    left: list[int] = field(default_factory=list)
    """Clearings left, the next one first."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.list_strays,
            self.announce_stray,
            self.gather_stray,
            self.list_crowded,
            self.announce_crowd,
            self.thin_out,
        )

    def applies(self, g: Game) -> bool:
        me = drillbit(g, self.seat)
        return len(strays(g, me)) + len(crowded(g, me)) > 0

    def list_strays(self, g: Game) -> None:
        self.left = strays(g, drillbit(g, self.seat))

    def announce_stray(self, g: Game) -> None:
        """R.10.6.1.I Announce the move of strays to the adjacent building with fewest of its
        warriors.

        R.10.6.1.II Without such a building they go into the Burrow.
        """
        me = drillbit(g, self.seat)
        still = strays(g, me)
        self.left = [place for place in self.left if place in still]
        if not self.left:
            return
        origin = self.left[0]
        n = g.count(me.warrior, origin)
        goals = _havens(g, me, origin)
        if goals:
            pick = pick_place(g, self.seat, goals, [FEWEST_OWN_WARRIORS])
            tell_place(g, self.seat, "R.10.6.1", pick)
            announce_move(g, self.seat, "R.10.6.1", origin, pick.target, n)
        else:
            g.ask(self.seat, _WITHDRAW, [Withdraw(origin, n)])

    def gather_stray(self, g: Game) -> None:
        if not self.left:
            return
        self.left = self.left[1:]
        g.back_to("announce_stray")
        if isinstance(g.answer, Send):
            make_move(g, self.seat)
        else:
            self._withdraw(g)

    def list_crowded(self, g: Game) -> None:
        self.left = crowded(g, drillbit(g, self.seat))

    def announce_crowd(self, g: Game) -> None:
        """R.10.6.1 Announce the withdrawal of all but those that stay."""
        me = drillbit(g, self.seat)
        if self.left:
            n = g.count(me.warrior, self.left[0]) - me.rally_stay
            g.ask(self.seat, _WITHDRAW, [Withdraw(self.left[0], n)])

    def thin_out(self, g: Game) -> None:
        if self.left:
            self.left = self.left[1:]
            self._withdraw(g)
            g.back_to("announce_crowd")

    def _withdraw(self, g: Game) -> None:
        told = g.chose(Withdraw)
        carry(g, drillbit(g, self.seat).warrior, told.place, BURROW, told.count)


@dataclass
class ScoreMarkets(Frame):
    """R.10.6.2 Score a point for each market on the map."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def score(self, g: Game) -> None:
        me = drillbit(g, self.seat)
        score(g, self.seat, me.market_points * me.built(g, me.market), "R.10.6.2")


def next_swayed(g: Game, me: DrillbitPieces, among: list[int]) -> int:
    """R.10.6.3 Return the topmost ordered minister of these, or the bottommost if none is ordered.

    On a bird order none counts as ordered.  -1 if there are no ministers.
    """
    suits = 0 if is_bird_order(g, me.seat) else ordered_suits(g, me.seat)
    found = topmost(me, among, suits)
    if found < 0 and among:
        return among[-1]
    return found


@dataclass
class DrillSway(Frame):
    """R.10.6.3 Place a crown on another minister."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.sway)

    def applies(self, g: Game) -> bool:
        return len(drillbit(g, self.seat).unswayed(g)) > 0

    def announce(self, g: Game) -> None:
        me = drillbit(g, self.seat)
        g.ask(self.seat, _CROWN, [Crown(next_swayed(g, me, me.unswayed(g)))])

    def sway(self, g: Game) -> None:
        crown(g, drillbit(g, self.seat), g.chose(Crown).minister, "R.10.6.3")


verbs(Withdraw, Crown)
frames(DrillRally, ScoreMarkets, DrillSway)
