"""Automated opponents beside a real table: requests with a chapter, and answers with a moment."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from undergrowth.server.wire.asked import SetupAsked
from undergrowth.server.wire.common import Asked, Seed, Wire
from undergrowth.server.wire.games import State
from undergrowth.server.wire.questions import Option

CompanionEntry = Annotated[
    list[Any],
    Field(
        min_length=1,
        max_length=40,
        description="A verb and its arguments, as `docs/companion.md` lists them.",
        examples=[["step"]],
    ),
]


class ChapterAsked(Asked):
    """The chapter in progress of a companion's game."""

    opening: dict[str, Any] = Field(description="`setup` or `position`, as it was told.")
    seed: Seed
    entries: list[CompanionEntry] = Field(default_factory=list, max_length=600)


class CompanionBegin(Asked):
    """A setup to begin with."""

    setup: SetupAsked
    seed: Seed | None = None


class CompanionTell(Asked):
    """What the table tells now; nothing: the moment is shown again."""

    chapter: ChapterAsked
    tell: list[CompanionEntry] = Field(default_factory=list, max_length=20)


class Chapter(Wire):
    """An opening and what was told since, to be kept and sent back as it is."""

    opening: dict[str, Any]
    seed: int
    entries: list[list[Any]]


class CompanionLine(Wire):
    """A sentence about what happened."""

    text: str
    law: str
    seat: str | None
    verb: str
    places: list[str]
    cards: list[str]


class CompanionQuestion(Wire):
    """What the people at the table are asked."""

    kind: str = Field(
        description="`choice` with options, `card` that was turned up, `course` of events, or the"
        " `turn` of a person."
    )
    seat: str = Field(description="Who is asked, or whose card it is; `chance`, or `deck`.")
    text: str
    law: str
    options: list[Option]
    names: list[str] = Field(description="The answers of a `card` or `course`.")


class BoardField(Wire):
    """An entry of a player's board, told by `set` with its path; a pile by `pile`."""

    path: list[str]
    kind: str = Field(description="`number`, `flag`, `word`, `list`, or a face-down `pile`.")
    value: bool | int | str | list[str]
    least: int
    most: int = Field(description="The largest number; 0 where it is none.")
    words: list[str] = Field(description="What there is to choose from; empty: any.")
    of_cards: bool = Field(description="Whether a list holds cards.")


class CompanionMoment(Wire):
    """A moment of a game beside a real table."""

    entries: list[list[Any]] = Field(description="What this request adds to the chapter.")
    chapter: Chapter | None = Field(
        description="The chapter that begins here; null while the same goes on."
    )
    state: State = Field(description="As everybody sees it.")
    boards: dict[str, list[BoardField]] = Field(
        description="By player, the entries of the board that people tell; none in the setup."
    )
    unknown: list[str] = Field(description="The cards that may lie hidden anywhere.")
    question: CompanionQuestion | None = Field(
        description="Null where `step` goes on, and when the game is over."
    )
    lines: list[CompanionLine] = Field(description="What the last entry has brought.")
    plays: bool = Field(description="Whether an automated opponent is on turn.")
    begins: bool = Field(description="Whether a turn is about to begin.")
    winners: list[str] = Field(description="Empty while the game goes on.")
