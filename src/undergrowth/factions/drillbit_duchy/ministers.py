"""R.10.5.4, R.10.7 Actions of ministers with a crown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.measures import FEWEST_OWN_WARRIORS, MOST_OWN_WARRIORS
from undergrowth.automata.placing import announce_placing, can_place, make_placing, ruled
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.drillbit_duchy.build import DrillBuild
from undergrowth.factions.drillbit_duchy.dig import DrillDig
from undergrowth.factions.drillbit_duchy.pieces import (
    BANKER,
    BARON,
    BRIGADIER,
    DUCHESS,
    EARL,
    MARSHAL,
    MAYOR,
    MINISTERS,
    DrillbitPieces,
    drillbit,
)
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class OfMinister(Action):
    """An action that names one minister."""

    domains: ClassVar[tuple[Domain, ...]] = (MINISTERS,)

    def __init__(self, minister: int) -> None:
        self.minister: Final = minister

    def args(self) -> tuple[int, ...]:
        return (self.minister,)


class ActWith(OfMinister):
    """`order mayor`: the minister whose action is taken (R.10.5.4)."""

    verb: ClassVar[str] = "order"


_ACT: Final = Prompt("drillbit.minister", "R.10.5.4")


def lord_points(g: Game, me: DrillbitPieces, minister: int) -> int:
    """R.10.7.7, R.10.7.8, R.10.7.9 Return the points of a lord (the lowest three ministers)."""
    if minister == EARL:
        return me.earl_points * me.built(g, me.citadel)
    if minister == BARON:
        return me.baron_points * me.built(g, me.market)
    if minister == DUCHESS and g.supply[me.tunnel] == 0:
        return me.duchess_points
    return 0


def marshal_sites(g: Game, me: DrillbitPieces) -> list[int]:
    """R.10.7.2, R.2.3 Return the clearings with a building of its own where a warrior can be
    placed."""
    places = [place for place in g.clearings if me.has_building(g, place)]
    return can_place(g, me.seat, me.warrior, places)


def mayor_sites(g: Game, me: DrillbitPieces) -> list[int]:
    """R.10.7.6, R.2.3 Return the clearings it rules with a warrior that can be removed."""
    return [
        place
        for place in ruled(g, me.seat)
        if g.count(me.warrior, place) > 0 and may_remove(g, me.warrior, place, me.seat)
    ]


@dataclass
class MarshalPlaces(Frame):
    """R.10.7.2 Place a warrior in the clearing with a building and its fewest warriors."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.place)

    def applies(self, g: Game) -> bool:
        return len(marshal_sites(g, drillbit(g, self.seat))) > 0

    def announce(self, g: Game) -> None:
        me = drillbit(g, self.seat)
        pick = pick_place(g, self.seat, marshal_sites(g, me), [FEWEST_OWN_WARRIORS])
        tell_place(g, self.seat, "R.10.7.2", pick)
        announce_placing(g, self.seat, "R.10.7.2", me.warrior, pick.target, 1)

    def place(self, g: Game) -> None:
        make_placing(g, self.seat)


@dataclass
class MayorPays(Frame):
    """R.10.7.6 Remove a warrior for a point, in the ruled clearing with most of them."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay, self.score)

    def applies(self, g: Game) -> bool:
        return len(mayor_sites(g, drillbit(g, self.seat))) > 0

    def pay(self, g: Game) -> None:
        me = drillbit(g, self.seat)
        pick = pick_place(g, self.seat, mayor_sites(g, me), [MOST_OWN_WARRIORS])
        tell_place(g, self.seat, "R.10.7.6", pick)
        remove(g, removal(g, self.seat, me.warrior, pick.target))

    def score(self, g: Game) -> None:
        score(g, self.seat, drillbit(g, self.seat).mayor_points, "R.10.7.6")


@dataclass
class LordScores(Frame):
    """R.10.7.7, R.10.7.8, R.10.7.9 Score points for buildings or tunnels on the map."""

    seat: int
    minister: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def applies(self, g: Game) -> bool:
        return lord_points(g, drillbit(g, self.seat), self.minister) > 0

    def score(self, g: Game) -> None:
        me = drillbit(g, self.seat)
        points = lord_points(g, me, self.minister)
        score(g, self.seat, points, me.ministers[self.minister].law)


def action_of(seat: int, minister: int) -> Frame:
    """R.10.7 Return the frame of a minister's action."""
    if minister == MARSHAL:
        return MarshalPlaces(seat)
    if minister == BRIGADIER:
        return DrillDig(seat, brigadier=True)
    if minister == BANKER:
        return DrillBuild(seat)
    return MayorPays(seat) if minister == MAYOR else LordScores(seat, minister)


@dataclass
class ActWithMinisters(Frame):
    """R.10.5.4 Take the actions of all ministers with a crown, from top to bottom."""

    seat: int
    coming: int = 0
    """The next minister."""

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.act)

    def applies(self, g: Game) -> bool:
        return len(drillbit(g, self.seat).board(g).swayed) > 0

    def announce(self, g: Game) -> None:
        """R.10.5.4, R.2.3 Announce the next minister whose action can be taken; abilities are no
        actions."""
        while self.coming < len(MINISTERS) and not self._can_act(g):
            self.coming += 1
        if self.coming == len(MINISTERS):
            g.finish()
        else:
            g.ask(self.seat, _ACT, [ActWith(self.coming)])

    def _can_act(self, g: Game) -> bool:
        me = drillbit(g, self.seat)
        if not me.is_swayed(g, self.coming) or self.coming in me.abilities:
            return False
        return action_of(self.seat, self.coming).applies(g)

    def act(self, g: Game) -> None:
        minister = g.chose(ActWith).minister
        self.coming = minister + 1
        g.back_to("announce")
        g.push(action_of(self.seat, minister))


verbs(ActWith)
frames(MarshalPlaces, MayorPays, LordScores, ActWithMinisters)
