"""The finished games of a database, for the operator of a server."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from undergrowth.engine.errors import BadSave, UndergrowthError
from undergrowth.server.config import Config
from undergrowth.server.database.moments import RECORD
from undergrowth.server.database.opening import BadDatabase, file_of
from undergrowth.server.database.proofs import proof_told
from undergrowth.server.database.rows import GameRow, SeatRow
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import logger
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import Replay, replay_of
from undergrowth.table.saving.saves import from_json


@dataclass
class Finished:
    """A game that is over."""

    id: str
    game: Game
    players: list[str]
    """The names of the players by seat."""
    replay: Replay | None
    """The replay; None for a game that was dealt anew in its middle."""


def names_of(seats: list[SeatRow]) -> list[str]:
    """Return the names of people and computer players by seat; empty if none has a name.

    A seat that several have played has all their names, in the order in which they came.
    """
    found = [_name_of(seat) for seat in seats]
    return found if any(found) else []


def _name_of(seat: SeatRow) -> str:
    if len(seat.hands) > 1:
        return " / ".join(dict.fromkeys(hand.name or hand.player for hand in seat.hands))
    return seat.name or ("" if seat.player == RECORD else seat.player)


def finished_games(database: str) -> Iterator[Finished]:
    """Yield each finished game, the oldest first.

    Uploaded replays are left out, and so are games that cannot be read, which are logged.  Raises
    `BadDatabase`.
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
            if found.game.over:  # the operator may have ended it early
                yield found
    finally:
        store.close()


def _read(store: Store, row: GameRow, seats: list[SeatRow]) -> Finished:
    kept = store.load(row.id)
    if row.revision not in kept.states:
        raise BadSave("its last moment is missing")
    game = from_json(kept.states[row.revision])
    found = Finished(row.id, game, names_of(seats), None)
    if row.complete:
        game.answers = [line for answer in kept.answers for line in answer.record]
        found.replay = replay_of(game)
        found.replay.players = found.players
        found.replay.proof = proof_told(row)
    return found
