"""Maps in the catalogue, for drawing: coordinates on a canvas of 1000 by 1000."""

from __future__ import annotations

from pydantic import Field

from undergrowth.server.wire.derived import Open

Point = tuple[float, float]
"""x to the right and y downwards."""


class CataloguePlace(Open):
    """2.2 A clearing or a forest, and the places that it adjoins."""

    id: str
    kind: str = Field(description="`clearing` or `forest`.")
    x: float
    y: float
    slots: int = Field(description="2.2.3 Building slots, as printed.")
    corner: bool = Field(description="3.3.1 Whether it is in a corner of the map.")
    paths: list[str]
    rivers: list[str]
    forests: list[str]
    ring: list[Point] | None = Field(default=None, description="The outline of a forest.")


class CataloguePath(Open):
    """A place between two clearings, where pieces may stand."""

    id: str
    ends: tuple[str, str]


class CatalogueLine(Open):
    """A path or a river between two clearings, and the points that it passes."""

    kind: str = Field(description="`path` or `river`.")
    ends: tuple[str, str]
    via: list[Point]


class CatalogueArea(Open):
    """Ground that is drawn, such as a lake."""

    kind: str
    points: list[Point]


class CatalogueMap(Open):
    """A map, as it is printed."""

    id: str
    name: str
    fan: str | None = Field(description="The package of which it is fan content, or null.")
    look: str = Field(description="Season and ground, for drawing; empty where it names none.")
    places: list[CataloguePlace]
    paths: list[CataloguePath]
    lines: list[CatalogueLine]
    areas: list[CatalogueArea]
