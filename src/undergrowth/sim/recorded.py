"""Rows of recorded games: replays of people's games and of computer players' games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from undergrowth.ai import Tally
from undergrowth.sim.about import program
from undergrowth.sim.games import row_of
from undergrowth.sim.rows import FORMAT, Row
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import Replay

UNKNOWN: Final = "unknown"
"""The player of a seat for which a replay names none."""


def rows_of_replay(replay: Replay, number: int = 0) -> list[Row]:
    """Return a row for each seat of a recorded game; `number` becomes its game number.

    A game that was not played to its end is unfinished.  Raises `BadSave` naming the line that
    cannot be played.
    """
    steps = replay.steps()
    game = next(steps)
    tally = Tally(game.seats)
    asked = game.decision
    for game in steps:
        if asked is not None and asked.seat >= 0:
            tally.decisions[asked.seat] += 1
            tally.choices[asked.seat] += len(asked.offered) > 1
        tally.goes_on(game)
        asked = game.decision
    return rows_of_game(game, replay.players, number, tally)


def rows_of_game(
    game: Game, players: list[str], number: int, tally: Tally | None = None
) -> list[Row]:
    """Return a row for each seat of a game; without a `tally`, counts of questions are 0."""
    names = players or [UNKNOWN] * game.seats
    counted = tally or Tally(game.seats)
    return [
        row_of(game, seat, names[seat] or UNKNOWN, counted, number, game.seed)
        for seat in range(game.seats)
    ]


def about_recorded(games: Iterable[str]) -> dict[str, Any]:
    """Return the metadata of results of recorded games: the program, and the games' names."""
    return {**program(), "format": FORMAT, "recorded": list(games)}
