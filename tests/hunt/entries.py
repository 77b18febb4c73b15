"""The entries that a described position may have, and what each of them may hold.

They are those that the sources of its game declare (`board_entries`): nothing is listed here but
a few that belong to nobody's board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from undergrowth.engine.domains import Domain
from undergrowth.position.entries import seat_entries
from undergrowth.table.book import book
from undergrowth.table.described import entries as declared
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, ITEMS
from undergrowth.table.places import PLACE

Document = dict[str, Any]
Path = tuple[str, ...]
_BESIDE: Final = (
    declared.list_of("available", "", CARDS),
    declared.list_of("deck_top", "", CARDS),
)
"""Entries that lie on no board."""


@dataclass(frozen=True)
class Entry:
    """One entry of a position, and what it may hold."""

    path: Path
    """The names of the tables it stands in, outermost first, and its own."""
    kind: str
    least: int = 0
    most: int = 0
    words: list[str] = field(default_factory=list)
    """The words it may be."""
    domain: Domain | None = None
    """The domain whose names its list holds."""
    example: str = ""
    """A word of its list, where that has a form of its own."""

    def choices(self, g: Game) -> list[str]:
        """Return the words it may be, or that may stand in its list: of cards and items those that
        nobody has, copies included."""
        if self.domain is None:
            return self.words
        if self.domain is CARDS:
            return [CARDS.text(card) for card in g.deck]
        if self.domain is ITEMS:
            return [ITEMS.text(item) for item, n in enumerate(g.items) for _ in range(n)]
        if self.domain is PLACE:
            return [PLACE.text(place) for place in range(g.places)]
        return [self.domain.text(value) for value in self.domain.values()]


def entries_of(g: Game) -> list[Entry]:
    """Return the entries that the position of a game has or could have."""
    found = [each for one in _BESIDE for each in _entries(g, (), one)]
    for seat in range(g.seats):
        for one in seat_entries(g, seat):
            found += _entries(g, (g.seat_name(seat),), one)
    for source in book(g).sources:
        if source.is_out(g) and source not in book(g).factions:
            path = tuple(source.position_entry())
            for one in source.board_entries():
                found += _entries(g, path, one)
    return found


def _entries(g: Game, path: Path, one: declared.Entry) -> Iterator[Entry]:
    """Yield an entry, or those of a table."""
    path = (*path, one.name)
    if one.kind == declared.TABLE:
        named = [book(g).owner(owner).name for owner in range(g.owners)]
        for inner in one.inner:
            if one.form == declared.FACTION:
                for name in named:
                    yield from _entries(g, (*path[:-1], one.name), _called(inner, name))
            else:
                yield from _entries(g, path, inner)
        return
    words = one.among
    if one.form == declared.FACTION:
        words = [g.seat_name(owner) for owner in range(g.owners)]
    yield Entry(path, one.kind, one.least, one.most, words, one.domain, one.form)


def _called(inner: declared.Entry, name: str) -> declared.Entry:
    """Return an entry under another name: that of one faction of several."""
    entry = declared.Entry(name, inner.kind, inner.says)
    entry.least, entry.most, entry.among = inner.least, inner.most, inner.among
    entry.domain, entry.form, entry.inner = inner.domain, inner.form, inner.inner
    return entry


def at(document: Document, path: Path) -> Any:
    """Return what stands at a path, or None."""
    for key in path:
        if not isinstance(document, dict) or key not in document:
            return None
        document = document[key]
    return document


def put(document: Document, path: Path, value: Any) -> None:
    """Write an entry, with the tables around it."""
    for key in path[:-1]:
        document = document.setdefault(key, {})
    document[path[-1]] = value
