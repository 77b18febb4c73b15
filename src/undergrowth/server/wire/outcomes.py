"""Fields of what an option would bring."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.derived import Open
from undergrowth.server.wire.questions import MessageData, Verb
from undergrowth.server.wire.seen import BattleView, OutcomeView


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
    last: Literal["turn", "phase"] | None = Field(
        default=None,
        description="1.4 What of one's own turn ends, or may end, with it before one is asked"
        " again, where it cannot be taken back then.",
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
