"""Numbers and names: the engine thinks in small ints, people and files read names.

A `Domain` is the set of values one field of an action may take.  It knows how to print a
value, how to read it back, and (for learning) all values it can ever have, in a fixed order.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.errors import BadText
from undergrowth.engine.optional import mypyc_attr

CLEARINGS: Final = 12
"""Clearings on every map; place 0 is kept for a clearing beyond the map, 1..12 are the map's."""
FIRST_FOREST: Final = CLEARINGS + 1
MOST_FORESTS: Final = 16


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

    def add(self, name: str) -> int:
        """The number of `name`, which is added when it is new."""
        if name not in self._numbers:
            self._numbers[name] = len(self._names)
            self._names.append(name)
        return self._numbers[name]

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
            known = ", ".join(self._names) if len(self._names) <= 20 else f"a known {self.label}"
            raise BadText(f"{word!r} is not a {self.label}: expected {known}")
        return number

    def values(self) -> list[int]:
        return list(range(len(self._names)))

    def names(self) -> list[str]:
        """All names, by number."""
        return list(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Places(Domain):
    """Clearings by number (`5`) and forests by theirs (`f3`)."""

    def text(self, value: int) -> str:
        return str(value) if value < FIRST_FOREST else f"f{value - CLEARINGS}"

    def parse(self, word: str) -> int:
        """`5`, `c5` and `f3` are read."""
        word = word.lower()
        digits = word[1:] if word[:1] in ("f", "c") else word
        if digits.isascii() and digits.isdigit():
            number = int(digits)
            if word[0] == "f" and 1 <= number <= MOST_FORESTS:
                return CLEARINGS + number
            if word[0] != "f" and 0 <= number <= CLEARINGS:
                return number
        raise BadText(
            f"{word!r} is not a place: expected a clearing such as 5 or a forest such as f3"
        )

    def values(self) -> list[int]:
        return list(range(FIRST_FOREST + MOST_FORESTS))


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
PIECES: Final = Names("piece")
PLACE: Final = Places("place")
COUNT: Final = Counts("count", 60)
SEED: Final = Counts("seed", 2**31)
