"""2.2, 2.4 Places by number: clearings, forests, paths and holdings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.domains import Domain, Names
from undergrowth.engine.errors import BadText
from undergrowth.engine.registries import names_registry

CLEARINGS: Final = 12
"""Number of clearings of every map: places 1 to 12."""
FIRST_FOREST: Final = CLEARINGS + 1
MOST_FORESTS: Final = 16
FURTHER_CLEARINGS: Final = FIRST_FOREST + MOST_FORESTS
"""Place of clearing 13, if a map has one.

Place numbers never change, so it comes after the forests.
"""
MOST_CLEARINGS: Final = 15
FIRST_PATH: Final = FURTHER_CLEARINGS + MOST_CLEARINGS - CLEARINGS
MOST_PATHS: Final = 40
FURTHER_HOLDINGS: Final = FIRST_PATH + MOST_PATHS
NOWHERE: Final = -1
"""Not a place: used for pieces off the map."""


def is_forest(place: int) -> bool:
    """2.4 Whether a place is a forest."""
    return FIRST_FOREST <= place < FURTHER_CLEARINGS


def is_path(place: int) -> bool:
    """2.2.1 Whether a place is a path between two clearings."""
    return FIRST_PATH <= place < FURTHER_HOLDINGS


def is_holding(place: int) -> bool:
    """12.2.2 Whether a place belongs to one faction and is not on the map."""
    return place == 0 or place >= FURTHER_HOLDINGS


def clearing_place(number: int) -> int:
    """Return the place of a clearing from the number printed on the map, 1 to 15."""
    return number if number <= CLEARINGS else FURTHER_CLEARINGS + number - CLEARINGS - 1


def forest_place(number: int) -> int:
    """Return the place of a forest from its number, from 1."""
    return CLEARINGS + number


def path_place(number: int) -> int:
    """Return the place of a path from its number in the map's data, from 1."""
    return FIRST_PATH + number - 1


HOLDINGS: Final = names_registry(Names("holding"))
"""12.2.2 Names of the factions' holdings; the first one is place 0."""


def holding_place(name: str) -> int:
    """Return the place of a faction's holding from its name; a new name gets the next place."""
    number = HOLDINGS.add(name)
    return 0 if number == 0 else FURTHER_HOLDINGS + number - 1


class Places(Domain):
    """Domain of places: clearings (`5`), forests (`f3`), paths (`p7`), holdings by name.

    `0` is nowhere.
    """

    def text(self, value: int) -> str:
        if value == NOWHERE:
            return "0"
        if is_forest(value):
            return f"f{value - CLEARINGS}"
        if is_path(value):
            return f"p{value - FIRST_PATH + 1}"
        if is_holding(value):
            return HOLDINGS.text(max(0, value - FURTHER_HOLDINGS + 1))
        return str(value if value <= CLEARINGS else value - MOST_FORESTS)

    def parse(self, word: str) -> int:
        """Return the place named `5`, `c5`, `f3`, `p7`, or by the name of a holding."""
        word = word.lower()
        if HOLDINGS.knows(word):
            return holding_place(word)
        letter = word[:1] if word[:1] in ("c", "f", "p") else "c"
        digits = word[1:] if word[:1] == letter else word
        if digits.isascii() and digits.isdigit() and len(digits) < 4:
            place = _numbered(letter, int(digits))
            if place is not None:
                return place
        raise BadText(
            f"{abridged(word)} is not a place: expected a clearing such as 5 or a forest such as f3"
        )

    def owner(self, value: int) -> str:
        if is_holding(value):
            return HOLDINGS.owner(max(0, value - FURTHER_HOLDINGS + 1))
        return super().owner(value)

    def values(self) -> Sequence[int]:
        """Return nowhere, the clearings and forests, the paths, and the known holdings."""
        holdings = [holding_place(name) for name in HOLDINGS.names()]
        return [NOWHERE, *range(1, FURTHER_HOLDINGS), *holdings]


def _numbered(letter: str, number: int) -> int | None:
    """Return the place from a letter and a number, or None if there is none."""
    if letter == "f":
        return forest_place(number) if 1 <= number <= MOST_FORESTS else None
    if letter == "p":
        return path_place(number) if 1 <= number <= MOST_PATHS else None
    if number == 0:
        return NOWHERE
    return clearing_place(number) if number <= MOST_CLEARINGS else None


PLACE: Final = Places("place")
