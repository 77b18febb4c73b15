"""6.5.4 Build."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces, marquise
from undergrowth.law.moving.ways import ANY_NUMBER, adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, no_open_slot, ruled_by, why_not_place
from undergrowth.law.removing.removal import may_remove, removal, remove, why_not_remove
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.book import book
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers
from undergrowth.table.saving.first_release import all_alike


class BuildIn(AtPlace):
    """`build in 5`: the clearing to build in."""

    verb: ClassVar[str] = "build in"
    picture: ClassVar[str] = "build"


class Raise(OfPiece):
    """`raise sawmill`: the building to place."""

    verb: ClassVar[str] = "raise"
    picture: ClassVar[str] = "build"


class WoodFrom(AtPlace):
    """`wood from 5`: the clearing of the next wood to remove."""

    verb: ClassVar[str] = "wood from"
    picture: ClassVar[str] = "wood"
    role: ClassVar[str] = "from"


_SITE: Final = Prompt("marquise.build_site", "6.5.4.I")
_BUILDING: Final = Prompt("marquise.build_what", "6.5.4.I")
_WOOD: Final = Prompt("marquise.build_wood", "6.5.4.II")


def connected(g: Game, seat: int, place: int, ruled: list[int]) -> list[int]:
    """6.5.4.II Return the ruled clearings connected to `place` through ruled ones, with itself."""
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
    """Return how much wood in these clearings she can pay with."""
    start = me.wood * g.places
    held = book(g).hooks.forbids_removing
    wood = 0
    for place in places:
        n = g.pieces[start + place]
        if n > 0 and (not held or may_remove(g, me.wood, place, me.seat)):
            wood += n
    return wood


def affordable(g: Game, me: MarquisePieces, place: int, wood: int) -> list[int]:
    """6.5.4.I Return the kinds of building that this much wood pays for and this clearing takes."""
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
    """6.5.4.I Whether any building can be placed here and paid for."""
    for kind in me.buildings:
        if g.supply[kind] > 0 and me.cost(g, kind) <= wood and may_place_kind(g, kind, place):
            return True
    return False


def build_sites(g: Game, me: MarquisePieces, enough: int = ANY_NUMBER) -> list[int]:
    """6.5.4 Return the clearings in which a building can be paid for and placed; stop at
    `enough`."""
    if not affords_any(g, me):
        return []
    ruled = ruled_by(g, me.seat)
    wood_of: list[int] = [-1] * g.places
    sites: list[int] = []
    for place in ruled:
        if g.slots[place] == 0:
            continue
        if affords(g, me, place, _wood_for(g, me, place, ruled, wood_of)):
            sites.append(place)
            if len(sites) == enough:
                break
    return sites


def buildable(g: Game, me: MarquisePieces) -> list[int]:
    """6.5.4 Return the kinds of building that can be paid for and placed in some clearing."""
    if not affords_any(g, me):
        return []
    ruled = ruled_by(g, me.seat)
    wood_of: list[int] = [-1] * g.places
    found: list[int] = []
    for place in ruled:
        if g.slots[place] > 0:
            wood = _wood_for(g, me, place, ruled, wood_of)
            found += [kind for kind in affordable(g, me, place, wood) if kind not in found]
    return found


def _wood_for(g: Game, me: MarquisePieces, place: int, ruled: list[int], wood_of: list[int]) -> int:
    """6.5.4.II Return the wood for a building at a place; `wood_of` holds what is known, or -1."""
    if wood_of[place] < 0:
        group = connected(g, me.seat, place, ruled)
        wood = wood_within(g, me, group)
        for each in group:
            wood_of[each] = wood
    return wood_of[place]


def why_not_build(g: Game, me: MarquisePieces) -> Reason:
    """6.5.4 Return why nothing can be built anywhere."""
    if all(g.supply[kind] == 0 for kind in me.buildings):
        return ("1.5.1", because("why-all_buildings_on"))
    open_ruled = [place for place in ruled_by(g, me.seat) if g.slots[place] > 0]
    if not open_ruled:
        return ("6.5.4.I", because("why-rule_no_clearing"))
    cost = min(me.cost(g, kind) for kind in me.buildings if g.supply[kind] > 0)
    wood, best = _most_wood(g, me, open_ruled)
    if wood >= cost:
        told: dict[str, Arg] = {"wood": wood, "place": f"place:{PLACE.text(best)}"}
        return ("6.5.4.I", because("why-none_buildings_wood", told))
    return ("6.5.4.II", because("why-no_clearing_rule", {"number": cost, "wood": wood}))


def _most_wood(g: Game, me: MarquisePieces, places: list[int]) -> tuple[int, int]:
    """6.5.4.II Return the most wood connected to one of these clearings, and that clearing."""
    ruled = ruled_by(g, me.seat)
    wood_of: list[int] = [-1] * g.places
    most, best = -1, places[0]
    for place in places:
        wood = _wood_for(g, me, place, ruled, wood_of)
        if wood > most:
            most, best = wood, place
    return most, best


@dataclass
class Build(Frame):
    """6.5.4 Choose a clearing and a building, pay with wood, place it and score."""

    seat: int
    place: int = NOWHERE
    kind: int = -1
    due: int = 0
    """Wood still to pay."""
    sources: list[int] = field(default_factory=list)
    """Clearings it may come from; they do not change while it is paid, even if rule is lost."""

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
        """6.5.4.I Ask for a clearing she rules where she can pay for a building."""
        sites = build_sites(g, marquise(g, self.seat))
        g.settle(self.seat, _SITE, [BuildIn(place) for place in sites])

    def choose_building(self, g: Game) -> None:
        """6.5.4.I Ask for a sawmill, workshop or recruiter."""
        self.place = g.chose(BuildIn).place
        me = marquise(g, self.seat)
        kinds = affordable(g, me, self.place, wood_within(g, me, self._sources(g)))
        g.settle(self.seat, _BUILDING, [Raise(g.box.kinds[kind].piece) for kind in kinds])

    def find_cost(self, g: Game) -> None:
        """6.5.4.II Read the cost at the top of its column."""
        self.kind = g.box.kind_at[self.seat][g.chose(Raise).piece]
        self.due = marquise(g, self.seat).cost(g, self.kind)

    def choose_wood(self, g: Game) -> None:
        """6.5.4.II Ask which connected wood to remove, where that is a choice."""
        if self.due == 0:
            return
        me = marquise(g, self.seat)
        if not self.sources:
            self.sources = sorted(self._sources(g))
        sources = [place for place in self.sources if wood_within(g, me, [place]) > 0]
        options: list[Action] = [WoodFrom(place) for place in sources]
        if wood_within(g, me, sources) == self.due:
            g.settle(self.seat, _WOOD, options[:1])  # all wood is paid, in any order
        else:
            g.settle(self.seat, _WOOD, options)

    def pay_wood(self, g: Game) -> None:
        if self.due > 0:
            me = marquise(g, self.seat)
            remove(g, removal(g, self.seat, me.wood, g.chose(WoodFrom).place))
            self.due -= 1
            g.back_to("choose_wood")

    def place_and_score(self, g: Game) -> None:
        """6.5.4.III Place it and score the space it uncovers."""
        me = marquise(g, self.seat)
        points = me.points_for_placing(g, self.kind, self.place)
        put(g, self.kind, self.place, 1)
        score(g, self.seat, points, "6.5.4.III")

    def _sources(self, g: Game) -> list[int]:
        return connected(g, self.seat, self.place, ruled_by(g, self.seat))

    def usual(self, g: Game) -> Action | None:
        """6.5.4.II Suggest wood from the clearing with most of it, so that most clearings keep
        some."""
        wood = marquise(g, self.seat).wood
        best, most = NOWHERE, 0
        for place in self.sources:
            n = g.count(wood, place)
            if n > most:
                best, most = place, n
        return WoodFrom(best) if most > 0 else None

    def allowances(self, g: Game) -> list[Allowance]:
        """6.5.4.II Return how much wood has been paid, of the cost."""
        if self.kind < 0 or self.due == 0:
            return []
        cost = marquise(g, self.seat).cost(g, self.kind)
        return [Allowance("wood", "6.5.4.II", cost - self.due, cost)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """6.5.4 Return why a clearing, a building or wood is not offered."""
        me = marquise(g, self.seat)
        if isinstance(action, BuildIn):
            return _why_not_in(g, me, action.place)
        if isinstance(action, Raise):
            return self._why_not_raise(g, me, action.piece)
        if isinstance(action, WoodFrom):
            kept = None
            if g.has_place(action.place) and g.count(me.wood, action.place) > 0:
                kept = why_not_remove(g, me.wood, action.place, self.seat)
            return kept or (
                "6.5.4.II",
                because("why-no_connected_wood", {"place": f"place:{PLACE.text(action.place)}"}),
            )
        return None

    def _why_not_raise(self, g: Game, me: MarquisePieces, piece: int) -> Reason:
        name = PIECES.text(piece)
        kind = g.box.kind_at[self.seat][piece] if piece < len(g.box.kind_at[self.seat]) else -1
        if kind not in me.buildings:
            return ("6.5.4.I", because("why-no_building_yours", {"piece": f"piece:{name}"}))
        if g.supply[kind] == 0:
            return ("1.5.1", because("why-every_yours_on", {"piece": f"piece:{name}"}))
        wood = wood_within(g, me, self._sources(g))
        if me.cost(g, kind) > wood:
            return (
                "6.5.4.II",
                because(
                    "why-costs_wood_connected",
                    {"piece": f"piece:{name}", "number": me.cost(g, kind), "wood": wood},
                ),
            )
        return why_not_place(g, me.seat, self.place, kind)


def _why_not_in(g: Game, me: MarquisePieces, place: int) -> Reason:
    name = PLACE.text(place)
    ruled = ruled_by(g, me.seat)
    if place not in ruled:
        return ("6.5.4.I", because("why-do_not_rule", {"place": f"place:{name}"}))
    if g.slots[place] == 0:
        return no_open_slot(place)
    if place in build_sites(g, me):
        return ("6.5.4.I", because("why-another_clearing_has"))
    wood = wood_within(g, me, connected(g, me.seat, place, ruled))
    costs = [me.cost(g, kind) for kind in me.buildings if g.supply[kind] > 0]
    if not costs:
        return ("1.5.1", because("why-all_buildings_on"))
    if wood < min(costs):
        return (
            "6.5.4.II",
            because(
                "why-wood_connected_building",
                {"wood": wood, "place": f"place:{name}", "number": min(costs)},
            ),
        )
    return ("1.1.2", because("why-none_buildings_wood", {"wood": wood, "place": f"place:{name}"}))


answers(_SITE, BuildIn)
answers(_BUILDING, BuildIn, Raise)
answers(_WOOD, BuildIn, WoodFrom)
all_alike(WoodFrom)
verbs(BuildIn, Raise, WoodFrom)
frames(Build)
