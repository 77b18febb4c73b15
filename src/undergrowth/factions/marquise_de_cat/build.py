"""6.5.4 Build."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces, marquise
from undergrowth.law.moving.ways import ANY_NUMBER, adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, ruled_by
from undergrowth.law.removing.removal import removal, remove
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE


class BuildIn(AtPlace):
    """`build in 5`: the clearing to build in."""

    verb: ClassVar[str] = "build in"


class Raise(OfPiece):
    """`raise sawmill`: the building to place."""

    verb: ClassVar[str] = "raise"


class WoodFrom(AtPlace):
    """`wood from 5`: where the next wood comes from."""

    verb: ClassVar[str] = "wood from"


_SITE: Final = Prompt("marquise.build_site", "6.5.4.I")
_BUILDING: Final = Prompt("marquise.build_what", "6.5.4.I")
_WOOD: Final = Prompt("marquise.build_wood", "6.5.4.II")


def connected(g: Game, seat: int, place: int, ruled: list[int]) -> list[int]:
    """6.5.4.II The ruled clearings connected to a ruled one through ruled ones, itself included."""
    open_way = [False] * g.places
    for each in ruled:
        open_way[each] = True
    open_way[place] = False
    reached = [place]
    for here in reached:
        for there in adjacent(g, seat, here):
            if open_way[there]:
                open_way[there] = False
                reached.append(there)
    return reached


def wood_within(g: Game, me: MarquisePieces, places: list[int]) -> int:
    """How much wood lies in these clearings."""
    start = me.wood * g.places
    wood = 0
    for place in places:
        wood += g.pieces[start + place]
    return wood


def affordable(g: Game, me: MarquisePieces, place: int, wood: int) -> list[int]:
    """6.5.4.I Kinds of building that can be placed here and paid with this much wood."""
    return [
        kind
        for kind in me.buildings
        if g.supply[kind] > 0 and me.cost(g, kind) <= wood and may_place_kind(g, kind, place)
    ]


def affords_any(g: Game, me: MarquisePieces) -> bool:
    """6.5.4.II Whether all the wood on the map would pay for any building that is left."""
    wood = g.on_map(me.wood)
    for kind in me.buildings:
        if g.supply[kind] > 0 and me.cost(g, kind) <= wood:
            return True
    return False


def affords(g: Game, me: MarquisePieces, place: int, wood: int) -> bool:
    """6.5.4.I Whether any can be placed here and paid."""
    for kind in me.buildings:
        if g.supply[kind] > 0 and me.cost(g, kind) <= wood and may_place_kind(g, kind, place):
            return True
    return False


def build_sites(g: Game, me: MarquisePieces, enough: int = ANY_NUMBER) -> list[int]:
    """6.5.4 The clearings in which some building can be paid for and placed; `enough` of them."""
    if not affords_any(g, me):
        return []
    ruled = ruled_by(g, me.seat)
    wood_of: list[int] = [-1] * g.places
    sites: list[int] = []
    for place in ruled:
        if g.slots[place] == 0:
            continue
        if wood_of[place] < 0:
            group = connected(g, me.seat, place, ruled)
            wood = wood_within(g, me, group)
            for each in group:
                wood_of[each] = wood
        if affords(g, me, place, wood_of[place]):
            sites.append(place)
            if len(sites) == enough:
                break
    return sites


def why_not_build(g: Game, me: MarquisePieces) -> tuple[str, str]:
    """6.5.4 Why nothing can be built anywhere."""
    open_ruled = [place for place in ruled_by(g, me.seat) if g.slots[place] > 0]
    if not open_ruled:
        return ("6.5.4.I", "you rule no clearing with an open slot")
    return ("6.5.4.II", "no clearing you rule is connected to enough wood")


@dataclass
class Build(Frame):
    """6.5.4 Choose a clearing and a building, pay with wood, place it and score."""

    seat: int
    place: int = NOWHERE
    kind: int = -1
    due: int = 0
    """Wood still to pay."""
    sources: list[int] = field(default_factory=list)
    """Clearings it may come from: they stay so while it is paid, even where rule goes with it."""

    def copy(self) -> Frame:
        return Build(self.seat, self.place, self.kind, self.due, self.sources[:])

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_clearing,  # 6.5.4.I
            self.choose_building,
            self.find_cost,  # 6.5.4.II
            self.choose_wood,
            self.pay_wood,
            self.place_and_score,  # 6.5.4.III
        )

    def choose_clearing(self, g: Game) -> None:
        """6.5.4.I A clearing she rules, with what it takes."""
        sites = build_sites(g, marquise(g, self.seat))
        g.settle(self.seat, _SITE, [BuildIn(place) for place in sites])

    def choose_building(self, g: Game) -> None:
        """6.5.4.I A sawmill, workshop or recruiter."""
        self.place = g.chose(BuildIn).place
        me = marquise(g, self.seat)
        kinds = affordable(g, me, self.place, wood_within(g, me, self._sources(g)))
        g.settle(self.seat, _BUILDING, [Raise(g.box.kinds[kind].piece) for kind in kinds])

    def find_cost(self, g: Game) -> None:
        """6.5.4.II The cost stands at the top of its column."""
        self.kind = g.box.kind_at[self.seat][g.chose(Raise).piece]
        self.due = marquise(g, self.seat).cost(g, self.kind)

    def choose_wood(self, g: Game) -> None:
        """6.5.4.II Choose which connected wood to remove, where that is a choice."""
        if self.due > 0:
            me = marquise(g, self.seat)
            if not self.sources:
                self.sources = sorted(self._sources(g))
            sources = [place for place in self.sources if g.count(me.wood, place) > 0]
            g.settle(self.seat, _WOOD, [WoodFrom(place) for place in sources])

    def pay_wood(self, g: Game) -> None:
        if self.due > 0:
            me = marquise(g, self.seat)
            remove(g, removal(g, self.seat, me.wood, g.chose(WoodFrom).place))
            self.due -= 1
            g.back_to("choose_wood")

    def place_and_score(self, g: Game) -> None:
        """6.5.4.III Place it and score the space it uncovers."""
        me = marquise(g, self.seat)
        points = me.points[self.kind - me.sawmill][me.placed(g, self.kind)]
        put(g, self.kind, self.place, 1)
        score(g, self.seat, points, "6.5.4.III")

    def _sources(self, g: Game) -> list[int]:
        return connected(g, self.seat, self.place, ruled_by(g, self.seat))

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """6.5.4 Why a clearing, a building or wood is not offered."""
        me = marquise(g, self.seat)
        if isinstance(action, BuildIn):
            return _why_not_in(g, me, action.place)
        if isinstance(action, Raise):
            return ("6.5.4.II", "there is not enough connected wood, or none of that building left")
        if isinstance(action, WoodFrom):
            return ("6.5.4.II", f"no connected wood lies in {PLACE.text(action.place)}")
        return None


def _why_not_in(g: Game, me: MarquisePieces, place: int) -> tuple[str, str]:
    name = PLACE.text(place)
    ruled = ruled_by(g, me.seat)
    if place not in ruled:
        return ("6.5.4.I", f"you do not rule {name}")
    if g.slots[place] == 0:
        return ("2.2.3", f"there is no open slot in {name}")
    wood = wood_within(g, me, connected(g, me.seat, place, ruled))
    return ("6.5.4.II", f"only {wood} wood is connected to {name}")


verbs(BuildIn, Raise, WoodFrom)
frames(Build)
