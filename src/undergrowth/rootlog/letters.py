"""The letters of the notation: which there are, read from data; general code knows none of them.

`data/rootlog.toml` has those of maps, decks, suits, items, cards and landmarks, a faction's data
file (`[rootlog]`) its own.  What stands there as `proposed` is no part of the notation yet and is
used only where somebody asks for it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from undergrowth import decks
from undergrowth.data import Sheet, sheet, sheets_with
from undergrowth.rootlog.errors import NoLetters
from undergrowth.table.names import ITEMS, SUITS

NOTATION: Final = "rootlog"
FREE: Final = "ACDEGHIJKLNOPSTUVWY"
"""What may be the letter of a faction: the others are suits, quests, battles and crafting."""
HAND: Final = "hand"
"""What data says of cards on a board that the notation leaves in their owner's hand."""
FACTION: Final = "faction"
"""What data says of a mark for each of the other factions."""


@dataclass(frozen=True)
class Mark:
    """Something that a faction board says and that is written when it changes."""

    entry: str
    """The entry of a described position that holds it."""
    write: str
    """How it is written: `{value}`, `{key}`, and `{me}`, its owner's letter on others' turns."""
    drop: str = ""
    """How a value that is no more is written, where there may be several."""
    keys: dict[str, str] = field(default_factory=dict)
    by_faction: bool = False
    without: list[str] = field(default_factory=list)
    """The factions of which nothing is said then."""
    values: dict[str, str] = field(default_factory=dict)
    """Its words by ours; all of them where there are any."""
    first: str = ""
    """The value it has before anything is written, where that goes without saying."""
    turned: str = ""
    """The entry that says whether it is turned over, and so written by `write_turned`."""
    write_turned: str = ""
    gives: dict[str, list[str]] = field(default_factory=dict)
    """The items that come with a value."""

    @property
    def is_keyed(self) -> bool:
        """Whether it is a table of values."""
        return self.by_faction or bool(self.keys)


@dataclass(frozen=True)
class Script:
    """How the notation writes one faction."""

    faction: str
    letter: str
    pieces: dict[str, str]
    """What follows its letter, by the name of a kind of piece: `b_s`."""
    counts: dict[str, int]
    """How many pieces there are at most, by that."""
    cards: dict[str, str]
    """Where cards on its board lie in the notation, by the entry of a described position."""
    board: dict[str, str]
    """The entry of its board that says how many pieces of a kind lie there, by kind."""
    marks: list[Mark]
    events: dict[str, str]
    """How events that move nothing are written, by verb."""
    words: dict[str, str]
    """Their words for ours in those."""
    shown: dict[str, str]
    """What is written of a piece that is turned face up where it keeps its letters."""
    looks: dict[str, str] = field(default_factory=dict)
    """What follows its letter for pieces that lie face down, by what everybody takes them for."""
    stocks: dict[str, int] = field(default_factory=dict)
    """How many of each kind of piece there are; kinds that are sides of one share them."""
    sides: dict[str, str] = field(default_factory=dict)
    """The kind whose pieces a kind shares, by kind: itself, or another."""
    board_by_owner: str = ""
    """The entry that lists warriors of anybody on its board, by their owners."""
    also: dict[str, str] = field(default_factory=dict)
    """Pieces by what some logs write for them."""
    begins: dict[str, int] = field(default_factory=dict)
    """Pieces on its board after setup, by kind, of which logs need say nothing."""
    hand_on_board: bool = False
    """Whether some logs write its hand, which is open, as its board."""
    board_own: str = ""
    """The entry that lists its own pieces on its board."""
    partner: str = ""
    """The entry that names whom its score marker has joined."""
    items: str = ""
    """The entry that lists its items with their condition."""
    found: str = ""
    """The entry that lists the items it has found under ruins."""
    hoards: dict[str, list[str]] = field(default_factory=dict)
    """The entries that list its items, and which items each takes, where they have no condition."""
    holding: str = ""
    """What its own place is called."""
    holding_name: str = ""
    """What that is in positions."""
    own_cards: list[str] = field(default_factory=list)
    """Names of cards of its own, which are in no deck."""
    sweeps: str = ""
    """How the loss of all cards on its board at once is written."""
    sweeping: str = ""
    """The event that is."""

    def names_of(self, piece: str) -> list[str]:
        """The kinds of piece that are written so."""
        return [name for name, code in self.pieces.items() if code == piece]


