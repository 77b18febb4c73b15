"""The games of an arena: deals of line-ups, each played with seats exchanged.

All games at a table have the same factions, map, deck and seed, so the same hands are dealt and the
same dice are prepared.  Between them only the seats of the candidate change: half of the seats
against the other half, or one seat against all others, each seat once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from undergrowth import Setup
from undergrowth.ai import make_player
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.sim.games import mix
from undergrowth.sim.ladder import Ladder, make_ladder
from undergrowth.sim.rows import Row

_HALVES: Final = 20
"""The label for the random seed of the halves of seats."""


@dataclass(frozen=True)
class Arena:
    """A plan of games of a candidate against a baseline.  Plain data that can be sent to a
    worker."""

    ladder: Ladder
    """The balanced deals of factions, maps and decks."""
    candidate: str
    baseline: str
    alone: bool
    """Whether the candidate has one seat, not half of them."""
    home: str = ""
    """The folder of another version whose `baseline` is played; empty for this version."""
    turn: int = 0
    """The number of the exchange, where games of this plan are numbered by table."""

    @property
    def seed(self) -> int:
        """The seed from which the seed of each table is derived."""
        return self.ladder.seed

    @property
    def limit(self) -> int:
        """The number of decisions after which a game is given up."""
        return self.ladder.limit

    @property
    def code(self) -> list[str]:
        """Python files with players."""
        return self.ladder.code

    @property
    def width(self) -> int:
        """The number of games at a table."""
        return self.ladder.size if self.alone else 2

    @property
    def fair(self) -> float:
        """The share of wins of a candidate that is as strong as the baseline."""
        return 1 / self.ladder.size if self.alone else 0.5

    @property
    def other(self) -> str:
        """The name of the baseline in results, different from the candidate's."""
        return f"{self.baseline} before" if self.home else self.baseline

    def dealt(self, number: int) -> tuple[Arena, int]:
        """Return the plan of a game's exchange, and its table: the number of the game in it."""
        table, turn = divmod(number, self.width)
        return replace(self, turn=turn), table

    def seating(self, number: int) -> tuple[Setup, list[str]]:
        """Return the setup of a table, and the players by seat in this exchange."""
        setup, _ = self.ladder.seating(number)
        own = self.own_seats(number)
        size = self.ladder.size
        return setup, [self.candidate if at in own else self.other for at in range(size)]

    def own_seats(self, table: int) -> list[int]:
        """Return the candidate's seats at a table in this exchange."""
        size = self.ladder.size
        if self.alone:
            return [(table + self.turn) % size]
        seats = list(range(size))
        seeded(mix(mix(self.seed, _HALVES), table)).shuffle(seats)
        return seats[: size // 2] if self.turn == 0 else seats[size // 2 :]

    def metadata(self) -> dict[str, Any]:
        """Return the metadata of this arena."""
        told = self.ladder.metadata()["ladder"] | {
            "players": [self.candidate, self.other],
            "against": self.other if self.alone else "",
        }
        return {"ladder": told}


def make_arena(
    candidate: str,
    baseline: str,
    alone: bool = False,
    home: str = "",
    by_time: bool = False,
    **dealt: Any,
) -> Arena:
    """Return an arena; `dealt` are arguments of `make_ladder`, such as `seed` and `factions`.

    Raises `BadSetup` when it cannot be played, and for a budget of time unless `by_time`.
    """
    ladder = make_ladder([baseline], **dealt)
    for name in (candidate, baseline):
        budget = getattr(make_player(name, 0, 0), "budget", None)
        if budget is not None and budget.seconds and not by_time:
            raise BadSetup(f"{name} depends on the machine: give it a number of tries")
    if candidate == baseline and not home:
        raise BadSetup(f"{candidate} against itself: name another player or another version")
    if not alone and ladder.size % 2:
        raise BadSetup(f"{ladder.size} seats have no halves: an even number, or alone")
    return Arena(ladder, candidate, baseline, alone, home)


def results(arena: Arena, rows: Sequence[Row]) -> list[float]:
    """Return the candidate's mean result at each table, from the first up to the first that is not
    finished.

    Later tables do not count yet: games that end early are not like the others.
    """
    games: dict[int, list[Row]] = {}
    for row in rows:
        games.setdefault(row.game, []).append(row)
    found: list[float] = []
    while all(len(found) * arena.width + turn in games for turn in range(arena.width)):
        first = len(found) * arena.width
        won = [_result(arena, games[first + turn]) for turn in range(arena.width)]
        found.append(sum(won) / arena.width)
    return found


def _result(arena: Arena, rows: Sequence[Row]) -> float:
    """Return the candidate's part of a win: of a coalition's a half for each partner, of a game
    without a winner the fair share."""
    won = [row.player == arena.candidate for row in rows if row.won]
    return sum(won) / len(won) if won else arena.fair
