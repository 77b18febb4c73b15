"""A game beside a real table, in which the program plays the automated opponents.

People play with cardboard and tell what has changed.  What they hold is unknown: the program keeps
a deal that fits everything it was told, and asks the table wherever the deal would decide.

Everything told is an entry, plain data.  The opening and the entries are the whole game: it is
saved as these, and undone entry by entry to its beginning.
"""

from __future__ import annotations

from typing import Any, Final

from undergrowth import position
from undergrowth.companion.entries import Entries, Entry
from undergrowth.companion.moments import Sentence
from undergrowth.companion.saving import Chapter, damaged, read, written
from undergrowth.engine.chance import seeded
from undergrowth.engine.documents import DAMAGE, abridged
from undergrowth.engine.errors import BadSetup, BadText, IllegalAction, UndergrowthError
from undergrowth.engine.given import given_as
from undergrowth.position import Document
from undergrowth.table.setup import Setup

_QUIET: Final = 200
"""The most steps in a row that bring nothing to tell; no game has nearly as many."""
_SEEDS: Final = 2**31


class Companion(Entries):
    """A game beside a real table: what the table is asked, what it says, and what happens."""

    @staticmethod
    def new(setup: Setup, seed: int = 0) -> Companion:
        """Begin with the setup of a game, as a walk through its questions.

        `seed` deals what nobody sees.  Raises `BadSetup`.
        """
        given_as("the setup", setup, Setup, BadSetup)
        return Companion({"setup": setup.document()}, seed)

    @staticmethod
    def described(document: Document, seed: int = 0) -> Companion:
        """Begin with a described table, before the turn of its seat on turn.

        Raises `BadPosition`.
        """
        return Companion({"position": document}, seed)

    # ---- the opponents' turns, and questions

    def answer(self, text: str) -> list[Sentence]:
        """Give the table's answer to `question`; return what it brings.

        `any` lets the program choose where nobody sees the choice, or where a card or a die is
        virtual.  Raises `BadText` and `IllegalAction`; nothing has changed then.
        """
        return self._tell(["answer", text])

    def step(self) -> list[Sentence]:
        """Take the next step that needs nobody; return what happened.

        Raises `IllegalAction` while the table is asked.
        """
        return self._tell(["step"])

    def advance(self) -> list[Sentence]:
        """Take steps until the table is asked or the next turn begins; return what happened."""
        told: list[Sentence] = []
        while self.question is None and not self.over:
            told += self.step()
            if self.at_turn_start:
                break
        return told

    def settle(self) -> None:
        """Take steps until one brings something to tell, the table is asked, or a turn begins."""
        for _ in range(_QUIET):
            if self.lines or self.over or self.at_turn_start or self.question is not None:
                return
            self.step()

    def end_turn(self) -> list[Sentence]:
        """1.4.1 End the turn of the person on turn.  Raises `IllegalAction` if there is none."""
        return self._tell(["end"])

    # ---- what people tell

    def pieces(self, owner: str, place: str, piece: str, n: int) -> list[Sentence]:
        """Add `n` pieces at a place, or take them away if `n` is negative."""
        return self._tell(["pieces", owner, place, piece, n])

    def move(self, owner: str, start: str, to: str, piece: str, n: int) -> list[Sentence]:
        """Move `n` pieces."""
        return self._tell(["move", owner, start, to, piece, n])

    def score(self, seat: str, points: int) -> list[Sentence]:
        """Set a player's points; enough of them win the game."""
        return self._tell(["score", seat, points])

    def hand(self, seat: str, size: int) -> list[Sentence]:
        """Set the size of a hand."""
        return self._tell(["hand", seat, size])

    def pile(self, seat: str, entry: str, size: int) -> list[Sentence]:
        """Set the number of cards in a face-down pile of a board."""
        return self._tell(["pile", seat, entry, size])

    def discard(self, seat: str, card: str) -> list[Sentence]:
        """Discard a card that a player has shown."""
        return self._tell(["discard", seat, card])

    def craft(self, seat: str, card: str) -> list[Sentence]:
        """Craft a card: its item or its lasting effect; points are told by `score`."""
        return self._tell(["craft", seat, card])

    def top(self, card: str) -> list[Sentence]:
        """Put a card on top of the deck, where everybody has seen it."""
        return self._tell(["top", card])

    def set(self, path: list[str], value: Any) -> list[Sentence]:
        """Set any entry of the position by its path: markers, boards, suits, items."""
        return self._tell(["set", path, value])

    def won(self, *seats: str) -> list[Sentence]:
        """3 Declare the winners."""
        return self._tell(["won", *seats])

    def tell(self, entry: Entry) -> list[Sentence]:
        """Tell an entry in the form in which it is kept, such as `["score", "marquise", 3]`.

        Raises `BadText`, `BadPosition` and `IllegalAction`; nothing has changed then.
        """
        try:
            return self._tell(entry)
        except UndergrowthError:
            raise
        except DAMAGE:
            raise BadText(f"{abridged(entry)}: not told in this form") from None

    # ---- undo and saves

    def undo(self) -> bool:
        """Take back the last entry; return False if there is none."""
        if not self.entries and self.earlier:
            self._become(Companion.of(self.earlier[-1]))
            self.earlier.pop()
        if not self.entries:
            return False
        self.entries.pop()
        self._moments.pop()
        return True

    @property
    def chapter(self) -> Chapter:
        """This chapter as plain data."""
        return {"opening": self.opening, "seed": self.seed, "entries": self.entries}

    def next_chapter(self) -> None:
        """Begin a new chapter with the table as it lies.

        Raises `IllegalAction` except before a turn.
        """
        if not self.at_turn_start:
            raise IllegalAction("a chapter begins before a turn")
        before = self.chapter
        opening: Document = {"position": position.describe(self.game)}
        self._become(Companion(opening, seeded(self.seed).below(_SEEDS)))
        self.earlier.append(before)

    def _become(self, other: Companion) -> None:
        """Take over the chapter of another game."""
        self.opening, self.seed, self.entries = other.opening, other.seed, other.entries
        self._moments = other._moments

    @staticmethod
    def of(chapter: Chapter) -> Companion:
        """Return the game of a chapter.  Raises `BadSave`."""
        try:
            found = Companion(chapter["opening"], chapter["seed"])
            for entry in chapter["entries"]:
                found._tell(entry)
        except (*DAMAGE, UndergrowthError) as error:
            raise damaged(error) from None
        return found

    def to_json(self) -> str:
        """Return the opening and all entries as one JSON document."""
        return written(self.chapter, self.earlier)

    @staticmethod
    def from_json(text: str | bytes) -> Companion:
        """Return the game in a document.  Raises `BadSave`."""
        chapter, earlier = read(text)
        found = Companion.of(chapter)
        found.earlier = earlier
        return found
