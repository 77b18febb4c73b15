"""Playing many games, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from undergrowth.ai import by_seat, load_code, make_player
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.given import given_as, given_number
from undergrowth.sim.about import about
from undergrowth.sim.cluster import play_on_ray
from undergrowth.sim.errors import Enough
from undergrowth.sim.games import LIMIT, Cell, Plan, Schedule, play_game
from undergrowth.sim.given import given_function, given_items, given_paths, given_plan, given_rows
from undergrowth.sim.rows import Row
from undergrowth.sim.signals import sigterm_interrupts, stop_noticed
from undergrowth.sim.workers import OnResult, Play, play_in_workers
from undergrowth.table.game import library
from undergrowth.table.setup import Setup

Progress = Callable[[int], None]
"""A function called after each game with the number of finished games."""


@dataclass
class Results:
    """The rows of the finished games, by game and seat."""

    rows: list[Row]
    """A row for each seat of each finished game."""
    games: int
    """The number of games that were asked for."""
    interrupted: bool = False
    """Whether the run was stopped before all were played."""
    about: dict[str, Any] = field(default_factory=dict)
    """The metadata of the run: all that is needed to play it again."""

    @property
    def finished(self) -> int:
        """The number of games that have rows."""
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
    """Play many games of a setup and return their results.

    `players` are names of computer players, parallel to `setup.seats` or by faction; with
    `shuffle_seats` the seating is drawn anew for each game, and each player keeps its faction.  The
    same setup, players and seed give the same games, whatever the number of workers.  `code` are
    Python files that register players.

    A player that fails, or answers something not offered, ends its game without a winner; the row
    of its seat names the `problem`.

    Ctrl-C and SIGTERM stop the run, and the games finished by then are returned.  With more than
    one worker the calling script must be importable, that is, guard its own code with `__name__ ==
    "__main__"`.

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
    """Return a plan of setups with their players.

    Raises `BadSetup` when one of them cannot be played, `BadContent` when a file cannot be used.
    """
    files = [str(path.resolve()) for path in given_paths("code", code)]
    for each in files:
        load_code(Path(each))
    given_number("the limit", limit, 1, BadSetup)
    given_as("the seed", seed, int, BadSetup)
    made = [_cell(*_pair(each)) for each in given_items("setups with players", cells)]
    return Plan(made, seed, bool(shuffle_seats), limit, files)


def _pair(cell: object) -> tuple[Any, Any]:
    if not isinstance(cell, tuple | list) or len(cell) != 2:
        raise BadSetup(
            f"setups with players: expected a setup and its players, not {abridged(cell)}"
        )
    return cell[0], cell[1]


def _cell(setup: Setup, players: list[str] | dict[str, str]) -> Cell:
    setup = library().complete(given_as("the setup", setup, Setup, BadSetup))
    library().opening(setup)
    players = by_seat(players, setup.seats)
    if len(players) != len(setup.seats):
        raise BadSetup(f"{len(players)} players for {len(setup.seats)} seats: name one for each")
    for seat, name in enumerate(players):
        make_player(name, seat, 0)
    return Cell(asdict(setup), list(players))


def play_plan(
    plan: Schedule,
    games: int,
    workers: int = 1,
    progress: Progress | None = None,
    finished: Iterable[Row] = (),
    keep: Callable[[list[Row]], None] | None = None,
    cluster: str | None = None,
) -> Results:
    """Play a plan: `games` of each of its cells or tables, except those `finished` already.

    `keep` is called after each game with all rows so far, in no order.  `cluster` is the address of
    a Ray cluster that plays them.

    Raises the errors of `simulate`.
    """
    plan = given_plan(plan)
    given_number("games", games, 1, BadSetup)
    given_number("workers", workers, 1, BadSetup)
    for what, function in (("progress", progress), ("keep", keep)):
        if function is not None:
            given_function(what, function)
    total = games * plan.width
    rows = [row for row in given_rows(finished) if row.game < total]
    done = {row.game for row in rows}
    left = [number for number in range(total) if number not in done]

    def told(new: list[Row]) -> None:
        rows.extend(new)
        done.add(new[0].game)
        if progress is not None:
            progress(len(done))
        if keep is not None:
            keep(rows)

    complete = play_games(plan, left, workers, told, cluster)
    rows.sort(key=lambda row: (row.game, row.seat))
    return Results(rows, total, not complete, about(plan, games))


def play_games(
    plan: Any,
    numbers: list[int],
    workers: int,
    told: OnResult,
    cluster: str | None = None,
    play: Play = play_game,
) -> bool:
    """Play the games of these numbers, and call `told` with the rows of each as it is finished.

    They are played on a Ray cluster if `cluster` gives an address, else in `workers` processes.
    `told` raises `Enough` when no further game is needed; games in progress are given up then.
    `plan` is a `Schedule`, or whatever another `play` takes.  Returns False when stopped before all
    were played.  Raises the errors of `simulate`.
    """
    with sigterm_interrupts():
        if cluster is not None:
            return play_on_ray(plan, numbers, cluster, told, play)
        workers = min(workers, len(numbers))
        if workers > 1:
            return play_in_workers(plan, numbers, workers, told, play)
        return _play_here(plan, numbers, told, play)


def _play_here(plan: Any, numbers: list[int], told: OnResult, play: Play) -> bool:
    try:
        with stop_noticed() as stopped:
            for number in numbers:
                rows = None if stopped() else play(plan, number, stopped)
                if rows is None:
                    return False
                told(rows)
    except (KeyboardInterrupt, Enough):
        return False
    return True
