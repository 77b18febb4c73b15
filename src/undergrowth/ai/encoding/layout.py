"""The layout of an observation: named slices, the same for all games of a line-up."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from undergrowth.ai.encoding.answers import Answers, cards_of, room_of, rooms_of
from undergrowth.ai.encoding.memory import columns_of
from undergrowth.engine.errors import BadText
from undergrowth.engine.frames import FRAMES, Procedure
from undergrowth.engine.given import Given, given_as
from undergrowth.engine.lasting import LASTING, Lasting
from undergrowth.engine.owners import class_name
from undergrowth.table.book import Book
from undergrowth.table.described.boards import Board
from undergrowth.table.described.facts import facts_of
from undergrowth.table.layout.box import Box
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, ITEMS, PIECES, SUITS
from undergrowth.table.uses import USES

VERSION: Final = 2
"""The version of the layout; it changes when the same line-up is laid out differently."""
LIMITS: Final = 4
"""The number of limits that are encoded, outermost first."""
USED: Final = 64
"""The number of hashed columns for once-a-turn marks that are not listed in advance (`hashing`)."""


class Slice:
    """A named part of an observation."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...]) -> None:
        self.name: Final = name
        """The name, such as `score`; unique in a layout."""
        self.start: Final = start
        """The index of its first number in the observation, from 0."""
        self.shape: Final = shape
        """The size by rows and columns; the last dimension counts fastest."""
        size = 1
        for n in shape:
            size *= n
        self.stop: Final = start + size
        """The index after its last number in the observation."""


class Layout:
    """The slices of an observation, in order and without gaps."""

    def __init__(self, book: Book, answers: Answers) -> None:
        box = book.box
        self.slices: Final[dict[str, Slice]] = {}
        """The slices by name, in the order of the observation."""
        self.size = 0
        """The number of numbers in an observation."""
        self.cards: Final = cards_of(box)
        """By column of a slice of cards, the number of the card in `CARDS`."""
        self.columns: Final = [-1] * len(box.cards)
        """By number in `CARDS`, the column of a card; -1 for cards that these games do not have."""
        for column, card in enumerate(self.cards):
            self.columns[card] = column
        self.boards: Final = book.new_boards()
        """The boards of the line-up as before setup, in the order of `board_names` of the box."""
        self.procedures: Final = procedures_of(book)
        """By column of `procedures` and of `steps`, the class."""
        self.lasting: Final = lasting_of(book)
        """By column of `in force`, the class."""
        self.memory: Final = memory_of([*self.procedures, *self.lasting])
        """By column of `memory`, the name of the field of a procedure or record."""
        self.uses: Final = sorted({USES.text(source.use_mark) for source in book.sources})
        """By column of `used`, the name of the source that can be used once a turn."""
        seats, places, cards = box.seats, box.places, len(self.cards)
        for name in ("viewer", "decides", "turn"):
            self._add(name, seats)
        self._add("phase", len(PHASES))
        for name in ("turns", "over", "deck"):
            self._add(name, 1)
        for name in ("score", "on_track", "cards_in_hand"):
            self._add(name, seats)
        self._add("partner", seats, seats)
        self._add("controllers", box.owners - seats, seats)
        self._add("used", len(self.uses))
        self._add("used otherwise", USED)
        self._add("limits", LIMITS, 2)
        self._add("asked", len(answers.verbs))
        self._add("procedures", len(self.procedures))
        self._add("steps", len(self.procedures))
        self._add("in force", len(self.lasting))
        self._add("memory", len(self.memory))
        for name in ("origin", "chosen places"):
            self._add(name, places)
        self._add("chosen owners", box.owners)
        self._add("chosen pieces", len(box.kinds))
        self._add("chosen cards", cards)
        self._add("pieces", len(box.kinds), places)
        self._add("face_down", len(box.alike), places)
        self._add("supply", len(box.kinds))
        self._add("rulers", places, box.owners)
        self._add("suits", places, len(SUITS.names()))  # suits and clearings are written together
        for name in ("clearings", "slots", "ruins", "activated"):
            self._add(name, places)
        self._add("closed paths", len(box.woodland.closed))
        self._add("landmarks", len(book.landmarks), places)
        self._add("homelands", seats, places)
        self._add("items", len(ITEMS))
        self._add("crafted", seats, len(ITEMS))
        for name in ("discard", "available"):
            self._add(name, cards)
        for name in ("known", "play", "dominance"):
            self._add(name, seats, cards)
        self._add_boards(box)
        self.fingerprint: Final = self._fingerprint(book, answers)
        """A hash that is equal for equal layouts: store it with a trained model."""

    def _add(self, name: str, *shape: int) -> None:
        added = Slice(name, self.size, shape)
        self.slices[name] = added
        self.size = added.stop

    def _add_boards(self, box: Box) -> None:
        for number, board in enumerate(self.boards):
            name = f"board {box.board_names[number]}"
            if lays_open(board):
                self._add(f"{name}: open cards", len(self.cards))
            if hides(board):
                self._add(f"{name}: hidden cards", 1)
                self._add(f"{name}: known cards", len(self.cards))
            for fact in facts_of(board):
                self._add(f"{name}: {fact.field}", fact.width(box))

    def start(self, name: Given[str]) -> int:
        """Return the start of a slice.  Raises `BadText` that lists the slices."""
        asked = given_as("a slice", name, str)
        if asked not in self.slices:
            raise BadText(f"an observation has no {asked!r}: expected {', '.join(self.slices)}")
        return self.slices[asked].start

    def _fingerprint(self, book: Book, answers: Answers) -> str:
        box = book.box
        words = [f"layout {VERSION}", answers.fingerprint, *box.owner_names, box.woodland.name]
        words += [PIECES.text(kind.piece) for kind in box.kinds]
        words += [CARDS.text(card) for card in self.cards]
        words += [class_name(kind) for kind in self.procedures] + self.uses
        words += [class_name(kind) for kind in self.lasting] + self.memory
        words += [f"{each.name} {each.start} {each.shape}" for each in self.slices.values()]
        return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def procedures_of(book: Book) -> list[type[Procedure]]:
    """Return the classes of procedures that games by this book can have, in order of name."""
    rooms = rooms_of(book)
    found = {name: kind for name, kind in FRAMES.items() if room_of(kind) in rooms}
    return [found[name] for name in sorted(found)]


def lasting_of(book: Book) -> list[type[Lasting]]:
    """Return the classes of records that may be in force in games by this book, in order of
    name."""
    rooms = rooms_of(book)
    found = {name: kind for name, kind in LASTING.items() if room_of(kind) in rooms}
    return [found[name] for name in sorted(found)]


def memory_of(kinds: Sequence[type[object]]) -> list[str]:
    """Return the names of the columns of these classes, in order."""
    found: list[str] = []
    for kind in kinds:
        found += columns_of(kind)
    return found


def lays_open(board: Board) -> bool:
    """Whether shared-deck cards can lie open on a board of this kind."""
    return type(board).open_cards is not Board.open_cards


def hides(board: Board) -> bool:
    """Whether shared-deck cards can lie face down on a board of this kind."""
    return type(board).hidden is not Board.hidden


def count(cards: list[int], row: bytearray, at: int, columns: list[int]) -> None:
    """Add the number of each card to a slice of cards."""
    for card in cards:
        row[at + columns[card]] += 1


def write_seldom(values: list[int], row: bytearray, at: int) -> None:
    """Write numbers that are mostly zero into a slice of zeros."""
    for i in range(len(values)):
        if values[i] > 0:
            row[at + i] = values[i]
