"""Advice at a question, and the review of a game."""

from __future__ import annotations

from pydantic import Field

from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.questions import MessageData


class AdviceReason(Wire):
    """A reason for an option, or against it."""

    text: str
    message: MessageData


class AdviceStep(Wire):
    """An answer that a player expects."""

    seat: str
    text: str
    label: str


class AdviceOption(Wire):
    """A player's opinion of an option."""

    text: str
    label: str
    worth: float | None = Field(
        description="How much better the game looks to it afterwards, in points; null: it does"
        " not say."
    )
    share: float | None = Field(
        description="The part of its tries that it spent on it, 0 to 1; null: it does not say."
    )
    because: list[AdviceReason]
    line: list[AdviceStep] = Field(description="The answers that it expects to follow.")


class Advice(Wire):
    """A computer player's advice about the open question."""

    revision: int
    player: str
    budget: float = Field(description="Seconds that it may have taken.")
    of: int = Field(description="How many options there are.")
    options: list[AdviceOption] = Field(description="The best ones; it would take the first.")


class ReviewSource(Wire):
    """A source of points gained or lost."""

    id: str
    title: str
    law: str
    points: int
    times: int
    moments: list[int] = Field(description="Revisions at which it did; of many, the first.")


class ReviewTurn(Wire):
    """A turn at its beginning; the last entry is the end of the game."""

    turn: int
    moment: int = Field(description="Its revision.")
    seat: str | None
    scores: list[int] = Field(description="By seat.")
    standing: list[float] = Field(
        description="By seat, its chance to win as the learned nets see the position, 0 to 1."
    )


class ReviewTurning(Wire):
    """A moment after which the standings stayed different for a round."""

    turn: int
    seat: str
    moment: int = Field(description="The revision after the deed that did most.")
    swing: float = Field(description="The part of 1 that went from some seats to others.")
    gains: str
    loses: str
    before: float = Field(description="The standing of who gained, in the round before.")
    after: float
    deed: str
    points: dict[str, int]


class ReviewBattle(Wire):
    """4.3 A battle whose dice were rolled: the attacker's side, then the defender's."""

    turn: int
    moment: int
    place: str
    sides: list[str]
    rolls: list[int] = Field(description="Their dice, before any cap.")
    expected: list[float] = Field(description="What those dice show on average.")
    hits: list[int] | None = Field(description="Hits dealt in the end.")


class ReviewLuck(Wire):
    """All dice of an owner."""

    owner: str
    battles: int
    rolled: int
    expected: float


class ReviewView(Wire):
    """The review of a finished game."""

    seats: list[str]
    winners: list[str]
    last: int = Field(description="The last revision.")
    sources: dict[str, list[ReviewSource]] = Field(description="By faction, the largest first.")
    turns: list[ReviewTurn]
    turning: list[ReviewTurning] = Field(description="In order of time.")
    battles: list[ReviewBattle]
    luck: list[ReviewLuck]


class ReviewChoice(Wire):
    """A moment at which a seat had a choice in a turn."""

    moment: int = Field(description="The revision before the answer.")
    seat: str
    turn: int


class ReviewChoices(Wire):
    """The choices of a finished game, in order of time."""

    choices: list[ReviewChoice]


class PriceStep(Wire):
    """An answer that is expected after the best option."""

    seat: str
    label: str


class ReviewPrice(Wire):
    """The chance to win that an answer gave away, judged by what its seat knew."""

    moment: int = Field(description="The revision before the answer.")
    seat: str
    turn: int
    answer: str = Field(description="In words.")
    best: str = Field(description="The option that search prefers, in words.")
    chance: float = Field(description="The seat's chance to win after the answer, 0 to 1.")
    price: float = Field(description="How much higher it is after the best option, 0 to 1.")
    reach: float = Field(description="Half the width of the 95 % interval of the price.")
    sure: bool = Field(description="Whether luck alone does not explain the price.")
    line: list[PriceStep]
    because: list[AdviceReason] = Field(
        description="What the deed of the best option brings and that of the answer does not."
    )
    instead: list[AdviceReason] = Field(description="What the deed of the answer brings instead.")
