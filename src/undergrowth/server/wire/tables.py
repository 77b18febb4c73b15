"""Open tables: the lists of games that wait for people, and joining one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from undergrowth.server.database import rows
from undergrowth.server.wire.asked import ClaimKey, Level, Pace, Spoken
from undergrowth.server.wire.common import Asked, Name, Wire

Code = Annotated[
    str,
    StringConstraints(min_length=1, max_length=20),
    Field(description="The code of a table, in any case, with or without gaps."),
]
Time = Literal["free", rows.Time]


class CodeAsked(Asked):
    """A code that somebody was told."""

    code: Code


class JoinTableAsked(Asked):
    """The wish for a free seat at a table."""

    code: Code
    seat: Annotated[
        int | None,
        Field(default=None, strict=True, ge=0, le=11, description="Left out: any free seat."),
    ]
    name: Name | None = None
    key: ClaimKey = None


class TableClock(Wire):
    """The clock of a table."""

    kind: Literal["turn", "game"]
    seconds: float
    increment: float


class TableSeat(Wire):
    """A seat at an open table."""

    seat: int
    faction: str | None = Field(description="Null or like `player_2`: drafted in the game.")
    player: str = Field(description="`person`, or a computer player's id.")
    name: str | None
    free: bool = Field(description="Whether it can be taken.")


class OpenTable(Wire):
    """A game that waits for people."""

    code: str
    title: str
    made: str
    map: str
    hirelings: bool
    level: Level
    language: str
    time: Time = Field(description="`free`: nobody's time is limited; `slow`: people have days.")
    clock: TableClock | None
    pace: Pace
    seats: list[TableSeat]
    free: int = Field(description="How many seats can be taken.")


class OpenTables(Wire):
    """The tables that fit the filters, the newest first."""

    tables: list[OpenTable]
    total: int
    next: int | None = Field(description="The `from` of the next page; null: this is the last.")


class WatchAsked(Asked):
    """A link for spectators."""

    minutes: Annotated[
        Literal[0, 5, 15, 60], Field(description="How far behind it shows the game.")
    ]


class WatchMade(Wire):
    """A link for spectators; its secret is in this answer only."""

    minutes: int
    secret: str = Field(description="The part of the addresses under `/api/watch`.")
    link: str = Field(description="The page for spectators.")


class WatchState(Wire):
    """The link for spectators that a game has."""

    minutes: int | None = Field(description="How far behind it shows the game; null: none.")


class TableState(Wire):
    """The table of a game, as its maker sees it."""

    code: str
    listed: bool
    level: Level
    language: Spoken
    free: int = Field(description="How many seats can be taken by the code; 0: it has expired.")
