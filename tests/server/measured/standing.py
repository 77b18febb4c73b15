"""What stored and idle games cost: the start of a server that has many, and memory for each.

`python -m server.measured.standing` (with `tests` on the path) plays one game of four people for a
while, copies it in the database, starts a server there, and loads some of the copies as spectators
do.  The same start with that one game alone says how much of it the many take.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from server.kit import killable, play, serving
from undergrowth.server.database.schema import answers, games, seats


def one_game(folder: Path, most: int) -> str:
    """Return the id of a game of four people at one table, after so many answers."""
    with serving(folder) as server:
        game = server.api.create(["here"] * 4)
        play(game, random.Random(1), most)
        return game.id


def copy(file: Path, id: str, times: int) -> list[str]:
    """Copy a game so many times in its database; return the ids of the copies."""
    link = sqlite3.connect(file)
    ids = [f"copy{number}" for number in range(times)]
    for table, column in ((games, "id"), (seats, "game"), (answers, "game")):
        found = link.execute(f"SELECT * FROM {table.name} WHERE {column} = ?", (id,))
        names = [each[0] for each in found.description]
        rows = [list(row) for row in found]
        marks = ", ".join("?" * len(names))
        for copied in ids:
            link.executemany(
                f"INSERT INTO {table.name} VALUES ({marks})",
                [_renamed(dict(zip(names, row, strict=True)), column, copied) for row in rows],
            )
    link.commit()
    link.close()
    return ids


def _renamed(row: dict[str, object], column: str, id: str) -> list[object]:
    row[column] = id
    if row.get("token"):
        row["token"] = f"{id}-{row['seat']}"
    return list(row.values())


def started(file: Path, ids: list[str]) -> tuple[float, float]:
    """Return the seconds until a server answers, and the kB of memory that each game takes."""
    began = time.perf_counter()
    with killable(f"sqlite:///{file}") as server:
        server.api.get("/api/health")
        taken = time.perf_counter() - began
        for each in ids[:1]:
            server.api.get(f"/api/games/{each}")
        before = _kilobytes(server.pid)
        for each in ids[1:]:
            server.api.get(f"/api/games/{each}")
        return taken, (_kilobytes(server.pid) - before) / max(1, len(ids) - 1)


def _kilobytes(pid: int) -> int:
    """Return the memory of a process that is in use now, without what it maps of files."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("RssAnon:")[1].split()[0])


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m server.measured.standing", description=__doc__)
    parser.add_argument("--stored", type=int, default=100_000, help="games in the database")
    parser.add_argument("--answers", type=int, default=20, help="of each game")
    parser.add_argument("--loaded", type=int, default=1_000, help="of these, looked at")
    asked = parser.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "games.sqlite"
        id = one_game(folder, asked.answers)
        alone, _ = started(file, [id])
        ids = copy(file, id, asked.stored)
        size = file.stat().st_size
        taken, memory = started(file, ids[: asked.loaded])
    answered = size / asked.stored / asked.answers
    print(f"start with one game: {alone:.2f} s; with {asked.stored:,} more: {taken:.2f} s")
    print(f"on disk: {size / asked.stored / 1000:.1f} kB a game, {answered:.0f} bytes an answer")
    print(f"in memory: {memory:.0f} kB for each of {asked.loaded:,} games that were looked at")


if __name__ == "__main__":
    main()
