"""Answers about games."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from undergrowth.engine.messages import Message
from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.seen import AllowanceView, BattleView, Open, OutcomeView, View


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
    owner: str | None = Field(
        description="The token of whoever made it, told only here: it reissues invitations and puts"
        " another computer player in the place of one that failed. Records have none."
    )


class Claimed(Wire):
    """A seat that was taken up; the token is told only here."""

    id: str
    seat: int
    faction: str | None
    token: str
    link: str
    seeded: bool = Field(
        description="Whether somebody chose the seed: whoever knows it knows what chance deals."
    )


class Invited(Wire):
    """A new invitation to a seat, in place of the earlier one; told only here."""

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


class MessageData(Wire):
    """A sentence as its id and named arguments, for clients that make sentences themselves."""

    id: str = Field(description="Its id in the message files (`/api/words/{language}`).")
    args: dict[str, int | str | list[str] | dict[str, Any]] = Field(
        description="Numbers, names with what they are names of, lists of such, or a message.",
        examples=[{"place": "place:3", "count": 2}],
    )

    @staticmethod
    def of(message: Message) -> MessageData:
        """A message of the engine."""
        return MessageData.model_validate(message.data())


class Option(Wire):
    """One legal answer."""

    text: str = Field(description="What to send back.")
    label: str = Field(description="What it does, in words.")
    message: MessageData
    law: str
    targets: dict[str, list[str]] = Field(
        description="What it points at: names by domain.", examples=[{"place": ["3"]}]
    )
    verb: str = Field(description="As in `verbs`.")
    places: dict[str, list[str]] = Field(
        description="The places it points at, by their role: `from`, `to` or `here`."
    )


class Much(Wire):
    """How much a verb is."""

    kind: str = Field(description="allowance, piece, word or unused")
    id: str
    n: int
    text: str = Field(examples=["4 places", "+1 wood"])


class WhyOff(Wire):
    """Why a verb cannot be used now."""

    id: str
    short: str = Field(examples=["too late"])
    law: str
    text: str | None = Field(default=None, description="The whole reason, where there is one.")


class Verb(Wire):
    """A verb of the question: with `options` while it is on, with `why` while it is off."""

    id: str
    title: str
    short: str
    picture: str
    options: list[str] | None = Field(default=None, description="Texts of options.")
    much: Much | None = None
    why: WhyOff | None = None


class Step(Wire):
    """An answer of one's own inside the procedures in progress."""

    verb: str
    text: str
    label: str
    short: str = Field(description="Its verb in short, where it names nothing else.")
    message: MessageData
    prompt: str
    settled: bool = Field(description="Whether it was the only one there was.")
    undo: int | None = Field(description="How often to undo to take it back; null: never.")
    places: dict[str, list[str]] = Field(description="The places it points at, by their role.")


class Unspent(AllowanceView):
    """What an answer that ends a step of several actions leaves unused."""

    text: str = Field(description="That answer.")


class Decision(Wire):
    """The open question.  Only the seat that is asked gets the options."""

    seat: str | None = Field(
        description="The faction that is asked, or `player_2` before the second seat has one."
    )
    index: int = Field(description="The number of its seat.")
    prompt: str
    text: str
    message: MessageData
    law: str
    mine: bool
    reaction: bool = Field(description="Whether passing can be left to the server (`pass`).")
    announced: Option | None = Field(
        default=None,
        description="What an automated faction is about to do: everybody sees it before it does.",
    )
    steps: list[Step] | None = Field(default=None, description="What led here.")
    options: list[Option] | None = None
    verbs: list[Verb] | None = Field(
        default=None, description="In the order of the board; what they bring is told by `ahead`."
    )
    cards: dict[str, list[str]] | None = Field(
        default=None, description="By card, the options that use it."
    )
    unspent: Unspent | None = Field(
        default=None, description="What passing leaves unused; null: nothing of that kind."
    )
    usual: str | None = Field(
        default=None,
        description="The answer most people would give, where the choice seldom matters.",
    )


class RulerView(Wire):
    """2.5 A clearing that another rules afterwards."""

    place: str
    before: str | None
    after: str | None


