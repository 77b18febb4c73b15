"""Taking a lesson: the learner's answers are checked against its steps before they are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadPosition, IllegalAction
from undergrowth.engine.frames import Decision
from undergrowth.engine.given import given_as
from undergrowth.engine.messages import Message
from undergrowth.lessons.files import Lesson, Step
from undergrowth.puzzles.checking import take, told
from undergrowth.session import PERSON, Session

OTHERS: Final = "greedy"
"""The computer player on the other seats."""


@dataclass(frozen=True)
class Reaction:
    """The reaction to an answer: it was given, or a message says why not."""

    given: bool
    """Whether the answer was accepted and given."""
    said: Message | None = None
    """The lesson's reply to an answer that it does not accept; None for one that was given."""


class Course:
    """One learner in one lesson.  Questions with one answer are taken silently."""

    def __init__(self, lesson: Lesson) -> None:
        """Begin the lesson.  Raises `BadPosition`."""
        self.lesson: Final = given_as("the lesson", lesson, Lesson, BadPosition)
        """The lesson that is taken."""
        g = lesson.game()
        g.chance = seeded(lesson.seed)
        self.seat: Final = g.turn
        """The number of the learner's seat: the one on turn in the position."""
        players = [PERSON if seat == self.seat else OTHERS for seat in range(g.seats)]
        self.session: Final = Session(g, players, lesson.seed)
        """The game with the learner as its person and `OTHERS` on the other seats."""
        self.at = 0
        """The index of the present step, from 0."""
        self.session.advance()

    @property
    def over(self) -> bool:
        """Whether all steps have been taken."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.at]

    def texts(self) -> list[str]:
        """Return the options of the open question."""
        decision = self.session.game.decision
        return [] if decision is None else decision.texts()

    def accepted(self) -> list[str]:
        """Return the options that the step accepts."""
        return [text for text in self.texts() if self.step.takes(text)]

    def answer(self, text: str) -> Reaction:
        """Give the learner's answer if the step accepts it; otherwise return the lesson's reply.

        Raises `BadText` or `IllegalAction` for an answer that is not offered, and `BadPosition` if
        the next step does not ask the learner.
        """
        g = self.session.game
        decision = g.decision
        if self.over or decision is None:
            raise IllegalAction("the lesson is over")
        action = g.meant(text)
        if not g.offers(action):
            raise IllegalAction(g.refusal(decision, action))
        text = decision.text(action)
        if not self.step.takes(text):
            return Reaction(False, self.lesson.reply(self.at, text))
        self.session.answer(action)
        self.at += 1
        self.session.advance()
        if not self.over and self.session.asked != self.seat:
            raise BadPosition(f"lesson {self.lesson.id}: step {self.at + 1} asks nobody")
        return Reaction(True)


def steps_taken(lesson: Lesson, answers: list[str]) -> int | None:
    """Return how many steps a record of answers has taken; None if one of them was not accepted.

    Raises `BadPosition` if the answers are not of a game that began as the lesson does.
    """
    g = lesson.game(scripted=True)
    seat, taken = g.turn, 0
    for answer in answers:
        if taken == len(lesson.steps):
            break
        decision = g.decision
        if decision is not None and decision.seat == seat and is_step(decision):
            if not lesson.steps[taken].takes(told(g, decision, answer)[1]):
                return None
            taken += 1
        take(g, answer)
    return taken


def is_step(decision: Decision) -> bool:
    """Whether a question to the learner is a step: it has more than one answer."""
    return len(decision.options) > 1


def check(lesson: Lesson) -> int:
    """Play every path that a lesson accepts; return how many answers were given.

    Raises `BadPosition` if a step accepts none of the options.
    """
    given = 0
    waiting: list[list[str]] = [[]]
    while waiting:
        path = waiting.pop()
        course = Course(lesson)
        for text in path:
            course.answer(text)
        if course.over:
            given += len(path)
            continue
        accepted = course.accepted()
        if not accepted:
            asked = ", ".join(course.texts())
            where = f"lesson {lesson.id}: step {course.at + 1} after {path}"
            raise BadPosition(f"{where} accepts none of {asked}")
        waiting += [[*path, text] for text in accepted]
    return given
