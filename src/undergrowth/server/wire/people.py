"""The people of a game: proposals on which they agree, and answers about them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from undergrowth.server.wire.asked import USUAL_PLAYER, ClaimKey, Computer, GameAsked
from undergrowth.server.wire.common import Asked, Revision, Wire

Kind = Literal["stand_in", "hand_over", "end", "pause", "resume", "rewind"]
Phrase = Literal[
    "hello",
    "good_luck",
    "thanks",
    "sorry",
    "well_played",
    "good_game",
    "one_moment",
    "back_soon",
    "your_turn",
    "truce",
    "beware_leader",
    "no_deal",
]
"""The phrases that people can say; each page says them in its reader's language."""
_NEEDS = {"stand_in": {"seat"}, "hand_over": {"seat"}, "rewind": {"revision"}}
"""The fields without which a kind means nothing."""
_TAKES = {**_NEEDS, "stand_in": {"seat", "player"}}
"""The fields that a kind takes; the others take none."""


class StandInAsked(Asked):
    """A computer player for one's own seat."""

    player: Computer = USUAL_PLAYER


class ProposalAsked(Asked):
    """A proposal to the people of a game."""

    kind: Annotated[
        Kind,
        Field(
            description="`stand_in`: a computer player plays for somebody who is gone;"
            " `hand_over`: the seat is taken from its person, for somebody else; `end`: the game"
            " ends without winners; `pause` and `resume`; `rewind`: the game goes back, whatever"
            " has become known."
        ),
    ]
    seat: Annotated[int | None, Field(default=None, strict=True, ge=0, le=11)]
    player: Computer | None = Field(default=None, description=f"Left out: `{USUAL_PLAYER}`.")
    revision: Revision | None = None

    @model_validator(mode="after")
    def _fits_its_kind(self) -> ProposalAsked:
        given = self.model_dump(exclude_none=True).keys() - {"kind"}
        for name in sorted(_NEEDS.get(self.kind, set()) - given):
            raise ValueError(f"{self.kind}: {name} is missing")
        for name in sorted(given - _TAKES.get(self.kind, set())):
            raise ValueError(f"{self.kind} takes no {name}")
        return self


class PhraseAsked(Asked):
    """A phrase to say at the table."""

    phrase: Phrase


class ReportAsked(Asked):
    """A name or title that the operator should look at."""

    seat: Annotated[
        int | None,
        Field(default=None, strict=True, ge=0, le=11, description="Left out: the game's title."),
    ]


class Reported(Wire):
    """The answer to every report that was taken; nobody is told of it but the operator."""

    reported: bool


class SaidState(Wire):
    """A phrase that somebody has said."""

    seat: int
    phrase: Phrase
    moment: str


class ClockState(Wire):
    """The clock of a game."""

    kind: Literal["turn", "game"]
    seconds: float
    increment: float
    at_zero: Literal["computer", "pause"]
    player: str = Field(description="The computer player that plays on then.")
    left: list[float] = Field(description="The seconds of each seat when this state was written.")
    running: int | None = Field(
        description="The seat whose time runs; null: nobody's, as at reactions, which are not"
        " charged."
    )


class RematchAsked(Asked):
    """Another game of the people of a finished one."""

    game: GameAsked
    was: Annotated[
        list[Annotated[int, Field(strict=True, ge=0, le=11)] | None],
        Field(
            max_length=12,
            description="For each seat asked for, the seat that its person had; null: nobody's."
            " People whose seat is `invite` take it with their old token.",
        ),
    ]
    best_of: Annotated[
        int | None,
        Field(
            default=None,
            strict=True,
            ge=1,
            le=99,
            description="How many games are played at most, the finished one included; the first"
            " that is said counts.",
        ),
    ]


class SeriesState(Wire):
    """The games of the same people, of which this is one."""

    number: int = Field(description="Which of them this is: 2 in the first rematch.")
    best_of: int | None = Field(description="How many are played at most; null: nobody said.")
    wins: list[int] = Field(
        description="By seat, how many its person has won, this one included when it is over."
    )
    decided: bool = Field(description="Whether somebody has won more than half of `best_of`.")


class JoinAsked(Asked):
    """The wish to play the rematch."""

    key: ClaimKey = None


class SayAsked(Asked):
    """A word on a proposal."""

    agrees: Annotated[bool, Field(strict=True)]


class HandState(Wire):
    """The player of a seat from a revision on."""

    revision: int
    player: str = Field(description="`person`, or a computer player's id.")
    name: str | None
    why: str = Field(
        description="`host`, `vote`, `clock`, `away` or `resigned`: why a computer player sits"
        " there; `back` or `claimed`: a person; empty: from the beginning."
    )


class ProposalState(Wire):
    """A proposal that is open; seats go by their numbers."""

    number: int
    kind: Kind
    by: int | None = Field(description="Null: the maker of the game.")
    made: str
    expires: str
    seat: int | None
    player: str | None
    revision: int | None
    agreed: list[int]
    refused: list[int]
    voters: list[int] = Field(description="The seats whose word counts.")
    needed: int = Field(description="How many of them must agree.")


class NoteState(Wire):
    """An event among the people of a game."""

    kind: str = Field(
        description="`stand_in`, `back`, `hand_over`, `paused`, `resumed`, `rewound`, `ended`;"
        " `league`: it counts in one of `by`; `refused` or `lapsed`: a `proposal`."
    )
    moment: str
    revision: int = Field(description="Of the game then; after `rewound`, the one it came to.")
    by: int | None
    seat: int | None
    player: str | None
    why: str | None = Field(description="As in `hands` of a seat.")
    proposal: Kind | None
    before: int | None = Field(description="The revision from which the game went back.")


class PeopleState(Wire):
    """The decisions of the people of a game, besides their answers."""

    paused: bool
    gone_after: float = Field(
        description="The seconds without a visit after which a person counts as gone."
    )
    lost_after: float = Field(
        description="The seconds without a visit after which a seat may be handed over, and the"
        " word of a person who was replaced is not waited for any more."
    )
    proposals: list[ProposalState]
    notes: list[NoteState] = Field(description="The last of them, the latest last.")
    said: list[SaidState] = Field(description="The last phrases, the latest last.")
    rematch: str | None = Field(description="The game that is played after this one.")
    series: SeriesState | None = Field(description="Null: this is a first game.")
