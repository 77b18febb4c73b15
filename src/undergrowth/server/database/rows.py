"""The stored rows of a game, independent of the database."""

from __future__ import annotations

import hmac
import json
from dataclasses import dataclass, field
from typing import Any, Final, Literal

Time = Literal["live", "slow"]
"""How the time of people is limited: by minutes, or by days."""
LIVE: Final = "live"
SLOW: Final = "slow"

PUSH: Final = "push"
"""The kind of address for notices that is a browser's subscription, kept as a text."""


def endpoint_of(subscription: str) -> str:
    """Return the address at a push service of a kept subscription; empty for a damaged one."""
    try:
        return str(json.loads(subscription)["endpoint"])
    except (ValueError, TypeError, KeyError):
        return ""


@dataclass
class Clock:
    """The clock of a game: its settings, and the time that people have left."""

    kind: str
    """`turn`: seconds for the questions of each turn; `game`: for the whole game."""
    seconds: float
    increment: float
    """The seconds that each own turn brings, where the time is for the whole game."""
    at_zero: str
    """`computer` or `pause`: what happens when somebody has no time left."""
    player: str
    """The computer player that plays on then."""
    left: list[float] = field(default_factory=list)
    """The seconds of each seat when the open question was asked."""
    turns: int = 0
    """The number of the latest turn that has brought time."""
    since: float | None = None
    """When the open question was asked; None while no time runs."""
    reaction: bool = False
    """Whether that question is a reaction, which is not charged."""
    waits: bool = False
    """Whether somebody who was invited has not come yet: nobody's time runs before that."""


@dataclass
class Hand:
    """The player of a seat from a revision on."""

    revision: int
    player: str
    name: str | None
    why: str
    """Reason for which the seat came to this player: one of `people.hands.WHYS`."""


@dataclass
class Proposal:
    """A proposal to the people of a game, as long as it is open."""

    number: int
    kind: str
    by: int | None
    """The seat that proposed it; None for the maker of the game."""
    made: float
    expires: float
    seat: int | None = None
    """The seat that it is about."""
    player: str | None = None
    """The computer player that would play there."""
    revision: int | None = None
    """The moment that the game would go back to."""
    agreed: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)


@dataclass
class Note:
    """An event among the people of a game, which is not part of the game itself."""

    kind: str
    moment: float
    revision: int
    """The revision of the game then."""
    by: int | None = None
    seat: int | None = None
    player: str | None = None
    why: str | None = None
    proposal: str | None = None
    """The kind of the proposal that was refused or has lapsed."""
    before: int | None = None
    """The revision before the game went back."""


@dataclass
class Said:
    """A ready phrase that somebody has said at the table."""

    seat: int
    phrase: str
    moment: float


@dataclass
class Rematch:
    """The game that the people of a finished one play next."""

    game: str
    seats: dict[int, int]
    """By seat of the finished game, the seat of the new one that waits for its person."""
    taken: list[int] = field(default_factory=list)
    """The seats of the finished game whose people have taken theirs: they cannot do it again."""


@dataclass
class Series:
    """The games that the same people have played before this one."""

    games: int
    """Number of games in the series."""
    wins: dict[int, int]
    """By seat of this game, the games that its person has won so far."""
    best_of: int | None = None
    """The most games that are played; None where nobody has said."""


@dataclass
class People:
    """The decisions of the people of a game, besides their answers.  A change makes a new one."""

    made: int = 0
    """The number of proposals made so far."""
    paused: bool = False
    proposals: list[Proposal] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    rematch: Rematch | None = None
    series: Series | None = None
    """None in a first game."""


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
    stand_in: str | None = None
    """The computer player that plays as long as the person of the seat does not."""
    seen: float | None = None
    """The minute when the person was last known to be there."""
    hands: list[Hand] = field(default_factory=list)
    """The players of the seat one after another; empty while it has had only one."""
    account: str | None = None
    """The account that keeps the seat for its person; nobody else learns of it."""
    devices: dict[str, str] = field(default_factory=dict)
    """The hashes of tokens that the account's other devices have, by the id of their session."""

    def is_opened_by(self, secret: str) -> bool:
        """Whether a hashed token opens the seat.  All are compared, so that time tells nothing."""
        found = False
        for each in (self.token, *self.devices.values()):
            found |= each is not None and hmac.compare_digest(each, secret)
        return found

    @property
    def playing(self) -> str:
        """The player that answers for the seat now."""
        return self.stand_in or self.player


def no_account() -> dict[str, Any]:
    """Return the fields of a seat that no account keeps."""
    return {"account": None, "devices": {}}


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
    people: People = field(default_factory=People)
    clock: Clock | None = None
    deadline: float | None = None
    """When the time for the open question is over; None while no time runs."""
    serious: str | None = None
    """One of `ratings.serious.OPEN` and `COUNTED`; None where the result counts for no rating."""
    league: str | None = None
    """The league that waits for the result of the game; None without one, and once it has it."""


@dataclass
class AnswerRow:
    """One answer and its result; `state` is the game after it."""

    revision: int
    seat: int
    text: str
    record: list[str]
    events: list[dict[str, Any]]
    state: bytes
    moment: float | None = None
    """When the answer was given; None in games of older releases."""
    edition: int | None = None
    """The edition of the game after it."""


@dataclass
class Kept:
    """A stored game: `states` holds the present and the revisions in `undo`, as JSON."""

    game: GameRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    """The answers, without their `state`."""
    states: dict[int, bytes]
