"""Lessons in files: `data/lessons/<id>.toml` of every package, and files of anybody."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from undergrowth import position
from undergrowth.data import keeper, sheet, sheets
from undergrowth.engine.errors import BadPosition, BadText, UndergrowthError
from undergrowth.engine.messages import Message
from undergrowth.engine.owners import full_name
from undergrowth.position import Document
from undergrowth.puzzles.files import is_from, opened
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game

FOLDER: Final = "lessons"
_MOST_ORDER: Final = 9999


@dataclass
class Step:
    """One question of the learner: what is accepted, and what is said to something else."""

    accepts: list[str]
    """Texts of answers; `*` stands for any words: `build in *`."""
    replies: dict[str, str] = field(default_factory=dict)
    """By such a text the attribute of the lesson that is said to it, where it is not accepted."""

    think: bool = False
    """Whether the learner is to find the answer: a page points at it only with the hint."""

    def takes(self, text: str) -> bool:
        """Whether an answer is accepted."""
        return any(fnmatchcase(text, pattern) for pattern in self.accepts)

    def reply(self, text: str) -> str:
        """The attribute that answers a wrong answer; empty where none is of that one."""
        for pattern, said in self.replies.items():
            if fnmatchcase(text, pattern):
                return said
        return ""


@dataclass
class Lesson:
    """One lesson as its file has it."""

    id: str
    order: int
    faction: str
    """Whom it is about; empty where it is about what all have in common."""
    position: Document
    steps: list[Step]
    seed: int = 0
    """Of what the position does not name, of chance and of the other players."""
    owner: str = ""

    def game(self, scripted: bool = False) -> Game:
        """The position, at the first question.  Raises `BadPosition`."""
        g = position.game(self.position, self.seed, scripted=scripted)
        if g.decision is None or g.decision.seat != g.turn:
            raise BadPosition(f"lesson {self.id}: expected a question to whoever is on")
        return g

    def began(self, g: Game) -> bool:
        """Whether a game began in its position."""
        return is_from(g, self.position)

    @property
    def title(self) -> Message:
        """What it is called."""
        return self.said("")

    def asks(self, step: int) -> Message:
        """What is asked for in a step, counted from 0."""
        return self.said(f"step-{step + 1}")

    def hint(self, step: int) -> Message:
        """What is said to an answer that a step does not accept."""
        return self.said(f"hint-{step + 1}")

    def reply(self, step: int, text: str) -> Message:
        """What is said to an answer that a step does not accept: the reply to it, or the hint."""
        part = self.steps[step].reply(text)
        return self.said(part) if part else self.hint(step)

    def said(self, part: str) -> Message:
        """A part of its words: `text` before the first step, `closing` after the last."""
        id = full_name(self.owner, f"lesson-{self.id}")
        return Message(f"{id}.{part}" if part else id, {}, self.id if not part else " ")


def lessons() -> list[str]:
    """The ids of the lessons that are installed, in the order in which they are taken."""
    return sorted(sheets(FOLDER), key=lambda id: (_order(id), id))


def _order(id: str) -> int:
    """Where one stands; one whose file is wrong comes last."""
    try:
        return lesson(id).order
    except UndergrowthError:
        return _MOST_ORDER + 1


def lesson(id: str) -> Lesson:
    """One of them.  Raises `BadText` for an unknown one and `BadPosition` for a bad file."""
    if id not in sheets(FOLDER):
        raise BadText(f"there is no lesson {id!r}: expected {', '.join(lessons())}")
    name = f"{FOLDER}/{id}"
    return read(id, sheet(name).document(), keeper(name))


def load(path: str | Path) -> Lesson:
    """The lesson in a file of anybody.  Raises `BadPosition`."""
    return read(Path(path).stem, position.load(path))


def read(id: str, document: Document, owner: str = "") -> Lesson:
    """A lesson as a document has it.  Raises `BadPosition` naming the entry that is wrong."""
    table, doc = opened(f"lesson {id}", document)
    steps = [_step(f"lesson {id}.step {n}", each) for n, each in enumerate(doc.entries_of("step"))]
    if not steps:
        raise doc.wrong("step", "a step at least")
    found = Lesson(
        id,
        doc.number("order", _MOST_ORDER, 0, _MOST_ORDER),
        doc.word("faction", ""),
        table,
        steps,
        doc.number("seed", 0, 0, 2**31 - 1),
        owner,
    )
    doc.finish()
    return found


def _step(where: str, entries: Document) -> Step:
    doc = Reader(where, entries)
    accepts = doc.words("accepts")
    if not accepts:
        raise doc.wrong("accepts", "the answers that are accepted")
    replies = doc.table("replies")
    said = {key: replies.word(key, "") for key in replies.entries()}
    step = Step(accepts, said, doc.flag("think", False))
    doc.finish()
    return step
