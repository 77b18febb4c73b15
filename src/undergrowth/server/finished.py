"""The finished games of a database, for whoever runs the server."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from undergrowth.engine.errors import BadSave, UndergrowthError
from undergrowth.server.config import Config
from undergrowth.server.errors import logger
from undergrowth.server.moments import RECORD, unpack
from undergrowth.server.proofs import proof_told
from undergrowth.server.rows import GameRow, SeatRow
from undergrowth.server.schema import BadDatabase, file_of
from undergrowth.server.storage import Store
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import Replay, replay_of


@dataclass
class Finished:
    """A game that is over."""

    id: str
    game: Game
    players: list[str]
    """Who sat where."""
    replay: Replay | None
    """Its answers; none of a game that was dealt anew in its middle."""


def names_of(seats: list[SeatRow]) -> list[str]:
    """Who sat where: names of people and of computer players; empty where nobody says."""
    found = [seat.name or ("" if seat.player == RECORD else seat.player) for seat in seats]
    return found if any(found) else []


def finished_games(database: str) -> Iterator[Finished]:
    """Give each finished game, the oldest first.

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
                found = _read(store, row, seats)
            except UndergrowthError as error:
                logger.error("game %s cannot be read: %s", row.id, error)
                continue
            if found.game.over:  # whoever runs the server may have ended it before
                yield found
    finally:
        store.close()


def _read(store: Store, row: GameRow, seats: list[SeatRow]) -> Finished:
    kept = store.load(row.id)
    if row.revision not in kept.states:
        raise BadSave("its last moment is missing")
    game = unpack(kept.states[row.revision])
    found = Finished(row.id, game, names_of(seats), None)
    if row.complete:
        game.answers = [line for answer in kept.answers for line in answer.record]
        found.replay = replay_of(game)
        found.replay.players = found.players
        found.replay.proof = proof_told(row)
    return found
