"""Numbers and names: the engine thinks in small ints, people and files read names.

A `Domain` is the set of values one field of an action may take.  It knows how to print a
value, how to read it back, and (for learning) all values it can ever have, in a fixed order.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.errors import BadText
from undergrowth.engine.optional import mypyc_attr

CLEARINGS: Final = 12
"""Clearings that every map has: places 1 to 12; place 0 is kept for a clearing beyond the map."""
FIRST_FOREST: Final = CLEARINGS + 1
MOST_FORESTS: Final = 16
FURTHER_CLEARINGS: Final = FIRST_FOREST + MOST_FORESTS
"""The place of clearing 13, where a map has more than twelve: places are numbered for ever."""
MOST_CLEARINGS: Final = 15


def is_forest(place: int) -> bool:
    """2.4 Whether a place is a forest; all others are clearings."""
    return FIRST_FOREST <= place < FURTHER_CLEARINGS


def clearing_place(number: int) -> int:
    """The place of a clearing by the number people call it, 0 to 15."""
    return number if number <= CLEARINGS else FURTHER_CLEARINGS + number - CLEARINGS - 1


def forest_place(number: int) -> int:
    """The place of a forest by its number, from 1."""
    return CLEARINGS + number


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The values one field of an action may take."""

    def __init__(self, label: str) -> None:
        self.label: Final = label

    def text(self, value: int) -> str:
        """The value as it stands in an action's text: one word, no spaces."""
        raise NotImplementedError

    def parse(self, word: str) -> int:
        """The value a word stands for.  Raises `BadText` naming what was expected."""
        raise NotImplementedError

    def values(self) -> list[int]:
        """Every value the domain can have, in a fixed order."""
        raise NotImplementedError


class Names(Domain):
    """A numbered list of names.  Numbers are given in the order names are added."""

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self._names: list[str] = []
        self._numbers: dict[str, int] = {}
        self._unoffered: list[int] = []

    def add(self, name: str) -> int:
        """The number of `name`, which is added when it is new."""
        if name not in self._numbers:
            self._numbers[name] = len(self._names)
            self._names.append(name)
        return self._numbers[name]

    def add_unoffered(self, name: str) -> int:
        """The number of a name that is read and printed, but no choice of anybody."""
        number = self.add(name)
        self._unoffered.append(number)
        return number

    def alias(self, short: str, name: str) -> None:
        """Let people type `short` for `name`; what the program prints is always `name`."""
        self._numbers.setdefault(short, self._numbers[name])

    def knows(self, word: str) -> bool:
        """Whether a word is one of the names or a short form of one."""
        return word.lower().replace(":", "_").replace("-", "_") in self._numbers

    def text(self, value: int) -> str:
        return self._names[value]

    def parse(self, word: str) -> int:
        number = self._numbers.get(word.lower().replace(":", "_").replace("-", "_"), -1)
        if number < 0:
            known = ", ".join(self.names()) if len(self) <= 30 else f"a known {self.label}"
            raise BadText(f"{word!r} is not a {self.label}: expected {known}")
        return number

    def values(self) -> list[int]:
        return [n for n in range(len(self._names)) if n not in self._unoffered]

    def names(self) -> list[str]:
        """All names that are offered, by number."""
        return [self._names[n] for n in self.values()]

    def __len__(self) -> int:
        return len(self._names)


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


class Counts(Domain):
    """A number from 0 to `most`."""

    def __init__(self, label: str, most: int) -> None:
        super().__init__(label)
        self.most: Final = most

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, word: str) -> int:
        if word.isascii() and word.isdigit() and int(word) <= self.most:
            return int(word)
        raise BadText(f"{word!r} is not a {self.label}: expected a number from 0 to {self.most}")

    def values(self) -> list[int]:
        return list(range(self.most + 1))


FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
FROG: Final = 4
NO_SUIT: Final = -1
SUITS: Final = Names("suit")
for _suit in ("fox", "rabbit", "mouse", "bird", "frog"):
    SUITS.add(_suit)

ITEMS: Final = Names("item")
for _item in ("boot", "bag", "sword", "hammer", "tea", "coins", "crossbow", "torch"):
    ITEMS.add(_item)
BOOT: Final = 0
BAG: Final = 1
SWORD: Final = 2
HAMMER: Final = 3
TEA: Final = 4
COINS: Final = 5
CROSSBOW: Final = 6
TORCH: Final = 7

CARDS: Final = Names("card")
FACTIONS: Final = Names("faction")
LANDMARKS: Final = Names("landmark")
PIECES: Final = Names("piece")
PLACE: Final = Places("place")
COUNT: Final = Counts("count", 60)
SEED: Final = Counts("seed", 2**31)
