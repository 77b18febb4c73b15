"""The finished games of a database as rows of results, for whoever runs the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from undergrowth.engine.errors import BadSave, UndergrowthError
from undergrowth.server.config import Config
from undergrowth.server.errors import logger
from undergrowth.server.moments import RECORD, unpack
from undergrowth.server.rows import GameRow, SeatRow
from undergrowth.server.schema import BadDatabase, file_of
from undergrowth.server.storage import Store
from undergrowth.sim.recorded import rows_of_game, rows_of_replay
from undergrowth.sim.rows import Row
from undergrowth.table.replay import replay_of


def names_of(seats: list[SeatRow]) -> list[str]:
    """Who sat where: names of people and of computer players; empty where nobody says."""
    found = [seat.name or ("" if seat.player == RECORD else seat.player) for seat in seats]
    return found if any(found) else []


def finished_games(database: str, first: int = 0) -> Iterator[tuple[str, list[Row]]]:
    """Give the id and the rows of each finished game, the oldest first, numbered from `first`.

    Replays that somebody has uploaded are left out, and so are games that cannot be read, which
    the log names.  Raises `BadDatabase`.
    """
    url = Config(database=database).database_url
    file = file_of(url)
    if file and not Path(file).is_file():
        raise BadDatabase(f"{file}: there is no such database")
    store = Store(url)
    try:
        for row, seats in store.finished():
            if any(seat.player == RECORD for seat in seats):
                continue
            try:
                rows = _rows(store, row, seats, first)
            except UndergrowthError as error:
                logger.error("game %s cannot be read: %s", row.id, error)
                continue
            first += 1
            yield row.id, rows
    finally:
        store.close()


def _rows(store: Store, row: GameRow, seats: list[SeatRow], number: int) -> list[Row]:
    kept = store.load(row.id)
    if row.revision not in kept.states:
        raise BadSave("its last moment is missing")
    game = unpack(kept.states[row.revision])
    if not row.complete:  # it was dealt anew in its middle: nothing says how it began
        return rows_of_game(game, names_of(seats), number)
    game.answers = [line for answer in kept.answers for line in answer.record]
    replay = replay_of(game)
    replay.players = names_of(seats)
    return rows_of_replay(replay, number)
