"""6.3 The Marquise's setup."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.marquise_de_cat.pieces import marquise
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, placeable
from undergrowth.law.setup.corners import record_start
from undergrowth.law.setup.homelands import ChooseHomelands, distance_to, enemy_homelands, homelands
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class KeepIn(AtPlace):
    """`keep in 1`: the corner of the keep."""

    verb: ClassVar[str] = "keep in"


class PlaceIn(Action):
    """`place sawmill 5`: a building and its clearing."""

    verb: ClassVar[str] = "place"
    domains: ClassVar[tuple[Domain, ...]] = (PIECES, PLACE)

    def __init__(self, piece: int, place: int) -> None:
        self.piece: Final = piece
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.piece, self.place)


_KEEP: Final = Prompt("marquise.keep", "6.3.2")
_BUILDING: Final = Prompt("marquise.starting_building", "6.3.4")
_HOME_KEEP: Final = Prompt("marquise.home_keep", "A.8.3")
_HOME_BUILDING: Final = Prompt("marquise.home_building", "A.8.3")


@dataclass
class SetUpMarquise(Frame):
    """6.3 Place the keep, a garrison, and three buildings."""

    seat: int
    waiting: list[int] = field(default_factory=list)
    """Buildings still to be placed."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_corner,  # 6.3.2
            self.place_keep,
            self.garrison,  # 6.3.3
            self.choose_building,  # 6.3.4
            self.place_building,
        )

    def choose_corner(self, g: Game) -> None:
        """6.3.2 Ask for a corner clearing in which the keep can be placed (1.1.2)."""
        keep = marquise(g, self.seat).keep
        corners = g.box.woodland.corners
        fitting = placeable(g, keep, corners) or corners
        g.ask(self.seat, _KEEP, [KeepIn(place) for place in fitting])

    def place_keep(self, g: Game) -> None:
        """6.3.2 Place the keep and record its clearing as her start."""
        corner = g.chose(KeepIn).place
        record_start(g, self.seat, corner)
        put(g, marquise(g, self.seat).keep, corner, 1)

    def garrison(self, g: Game) -> None:
        """6.3.3 Place a warrior in each clearing except the corner diagonally opposite."""
        me = marquise(g, self.seat)
        far = g.box.woodland.opposite[g.homes[self.seat]]
        for place in g.clearings:
            if place != far:
                put(g, me.warrior, place, 1)
        self.waiting = me.buildings[:]

    def choose_building(self, g: Game) -> None:
        """6.3.4, 1.5.4 Ask for one building of each kind, at the keep or next to it, while any
        fits."""
        home = g.homes[self.seat]
        sites = self.sites(g, sorted([home, *g.paths[home]]))
        if sites:
            g.ask(self.seat, _BUILDING, sites)

    def sites(self, g: Game, places: list[int]) -> list[Action]:
        """Return each building still to be placed, with each of these places where it fits."""
        return [
            PlaceIn(g.box.kinds[kind].piece, place)
            for kind in self.waiting
            for place in places
            if may_place_kind(g, kind, place)
        ]

    def place_building(self, g: Game) -> None:
        """6.3.5 Place the building; one that fits nowhere stays on its track."""
        answer = g.answer
        if isinstance(answer, PlaceIn):
            kind = g.box.kind_at[self.seat][answer.piece]
            put(g, kind, answer.place, 1)
            self.waiting.remove(kind)
            g.back_to("choose_building")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """6.3 Return why a clearing is not offered."""
        if isinstance(action, KeepIn):
            return ("6.3.2", because("why-keep_starts_corner"))
        if isinstance(action, PlaceIn):
            return (
                "6.3.4",
                because("why-each_starting_building"),
            )
        return None


@dataclass
class SetUpMarquiseByCard(SetUpMarquise):
    """A.8.3 Set up three homelands with a garrison and a building each, the keep in one of them."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_homelands,  # A.8.3.I
            self.garrison,
            self.choose_keep,
            self.place_keep,
            self.choose_building,
            self.place_building,
        )

    def choose_homelands(self, g: Game) -> None:
        """A.8.3.I Ask for homelands, each next to another of them."""
        g.push(ChooseHomelands(self.seat))

    def garrison(self, g: Game) -> None:
        """A.8.3 Place warriors: more in each homeland than in other clearings."""
        me = marquise(g, self.seat)
        own = homelands(g, self.seat)
        for place in g.clearings:
            put(g, me.warrior, place, me.home_warriors if place in own else me.other_warriors)
        self.waiting = me.buildings[:]

    def choose_keep(self, g: Game) -> None:
        """A.8.3.II Ask for a homeland not next to an enemy's, if there is one."""
        g.settle(self.seat, _HOME_KEEP, [KeepIn(place) for place in keep_sites(g, self.seat)])

    def choose_building(self, g: Game) -> None:
        """A.8.3, 1.5.4 Ask for one building of each kind, each in a homeland of its own, while any
        fits."""
        built = [kind for kind in marquise(g, self.seat).buildings if kind not in self.waiting]
        free = [p for p in homelands(g, self.seat) if not any(g.count(k, p) for k in built)]
        sites = self.sites(g, free)
        if sites:
            g.settle(self.seat, _HOME_BUILDING, sites)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """A.8.3 Return why a clearing is not offered."""
        if isinstance(action, KeepIn):
            if action.place in homelands(g, self.seat):
                return ("A.8.3.II", because("why-homeland_not_next"))
            return ("A.8.3", because("why-keep_goes_one"))
        if isinstance(action, PlaceIn):
            return ("A.8.3", because("why-each_starting_building_goes"))
        return None


def keep_sites(g: Game, seat: int) -> list[int]:
    """A.8.3.II Return the homelands not next to enemy homelands; all of them if there is none."""
    steps = distance_to(g, enemy_homelands(g, seat))
    own = homelands(g, seat)
    return [place for place in own if steps[place] > 1] or own


answers(_KEEP, KeepIn)
answers(_HOME_KEEP, KeepIn)
answers(_BUILDING, PlaceIn)
answers(_HOME_BUILDING, PlaceIn)
verbs(KeepIn, PlaceIn)
frames(SetUpMarquise, SetUpMarquiseByCard)
