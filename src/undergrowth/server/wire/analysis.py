"""The analysis board: requests with positions, and answers with moments."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from undergrowth.server.wire.asked import SetupAsked
from undergrowth.server.wire.common import Asked, Seed, Text, Wire
from undergrowth.server.wire.games import State
from undergrowth.server.wire.questions import WhyNotDone

Position = Annotated[
    dict[str, Any], Field(description="A described position: `undergrowth schema position`.")
]
Answers = Annotated[
    list[Text],
    Field(max_length=1_000, description="All answers since, those of chance among them."),
]


class ReadAsked(Asked):
    """A text that a person has written, or a file."""

    text: Annotated[str, StringConstraints(min_length=1)] = Field(
        description="TOML or JSON: a position, a puzzle, a lesson, or the save of a game."
    )


class WriteAsked(Asked):
    """A position to write as text."""

    position: Position


class BeginAsked(Asked):
    """A setup to begin with."""

    setup: SetupAsked
    laid: bool = Field(
        default=True,
        description="Whether all is laid out by chance as a first turn begins; else the map is"
        " empty.",
    )
    seed: Seed | None = None


class LineAsked(Asked):
    """A position and the answers given since."""

    position: Position
    answers: Answers = Field(default_factory=list)


class LookAsked(LineAsked):
    """A moment to look at."""

    rolls: bool | None = Field(
        default=True,
        description="Whether chance answers by itself what it is asked then. If not, only what"
        " nobody can choose (shuffles); null: not even that.",
    )
    seed: Seed | None = Field(default=None, description="Of what chance answers.")


class WhyAsked(LineAsked):
    """A question about an answer or, with `domain`, about a target."""

    text: Text
    domain: Annotated[str, StringConstraints(max_length=40)] = ""


class OpinionAsked(LineAsked):
    """A moment to have an opinion on."""

    tries: int = Field(default=50, ge=1, le=400, description="How long to think about it.")


class PositionTold(Wire):
    """A position, complete with everything that was dealt or follows."""

    position: Position


class PositionText(Wire):
    """A position as TOML."""

    text: str


class LineStep(Wire):
    """One answer of a line."""

    seat: str = Field(description="The faction that gave it, or `chance`.")
    text: str
    label: str


class AnalysisMoment(Wire):
    """A moment of an analysis."""

    state: State = Field(
        description="As the seat sees it that is asked; hands and boards of the others as they see"
        " them. `revision` is the number of answers."
    )
    position: Position
    path: list[LineStep] = Field(description="All answers, with those that chance has given now.")
    told: list[str] = Field(description="What the last of them brought.")
    problem: str = Field(
        description="Why no game comes to this table, naming the entry; then nothing is asked."
    )


class SeatChance(Wire):
    """A seat's chance to win."""

    seat: str
    chance: float = Field(description="0 to 1.")


class OpinionLine(Wire):
    """An option, and what is expected after it."""

    text: str
    label: str
    chance: float = Field(description="The chance of the seat to win after it.")
    reach: float = Field(description="Half the width of its 95% interval.")
    tries: int
    line: list[LineStep] = Field(description="The answers that are expected to follow.")


class OpinionTold(Wire):
    """An opinion on a moment, from what the seat knows that is asked."""

    seat: str
    tries: int
    chances: list[SeatChance] = Field(description="Of all seats.")
    lines: list[OpinionLine] = Field(description="The best options; none before the first turn.")


class WhyTold(Wire):
    """Reasons, each once."""

    reasons: list[WhyNotDone]
