"""Leagues: what is asked, and answers about them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from undergrowth.server.wire.common import Asked, Name, Title, Wire

Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Coalition = Annotated[
    Literal["share", "whole"],
    Field(
        description="A win is one point. The winners of a coalition share it, or each has a `whole`"
        " one."
    ),
]


class LeagueAsked(Asked):
    """A new league."""

    name: Title
    member: Name = Field(description="The founder's name in its tables.")
    coalition: Coalition = "share"
    serious: bool = Field(
        default=False, strict=True, description="Whether only serious games count."
    )
    shown: bool = Field(
        default=False,
        strict=True,
        description="Whether everybody who has its address sees its tables; cannot be opened later,"
        " since members have joined a private league.",
    )


class LeagueChanges(Asked):
    """Changes of a league; fields left out stay as they are."""

    name: Title | None = None
    shown: Literal[False] | None = None


class LeagueJoined(Asked):
    """The secret of a league's link, and one's name in its tables."""

    link: Secret
    name: Name


class MemberAsked(Asked):
    """Another name of oneself in a league."""

    name: Name


class SeasonAsked(Asked):
    """The season that begins."""

    name: Title | None = None


class LeagueGameAsked(Asked):
    """A game that is to count in a league."""

    id: Annotated[str, StringConstraints(min_length=1, max_length=32)]


class StandingState(Wire):
    """Sums of games."""

    games: int
    wins: int
    points: float
    share: float = Field(description="The points for each game.")


class FactionState(StandingState):
    """Sums of the games of one faction."""

    faction: str


class LineState(StandingState):
    """One member's line of a table."""

    member: int
    factions: list[FactionState]


class MemberState(Wire):
    """A member; one who has left has no name."""

    number: int
    name: str | None
    is_founder: bool
    is_me: bool
    is_there: bool = Field(description="Whether the member has not left.")


class SeasonState(Wire):
    """A season; one that runs has not ended."""

    number: int
    name: str | None
    began: str
    ended: str | None


class LeagueSeatState(Wire):
    """The result of a seat in a game of a league."""

    seat: int
    faction: str
    member: int | None
    player: str | None = Field(description="A computer player; null: a person.")
    score: int
    won: bool
    points: float


class LeagueGameState(Wire):
    """A game that was counted.  It has no id: with that anybody could look at it."""

    number: int
    moment: str = Field(description="Of its end.")
    map: str
    how: str = Field(description="`points`, `dominance` or `coalition`.")
    seats: list[LeagueSeatState]


class LeagueBrief(Wire):
    """A league in a list."""

    id: str
    name: str
    is_founder: bool


class LeaguesState(Wire):
    """The leagues of an account."""

    leagues: list[LeagueBrief]


class LeagueState(Wire):
    """A league with one of its seasons."""

    id: str
    name: str
    coalition: Coalition
    serious: bool
    shown: bool
    created: str
    me: int | None = Field(description="One's own number; null: no member.")
    founder: int
    members: list[MemberState]
    seasons: list[SeasonState]
    season: int = Field(description="The season of the table.")
    table: list[LineState] = Field(description="The best first.")
    factions: list[FactionState]
    games: list[LeagueGameState] = Field(description="The last first.")
    running: int = Field(description="The games that are played for the league now.")
    waiting: int = Field(description="Those that have ended since the last season.")


class LeagueMade(Wire):
    """A league's address, and the secret of the link to join it, told once."""

    id: str
    link: str = Field(description="As `/league#join=SECRET`.")


class ExportedLeague(Wire):
    """What a league keeps of an account."""

    id: str
    name: str
    member: int
    called: str | None = Field(description="The name in its tables.")
    joined: str
    is_founder: bool
    games: list[LeagueGameState] = Field(description="Those in which the account had a seat.")
