"""Making what was found small: fewer answers, fewer seats, and as little on the table as will do.

Everything is tried that is shorter; what fails in the same way is kept.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

from hunt.looking import LOOKS, Look
from hunt.playing import Fault, again
from undergrowth.engine.errors import UndergrowthError
from undergrowth.table.described.reader import counted

Document = dict[str, Any]
MOST_TRIES: Final = 1500
"""So often one fault is played again."""
MOST_SECONDS: Final = 300.0
"""So much processor time that may take."""
NEEDED: Final = ("seats", "turn", "phase", "map")
"""Entries of a position that are not left out."""


class Shrinker:
    """A position and its answers, as small as they have become."""

    def __init__(
        self,
        document: Document,
        answers: list[str],
        fault: Fault,
        looks: Sequence[Look],
        tries: int,
    ) -> None:
        self.document = document
        self.answers = answers
        self.fault = fault
        self.looks = [look for look in looks if look.name == fault.look]
        self.tries = tries
        """Number of attempts that are left."""
        self.ends = time.process_time() + MOST_SECONDS

    def run(self) -> None:
        """Make both smaller until nothing shorter fails, or it has been tried too often.

        What may have no end stays as it is: each try would take as long again.
        """
        if self.fault.is_endless() or not self._try(self.document, self.answers):
            return
        size = -1
        while size != self._size() and not self._late():
            size = self._size()
            self._fewer_answers()
            self._fewer_seats()
            self._smaller_position()

    def _size(self) -> int:
        return len(self.answers) + len(str(self.document))

    def _late(self) -> bool:
        return self.tries <= 0 or time.process_time() > self.ends

    def _try(self, document: Document, answers: list[str]) -> bool:
        """Keep these if they fail in the same way."""
        if self._late():
            return False
        self.tries -= 1
        try:
            fault, given = again(document, answers, self.looks, self.fault)
        except UndergrowthError:
            return False  # no such position
        except Exception:
            return False
        if fault is None or not fault.is_like(self.fault):
            return False
        self.document, self.answers, self.fault = document, given, fault
        return True

    def _fewer_answers(self) -> None:
        """Leave out halves, quarters and so on, and single answers at last."""
        length = max(1, len(self.answers) // 2)
        while True:
            at = 0
            while at < len(self.answers):
                if not self._try(self.document, self.answers[:at] + self.answers[at + length :]):
                    at += length
            if length == 1:
                return
            length //= 2

    def _fewer_seats(self) -> None:
        for entry in list(self.document["seats"]):
            self._try(_without_seat(self.document, entry), self.answers)
        for name in list(self.document.get("hirelings", [])):
            self._try(_without_hireling(self.document, name), self.answers)

    def _smaller_position(self) -> None:
        """Leave out one entry after another, the outer ones first, and make numbers smaller."""
        waiting: list[tuple[Any, ...]] = [()]
        while waiting:
            path = waiting.pop(0)
            for key in _keys(_at(self.document, path)):
                inner = (*path, key)
                if (inner[0] in NEEDED and len(inner) == 1) or self._late():
                    continue
                if not any(self._try(smaller, self.answers) for smaller in self._less(inner)):
                    waiting.append(inner)

    def _less(self, path: tuple[Any, ...]) -> Iterator[Document]:
        """The position without an entry; where that is a number of things, with fewer."""
        value_now = _at(self.document, path)
        if value_now is None:
            return
        without = copy.deepcopy(self.document)
        del _at(without, path[:-1])[path[-1]]
        yield without
        for value in _smaller(value_now):
            less = copy.deepcopy(self.document)
            _at(less, path[:-1])[path[-1]] = value
            yield less


def _keys(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value)
    return list(range(len(value)))[::-1] if isinstance(value, list) else []


def _at(document: Any, path: tuple[Any, ...]) -> Any:
    """Return what stands at a path, or None where it has been left out meanwhile."""
    for key in path:
        if key not in _keys(document):
            return None
        document = document[key]
    return document


def _smaller(value: Any) -> Iterator[Any]:
    """Smaller values of the same kind: `3 warrior` becomes `1 warrior`, a score 0."""
    if isinstance(value, bool):
        return
    if isinstance(value, int) and value > 0:
        yield from sorted({0, 1, value // 2, value - 1} - {value})
    if isinstance(value, str):
        n, thing = counted(value)
        yield from (f"{less} {thing}" for less in sorted({1, n // 2, n - 1}) if 0 < less < n)


def _without_seat(document: Document, entry: str) -> Document:
    """The position without a player, and all that is hers."""
    name = entry.partition(":")[0]
    less: Document = _without(document, name)
    less["seats"] = [each for each in document["seats"] if each != entry]
    return less


def _without_hireling(document: Document, name: str) -> Document:
    less: Document = _without(document, name)
    less["hirelings"] = [each for each in document["hirelings"] if each != name]
    return less


def _without(value: Any, name: str) -> Any:
    """A copy without what is called so, at any depth."""
    if isinstance(value, dict):
        return {k: _without(v, name) for k, v in value.items() if k != name and v != name}
    if isinstance(value, list):
        return [_without(each, name) for each in value if name not in str(each).split()]
    return value


def small(
    document: Document,
    answers: list[str],
    fault: Fault,
    looks: Sequence[Look] = LOOKS,
    tries: int = MOST_TRIES,
) -> Shrinker:
    """Return a fault's position and answers made small."""
    shrinker = Shrinker(document, answers, fault, looks, tries)
    shrinker.run()
    return shrinker
