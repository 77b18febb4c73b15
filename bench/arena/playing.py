"""Playing the games of an arena, and a file of their rows that survives a kill."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from bench.arena.tables import Arena
from bench.versions import OtherVersion, played_beside
from undergrowth.sim import BadOutput, Row, about, check_same, write_results
from undergrowth.sim.formats import ABOUT
from undergrowth.sim.games import game_seed, play_game, row_of
from undergrowth.sim.readers import check_format
from undergrowth.sim.rows import as_record


def play_exchange(arena: Arena, number: int, stop: Callable[[], bool]) -> list[Row] | None:
    """Play one game of an arena and return its rows by seat; None if `stop` ended it early."""
    plan, table = arena.dealt(number)
    rows = _beside(plan, table, stop) if arena.home else play_game(plan, table, stop)
    return None if rows is None else [replace(row, game=number) for row in rows]


def _beside(plan: Arena, table: int, stop: Callable[[], bool]) -> list[Row] | None:
    """Play a game against players of another version and return its rows."""
    setup, names = plan.seating(table)
    seed = game_seed(plan.seed, table)
    own = [name if name == plan.candidate else "" for name in names]
    with OtherVersion(Path(plan.home)) as other:
        found = played_beside(other, setup, seed, own, plan.baseline, stop)
    if found is None:
        return None
    g, tally = found
    return [row_of(g, seat, names[seat], tally, table, seed) for seat in range(g.seats)]


class Kept:
    """The file of finished games: the metadata, then a line for each row."""

    def __init__(self, path: Path, arena: Arena, most: int) -> None:
        """Open a file and read its games.

        A line that was cut off, and games without a row for each seat, are played again.  Raises
        `BadOutput` if it holds other games.
        """
        told = about(arena, most) | {"before": arena.home}
        self.rows: Final[list[Row]] = _read(path, told, arena.ladder.size)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_results(path, self.rows, told)
        self._file = path.open("a", encoding="utf-8", newline="\n")

    def add(self, rows: list[Row]) -> None:
        """Add the rows of a game, and write them at once."""
        self.rows.extend(rows)
        self._file.write("".join(f"{json.dumps(as_record(row))}\n" for row in rows))
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _read(path: Path, told: dict[str, Any], size: int) -> list[Row]:
    """Return the rows of complete games in a file; none if there is no file."""
    if not path.exists():
        return []
    first, *lines = path.read_text("utf-8").splitlines(keepends=True) or [""]
    try:
        before = json.loads(first)[ABOUT]
        check_format(before)
    except (ValueError, TypeError, KeyError):
        raise BadOutput(f"{path} holds no games of an arena: name another file") from None
    check_same(before, told)
    if before["before"] != told["before"]:
        raise BadOutput(f"{path} holds games against {before['before']}")
    rows = [Row(**json.loads(line)) for line in lines if line.endswith("\n")]
    games = Counter(row.game for row in rows)
    return [row for row in rows if games[row.game] == size]
