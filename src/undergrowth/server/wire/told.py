"""Answers about games."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from undergrowth.engine.messages import Message
from undergrowth.server.wire.asked import Pace
from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.derived import Open
from undergrowth.server.wire.people import ClockState, HandState, PeopleState
from undergrowth.server.wire.seen import AllowanceView, BattleView, OutcomeView, View


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


class MessageData(Wire):
    """A sentence as its id and named arguments, for clients that make sentences themselves."""

    id: str = Field(description="Its id in the message files (`/api/words/{language}`).")
    args: dict[str, int | str | list[str] | dict[str, Any]] = Field(
        description="Numbers, names with what they are names of, lists of such, or a message.",
        examples=[{"place": "place:3", "count": 2}],
    )

    @staticmethod
    def of(message: Message) -> MessageData:
        """Return the data of a message of the engine."""
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
    """The extent of a verb."""

    kind: str = Field(description="allowance, piece, word or unused")
    id: str
    n: int
    text: str = Field(examples=["4 places", "+1 wood"])


class WhyOff(Wire):
    """The reason why a verb cannot be used now."""

    id: str
    short: str = Field(examples=["too late"])
    law: str
    text: str | None = Field(default=None, description="The whole reason, where there is one.")


class Verb(Wire):
    """A verb of the question: with `options` while it is available, else with `why`."""

    id: str
    title: str
    short: str
    picture: str
    options: list[str] | None = Field(default=None, description="Texts of options.")
    much: Much | None = None
    why: WhyOff | None = None


class Step(Wire):
    """An earlier answer of the same player inside the procedures in progress."""

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
    """A limit that an answer would leave unused by ending a step of several actions."""

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
    """2.5 A clearing that changes its ruler."""

    place: str
    before: str | None
    after: str | None


class PieceChange(Wire):
    """A change of the number of pieces in a place."""

    owner: str
    piece: str
    place: str
    change: int


class AllowanceChange(Wire):
    """A change of a limit: of its use, and of its size."""

    id: str
    used: int
    of: int


class BoardChange(Open):
    """A part of a board that changes; its further keys say how."""

    seat: str
    id: str


class NextView(Wire):
    """The question that follows an option."""

    seat: str
    prompt: str
    targets: dict[str, list[str]] | None = Field(
        default=None, description="Inside the same deed: its places by role."
    )


class OptionOutcome(Open):
    """The certain costs and gains of an option, up to the next question or chance."""

    certain: bool = Field(description="Whether that is all, whatever is hidden.")
    closes: Literal["turn", "phase"] | None = Field(
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
    boards: list[BoardChange] | None = None
    allowances: list[AllowanceChange] | None = None
    reveals: list[dict[str, str]] | None = Field(
        default=None, description="What becomes known that was hidden."
    )
    battle: BattleView | None = None
    battles: list[BattleView] | None = Field(
        default=None, description="While its defender is still to be chosen: one for each."
    )
    next: NextView | None = Field(default=None, description="What is asked then.")
    ends: OutcomeView | None = None


class DeedLine(Wire):
    """The continuation of a deed after an option, so that both can be offered as one."""

    role: str = Field(description="That of the place in the deed: `from`, `to` or `here`.")
    place: str
    answers: list[str] = Field(description="What to send after the option, one by one.")
    label: str = Field(description="What the last of them does, in words.")
    message: MessageData


class Ahead(Wire):
    """The outcomes of the open question's options by text, and its verbs with `much`."""

    revision: int
    outcomes: dict[str, OptionOutcome]
    lines: dict[str, list[DeedLine]] = Field(
        description="By option: what is asked after it at each place, where that is short."
    )
    verbs: list[Verb]


class NotifyState(Wire):
    """The addresses for notices that it is the seat's turn."""

    webhook: str | None = None
    email: str | None = None
    language: str | None = None


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


class WhyNot(Wire):
    """The reason why an answer is not possible now; empty when it is."""

    law: str
    reason: str
    message: MessageData | None = Field(description="The reason as data; null: there is none.")


class WhyNotDone(WhyNot):
    """The reason why one verb cannot be used on a target now."""

    verb: str


class WhyNotAbout(Wire):
    """The reasons why nothing can be done with a target; verbs of the open question come first."""

    reasons: list[WhyNotDone]


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
    losses: dict[str, dict[str, int]] = Field(description="Pieces that left the map, by owner.")
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
