"""Playing many games, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from undergrowth.ai import by_seat, load_code, make_player
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.setup import Setup
from undergrowth.sim.about import about
from undergrowth.sim.games import LIMIT, Cell, Plan, play_game
from undergrowth.sim.rows import Row
from undergrowth.sim.workers import ending, play_in_workers
from undergrowth.table.game import library

Progress = Callable[[int], None]
"""Told after each game how many are finished."""


@dataclass
class Results:
    """The rows of the games that were finished, by game and seat."""

    rows: list[Row]
    games: int
    """How many games were asked for."""
    interrupted: bool = False
    """Whether somebody stopped it before all were played."""
    about: dict[str, Any] = field(default_factory=dict)
    """What was played, and by which program: all that is needed to play it again."""

    @property
    def finished(self) -> int:
        """How many games have rows."""
        return len({row.game for row in self.rows})


def simulate(
    setup: Setup,
    players: list[str] | dict[str, str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    *,
    shuffle_seats: bool = False,
    limit: int = LIMIT,
    progress: Progress | None = None,
    code: Iterable[str | Path] = (),
) -> Results:
    """Play many games of a setup.

    `players` are names of computer players, parallel to `setup.seats` or by faction; with
    `shuffle_seats` the seating is drawn anew for each game, and each player keeps its faction.  The
    same setup, players and seed give the same games, whatever the number of workers.  `code` are
    Python files that make players known.

    A player that fails or answers what is not offered ends its game, which nobody wins; the row of
    its seat names the `problem`.

    Ctrl-C and SIGTERM stop it: games that are finished by then are returned.  With more than one
    worker the calling script must be importable, that is guard its own code with
    `__name__ == "__main__"`.

    Raises `BadSetup` before any game when these cannot be played, `BadContent` when a file cannot
    be used, and `FailedGame` when a game fails.
    """
    plan = make_plan([(setup, players)], seed, shuffle_seats, limit, code)
    return play_plan(plan, games, workers, progress)


def make_plan(
    cells: Iterable[tuple[Setup, list[str] | dict[str, str]]],
    seed: int = 0,
    shuffle_seats: bool = False,
    limit: int = LIMIT,
    code: Iterable[str | Path] = (),
) -> Plan:
    """What a simulation plays: setups with their players.

    Raises `BadSetup` when one of them cannot be played, `BadContent` when a file cannot be used.
    """
    files = [str(Path(each).resolve()) for each in code]
    for each in files:
        load_code(Path(each))
    _check_least("the limit", limit)
    made = [_cell(setup, players) for setup, players in cells]
    return Plan(made, seed, shuffle_seats, limit, files)


def _cell(setup: Setup, players: list[str] | dict[str, str]) -> Cell:
    setup = library().complete(replace(setup, seats=list(setup.seats)))
    library().opening(setup)
    players = by_seat(players, setup.seats)
    if len(players) != len(setup.seats):
        raise BadSetup(f"{len(players)} players for {len(setup.seats)} seats: name one for each")
    for seat, name in enumerate(players):
        make_player(name, seat, 0)
    return Cell(asdict(setup), list(players))


def _check_least(what: str, number: int) -> None:
    if number < 1:
        raise BadSetup(f"{what}: expected at least 1, not {number}")


def play_plan(
    plan: Plan,
    games: int,
    workers: int = 1,
    progress: Progress | None = None,
    finished: Iterable[Row] = (),
) -> Results:
    """Play a plan: `games` of each of its cells, but for those `finished` already.

    Raises as `simulate` does.
    """
    _check_least("games", games)
    _check_least("workers", workers)
    total = games * len(plan.cells)
    rows = [row for row in finished if row.game < total]
    done = {row.game for row in rows}
    left = [number for number in range(total) if number not in done]

    def told(new: list[Row]) -> None:
        rows.extend(new)
        done.add(new[0].game)
        if progress is not None:
            progress(len(done))

    with ending():
        alone = min(workers, len(left)) <= 1
        play = _play_here if alone else play_in_workers
        complete = play(plan, left, min(workers, len(left)), told)
    rows.sort(key=lambda row: (row.game, row.seat))
    return Results(rows, total, not complete, about(plan, games))


def _play_here(
    plan: Plan, numbers: list[int], _workers: int, told: Callable[[list[Row]], None]
) -> bool:
    try:
        for number in numbers:
            told(play_game(plan, number, _never) or [])
    except KeyboardInterrupt:
        return False
    return True


def _never() -> bool:
    return False
