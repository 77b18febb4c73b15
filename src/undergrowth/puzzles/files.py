"""Puzzles in files: `data/puzzles/<id>.toml` of every package, and files and folders of users."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undergrowth import position
from undergrowth.data import keeper, sheet, sheets
from undergrowth.engine.documents import abridged, check_plain
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.engine.given import given_as, given_path
from undergrowth.engine.messages import Message
from undergrowth.engine.owners import full_name
from undergrowth.engine.registries import registry
from undergrowth.position import Document
from undergrowth.puzzles.goals import DOMINANCE, GOALS, SCORE, STOP, Goal
from undergrowth.puzzles.missed import HINTS, Missed, read_missed
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS

FOLDER: Final = "puzzles"
MOST_HINTS: Final = 9
HARDEST: Final = 3
_MOST_POINTS: Final = 99
_OWN: Final[dict[str, Path]] = registry({})
"""The puzzles in folders of users: their files by id."""


@dataclass
class Puzzle:
    """One puzzle as in its file."""

    id: str
    """The name of its file without the ending."""
    goal: Goal
    """The goal of the seat on turn."""
    position: Document
    """The described position in which it begins."""
    answers: list[str]
    """The line: the solving seat's answers as they are, those of others and of chance after their
    name and a colon, as in replays."""
    hints: int = 0
    """The number of hints, from 0 to 9."""
    difficulty: int = 0
    """The difficulty from 1 (easy) to 3 (hard); 0 if unknown."""
    seed: int = 0
    """The seed for everything that the position does not name."""
    owner: str = ""
    """The package it belongs to."""
    missed: Missed | None = None
    """Who missed the goal, if it was cut from a game."""

    def game(self, log: bool = True, scripted: bool = False, seed: int | None = None) -> Game:
        """Return the position, at its first question.  Raises `BadPosition`."""
        g = position.game(self.position, self.seed if seed is None else seed, log, scripted)
        if g.decision is None or g.decision.seat != g.turn:
            raise BadPosition(f"puzzle {self.id}: expected a question to the seat that is played")
        return g

    def turn(self) -> str:
        """Return the faction on turn.  Raises `BadPosition`."""
        if "turn" in self.position:
            try:
                return FACTIONS.text(FACTIONS.parse(str(self.position["turn"])))
            except BadText as error:
                raise BadPosition(f"puzzle {self.id}: position.turn: {error}") from None
        g = self.game(log=False)
        return g.seat_name(g.turn)

    def began(self, g: Game) -> bool:
        """Whether a game began in this puzzle's position."""
        return is_from(g, self.position)

    @property
    def title(self) -> Message:
        """The title; one that was cut from a game is called by who missed it."""
        return self._said("", self.id if self.missed is None else self.missed.title(self.turn()))

    @property
    def text(self) -> Message:
        """The text about the position."""
        return self._said(".text", " " if self.missed is None else self.missed.text(self.goal))

    def hint(self, number: int) -> Message:
        """Return a hint, counted from 1."""
        words = " "
        if self.missed is not None and number == HINTS:
            words = self.missed.hint(self.game(log=False))
        return self._said(f".hint-{number}", words)

    def _said(self, part: str, otherwise: str) -> Message:
        """Return a message of its package, or these words if there is none."""
        id = full_name(self.owner, f"puzzle-{self.id}")
        return Message(f"{id}{part}", {}, otherwise)


def puzzles() -> list[str]:
    """Return the ids of the installed puzzles, ours first, then those of added folders."""
    return sheets(FOLDER) + list(_OWN)


def add_folder(path: str | Path) -> list[str]:
    """Add the puzzles in a folder of `.toml` files to those installed; return their ids.

    Raises `BadPosition` for no folder, and for a name that an installed puzzle has.  Each file is
    read when it is asked for.
    """
    folder = given_path("a folder of puzzles", path, BadPosition)
    if not folder.is_dir():
        raise BadPosition(f"{folder} is no folder: expected one with puzzles")
    found = {each.stem: each for each in sorted(folder.glob("*.toml"))}
    for id in found:
        if id in sheets(FOLDER) or _OWN.get(id, found[id]) != found[id]:
            raise BadPosition(f"{found[id]}: there is a puzzle {id} already: name it otherwise")
    _OWN.update(found)
    return list(found)


def puzzle(id: str) -> Puzzle:
    """Return an installed puzzle.  Raises `BadText` if unknown and `BadPosition` for a bad file."""
    if id not in puzzles():
        raise BadText(f"there is no puzzle {id!r}: expected {', '.join(puzzles())}")
    if id in _OWN:
        return load(_OWN[id])
    name = f"{FOLDER}/{id}"
    return read(id, sheet(name).document(), keeper(name))


def load(path: str | Path) -> Puzzle:
    """Return the puzzle in a user's file.  Raises `BadPosition`."""
    document = position.load(path)
    return read(Path(path).stem, document)


def read(id: str, document: Document, owner: str = "") -> Puzzle:
    """Return a puzzle from a document.  Raises `BadPosition` naming the wrong entry."""
    for name in (id, owner):
        given_as("a puzzle's name", name, str, BadPosition)
    table, doc = opened(f"puzzle {id}", document)
    missed = read_missed(doc.table("missed")) if doc.has("missed") else None
    read = Puzzle(
        id,
        _goal(doc),
        table,
        doc.words("answers"),
        doc.number("hints", 0, 0, MOST_HINTS),
        doc.number("difficulty", 0, 0, HARDEST),
        doc.number("seed", 0, 0, 2**31 - 1),
        owner,
        missed,
    )
    doc.finish()
    if not read.answers:
        raise doc.wrong("answers", "the line that reaches the goal")
    return read


def opened(where: str, document: Document) -> tuple[Document, Reader]:
    """Return the position in a document, and a reader for its other entries.

    Raises `BadPosition` if there is no position, or if a part is not plain data.
    """
    if not isinstance(document, dict):
        raise BadPosition(f"{where}: expected a table of entries, not {abridged(document)}")
    try:
        check_plain(document)
    except BadText as error:
        raise BadPosition(f"{where}: {error}") from None
    around = dict(document)
    table = around.pop("position", None)
    if not isinstance(table, dict) or not table:
        raise BadPosition(f"{where}.position: expected a described position")
    return table, Reader(where, around)


def is_from(g: Game, document: Document) -> bool:
    """Whether a game began in a described position."""
    return g.opening == json.dumps(document)


def _goal(doc: Reader) -> Goal:
    kind = doc.word("goal", "", GOALS)
    points = doc.number("points", 0, 1, _MOST_POINTS) if kind == SCORE else 0
    by = doc.word("by", "", ["", DOMINANCE]) if kind == STOP else ""
    return Goal(kind, points, by)


def to_document(puzzle: Puzzle) -> Document:
    """Return a puzzle as a document for its file."""
    document: Document = {"goal": puzzle.goal.kind}
    if puzzle.goal.kind == SCORE:
        document["points"] = puzzle.goal.points
    if puzzle.goal.by:
        document["by"] = puzzle.goal.by
    if puzzle.seed:
        document["seed"] = puzzle.seed
    if puzzle.difficulty:
        document["difficulty"] = puzzle.difficulty
    if puzzle.missed is not None:
        document["missed"] = puzzle.missed.document()
    return {
        **document,
        "hints": puzzle.hints,
        "answers": puzzle.answers,
        "position": puzzle.position,
    }
