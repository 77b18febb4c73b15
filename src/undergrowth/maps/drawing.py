"""Data for pictures of a map only: lines with their bends, outlines of forests, the lake."""

from __future__ import annotations

from undergrowth.data import Sheet
from undergrowth.table.places import PLACE, clearing_place

Point = list[int]


def lines(page: Sheet) -> list[dict[str, object]]:
    """2.2.1, 2.3 Return every path and river, in the order of the data; a lake is an area
    instead."""
    bends = {_key(each.numbers("ends")): each for each in page.tables("bends")}
    special = {
        _key(page.numbers(f"{kind}.path")): kind for kind in ("dam", "bridge") if page.has(kind)
    }
    closed = [_key(list(pair)) for pair in page.pairs("closed_paths")] if _closes(page) else []
    for key in closed:
        special[key] = "closed"
    found: list[dict[str, object]] = []
    for pair in page.pairs("paths"):
        key = _key(list(pair))
        found.append(_line(special.get(key, "path"), list(pair), bends.get(key)))
    if not page.has("lake"):
        for pair in page.pairs("rivers"):
            found.append(_line("river", list(pair), bends.get(_key(list(pair)))))
    return found


def _closes(page: Sheet) -> bool:
    return page.has("closed_paths")


def _line(kind: str, ends: list[int], bend: Sheet | None) -> dict[str, object]:
    """Return a line; `via` are the points it passes from its first end to its second."""
    via = [list(point) for point in bend.pairs("via")] if bend is not None else []
    if bend is not None and bend.numbers("ends") != ends:
        via.reverse()
    return {"kind": kind, "ends": [_name(number) for number in ends], "via": via}


def areas(page: Sheet) -> list[dict[str, object]]:
    """M.3.2 Return the lake, if there is one."""
    if not page.has("lake"):
        return []
    return [{"kind": "lake", "points": [list(point) for point in page.pairs("lake.polygon")]}]


def rings(page: Sheet) -> dict[str, list[Point]]:
    """2.4 Return the outline of each forest, through its clearings and the crossings of dam and
    path."""
    spots = {
        each.number("id"): [each.number("x"), each.number("y")] for each in page.tables("clearing")
    }
    return {
        forest.text("id"): [spots[corner[0]] if len(corner) == 1 else corner for corner in corners]
        for forest in page.tables("forest")
        for corners in [forest.points("ring")]
    }


def _key(ends: list[int]) -> tuple[int, int]:
    return min(ends), max(ends)


def _name(number: int) -> str:
    return PLACE.text(clearing_place(number))
