"""Entries of a board in a described position: name, type, limits, default.

A source lists its entries in `board_entries`.  `Reader` takes limits, names and defaults from them
and lists them in errors about unknown entries; `python tools/entries.py` prints them into
`docs/api.md`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.domains import Domain

NUMBER: Final = "number"
FLAG: Final = "flag"
WORD: Final = "word"
LIST: Final = "list"
TABLE: Final = "table"

UNLIMITED: Final = 1000
"""Default upper limit; the rules limit such numbers lower."""


FACTION: Final = "faction"
"""Form of words that name a faction, and of tables with an entry for each faction."""


class Entry:
    """One entry: its name, its type and domain, and its meaning."""

    def __init__(self, name: str, kind: str, says: str) -> None:
        self.name: Final = name
        self.kind: Final = kind
        """NUMBER, FLAG, WORD, LIST or TABLE."""
        self.says: Final = says
        self.least = 0
        self.most = UNLIMITED
        """Upper limit of a number."""
        self.default = 0
        """Default of a number."""
        self.among: list[str] = []
        """Allowed words; empty if they depend on the game, or any is allowed."""
        self.word = ""
        """Default of a word."""
        self.domain: Domain | None = None
        """Domain of the names in a list, each `name` or `2 name`; None for words of another
        form."""
        self.form = ""
        """Example of such a word, or of the thing a word names."""
        self.inner: list[Entry] = []
        """Entries of a table; a single one for all if they are named by faction."""
        self.missing = ""
        """Description of the default, if the other fields do not give it."""


def a_number(
    name: str,
    says: str,
    most: int = UNLIMITED,
    default: int = 0,
    least: int = 0,
    missing: str = "",
) -> Entry:
    """Return an entry for a whole number from `least` to `most`."""
    entry = Entry(name, NUMBER, says)
    entry.least, entry.most, entry.default = least, most, default
    entry.missing = missing
    return entry


def a_flag(name: str, says: str) -> Entry:
    """Return an entry for true or false, false by default."""
    return Entry(name, FLAG, says)


def a_word(name: str, says: str, among: list[str], default: str, missing: str = "") -> Entry:
    """Return an entry for one of the words `among`; if that is empty, for any word.

    The reader of an unrestricted word must check it.
    """
    entry = Entry(name, WORD, says)
    entry.among, entry.word, entry.missing = among, default, missing
    return entry


def a_name(name: str, says: str, form: str, missing: str = "") -> Entry:
    """Return an entry for a name that depends on the game, such as `form`: a faction, a quest."""
    entry = Entry(name, WORD, says)
    entry.form, entry.missing = form, missing
    return entry


def list_of(name: str, says: str, domain: Domain, missing: str = "") -> Entry:
    """Return an entry for a list of names of a domain: cards, items, leaders."""
    entry = Entry(name, LIST, says)
    entry.domain, entry.missing = domain, missing
    return entry


def list_like(name: str, says: str, form: str, missing: str = "") -> Entry:
    """Return an entry for a list of words such as `form`."""
    entry = Entry(name, LIST, says)
    entry.form, entry.missing = form, missing
    return entry


def table_of(name: str, says: str, inner: list[Entry]) -> Entry:
    """Return an entry for a table with these entries."""
    entry = Entry(name, TABLE, says)
    entry.inner = inner
    return entry


def table_by_faction(name: str, says: str, each: Entry) -> Entry:
    """Return an entry for a table with an entry like `each` for each faction in the game."""
    entry = Entry(name, TABLE, says)
    entry.form, entry.inner = FACTION, [each]
    return entry
