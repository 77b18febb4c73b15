"""What is kept of a game, as rows: whoever reads and writes them need not know the database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class SeatRow:
    """Who sits where, and how they are reached."""

    seat: int
    player: str
    name: str | None = None
    token: str | None = None
    invitation: str | None = None
    claim: str | None = None
    """The key its token was claimed with, until the token is first used."""
    passes: dict[str, bool] = field(default_factory=dict)
    notify: dict[str, str] | None = None
    told: int = -1


@dataclass
class GameRow:
    """What is kept of a game besides its answers."""

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
    """What whoever made it holds; None where nobody does."""
    hints: bool | None = None
    """Whether advice is given; None in games of releases that knew none."""
    uploaded: int | None = None
    """The bytes on disk of a record that somebody has sent; None of a game that was played."""
    proof: dict[str, Any] | None = None
    """`table.saving.proof` with the key by which chance answers; None in seeded games."""


@dataclass
class AnswerRow:
    """One answer and what came of it; `state` is the game after it."""

    revision: int
    seat: int
    text: str
    record: list[str]
    events: list[dict[str, Any]]
    state: bytes


@dataclass
class Kept:
    """A game as it is read back: `states` holds the present and the revisions of `undo`."""

    game: GameRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    """Their `state` is left out."""
    states: dict[int, bytes]
