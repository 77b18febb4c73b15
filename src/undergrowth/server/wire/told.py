"""Answers about games."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from undergrowth.server.wire.common import Wire


class Open(BaseModel):
    """A part that the engine may extend."""

    model_config = ConfigDict(extra="allow")


class Health(Wire):
    """Whether the server is well."""

    status: str = Field(examples=["ok"])
    version: str


class MadeSeat(Wire):
    """A seat of a new game, in the order of the request.  Its secrets are told only here."""

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


class Claimed(Wire):
    """A seat that was taken up; the token is told only here."""

    id: str
    seat: int
    faction: str | None
    token: str
    link: str


class Checked(Wire):
    """A setup that can be played, complete."""

    setup: dict[str, Any]
    problems: list[str]


class PiecesView(Open):
    """Pieces of one kind in one place."""

    owner: str
    piece: str
    kind: str
    count: int


class PlaceView(Open):
    """2.2 What stands in a clearing, a forest, on a path or in a place of a faction's own; forests
    and paths have no suits."""

    id: str
    pieces: list[PiecesView]
    suits: list[str] | None = None
    open_slots: int | None = None
    ruin: int | None = None


class PartView(Open):
    """A part of a faction board; `kind` says which further fields it has."""

    kind: str
    id: str
    title: str
    law: str


class SeatView(Open):
    """2.1 A player's area; `hand` only for who holds it."""

    faction: str
    score: int
    hand: list[str] | None
    hand_count: int
    known: list[str]
    play: list[str]
    crafted: dict[str, int]
    dominance: str | None
    partner: str | None
    supply: dict[str, int]
    board: list[PartView]


class OwnerView(Open):
    """H An owner of pieces without a seat; `decider` decides for it now, null: nobody does."""

    id: str
    title: str
    decider: str | None
    supply: dict[str, int]
    board: list[PartView]


class TurnView(Open):
    """1.4 Whose turn it is."""

    seat: str | None
    phase: str
    number: int


class OutcomeView(Open):
    """3.1 How it ended."""

    winners: list[str]
    how: str


class View(Open):
    """The table as the viewer sees it (`observe` of the engine)."""

    viewer: str | None
    setup: dict[str, Any]
    turn: TurnView
    places: list[PlaceView]
    items: dict[str, int]
    deck: int
    discard: list[str]
    available: list[str]
    quests: list[int | str]
    seats: list[SeatView]
    owners: list[OwnerView] | None = None
    outcome: OutcomeView | None


class Option(Wire):
    """One legal answer."""

    text: str = Field(description="What to send back.")
    label: str = Field(description="What it does, in words.")
    law: str
    targets: dict[str, list[str]] = Field(
        description="What it points at: names by domain.", examples=[{"place": ["3"]}]
    )


class Decision(Wire):
    """The open question.  Only the seat that is asked gets the options."""

    seat: str | None = Field(
        description="The faction that is asked, or `player_2` before the second seat has one."
    )
    index: int = Field(description="The number of its seat.")
    prompt: str
    text: str
    law: str
    mine: bool
    reaction: bool = Field(description="Whether passing can be left to the server (`pass`).")
    options: list[Option] | None = None


class NotifyState(Wire):
    """Where the seat is told that it is its turn."""

    webhook: str | None = None
    email: str | None = None


class SeatState(Wire):
    """Who sits where."""

    seat: int
    faction: str | None
    title: str
    player: str = Field(description="`person`, or a computer player's id.")
    name: str | None
    claimed: bool
    connected: bool
    asked: bool
    passes: dict[str, bool] | None = Field(default=None, description="The viewer's own.")
    notify: NotifyState | None = Field(default=None, description="The viewer's own.")


class UndoState(Wire):
    """Whether the viewer may take something back, and how many answers."""

    possible: bool
    answers: int


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
        description="Whether this is a record that ends before its game did: it is over, and"
        " nobody has won."
    )
    created: str
    updated: str
    pace: str
    seeded: bool = Field(description="Whether somebody chose the seed.")
    record: bool = Field(description="Whether it has an exact replay from its beginning.")
    viewer: str | None
    viewer_seat: int | None
    title: str
    seats: list[SeatState]
    view: View
    decision: Decision | None
    undo: UndoState
    waiting_for: list[str]
    log_length: int


class Answered(Wire):
    """An answer was taken; it is on disk."""

    revision: int
    state: State


class WhyNot(Wire):
    """Why something cannot be answered now; an empty reason when it can."""

    law: str
    reason: str


class WhyNotDone(WhyNot):
    """Why one thing cannot be done with a target now."""

    verb: str


class WhyNotAbout(Wire):
    """Why nothing can be done with a target; what the open question is about comes first."""

    reasons: list[WhyNotDone]


class Entry(Wire):
    """Something that happened, as the viewer may know it."""

    index: int
    revision: int
    turn: int
    seat: str | None
    phase: str
    verb: str
    law: str
    text: str
    places: list[str]
    cards: list[str]
    fields: dict[str, int | str]


class LogPage(Wire):
    """A part of the log."""

    entries: list[Entry]
    next: int


class Settings(Wire):
    """The settings of a seat."""

    pace: str
    passes: dict[str, bool] = Field(serialization_alias="pass")
    notify: NotifyState | None
    name: str | None


class MyGame(Wire):
    """A game somebody has a seat in."""

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
    """The games of some seats; seats that are not theirs are left out."""

    games: list[MyGame]
