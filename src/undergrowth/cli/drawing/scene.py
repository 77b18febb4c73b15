"""The scene to draw: small records made from the engine's plain data.  No rules are here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

View = Mapping[str, Any]

_CANVAS: Final = 1000
"""The width of the map in the units of its data."""
_BELOW: Final = 150
"""The distance below the map of places that are not on it."""


@dataclass(frozen=True)
class Stand:
    """The pieces of one kind at a place."""

    owner: str
    piece: str
    kind: str
    count: int


@dataclass
class Spot:
    """A clearing, forest, path, or a faction's own place, with its contents."""

    id: str
    is_clearing: bool
    x: int
    y: int
    slots: int
    paths: list[str]
    rivers: list[str]
    suits: list[str] = field(default_factory=list)
    open_slots: int = 0
    ruin: bool = False
    blocked_by: str = ""
    pieces: list[Stand] = field(default_factory=list)
    flooded: bool = False
    """Whether it is a printed clearing that is flooded now."""
    is_path: bool = False
    """Whether it lies between the two clearings in `paths`; its position is left to the drawing."""
    landmarks: list[str] = field(default_factory=list)
    """The titles of landmarks here."""

    def owners(self) -> list[str]:
        """Return the owners of pieces here, in seating order."""
        return list(dict.fromkeys(stand.owner for stand in self.pieces))


@dataclass(frozen=True)
class Link:
    """A line between two places, with the points it passes."""

    kind: str
    one: str
    other: str
    via: list[tuple[int, int]]


@dataclass
class Scene:
    """Everything to draw of the map."""

    spots: list[Spot]
    links: list[Link]
    lakes: list[list[tuple[int, int]]]
    """Outlines of water."""


def scene(geography: View, view: View) -> Scene:
    """Return the map in its present state."""
    closed = view.get("closed_paths", [])
    flooded = view.get("flooded_paths", [])
    links: list[Link] = []
    for line in geography["lines"]:
        kind, ends = line["kind"], list(line["ends"])
        if kind == "closed" and ends not in closed and ends[::-1] not in closed:
            kind = "path"  # opened since
        elif ends in flooded or ends[::-1] in flooded:
            kind = "flooded"
        links.append(Link(kind, ends[0], ends[1], [(x, y) for x, y in line["via"]]))
    lakes = [[(x, y) for x, y in area["points"]] for area in geography["areas"]]
    return Scene(spots(geography, view), links, lakes)


def spots(geography: View, view: View) -> list[Spot]:
    """Return every place of the map, clearings first, with its contents.

    Paths with pieces follow, and places that are not on the map, in a row below it.
    """
    found = [
        Spot(
            each["id"],
            each["kind"] == "clearing",
            each["x"],
            each["y"],
            each["slots"],
            list(each["paths"]),
            list(each["rivers"]),
        )
        for each in geography["places"]
    ]
    by_id = {spot.id: spot for spot in found}
    paths = {each["id"]: list(each["ends"]) for each in geography["paths"]}
    row = max(spot.y for spot in found) + _BELOW
    for shown in view["places"]:
        spot = by_id.get(shown["id"])
        if spot is None:
            ends = paths.get(shown["id"], [])
            spot = Spot(shown["id"], not ends, 0, row, 0, ends, [], is_path=bool(ends))
            found.append(spot)
        _fill(spot, shown)
    _set_out([spot for spot in found if spot.y == row and spot.is_clearing])
    for each in view.get("landmarks", []):
        if each["place"] in by_id:
            by_id[each["place"]].landmarks.append(each["title"])
    return found


def _set_out(further: list[Spot]) -> None:
    """Place further places side by side, with as many slots as are filled and open."""
    for i, spot in enumerate(further):
        spot.x = (2 * i + 1) * _CANVAS // (2 * len(further))
        spot.slots = spot.open_slots + sum(
            stand.count for stand in spot.pieces if stand.kind == "building"
        )


def _fill(spot: Spot, shown: View) -> None:
    spot.suits = list(shown.get("suits", []))
    spot.open_slots = shown.get("open_slots", 0)
    spot.ruin = shown.get("ruin") is not None
    spot.blocked_by = shown.get("blocked_by", "")
    spot.flooded = shown.get("flooded", False)
    spot.is_clearing = spot.is_clearing and not spot.flooded
    spot.pieces = [
        Stand(each["owner"], each["piece"], each["kind"], each["count"]) for each in shown["pieces"]
    ]