class PieceChange(Wire):
    """Pieces on the map: how many more, or fewer."""

    owner: str
    piece: str
    place: str
    change: int


class AllowanceChange(Wire):
    """What is limited: how much more is used, how much more is allowed."""

    id: str
    used: int
    of: int


class OptionOutcome(Open):
    """What an option certainly costs and brings, up to the next question or chance."""

    certain: bool = Field(description="Whether that is all, whatever is hidden.")
    closes: str | None = Field(
        default=None, description="1.4 What is over with it: the `turn`, or a `phase` of it."
    )
    points: dict[str, int] | None = None
    rulers: list[RulerView] | None = None
    pieces: list[PieceChange] | None = None
    totals: dict[str, dict[str, int]] | None = Field(
        default=None, description="Pieces on the map by owner: what is paid, lost and gained."
    )
    spent: list[str] | None = Field(default=None, description="Cards that leave one's hand.")
    in_play: list[str] | None = Field(default=None, description="Effects that come into play.")
    cards: dict[str, int] | None = Field(default=None, description="Sizes of hands.")
    items: dict[str, int] | None = Field(default=None, description="The supply of items.")
    boards: list[dict[str, Any]] | None = None
    allowances: list[AllowanceChange] | None = None
    reveals: list[dict[str, str]] | None = Field(
        default=None, description="What becomes known that was hidden."
    )
    battle: BattleView | None = None
    battles: list[BattleView] | None = Field(
        default=None, description="While its defender is still to be chosen: one for each."
    )
    next: dict[str, Any] | None = Field(
        default=None, description="What is asked then: seat, prompt and places by role (`targets`)."
    )
    ends: OutcomeView | None = None


class DeedLine(Wire):
    """How a deed goes on after an option, so that both can be offered as one."""

    role: str = Field(description="That of the place in the deed: `from`, `to` or `here`.")
    place: str
    answers: list[str] = Field(description="What to send after the option, one by one.")
    label: str = Field(description="What the last of them does, in words.")
    message: MessageData


class Ahead(Wire):
    """What the options of the open question bring, by their texts, and its verbs with `much`."""

    revision: int
    outcomes: dict[str, OptionOutcome]
    lines: dict[str, list[DeedLine]] = Field(
        description="By option: what is asked after it at each place, where that is short."
    )
    verbs: list[Verb]


class NotifyState(Wire):
    """Where the seat is told that it is its turn."""

    webhook: str | None = None
    email: str | None = None
    language: str | None = None


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


class Trouble(Wire):
    """A computer player that failed: its game waits until its owner puts another one there.

    What went wrong is told to nobody here, since it may name what the player holds.
    """

    seat: int
    faction: str | None
    player: str


class UndoState(Wire):
    """Whether the viewer may take something back, and how many answers."""

    possible: bool
    answers: int


class Proof(Wire):
    """What players can check of chance: see docs/chance.md."""

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
    pace: str
    seeded: bool = Field(
        description="Whether somebody chose the seed: whoever knows it knows what chance deals."
    )
    proof: Proof | None = Field(description="Null: the game is seeded, or of an older release.")
    record: bool = Field(description="Whether it has an exact replay from its beginning.")
    hints: bool = Field(description="Whether who is asked may ask what a computer would do.")
    viewer: str | None
    viewer_seat: int | None
    title: str
    seats: list[SeatState]
    view: View
    decision: Decision | None
    trouble: Trouble | None = Field(description="Why nothing goes on by itself.")
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
    message: MessageData | None = Field(description="The reason as data; null: there is none.")


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
    """What a deed brought about besides: what it cost, what fell, what was scored."""

    text: str
    message: MessageData
    law: str
    event: int = Field(description="The number of its entry in the log.")
    cause: int | None = Field(description="The entry that set it off.")


class DeedView(Wire):
    """What was done, with all it brought about, as the viewer may know it."""

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
    losses: dict[str, dict[str, int]] = Field(description="Pieces that left the map, by owner.")
    against: list[str]
    against_me: bool
    events: list[int] = Field(description="The first of its entries, and the one after the last.")


class LogPage(Wire):
    """A part of the log."""

    entries: list[Entry]
    deeds: list[DeedView] = Field(description="Those that the entries are part of, whole.")
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
