"""Lessons in files: `data/lessons/<id>.toml` of every package, and files of users."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from undergrowth import position
from undergrowth.data import keeper, sheet, sheets
from undergrowth.engine.errors import BadPosition, BadText, UndergrowthError
from undergrowth.engine.given import given_as
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
    """One question to the learner: the accepted answers, and replies to others."""

    accepts: list[str]
    """Texts of answers; `*` stands for any words: `build in *`."""
    replies: dict[str, str] = field(default_factory=dict)
    """By pattern of a wrong answer, the attribute of the lesson's message with the reply."""

    think: bool = False
    """Whether the learner should find the answer: a page points at it only with the hint."""

    def takes(self, text: str) -> bool:
        """Whether an answer is accepted."""
        return any(fnmatchcase(text, pattern) for pattern in self.accepts)

    def reply(self, text: str) -> str:
        """Return the attribute with the reply to a wrong answer; empty if there is none."""
        for pattern, said in self.replies.items():
            if fnmatchcase(text, pattern):
                return said
        return ""


@dataclass
class Lesson:
    """One lesson as in its file."""

    id: str
    """The name of its file without the ending."""
    order: int
    """The place in the list of lessons, from 0 to 9999; the smallest is first."""
    faction: str
    """The faction it is about; empty if it is about general rules."""
    position: Document
    """The described position in which it begins."""
    steps: list[Step]
    """The questions to the learner, in order."""
    seed: int = 0
    """The seed for hidden cards, chance and the other players."""
    owner: str = ""
    """The package it belongs to; empty for ours and for a user's file."""

    def game(self, scripted: bool = False) -> Game:
        """Return the position, at the first question.  Raises `BadPosition`."""
        g = position.game(self.position, self.seed, scripted=scripted)
        if g.decision is None or g.decision.seat != g.turn:
            raise BadPosition(f"lesson {self.id}: expected a question to the learner's seat")
        return g

    def began(self, g: Game) -> bool:
        """Whether a game began in this lesson's position."""
        return is_from(g, self.position)

    @property
    def title(self) -> Message:
        """The title."""
        return self.said("")

    def asks(self, step: int) -> Message:
        """Return the text of a step's task; steps count from 0."""
        return self.said(f"step-{step + 1}")

    def hint(self, step: int) -> Message:
        """Return the hint of a step, which replies to wrong answers."""
        return self.said(f"hint-{step + 1}")

    def reply(self, step: int, text: str) -> Message:
        """Return the reply to an answer that a step does not accept, or the hint."""
        part = self.steps[step].reply(text)
        return self.said(part) if part else self.hint(step)

    def said(self, part: str) -> Message:
        """Return a part of its message: `text` before the first step, `closing` after the last."""
        id = full_name(self.owner, f"lesson-{self.id}")
        return Message(f"{id}.{part}" if part else id, {}, self.id if not part else " ")


def lessons() -> list[str]:
    """Return the ids of the installed lessons, in the order in which to take them."""
    return sorted(sheets(FOLDER), key=lambda id: (_order(id), id))


def _order(id: str) -> int:
    """Return the position of a lesson in the list; broken ones come last."""
    try:
        return lesson(id).order
    except UndergrowthError:
        return _MOST_ORDER + 1


def lesson(id: str) -> Lesson:
    """Return an installed lesson.  Raises `BadText` if unknown and `BadPosition` for a bad file."""
    if id not in sheets(FOLDER):
        raise BadText(f"there is no lesson {id!r}: expected {', '.join(lessons())}")
    name = f"{FOLDER}/{id}"
    return read(id, sheet(name).document(), keeper(name))


def load(path: str | Path) -> Lesson:
    """Return the lesson in a user's file.  Raises `BadPosition`."""
    document = position.load(path)
    return read(Path(path).stem, document)


def read(id: str, document: Document, owner: str = "") -> Lesson:
    """Return a lesson from a document.  Raises `BadPosition` naming the wrong entry."""
    for name in (id, owner):
        given_as("a lesson's name", name, str, BadPosition)
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
