"""Maps, made from `data/maps`."""

from __future__ import annotations

from undergrowth.data import Sheet, sheet, sheets
from undergrowth.engine.names import CLEARINGS, SUITS
from undergrowth.engine.tables import Woodland


def map_names() -> list[str]:
    """The ids of the maps there are."""
    return sheets("maps")


def woodland(name: str) -> Woodland:
    """2.2 A map by its id.  Raises FileNotFoundError for an unknown one."""
    page = sheet(f"maps/{name}")
    forests = page.tables("forest")
    made = Woodland(name, page.text("name"), len(forests))
    for clearing in page.tables("clearing"):
        _add_clearing(made, clearing)
    for one, other in page.pairs("paths"):
        made.paths[one].append(other)
        made.paths[other].append(one)
    for one, other in page.pairs("rivers"):
        made.rivers[one].append(other)
        made.rivers[other].append(one)
    for one, other in page.pairs("opposite_corners"):
        made.opposite[one], made.opposite[other] = other, one
    for forest in forests:
        _add_forest(made, forest)
    for each in (made.paths, made.rivers, made.forests):
        for neighbours in each:
            neighbours.sort()
    made.edge = page.numbers("edge_loop")
    return made


def _add_clearing(made: Woodland, clearing: Sheet) -> None:
    place = clearing.number("id")
    made.slots[place] = clearing.number("slots")
    made.x[place], made.y[place] = clearing.number("x"), clearing.number("y")
    if clearing.has("suit"):
        made.suits[place] = 1 << SUITS.parse(clearing.text("suit"))
    if clearing.flag("ruin"):
        made.ruins.append(place)
    if clearing.flag("corner"):
        made.corners.append(place)


def _add_forest(made: Woodland, forest: Sheet) -> None:
    """2.4.1 A forest touches clearings, which are one move away, and adjoins other forests."""
    place = CLEARINGS + int(forest.text("id")[1:])
    made.x[place], made.y[place] = forest.number("x"), forest.number("y")
    for clearing in forest.numbers("clearings"):
        made.paths[place].append(clearing)
        made.forests[clearing].append(place)
    for other in forest.texts("adjacent"):
        made.forests[place].append(CLEARINGS + int(other[1:]))
