"""Results as a folder of Parquet files, for more games than fit into memory.

Each file holds the games of a fixed range of numbers, so equal games give equal files however they
were played.  A file is written when its range is complete, and replaced atomically.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from undergrowth.sim.about import check_same
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.formats import ABOUT
from undergrowth.sim.readers import read_results
from undergrowth.sim.rows import Row
from undergrowth.sim.writers import write_results

GAMES: Final = 10_000
"""The number of games in a full file."""
_NAME: Final = "games-{:09d}.parquet"


def is_folder(path: Path) -> bool:
    """Whether a path without a suffix means a folder."""
    return path.suffix == "" and not path.name.startswith(".")


class Parts:
    """The folder of results, with the games that are not yet in a full file."""

    def __init__(self, folder: Path, games: int, about: dict[str, Any], resume: bool) -> None:
        """Open the folder for `games` games.

        Raises `BadOutput` where files cannot be written, where some exist and `resume` is not set,
        and where they are of other games.
        """
        if find_spec("pyarrow") is None:
            raise BadOutput(f"{folder}: Parquet files need pip install 'undergrowth[results]'")
        self._folder: Final = folder
        self._games: Final = games
        self._about: Final = about
        self._open: dict[int, dict[int, list[Row]]] = {}
        """The games of incomplete parts by number, by part."""
        self._changed: set[int] = set()
        self.done: Final[set[int]] = set()
        """The numbers of the finished games."""
        self._begin(resume)

    def _begin(self, resume: bool) -> None:
        try:
            self._folder.mkdir(exist_ok=True)
        except OSError as error:
            raise BadOutput(f"{self._folder} cannot be made: {error.strerror or error}") from error
        found = sorted(self._folder.glob("*.parquet"))
        if found and not resume:
            raise BadOutput(f"{self._folder} holds results already: --resume goes on with them")
        for path in found:
            self._take_up(path)

    def _take_up(self, path: Path) -> None:
        """Read an existing file; of a full one only the numbers of games."""
        import pyarrow.parquet

        try:
            metadata = pyarrow.parquet.read_schema(path).metadata or {}
            check_same(json.loads(metadata[ABOUT.encode()]), self._about)
            numbers = set(pyarrow.parquet.read_table(path, columns=["game"])["game"].to_pylist())
        except (OSError, ValueError, KeyError) as error:
            raise BadOutput(f"{path} holds no results of ours: {error}") from error
        part = min(numbers) // GAMES
        if path.name != _NAME.format(part * GAMES) or max(numbers) // GAMES != part:
            raise BadOutput(f"{path} holds other games than its name says")
        self.done.update(number for number in numbers if number < self._games)
        if len(numbers) < self._size(part):
            for row in read_results(path)[1]:
                self._open.setdefault(part, {}).setdefault(row.game, []).append(row)

    def _size(self, part: int) -> int:
        """Return the number of games in a part."""
        return min(GAMES, self._games - part * GAMES)

    def add(self, rows: list[Row]) -> None:
        """Add the rows of one game.  Raises `BadOutput` when a file cannot be written."""
        number = rows[0].game
        part = number // GAMES
        self._open.setdefault(part, {})[number] = rows
        self._changed.add(part)
        self.done.add(number)
        if len(self._open[part]) == self._size(part):
            self._write(part)
            del self._open[part]

    def keep(self) -> None:
        """Write the parts that are not full, too."""
        for part in sorted(self._changed):
            self._write(part)

    def _write(self, part: int) -> None:
        rows = [row for game in self._open[part].values() for row in game]
        write_results(self._folder / _NAME.format(part * GAMES), rows, self._about)
        self._changed.discard(part)