class Letters:
    """All there are, with those that are only proposed where they are asked for."""

    def __init__(self, proposed: bool = False) -> None:
        page = sheet(NOTATION)
        self.proposed: Final = proposed
        self.maps = _words(page, "maps", proposed)
        self.decks = _words(page, "decks", proposed)
        self.suits = _words(page, "suits", proposed)
        self.items = _words(page, "items", proposed)
        self.landmarks = _words(page, "landmarks", proposed)
        self.movers = {word: word for word in self.landmarks.values() if word}
        for name, word in _texts(page.table("landmarks"), "also").items():
            self.movers[word] = self.landmarks[name]
        self.scripts = _scripts(proposed)
        self.by_letter = {script.letter: script for script in self.scripts.values()}
        self.deck_names = {word: name for name, word in self.decks.items()}
        self.map_names = {word: name for name, word in self.maps.items()}
        self.suit_names = {word: name for name, word in self.suits.items()}
        self.item_names = {word: name for name, word in self.items.items()}

    def script(self, faction: str) -> Script:
        """How a faction is written.  Raises `NoLetters`."""
        if faction not in self.scripts:
            raise NoLetters(f"the notation has no letters for {faction}")
        return self.scripts[faction]

    def deck(self, deck: str) -> Deck:
        """The cards of a deck as they are written.  Raises `NoLetters`."""
        if deck not in self.decks:
            raise NoLetters(f"the notation has no word for the deck {deck}")
        return _deck(deck, self.proposed)


@dataclass(frozen=True)
class Deck:
    """The cards of a deck as the notation writes them."""

    faces: dict[str, str]
    """`F#sabo` by the name of a card."""
    cards: dict[str, list[str]]
    """The cards that are written so."""
    copies: dict[str, int]
    """How many of each card there are."""
    crafts: dict[str, str]
    """The item that a face crafts, for those that do."""
    persistent: set[str]
    """4.1.3 Faces of cards that stay in play when they are crafted."""

    def meant(self, suit: str, name: str) -> list[str]:
        """The faces that a suit and a name can stand for; either may be empty."""
        cards = _named(name) if name else list(self.faces)
        found = {self.faces[card] for card in cards if card in self.faces}
        return sorted(face for face in found if not suit or face.startswith(suit))

    def most(self, face: str) -> int:
        """How many cards there are with a face."""
        return sum(self.copies[card] for card in self.cards[face])

    def crafting(self, item: str) -> list[str]:
        """The faces that craft an item."""
        return [face for face, each in self.crafts.items() if each == item]


def _words(page: Sheet, name: str, proposed: bool) -> dict[str, str]:
    """A table of words, with those in its table of proposed ones where they are asked for."""
    table = page.table(name)
    found = {each: table.text(each) for each in table.names() if not table.is_table(each)}
    if proposed and table.has("proposed"):
        more = table.table("proposed")
        found |= {each: more.text(each) for each in more.names()}
    return found


def _scripts(proposed: bool) -> dict[str, Script]:
    """Every faction that has letters; the first that has one keeps it."""
    found: dict[str, Script] = {}
    letters: set[str] = set()
    for name in sheets_with("factions", NOTATION):
        page = sheet(f"factions/{name}")
        told = page.table(NOTATION)
        letter = told.text("letter")
        if not proposed and told.flag("is_proposed"):
            continue
        if letter in FREE and letter not in letters:
            letters.add(letter)
            found[name] = _script(name, page, told, proposed)
    return found


