"""The entries of a player's board that people tell, with their values and limits: for pages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from undergrowth import position
from undergrowth.companion.changes import UNTOLD
from undergrowth.position import Document
from undergrowth.position.entries import seat_entries
from undergrowth.table.described.entries import FACTION, FLAG, LIST, NUMBER, TABLE, Entry
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import owner_of_board
from undergrowth.table.names import CARDS, ITEMS

PILE: Final = "pile"
"""A list of cards that lie face down: only their number is told."""
_OWN: Final = ("hand", "score", *UNTOLD)
"""Entries that have a verb of their own, and those that nobody tells."""


@dataclass
class Field:
    """An entry: its path in the position, its kind, and what it may hold."""

    path: list[str]
    kind: str
    """NUMBER, FLAG, WORD, LIST or PILE."""
    value: Any
    least: int = 0
    most: int = 0
    words: list[str] = field(default_factory=list)
    """The words or items to choose from; empty if they depend on the game."""
    of_cards: bool = False
    """Whether a list holds cards."""


def fields(g: Game, seat: int) -> list[Field]:
    """Return the entries of a player's board that people tell."""
    name = g.seat_name(seat)
    own = position.describe(g).get(name)
    values = own if isinstance(own, dict) else {}
    found: list[Field] = []
    for entry in seat_entries(g, seat):
        if entry.name not in _OWN:
            found += _fields(g, seat, entry, [name, entry.name], values.get(entry.name))
    return found


def _fields(g: Game, seat: int, entry: Entry, path: list[str], value: Any) -> list[Field]:
    if entry.kind == TABLE:
        return _inside(g, seat, entry, path, value if isinstance(value, dict) else {})
    of_cards = entry.domain is CARDS
    if entry.kind == LIST:
        cards = value if isinstance(value, list) else []
        if of_cards and _is_hidden(g, seat, cards):
            return [Field(path, PILE, len(cards))]
        items = ITEMS.names() if entry.domain is ITEMS else []
        return [Field(path, LIST, cards, words=items, of_cards=of_cards)]
    if entry.kind == NUMBER:
        number = entry.default if value is None else value
        return [Field(path, NUMBER, number, entry.least, entry.most)]
    if entry.kind == FLAG:
        return [Field(path, FLAG, bool(value))]
    return [Field(path, entry.kind, value or entry.word, words=entry.among)]


def _inside(g: Game, seat: int, entry: Entry, path: list[str], table: Document) -> list[Field]:
    """Return the entries of a table; one named by faction has an entry for each other player."""
    found: list[Field] = []
    if entry.form == FACTION:
        others = [g.seat_name(other) for other in range(g.seats) if other != seat]
        each = [(name, entry.inner[0]) for name in others]
    else:
        each = [(inner.name, inner) for inner in entry.inner]
    for name, inner in each:
        found += _fields(g, seat, inner, [*path, name], table.get(name))
    return found


def _is_hidden(g: Game, seat: int, names: list[str]) -> bool:
    """Whether these are the cards of a face-down pile of the board."""
    cards = sorted(CARDS.parse(name) for name in names)
    boards = [g.boards[i] for i in range(len(g.boards)) if owner_of_board(g, i) == seat]
    return any(sorted(pile) == cards for board in boards for pile in board.hidden())
