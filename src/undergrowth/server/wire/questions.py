"""Fields of an open question: its options, what can be done, and why something cannot."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from undergrowth.engine.messages import Message
from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.seen import AllowanceView


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
