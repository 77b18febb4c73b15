"""Puzzles and lessons, and the request for a game that begins from one."""

from __future__ import annotations

from pydantic import Field, field_validator

from undergrowth.server.wire.asked import PACES, USUAL_PACE, Pace
from undergrowth.server.wire.common import Asked, Name, Wire


class PuzzleGoal(Wire):
    """The goal of a puzzle."""

    kind: str = Field(examples=["score"], description="`win`, `score` or `stop`.")
    points: int = Field(description="With `score`: so many or more; else 0.")
    by: str = Field(description="With `stop`: against which victory alone; empty for each.")
    text: str = Field(description="The goal in words.")


_PROBLEM = "Why its file cannot be read; empty where it can. Then nothing else is told of it."


class PuzzleLine(Wire):
    """A puzzle in the list."""

    id: str
    owner: str = Field(default="", description="The package it is from; empty for ours.")
    faction: str = Field(default="", description="Whose turn it is.")
    title: str
    text: str = ""
    goal: PuzzleGoal = PuzzleGoal(kind="", points=0, by="", text="")
    difficulty: int = Field(default=0, description="1 to 3; 0 where nobody has said.")
    hints: int = Field(default=0, description="How many there are.")
    problem: str = Field(default="", description=_PROBLEM)


class PuzzleWhole(PuzzleLine):
    """A puzzle with its hints and solution."""

    said: list[str] = Field(description="The hints.")
    answers: list[str] = Field(
        description="The line; answers of others and of chance behind their name and a colon."
    )
    line: list[str] = Field(description="Those of the seat that solves it, in words.")
    hands: dict[str, list[str]] = Field(description="Every hand, by faction: they lie open.")


class LessonLine(Wire):
    """A lesson in the list."""

    id: str
    owner: str = Field(default="", description="The package it is from; empty for ours.")
    faction: str = Field(
        default="", description="Whom it is about; empty where it is about what all share."
    )
    title: str
    text: str = ""
    steps: int = Field(default=0, description="How many there are.")
    problem: str = Field(default="", description=_PROBLEM)


class LessonReply(Wire):
    """The reply to answers that a step does not accept."""

    to: str = Field(description="The text of an answer; `*` stands for any words.")
    text: str


class LessonStep(Wire):
    """One question to the learner."""

    accepts: list[str] = Field(description="Texts that are accepted; `*` stands for any words.")
    text: str = Field(description="What is asked for.")
    hint: str = Field(description="What is said to an answer for which there is no reply.")
    replies: list[LessonReply]
    think: bool = Field(description="Whether the learner is to find what is accepted.")


class LessonWhole(LessonLine):
    """A lesson with its steps."""

    course: list[LessonStep]
    closing: str


class PuzzleStand(Wire):
    """The state of a puzzle, in a game that began from it."""

    reached: bool | None = Field(
        description="Whether the goal is reached, or missed; null while that is open."
    )
    sure: bool | None = Field(
        description="Whether it can still be reached for sure; null where that is not known."
    )


class LessonStand(Wire):
    """The progress of a lesson, in a game that began from it."""

    taken: int = Field(description="How many steps have been taken; which is asked, from 0.")
    left: bool = Field(description="Whether an answer was given that no step accepts.")


class LessonReaction(Wire):
    """The reaction of a lesson to an answer."""

    accepted: bool = Field(description="Whether it may be given.")
    said: str = Field(description="What is said to it instead; empty where it may.")


class Coaching(Wire):
    """A coach's answer to the open question with its reasons, from what the seat may know."""

    revision: int
    text: str = Field(description="The text of the option.")
    label: str
    then: list[str] = Field(description="In words, the answers after it that finish the deed.")
    because: list[str] = Field(description="What it brings and costs.")
    beware: list[str] = Field(description="Who else is about to win.")


class LearnAsked(Asked):
    """A request for a game that begins as a puzzle or lesson does."""

    name: Name | None = None
    pace: Pace = USUAL_PACE

    @field_validator("pace")
    @classmethod
    def _known(cls, word: str) -> str:
        if word not in PACES:
            raise ValueError(f"expected {', '.join(PACES)}")
        return word
