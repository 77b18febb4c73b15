"""2.2 A map as printed."""

from __future__ import annotations

from typing import Final

from undergrowth.table.places import CLEARINGS, FIRST_FOREST, NOWHERE, clearing_place, forest_place


class Woodland:
    """A map as printed: clearings and forests, the paths and rivers between them.

    The parts that setup or play may change (`paths`, `rivers`, `clearings`, `suits`, `slots`) are
    copied to the table at the start; rules read them there.
    """

    def __init__(
        self, name: str, title: str, forests: int, clearings: int = CLEARINGS, places: int = 0
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.forest_places: Final = [forest_place(n) for n in range(1, forests + 1)]
        self.places: Final = max(clearing_place(clearings) + 1, FIRST_FOREST + forests, places)
        """One more than the greatest place number; `places` asks for more than the map has."""
        self.suits: list[int] = [0] * self.places
        """Printed suit of each clearing as a mask; 0 if suit markers are shuffled."""
        self.slots: list[int] = [0] * self.places
        self.ruins: list[int] = []
        """Clearings in whose R slot every game starts with a ruin (2.2.4)."""
        self.paths: list[list[int]] = [[] for _ in range(self.places)]
        """Clearings one path away (2.2.1); of a forest, the clearings it touches (2.4.1)."""
        self.rivers: list[list[int]] = [[] for _ in range(self.places)]
        self.path_ends: list[list[int]] = []
        """The two clearings that each path links, in the order of the map's data."""
        self.forests: list[list[int]] = [[] for _ in range(self.places)]
        """Forests that touch a clearing; for a forest, the adjacent forests (2.4.1)."""
        self.closed: list[list[int]] = []
        """Pairs of clearings whose path starts closed: `paths` is without them (M.4.2)."""
        self.landmarks: dict[str, int] = {}
        """Clearings of landmarks that belong to the map; NOWHERE if setup determines it."""
        self.first_in_priority = NOWHERE
        """R.12.2.2 Clearing that comes first whenever the clearing of highest or of lowest priority
        is sought."""
        self.corners: list[int] = []
        self.opposite: list[int] = [NOWHERE] * self.places
        """The corner opposite each corner clearing, NOWHERE elsewhere."""
        self.edge: list[int] = []
        """G.15 Edge of the map as printed, in order; skip clearings that are flooded."""
        self.x: list[int] = [0] * self.places
        self.y: list[int] = [0] * self.places
        self.clearings: Final = [clearing_place(n) for n in range(1, clearings + 1)]
        self.rings: dict[int, list[list[int]]] = {}
        """Outline of each forest; used only for pictures, like the next two."""
        self.lines: list[dict[str, object]] = []
        self.areas: list[dict[str, object]] = []
