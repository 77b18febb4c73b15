"""Reading described positions, with errors that say where and what was expected."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.domains import Domain
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.table.described.entries import NUMBER, WORD, Entry

_DIGITS: Final = 4
"""Most digits of a number of things."""


def is_count(word: str) -> bool:
    """Whether a word is a number of things."""
    return word.isascii() and word.isdigit() and len(word) <= _DIGITS


def counted(words: str) -> tuple[int, str]:
    """Return number and name: `3 boot` is three boots, `boot` is one."""
    number, _, rest = words.partition(" ")
    return (int(number), rest) if rest and is_count(number) else (1, words)


class Reader:
    """A table of a described position.  `finish` raises if entries were not read.

    Limits, names and defaults come from its `entries`, if there are any, unless the call narrows
    them.
    """

    def __init__(
        self, where: str, table: dict[str, object], entries: list[Entry] | None = None
    ) -> None:
        self.where = where
        self._left = dict(table)
        self._entries: dict[str, Entry] = {}
        self._asked: list[str] = []
        self.declare(entries or [])

    def declare(self, entries: list[Entry]) -> None:
        """Add entries to those allowed here."""
        for entry in entries:
            self._entries[entry.name] = entry

    def unasked(self) -> list[str]:
        """Return the declared entries that no call has asked for yet."""
        return [name for name in self._entries if name not in self._asked]

    def undeclared(self) -> list[str]:
        """Return the entries that were asked for and are not declared."""
        return [name for name in self._asked if name not in self._entries]

    def _entry(self, key: str) -> Entry | None:
        """Record that an entry is asked for, and return its declaration."""
        if key not in self._asked:
            self._asked.append(key)
        return self._entries.get(key)

    def has(self, key: str) -> bool:
        """Whether there is an entry of this name that has not been read yet."""
        self._entry(key)
        return key in self._left

    def entries(self) -> list[str]:
        """Return the names of the entries that have not been read yet."""
        return list(self._left)

    def wrong(self, key: str, expected: str) -> BadPosition:
        """Return the error for an entry."""
        return BadPosition(f"{self.where}.{key}: expected {expected}")

    def number(
        self,
        key: str,
        default: int | None = None,
        least: int | None = None,
        most: int | None = None,
    ) -> int:
        """Read a whole number from `least` to `most`."""
        entry = self._entry(key) or Entry(key, NUMBER, "")
        if default is None:
            default = entry.default
        if least is None:
            least = entry.least
        if most is None:
            most = entry.most
        value = self._left.pop(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, f"a number from {least} to {most}, not {abridged(value)}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """Read true or false."""
        self._entry(key)
        value = self._left.pop(key, default)
        if not isinstance(value, bool):
            raise self.wrong(key, f"true or false, not {abridged(value)}")
        return value

    def word(self, key: str, default: str | None = None, among: list[str] | None = None) -> str:
        """Read a word, one of `among` if that is given."""
        entry = self._entry(key) or Entry(key, WORD, "")
        if default is None:
            default = entry.word
        if among is None and entry.among:
            among = entry.among
        value = self._left.pop(key, default)
        if not isinstance(value, str) or (among is not None and value not in among):
            expected = ", ".join(among) if among is not None else "a word"
            raise self.wrong(key, f"{expected}, not {abridged(value)}")
        return value

    def words(self, key: str) -> list[str]:
        """Read a list of words, or a string of words with commas; [] if it is missing."""
        self._entry(key)
        value = self._left.pop(key, [])
        if isinstance(value, str):
            return [word.strip() for word in value.split(",") if word.strip()]
        if isinstance(value, list) and all(isinstance(word, str | int) for word in value):
            return [str(word) for word in value]
        raise self.wrong(key, f"a list of words, not {abridged(value)}")

    def entries_of(self, key: str) -> list[dict[str, object]]:
        """Read a list of tables; [] if it is missing."""
        self._entry(key)
        value = self._left.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.wrong(key, f"a list of tables, not {abridged(value)}")
        return list(value)

    def values(self, key: str, domain: Domain, there: list[int], where: str) -> list[int]:
        """Read a list of names of a domain, as numbers; `3 boot` stands for three boots.

        `there` is the supply they are taken from, copies included; raises `BadPosition` if it lacks
        one. `where` describes it, with the section of the Law: `left in the deck (2.1)`.
        """
        found: list[int] = []
        for word in self.words(key):
            n, name = counted(word)
            try:
                value = domain.parse(name)
            except BadText as error:
                raise BadPosition(f"{self.where}.{key}: {error}") from None
            left = there.count(value) - found.count(value)
            if n > left:
                wanted = f"{n} {domain.text(value)} wanted"
                raise BadPosition(f"{self.where}.{key}: {wanted}, only {left} {where}")
            found += [value] * n
        return found

    def one(self, key: str, domain: Domain, default: int) -> int:
        """Read one name of a domain, as its number."""
        if not self.has(key):
            return default
        word = self.word(key, "")
        try:
            return domain.parse(word)
        except BadText as error:
            raise BadPosition(f"{self.where}.{key}: {error}") from None

    def table(self, key: str) -> Reader:
        """Read a table inside this one; empty if it is missing."""
        entry = self._entry(key)
        return self._inside(key, entry.inner if entry is not None and not entry.form else None)

    def board(self, key: str, entries: list[Entry]) -> Reader:
        """Read a table inside this one, with the entries of a board."""
        self._entry(key)
        return self._inside(key, entries)

    def _inside(self, key: str, entries: list[Entry] | None) -> Reader:
        value = self._left.pop(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, f"a table, not {abridged(value)}")
        return Reader(f"{self.where}.{key}" if self.where else key, value, entries)

    def finish(self) -> None:
        """Raise `BadPosition` if any entry has not been read."""
        if self._left:
            known = ", ".join([*self._entries, *self.undeclared()]) or "none"
            unknown = ", ".join([str(key) for key in self._left])
            raise BadPosition(f"{self.where}: unknown entry {unknown}: expected {known}")
