"""2.2, 2.4 Places by number: clearings and forests."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.domains import Domain
from undergrowth.engine.errors import BadText

CLEARINGS: Final = 12
"""Clearings that every map has: places 1 to 12; place 0 is kept for a clearing beyond the map."""

FIRST_FOREST: Final = CLEARINGS + 1

MOST_FORESTS: Final = 16

FURTHER_CLEARINGS: Final = FIRST_FOREST + MOST_FORESTS
"""The place of clearing 13, where a map has more than twelve: places are numbered for ever."""

MOST_CLEARINGS: Final = 15
NOWHERE: Final = -1
"""No place at all: where a piece off the map stands."""


def is_forest(place: int) -> bool:
    """2.4 Whether a place is a forest; all others are clearings."""
    return FIRST_FOREST <= place < FURTHER_CLEARINGS


def clearing_place(number: int) -> int:
    """The place of a clearing by the number people call it, 0 to 15."""
    return number if number <= CLEARINGS else FURTHER_CLEARINGS + number - CLEARINGS - 1


def forest_place(number: int) -> int:
    """The place of a forest by its number, from 1."""
    return CLEARINGS + number


class Places(Domain):
    """Clearings by number (`5`) and forests by theirs (`f3`)."""

    def text(self, value: int) -> str:
        if is_forest(value):
            return f"f{value - CLEARINGS}"
        return str(value if value <= CLEARINGS else value - MOST_FORESTS)

    def parse(self, word: str) -> int:
        """`5`, `c5` and `f3` are read."""
        word = word.lower()
        digits = word[1:] if word[:1] in ("f", "c") else word
        if digits.isascii() and digits.isdigit():
            number = int(digits)
            if word[0] == "f" and 1 <= number <= MOST_FORESTS:
                return forest_place(number)
            if word[0] != "f" and 0 <= number <= MOST_CLEARINGS:
                return clearing_place(number)
        raise BadText(
            f"{word!r} is not a place: expected a clearing such as 5 or a forest such as f3"
        )

    def values(self) -> list[int]:
        return list(range(clearing_place(MOST_CLEARINGS) + 1))


PLACE: Final = Places("place")
