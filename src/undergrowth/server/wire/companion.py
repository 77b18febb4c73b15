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
    position: dict[str, Any] | None = Field(
        description="The table in a person's turn, as a described position with a deal that fits"
        " all that was told; null at other moments."
    )
    plays: bool = Field(description="Whether an automated opponent is on turn.")
    begins: bool = Field(description="Whether a turn is about to begin.")
    winners: list[str] = Field(description="Empty while the game goes on.")


# ---- records


class RecordBegin(Asked):
    """A table that was laid out by a companion, before the first turn."""

    chapter: ChapterAsked
    players: dict[str, Annotated[str, Field(max_length=40)]] = Field(
        default_factory=dict, max_length=12, description="The names of people by faction."
    )


class RecordTell(Asked):
    """A log in Rootlog, and what the table tells now."""

    log: str = Field(min_length=1, max_length=60_000)
    tell: list[dict[str, Any]] = Field(
        default_factory=list, max_length=40, description="Deeds: `docs/companion.md`."
    )
    since: int = Field(
        default=0, ge=0, description="The number of the first action about which the Law is asked."
    )
    upto: int | None = Field(
        default=None,
        ge=0,
        description="The table is shown after so many actions; null: at the end.",
    )


class RecordedAction(Wire):
    """An action of a log."""

    text: str = Field(description="As it is written.")
    deeds: list[dict[str, Any]] = Field(description="The deeds that write it.")


class RecordedTurn(Wire):
    """The setup of a player, or a turn."""

    seat: str
    setup: bool
    actions: list[RecordedAction]


class RecordDoubt(Wire):
    """An action that cannot have been so."""

    turn: int
    index: int
    law: str = Field(description="Empty where the text is no notation.")
    reason: str


class RecordSaying(Wire):
    """A value that a board may have, told as `written` with its text."""

    entry: str
    key: str
    value: str
    gone: bool
    text: str


class RecordPile(Wire):
    """A pile of cards on a board."""

    entry: str
    place: str = Field(description="As deeds name it.")
    cards: list[str] = Field(description="Those that lie there, as far as they are named.")


class RecordBoarded(Wire):
    """A kind of piece that may lie on a board."""

    entry: str = Field(description="The entry of a described position that has them.")
    owner: str
    piece: str
    count: int


class RecordBoard(Wire):
    """What may lie on a board."""

    piles: list[RecordPile]
    pieces: list[RecordBoarded]


class RecordPoints(Wire):
    """Everybody's points after a turn."""

    seat: str = Field(description="Whose turn it was; empty after the setup.")
    points: dict[str, int]


class RecordMoment(Wire):
    """A record as it is now."""

    log: str
    turns: list[RecordedTurn]
    doubts: list[RecordDoubt]
    asked_until: int = Field(
        description="The number of the first action from `since` on about which the Law was not"
        " asked; as many as there are actions if it was asked about all."
    )
    players: dict[str, str]
    seats: list[str] = Field(description="The factions in the order of turns.")
    playing: str = Field(description="Whose line is the last.")
    state: State = Field(description="The table as everybody sees it.")
    position: dict[str, Any] = Field(
        description="The same as a described position, as far as a game comes to it."
    )
    unlawful: list[str] = Field(description="What no game comes to, and `position` leaves out.")
    left_out: list[str] = Field(description="What lies on no table, and is not shown.")
    points_cut: dict[str, int] = Field(
        description="The points in `position` of factions with more, with which a game is over."
    )
    hands: dict[str, int] = Field(description="The cards in each hand that nobody has named.")
    cards: list[str] = Field(description="The cards of this deck.")
    sayings: dict[str, list[RecordSaying]] = Field(description="By faction.")
    boards: dict[str, RecordBoard] = Field(description="What may lie on them, by faction.")
    scores: list[RecordPoints]
    sources: dict[str, dict[str, int]] = Field(
        description="Points by faction and what came before."
    )
    winners: list[str]
    results: list[dict[str, str | int | bool]] = Field(
        description="A row for each seat, with the columns of `undergrowth export` in their order."
    )
