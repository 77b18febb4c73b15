"""The scoring of a league, and the table of a season: who has how many points from which games.

A win brings one point.  The winners of a coalition share it, or have one each, as the league says.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from undergrowth.server.database.rows import SeatRow
from undergrowth.server.people.hands import has_resigned, is_person

Coalition = Literal["share", "whole"]
"""What each winner of a coalition gets: a part of the point, or a whole one."""
Record = dict[str, Any]
"""A row of a results file (`sim.rows.Row`) as plain data."""
NEEDED: Final = 2
"""The members in a game without whom it does not count."""


@dataclass(frozen=True)
class Seated:
    """The result of one seat in a game of a league."""

    seat: int
    member: int | None
    """The number of the member who had the seat; None for anybody else."""
    points: float
    row: Record
    """The seat's row of a results file; its player is empty for a person."""


@dataclass(frozen=True)
class Played:
    """A game that was counted."""

    number: int
    season: int | None
    """None while no season runs: it counts in the next one."""
    moment: float
    seats: list[Seated]


@dataclass
class Standing:
    """The sums of one member, or of all for a faction."""

    games: int = 0
    wins: int = 0
    points: float = 0.0

    @property
    def share(self) -> float:
        """The points for each game."""
        return self.points / self.games if self.games else 0.0

    def add(self, points: float) -> None:
        """Add a game."""
        self.games += 1
        self.wins += points > 0
        self.points += points


@dataclass
class Line:
    """One member's line of a season's table."""

    member: int
    all: Standing = field(default_factory=Standing)
    factions: dict[str, Standing] = field(default_factory=lambda: defaultdict(Standing))


def points_of(coalition: Coalition, winners: list[int], seats: list[SeatRow]) -> list[float]:
    """Return the points of each seat.  Who has resigned gets none, whoever played on."""
    part = 1.0 if coalition == "whole" or not winners else 1.0 / len(winners)
    return [
        part if each.seat in winners and not (is_person(each) and has_resigned(each)) else 0.0
        for each in seats
    ]


def table_of(played: list[Played]) -> list[Line]:
    """Return the table of games, the best first: by points, then by points for each game."""
    lines: dict[int, Line] = {}
    for seat in (each for game in played for each in game.seats):
        if seat.member is not None:
            line = lines.setdefault(seat.member, Line(seat.member))
            line.all.add(seat.points)
            line.factions[str(seat.row["faction"])].add(seat.points)
    return sorted(lines.values(), key=lambda line: (-line.all.points, -line.all.share, line.member))


def factions_of(played: list[Played]) -> dict[str, Standing]:
    """Return the sums of each faction that members have played."""
    found: dict[str, Standing] = defaultdict(Standing)
    for line in table_of(played):
        for faction, standing in line.factions.items():
            found[faction].games += standing.games
            found[faction].wins += standing.wins
            found[faction].points += standing.points
    return dict(sorted(found.items()))
