"""A.8.3.I to A.8.3.III Homelands: where they may be, their distance from enemy ones, choosing them.

The requirements of a setup card stand in the faction's data, `[advanced_setup.homelands]`: `count`,
`rule`, `distance` (the fewest steps to an enemy homeland), `slots` (open building slots needed),
`suited` (whether its pieces need a suit there).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import Sheet, sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.rule import may_place, why_not_place
from undergrowth.law.setup.corners import record_start
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE

FAR: Final = 99
"""Distance to an enemy homeland if there is none."""
RULES: Final = ("any", "connected_group", "map_edge", "map_edge_adjacent_pair", "river")
"""Rules that a setup card may set for homelands; messages `why-homeland_...` explain them."""


class HomeIn(AtPlace):
    """`home in 5`: choose a homeland."""

    verb: ClassVar[str] = "home in"


_HOME: Final = Prompt("homelands.choose", "A.8.3.I")


def homelands(g: Game, seat: int) -> list[int]:
    """A.8.3.I Return a seat's homelands, in the order they were chosen."""
    return [home % g.places for home in g.homelands if home // g.places == seat]


def add_homeland(g: Game, seat: int, place: int) -> None:
    """A.8.3.I Add a homeland of a seat."""
    g.homelands = [*g.homelands, seat * g.places + place]  # copies share the old list


def enemy_homelands(g: Game, seat: int) -> list[int]:
    """A.8.3.I Return the homelands of all other seats."""
    return [home % g.places for home in g.homelands if home // g.places != seat]


def distance_to(g: Game, places: list[int]) -> list[int]:
    """2.2.1 Return, by place, the fewest paths to the nearest of some clearings, or FAR."""
    steps = [FAR] * g.places
    reached = places[:]
    for place in places:
        steps[place] = 0
    for place in reached:  # grows while it is read
        for other in g.paths[place]:
            if steps[other] == FAR:
                steps[other] = steps[place] + 1
                reached.append(other)
    return steps


def homes_asked(g: Game, seat: int) -> Sheet | None:
    """Return the requirements of a seat's setup card for homelands, or None."""
    page = sheet(f"factions/{g.seat_name(seat)}")
    path = "advanced_setup.homelands"
    return page.table(path) if page.has(path) else None


def sites(g: Game, seat: int, asked: Sheet) -> list[int]:
    """A.8.3.I Return clearings that are no homeland yet and have room for all pieces listed.

    If a rule about the place leaves none, it is relaxed: to clearings next to the river, and
    finally to any clearing.
    """
    taken = [home % g.places for home in g.homelands]
    free = [
        place
        for place in g.clearings
        if place not in taken and has_room(g, place, asked) and may_place(g, seat, place)
    ]
    rule = asked.text("rule")
    if rule in ("map_edge", "map_edge_adjacent_pair"):
        return [place for place in free if place in g.box.woodland.edge] or free
    if rule == "river":
        on_river = [place for place in free if g.rivers[place]]
        beside = [place for place in free if any(g.rivers[other] for other in g.paths[place])]
        return on_river or beside or free
    return free


def has_room(g: Game, place: int, asked: Sheet) -> bool:
    """A.8.3.I, 10.3.2 Whether a clearing has the slots and suit that a setup card needs."""
    if asked.has("slots") and g.slots[place] < asked.number("slots"):
        return False
    return not asked.has("suited") or g.suits[place] != 0


def home_options(g: Game, seat: int) -> list[int]:
    """A.8.3.I to A.8.3.III Return the clearings a seat may choose as its next homeland.

    Only those that leave enough for the rest.  They are as far from enemy homelands as required; if
    none is, one step less, and so on.
    """
    asked = homes_asked(g, seat)
    if asked is None:
        return []
    own = homelands(g, seat)
    left = asked.number("count") - len(own)
    free = sites(g, seat, asked)
    if left <= 0:
        return []
    grouped = asked.text("rule") in ("connected_group", "map_edge_adjacent_pair")
    steps = distance_to(g, enemy_homelands(g, seat))
    wanted = asked.number("distance") if asked.has("distance") else 1
    far = [place for place in free if steps[place] >= wanted]
    found = [place for place in far if _leaves_enough(g, far, own, place, left, grouped)]
    while not found and wanted > 0:  # A.8.3.III relaxed by one step at a time
        for place in free:
            if steps[place] >= wanted and _leaves_enough(g, free, own, place, left, grouped):
                found.append(place)
        wanted -= 1
    return found or free


def _leaves_enough(
    g: Game, free: list[int], own: list[int], place: int, left: int, grouped: bool
) -> bool:
    """Whether the remaining homelands can be chosen after choosing a clearing."""
    if not grouped:
        return len(free) >= left
    return _completes(g, free, [*own, place], left - 1)


def _completes(g: Game, free: list[int], group: list[int], left: int) -> bool:
    """Whether `left` free clearings can join a group so that each is next to another of it."""
    if left == 0:
        return all(any(other in g.paths[place] for other in group) for place in group)
    for place in free:
        if place not in group and _completes(g, free, [*group, place], left - 1):
            return True
    return False


@dataclass
class ChooseHomelands(Frame):
    """A.8.3 Choose the homelands a setup card requires, one after another."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take)

    def choose(self, g: Game) -> None:
        """A.8.3.I to A.8.3.III Ask for one of the clearings that fit the card best."""
        options = home_options(g, self.seat)
        if options:
            g.settle(self.seat, _HOME, [HomeIn(place) for place in options])
        else:
            g.finish()

    def take(self, g: Game) -> None:
        """5.1.7 Add the homeland; the first one counts as the starting clearing."""
        place = g.chose(HomeIn).place
        add_homeland(g, self.seat, place)
        if g.homes[self.seat] == NOWHERE:
            record_start(g, self.seat, place)
        if g.log is not None:
            g.note("settled", "A.8.3.I", self.seat, {"place": PLACE.text(place)})
        g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """A.8.3 Return why a clearing is not offered."""
        if isinstance(action, HomeIn):
            return why_not_home(g, self.seat, action.place)
        return None


def why_not_home(g: Game, seat: int, place: int) -> Reason:
    """A.8.3.I to A.8.3.III Return why a clearing cannot be a seat's next homeland."""
    asked = homes_asked(g, seat)
    if asked is None or place not in g.clearings:
        return ("A.8.3.I", because("why-homelands_clearings"))
    if place in homelands(g, seat):
        return ("A.8.3.I", because("why-clearing_homeland_already"))
    if place in enemy_homelands(g, seat):
        return ("A.8.3.I", because("why-clearing_another_player"))
    if not may_place(g, seat, place):
        return why_not_place(g, seat, place)
    if not has_room(g, place, asked):
        return ("A.8.3.I", because("why-pieces_setup_do"))
    if place in sites(g, seat, asked):
        steps = distance_to(g, enemy_homelands(g, seat))
        if asked.has("distance") and steps[place] < asked.number("distance"):
            return ("A.8.3.II", because("why-nearer_enemy_homeland"))
    return ("A.8.3", because(f"why-homeland_{asked.text('rule')}"))


verbs(HomeIn)
frames(ChooseHomelands)
