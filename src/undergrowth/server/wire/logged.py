"""Fields of the log."""

from __future__ import annotations

from pydantic import Field

from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.questions import MessageData


class Entry(Wire):
    """An event of the game, as the viewer may know it."""

    index: int
    revision: int
    turn: int
    seat: str | None
    phase: str
    verb: str
    deed: int = Field(description="The number of the deed it is part of; 0 in old records.")
    act: str = Field(description="What that deed began with: a verb or a procedure.")
    cause: int | None = Field(description="The entry that set it off.")
    law: str
    text: str
    message: MessageData
    places: list[str]
    cards: list[str]
    fields: dict[str, int | str]


class ConsequenceView(Wire):
    """A consequence of a deed: a cost, a loss, or points scored."""

    text: str
    message: MessageData
    law: str
    event: int = Field(description="The number of its entry in the log.")
    cause: int | None = Field(description="The entry that set it off.")


class DeedView(Wire):
    """A deed with all its consequences, as the viewer may know it."""

    number: int
    turn: int
    seat: str
    act: str
    picture: str
    law: str
    text: str
    lines: list[str] = Field(description="Its sentences, the main one first.")
    messages: list[MessageData] = Field(
        description="The same; where a language has no such message, its line is the main event's."
    )
    consequences: list[ConsequenceView] = Field(description="All the rest of it, in order.")
    origin: list[str] = Field(alias="from", description="Places that something left.")
    to: list[str]
    places: list[str]
    points: dict[str, int]
    losses: dict[str, dict[str, int]] = Field(
        description="Pieces that left the map for good, by owner."
    )
    against: list[str]
    against_me: bool
    events: tuple[int, int] = Field(
        description="The first of its entries, and the one after the last."
    )


class LogPage(Wire):
    """A part of the log."""

    entries: list[Entry]
    deeds: list[DeedView] = Field(description="Those that the entries are part of, whole.")
    next: int
