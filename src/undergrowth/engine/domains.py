"""Domains: the values a field of an action may take, as small ints and as names.

The engine computes with ints; people and files read names.  A `Domain` prints a value, reads it
back, and (for learning) lists all values it can ever have, in a fixed order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undergrowth.engine.chance import KEYED
from undergrowth.engine.documents import abridged, with_article
from undergrowth.engine.errors import BadText
from undergrowth.engine.loading import OURS, loading
from undergrowth.engine.optional import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """Set of values that one field of an action may take."""

    def __init__(self, label: str) -> None:
        self.label: Final = label

    def text(self, value: int) -> str:
        """Return the value as it stands in an action's text: one word, no spaces."""
        raise NotImplementedError

    def parse(self, word: str) -> int:
        """Return the value a word stands for.  Raises `BadText` naming what was expected."""
        raise NotImplementedError

    def values(self) -> Sequence[int]:
        """Return every value the domain can have, in a fixed order.

        The result supports `len`, indexing and iteration, but may be a very long `range` (a seed).
        """
        raise NotImplementedError

    def owner(self, value: int) -> str:
        """Return the owner of the package that added a value; `OURS` for our own."""
        return OURS


class Names(Domain):
    """Domain of names, numbered in the order they are added."""

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self._names: list[str] = []
        self._numbers: dict[str, int] = {}
        self._unoffered: list[int] = []
        self._owners: list[str] = []

    def add(self, name: str) -> int:
        """Return the number of `name`, adding it if it is new."""
        if name not in self._numbers:
            self._numbers[name] = len(self._names)
            self._names.append(name)
            self._owners.append(loading())
        return self._numbers[name]

    def add_unoffered(self, name: str) -> int:
        """Return the number of a name that is read and printed but never offered as a choice."""
        number = self.add(name)
        self._unoffered.append(number)
        return number

    def alias(self, short: str, name: str) -> None:
        """Accept `short` for `name` when reading; `name` is still what is printed."""
        self._numbers.setdefault(short, self._numbers[name])

    def knows(self, word: str) -> bool:
        """Whether a word is one of the names or a short form of one."""
        return word.lower().replace(":", "_").replace("-", "_") in self._numbers

    def text(self, value: int) -> str:
        return self._names[value]

    def parse(self, word: str) -> int:
        number = self._numbers.get(word.lower().replace(":", "_").replace("-", "_"), -1)
        if number < 0:
            what = with_article(self.label)
            raise BadText(f"{abridged(word)} is not {what}: expected {self._expected(word)}")
        return number

    def _expected(self, word: str) -> str:
        """Return all names, or of many one that is like a word."""
        from difflib import get_close_matches  # seldom needed, and slow to import

        known = self.names()
        if len(known) <= 30:
            return ", ".join(known)
        near = get_close_matches(word[:_LONGEST], known, 1)
        return f"a known {self.label}, such as {near[0]}" if near else f"a known {self.label}"

    def values(self) -> Sequence[int]:
        return [n for n in range(len(self._names)) if n not in self._unoffered]

    def owner(self, value: int) -> str:
        return self._owners[value]

    def names(self) -> list[str]:
        """Return all names that are offered, by number."""
        return [self._names[n] for n in self.values()]

    def words(self) -> list[str]:
        """Return all names that are offered, and their short forms."""
        offered = set(self.values())
        return [word for word, number in self._numbers.items() if number in offered]

    def kept(self) -> Names:
        """Return a copy of the names as they are now, for `put_back`."""
        twin = Names(self.label)
        twin.put_back(self)
        return twin

    def put_back(self, other: Names) -> None:
        """Replace all names with those of `other`."""
        self._names = other._names[:]
        self._numbers = dict(other._numbers)
        self._unoffered = other._unoffered[:]
        self._owners = other._owners[:]

    def __len__(self) -> int:
        return len(self._names)


_LONGEST: Final = 60
"""Characters of an unknown word that are compared with known names."""
_DIGITS: Final = 20
_KEYED_DIGITS: Final = len(str(2 * KEYED))


class Counts(Domain):
    """Domain of the numbers from 0 to `most`."""

    def __init__(self, label: str, most: int) -> None:
        super().__init__(label)
        self.most: Final = most

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, word: str) -> int:
        short = len(word) <= _DIGITS  # int() of thousands of digits would be slow
        if short and word.isascii() and word.isdigit() and int(word) <= self.most:
            return int(word)
        what = with_article(self.label)
        raise BadText(f"{abridged(word)} is not {what}: expected a number from 0 to {self.most}")

    def values(self) -> Sequence[int]:
        return range(self.most + 1)


class Seeds(Counts):
    """Domain of shuffle seeds: a number up to `most`, or the key of a stream (`KEYED` or more)."""

    def parse(self, word: str) -> int:
        keyed = _DIGITS < len(word) <= _KEYED_DIGITS
        if keyed and word.isascii() and word.isdigit() and KEYED <= int(word) < 2 * KEYED:
            return int(word)
        return super().parse(word)


COUNT: Final = Counts("count", 60)

SEED: Final = Seeds("seed", 2**31)
