"""Answers about games."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from undergrowth.server.wire.asked import Pace
from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.people import ClockState, HandState, PeopleState
from undergrowth.server.wire.questions import Decision
from undergrowth.server.wire.seen import View


class Health(Wire):
    """The health of the server."""

    status: str = Field(examples=["ok"])
    version: str


class Announcement(Wire):
    """The operator's line for everybody; empty: there is none."""

    text: str


class MadeSeat(Wire):
    """A seat of a new game, in the order of the request.  Its secrets are in this answer only."""

    seat: int = Field(description="Its number, clockwise from the starting player.")
    faction: str | None
    token: str | None = None
    invitation: str | None = None
    link: str | None = Field(
        default=None, description="A page address whose fragment holds the secret."
    )


class Made(Wire):
    """A new game."""

    id: str
    seats: list[MadeSeat]
    link: str = Field(description="For spectators.")
    owner: str | None = Field(
        description="The token of its maker, told only here: it reissues invitations and puts"
        " another computer player in the place of one that failed. Records have none."
    )
    code: str | None = Field(
        default=None, description="The code by which a free seat is taken, if one was asked for."
    )


class Claimed(Wire):
    """A seat that was claimed; its token is in this answer only."""

    id: str
    seat: int
    faction: str | None
    token: str
    link: str
    seeded: bool = Field(
        description="Whether somebody chose the seed: who knows it knows what chance deals."
    )


class Invited(Wire):
    """A new invitation to a seat, in place of the earlier one; in this answer only."""

    seat: int
    invitation: str
    link: str


class Replaced(Wire):
    """The computer player that plays a seat from now on."""

    seat: int
    player: str


class Checked(Wire):
    """A setup that can be played, complete."""

    setup: dict[str, Any]
    problems: list[str]


class NotifyState(Wire):
    """The addresses for notices that it is the seat's turn."""

    webhook: str | None = None
    email: str | None = None
    push: str | None = Field(
        default=None, description="The address at which a push service knows the browser."
    )
    language: str | None = None


class PushState(Wire):
    """Web push on this server."""

    key: str | None = Field(
        description="The `applicationServerKey` of a subscription; null: nothing is pushed here."
    )


class SeatState(Wire):
    """A seat with its player."""

    seat: int
    faction: str | None
    title: str
    player: str = Field(description="`person`, or a computer player's id.")
    name: str | None
    claimed: bool
    connected: bool
    asked: bool
    stand_in: str | None = Field(
        description="The computer player that plays as long as the person does not."
    )
    seen: str | None = Field(
        description="When its person was last there, to five minutes; null: nobody knows."
    )
    hands: list[HandState] = Field(
        description="Who has played it, one after the other; empty: nobody else."
    )
    passes: dict[str, bool] | None = Field(default=None, description="The viewer's own.")
    notify: NotifyState | None = Field(default=None, description="The viewer's own.")


class Trouble(Wire):
    """A computer player that failed: its game waits until the owner replaces it.

    Its error is in no answer, since it may reveal hidden information.
    """

    seat: int
    faction: str | None
    player: str


class UndoState(Wire):
    """Whether the viewer may take something back, and how many answers."""

    possible: bool
    answers: int


class Proof(Wire):
    """The data by which players can check chance: see docs/chance.md."""

    commitment: str = Field(description="The SHA-256 of the key by which chance answers.")
    key: str | None = Field(description="That key, once the game is over.")
    since: int = Field(description="How many answers were on record when it began to answer.")
    drawn: int = Field(description="The number of the stream that came first then.")


class State(Wire):
    """A game as its viewer may see it."""

    id: str
    revision: int = Field(description="How many answers have been given.")
    edition: int = Field(description="How often something has been undone.")
    latest: int = Field(description="The revision of the present.")
    over: bool = Field(
        description="Whether nothing can happen any more; of an earlier moment: whether the game"
        " was over then."
    )
    unfinished: bool = Field(
        description="Whether this is a record that ends before its game did, without a winner."
    )
    created: str
    updated: str
    pace: Pace
    seeded: bool = Field(
        description="Whether somebody chose the seed: who knows it knows what chance deals."
    )
    proof: Proof | None = Field(description="Null: the game is seeded, or of an older release.")
    record: bool = Field(description="Whether it has an exact replay from its beginning.")
    hints: bool = Field(description="Whether who is asked may ask what a computer would do.")
    serious: bool = Field(description="Whether the result counts for ratings.")
    viewer: str | None
    viewer_seat: int | None
    title: str
    seats: list[SeatState]
    view: View
    decision: Decision | None
    trouble: Trouble | None = Field(description="Why nothing goes on by itself.")
    people: PeopleState
    clock: ClockState | None = Field(description="Null: nobody's time is limited.")
    undo: UndoState
    waiting_for: list[str]
    log_length: int


class Answered(Wire):
    """An accepted answer; it is on disk."""

    revision: int
    state: State


class Settings(Wire):
    """The settings of a seat."""

    pace: Pace
    passes: dict[str, bool] = Field(serialization_alias="pass")
    notify: NotifyState | None
    name: str | None


class MyGame(Wire):
    """A game in which a person has a seat."""

    id: str
    seat: int
    faction: str | None
    title: str
    my_turn: bool
    over: bool
    updated: str
    players: list[str]
    winner: list[str] | None = None


class Mine(Wire):
    """The games of some seats; seats with a wrong token are left out."""

    games: list[MyGame]
