"""The stored rows of a game, independent of the database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class SeatRow:
    """The player of a seat, with the secrets and settings of the seat."""

    seat: int
    player: str
    name: str | None = None
    token: str | None = None
    invitation: str | None = None
    claim: str | None = None
    """The key with which the seat was claimed, until its token is first used."""
    passes: dict[str, bool] = field(default_factory=dict)
    notify: dict[str, str] | None = None
    told: int = -1


@dataclass
class GameRow:
    """The stored data of a game besides its answers."""

    id: str
    title: str
    pace: str
    seeded: bool
    complete: bool
    created: float
    updated: float
    revision: int
    edition: int
    over: bool
    asked: int | None
    factions: list[str | None]
    winners: list[str]
    generators: list[list[int]]
    undo: list[int]
    owner: str | None = None
    """The hash of the maker's token; None if there is none."""
    hints: bool | None = None
    """Whether advice is given; None in games of releases without this setting."""
    uploaded: int | None = None
    """The bytes on disk of an uploaded record; None for a game that was played."""
    proof: dict[str, Any] | None = None
    """`table.saving.proof` with the key by which chance answers; None in seeded games."""


@dataclass
class AnswerRow:
    """One answer and its result; `state` is the game after it."""

    revision: int
    seat: int
    text: str
    record: list[str]
    events: list[dict[str, Any]]
    state: bytes


@dataclass
class Kept:
    """A stored game: `states` holds the present and the revisions in `undo`."""

    game: GameRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    """The answers, without their `state`."""
    states: dict[int, bytes]
