"""M Maps: their layout, made from `data/maps`, and the rules of those that have some.

The rules of a map are in a folder of its name, whose package defines `RULES`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet, sheet, sheets
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.messages import printed
from undergrowth.engine.registries import derived_cache, registry
from undergrowth.maps.drawing import areas, lines, rings
from undergrowth.table.bending.map_rules import MapRules
from undergrowth.table.layout.woodland import Woodland
from undergrowth.table.names import SUITS
from undergrowth.table.places import NOWHERE, clearing_place, forest_place

_CORNERS: Final = 4
"""3.3.1 Corners a map has: two pairs of opposite ones."""
_RULES: dict[str, type[MapRules]] = registry({})
_WOODLANDS: dict[str, Woodland] = derived_cache({})
"""Cache of `woodland`."""


def find(package: Package) -> None:
    """Load names and rules of a package's maps.  Raises the error found in another package's
    map."""
    for name in package.folders("maps"):
        _RULES[name] = package.defined("maps", name, "RULES")
    for name in package.sheets("maps"):
        page = sheet(f"maps/{name}")
        printed("map", name, page.text("name"), page.word("about"))
    if not package.is_ours:
        for name in package.sheets("maps"):
            _try_out(name)


def _try_out(name: str) -> None:
    """Make the map once, so that missing data is found now and not when a game begins."""
    made = woodland(name)
    make_rules(name)
    own_landmarks(name, 2)
    if not sheet(f"maps/{name}").text("about") or len(made.corners) < _CORNERS:
        raise BadContent(f"the map {name} says nothing about itself, or has too few corners")


def make_rules(name: str) -> MapRules:
    """M Return the rules of a map by its id; the defaults if it has no folder."""
    return _RULES.get(name, MapRules)()


def map_names() -> list[str]:
    """Return the ids of all maps."""
    return sheets("maps")


def woodland(name: str, places: int = 0) -> Woodland:
    """2.2 Return a map by its id, with at least so many places.  Raises FileNotFoundError.

    A map never changes, so the games on it share it.
    """
    key = f"{name} {places}"
    found = _WOODLANDS.get(key)
    if found is None:
        found = _WOODLANDS[key] = _read_woodland(name, places)
    return found


def _read_woodland(name: str, places: int) -> Woodland:
    """2.2 Make a map from its data."""
    page = sheet(f"maps/{name}")
    forests = page.tables("forest")
    clearings = page.tables("clearing")
    made = Woodland(name, page.text("name"), len(forests), len(clearings), places)
    for clearing in clearings:
        _add_clearing(made, clearing)
    if page.has("closed_paths"):
        made.closed = [_places(pair) for pair in page.pairs("closed_paths")]
    made.path_ends = [_places(pair) for pair in page.pairs("paths")]
    for one, other in made.path_ends:
        if [one, other] not in made.closed:
            made.paths[one].append(other)
            made.paths[other].append(one)
    for one, other in map(_places, page.pairs("rivers")):
        made.rivers[one].append(other)
        made.rivers[other].append(one)
    for one, other in map(_places, page.pairs("opposite_corners")):
        made.opposite[one], made.opposite[other] = other, one
    for forest in forests:
        _add_forest(made, forest)
    for each in (made.paths, made.rivers, made.forests):
        for neighbours in each:
            neighbours.sort()
    made.edge = [clearing_place(number) for number in page.numbers("edge_loop")]
    made.landmarks = (
        dict.fromkeys(page.texts("landmarks"), NOWHERE) if page.has("landmarks") else {}
    )
    for name, number in page.counts("landmark_places").items():
        made.landmarks[name] = clearing_place(number)
    if page.has("first_in_priority"):
        made.first_in_priority = clearing_place(page.number("first_in_priority"))
    made.lines, made.areas = lines(page), areas(page)
    made.rings = {forest_place(int(name[1:])): ring for name, ring in rings(page).items()}
    return made


def own_landmarks(name: str, players: int) -> list[str]:
    """M.3.1, M.4.1, M.5.1.II Return the landmarks that belong to a map with so many players."""
    page = sheet(f"maps/{name}")
    if not page.has("landmarks"):
        return []
    least = page.number("landmarks_from_players") if page.has("landmarks_from_players") else 0
    return page.texts("landmarks") if players >= least else []


def _places(pair: tuple[int, int]) -> list[int]:
    """Return the places of two clearings by their numbers."""
    return [clearing_place(pair[0]), clearing_place(pair[1])]


def _add_clearing(made: Woodland, clearing: Sheet) -> None:
    place = clearing_place(clearing.number("id"))
    made.slots[place] = clearing.number("slots")
    made.x[place], made.y[place] = clearing.number("x"), clearing.number("y")
    if clearing.has("suit"):
        made.suits[place] = 1 << SUITS.parse(clearing.text("suit"))
    if clearing.flag("ruin"):
        made.ruins.append(place)
    if clearing.flag("corner"):
        made.corners.append(place)


def _add_forest(made: Woodland, forest: Sheet) -> None:
    """2.4.1 Add a forest: it touches clearings, which are one move away, and adjoins other
    forests."""
    place = forest_place(int(forest.text("id")[1:]))
    made.x[place], made.y[place] = forest.number("x"), forest.number("y")
    for clearing in map(clearing_place, forest.numbers("clearings")):
        made.paths[place].append(clearing)
        made.forests[clearing].append(place)
    for other in forest.texts("adjacent"):
        made.forests[place].append(forest_place(int(other[1:])))