def _script(name: str, page: Sheet, told: Sheet, proposed: bool) -> Script:
    pieces = _texts(told, "pieces")
    entries = page.tables("piece")
    sides = {each.text("id"): _stock(page, each).text("id") for each in entries}
    stocks = {each.text("id"): _stock(page, each).number("count") for each in entries}
    counts: dict[str, int] = {}
    for piece, n in stocks.items():
        code = pieces.get(piece, "")
        counts[code] = counts.get(code, 0) + n
    return Script(
        name,
        told.text("letter"),
        pieces,
        counts,
        _texts(told, "cards"),
        _texts(told, "board"),
        [_mark(each, proposed) for each in told.tables("mark")] if told.has("mark") else [],
        _texts(told, "events"),
        _texts(told, "words"),
        _texts(told, "shown"),
        {each.word("looks_like"): pieces.get(each.text("id"), "") for each in entries},
        stocks,
        sides,
        told.word("board_by_owner"),
        _texts(told, "also"),
        told.counts("begins"),
        told.flag("hand_on_board"),
        told.word("board_own"),
        told.word("partner"),
        told.word("items"),
        told.word("found"),
        _hoards(page, told.texts("hoards")) if told.has("hoards") else {},
        told.word("holding"),
        page.word("holding"),
        told.texts("own_cards") if told.has("own_cards") else [],
        told.word("sweeps"),
        told.word("sweeping"),
    )


def _stock(page: Sheet, entry: Sheet) -> Sheet:
    """The kind of piece that is in the box: this one, or the one it is a side of."""
    if entry.has("count"):
        return entry
    other = entry.word("side_of") or entry.word("shares")
    return _stock(page, next(each for each in page.tables("piece") if each.text("id") == other))


def _mark(page: Sheet, proposed: bool) -> Mark:
    values = _texts(page, "values")
    if proposed:
        values |= _texts(page, "proposed")
    by_faction = page.has("keys") and page.is_text("keys")
    return Mark(
        page.text("entry"),
        page.text("write"),
        page.word("drop"),
        {} if by_faction else _texts(page, "keys"),
        by_faction,
        page.texts("without") if page.has("without") else [],
        values,
        page.word("first"),
        page.word("turned"),
        page.word("write_turned"),
        _gifts(page.word("gives")),
    )


def _hoards(page: Sheet, paths: list[str]) -> dict[str, list[str]]:
    return {path.rpartition(".")[2]: page.texts(path) for path in paths}


def _gifts(folder: str) -> dict[str, list[str]]:
    """The items of each entry of a data file, such as `characters.character`."""
    name, _, entry = folder.partition(".")
    if not name:
        return {}
    return {each.text("id"): each.texts("items") for each in sheet(name).tables(entry)}


def _texts(page: Sheet, name: str) -> dict[str, str]:
    """A table of words, whose names may hold dots; empty where it is missing."""
    if not page.has(name):
        return {}
    return {str(key): str(value) for key, value in page.table(name).document().items()}


@cache
def _deck(deck: str, proposed: bool) -> Deck:
    suits = _words(sheet(NOTATION), "suits", proposed)
    faces: dict[str, str] = {}
    copies: dict[str, int] = {}
    crafts: dict[str, str] = {}
    persistent: set[str] = set()
    for number in decks.deck(deck):
        card = decks.ALL_CARDS[number]
        suit = suits.get(SUITS.text(card.suit), "")
        if suit:
            faces[card.name] = f"{suit}#{_short(card.name)}"
            copies[card.name] = copies.get(card.name, 0) + 1
            if card.kind == "item":
                crafts[faces[card.name]] = ITEMS.text(card.item)
            elif card.kind == "persistent":
                persistent.add(faces[card.name])
    cards: dict[str, list[str]] = {}
    for name, face in faces.items():
        cards.setdefault(face, []).append(name)
    return Deck(faces, cards, copies, crafts, persistent)


def _short(card: str) -> str:
    """How a card is called: by a short name, or by its own in one word without its suit."""
    known = _texts(sheet(NOTATION), "cards")
    return known[card] if card in known else _plain(card)


def _plain(card: str) -> str:
    return re.sub(r"_(fox|rabbit|mouse|bird|frog)$", "", card).replace("_", "")


@cache
def _named(name: str) -> list[str]:
    """The cards that people may mean by a name, of all decks."""
    also = sheet(NOTATION).table("also")
    found = set(also.texts(name)) if also.has(name) else set()
    for card in decks.ALL_CARDS:
        if name in (_short(card.name), _plain(card.name), card.name.replace("_", "")):
            found.add(card.name)
    return sorted(found)
