"""Games of leagues as rows of results files, in the form of `undergrowth export`.

It is imported where it is used: `sim` needs processes, which there are none of in a browser.
"""

from __future__ import annotations

from typing import Any

from undergrowth.engine.errors import UndergrowthError
from undergrowth.server.database.rows import GameRow
from undergrowth.server.errors import logger
from undergrowth.server.leagues.scoring import Played, Record, Seated
from undergrowth.sim.recorded import UNKNOWN, about_recorded, rows_of_game, rows_of_replay
from undergrowth.sim.rows import Row, as_record
from undergrowth.sim.writers import text_of_results
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import replay_of


def records_of(row: GameRow, game: Game) -> list[Record]:
    """Return a record for each seat of a game that is over, as game 0."""
    return [as_record(each) for each in _rows(row, game)]


def _rows(row: GameRow, game: Game) -> list[Row]:
    if row.complete and game.answers is not None:
        try:
            rows = rows_of_replay(replay_of(game))
        except UndergrowthError as error:  # an earlier release asked other questions
            logger.warning("game %s cannot be replayed: %s", row.id, type(error).__name__)
        else:
            if [each.seat for each in rows if each.won] == sorted(game.winners):
                return rows
    return rows_of_game(game, [], 0)


def exported(
    ending: str, played: list[Played], names: dict[int, str], about: dict[str, Any]
) -> str:
    """Return games, the first one first, as the text of a results file, `csv` or `json`.

    `names` are those of the members by number.
    """
    ordered = sorted(played, key=lambda each: each.number)
    rows = [
        Row(**{**seat.row, "game": at, "player": _player(seat, names)})
        for at, game in enumerate(ordered)
        for seat in game.seats
    ]
    told = {**about_recorded([str(each.number) for each in ordered]), **about}
    return text_of_results(ending, rows, told)


def _player(seat: Seated, names: dict[int, str]) -> str:
    if seat.member is None:
        return str(seat.row["player"]) or UNKNOWN
    return names.get(seat.member, UNKNOWN)
