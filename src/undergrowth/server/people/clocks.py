"""Clocks: how the time of people is charged and filled up.

Time runs only while a person who plays is asked openly.  A reaction (`is_reaction`) may depend on a
hidden hand, so it is never charged.  It has a time of its own instead, the same whatever is held,
after which it is passed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from undergrowth.server.database.rows import LIVE, SLOW, Clock, GameRow, Time
from undergrowth.server.views.questions import is_reaction
from undergrowth.table.game import Game

TURN: Final = "turn"
WHOLE: Final = "game"
COMPUTER: Final = "computer"
PAUSE: Final = "pause"
_LEAST: Final = 60.0
"""The seconds that a person has at least after coming back, and after a pause."""
_DAY: Final = 86_400.0


def begun(clock: Clock, row: GameRow, game: Game, moment: float) -> GameRow:
    """Return the row of a new game with its clock, which runs from now on."""
    full = replace(clock, left=[clock.seconds] * game.seats, turns=game.turns)
    return _started(replace(row, clock=_at_question(full, game)), moment)


def after_step(before: GameRow, after: GameRow, game: Game, moment: float) -> GameRow:
    """Return the row after an answer or undo, with the time of the person who was asked charged."""
    if before.clock is None:
        return after
    clock = _filled(replace(before.clock, left=charged(before, moment)), game)
    return _started(replace(after, clock=_at_question(clock, game)), moment)


def after_rewind(before: GameRow, after: GameRow, game: Game) -> GameRow:
    """Return the row of a game that goes back: the turn there is timed anew; used time stays used.

    `after_decision` starts the clock.
    """
    if before.clock is None:
        return after
    full = [before.clock.seconds] * game.seats
    left = full if before.clock.kind == TURN else before.clock.left
    return replace(after, clock=_at_question(replace(before.clock, left=left), game, game.turns))


def after_decision(before: GameRow, after: GameRow, moment: float) -> GameRow:
    """Return the row after a decision of the people of a game, with the time until then charged.

    When the game goes on after a pause, nobody is without time.
    """
    if before.clock is None or after.clock is None:
        return after
    spent = [was - now for was, now in zip(before.clock.left, charged(before, moment), strict=True)]
    left = [had - used for had, used in zip(after.clock.left, spent, strict=True)]
    if before.people.paused and not after.people.paused:
        left = [max(each, _least(after.clock)) for each in left]
    return _started(replace(after, clock=replace(after.clock, left=left)), moment)


def all_there(row: GameRow) -> GameRow:
    """Return the row of a game to which everybody has come: time runs from now on."""
    if row.clock is None:
        return row
    return replace(row, clock=replace(row.clock, waits=False))


def with_time_for(row: GameRow, seat: int) -> GameRow:
    """Return the row with some time for a person who comes back."""
    if row.clock is None:
        return row
    left = row.clock.left[:]
    left[seat] = max(left[seat], _least(row.clock))
    return replace(row, clock=replace(row.clock, left=left))


def with_time_of(row: GameRow, seat: int, seconds: float) -> GameRow:
    """Return the row with the seconds charged for which a person has let the open question wait.

    Nobody is charged for a reaction, or while no time runs.
    """
    clock = row.clock
    if clock is None or clock.reaction or clock.waits or row.people.paused:
        return row
    left = clock.left[:]
    left[seat] = max(0.0, left[seat] - max(0.0, seconds))
    return replace(row, clock=replace(clock, left=left))


def running(row: GameRow) -> int | None:
    """Return the seat whose time runs, or None."""
    clock = row.clock
    return None if clock is None or clock.since is None or clock.reaction else row.asked


def charged(row: GameRow, moment: float) -> list[float]:
    """Return the seconds that each seat has left at a moment."""
    clock, seat = row.clock, running(row)
    assert clock is not None
    left = clock.left[:]
    if seat is not None and clock.since is not None:
        left[seat] = max(0.0, left[seat] - max(0.0, moment - clock.since))
    return left


def delayed(row: GameRow, begin: float, end: float) -> GameRow:
    """Return the row after a time in which no server ran: nobody is charged for it."""
    clock = row.clock
    if clock is None or clock.since is None or clock.since >= end:
        return row
    return _started(row, end - max(0.0, begin - clock.since))


def is_slow(clock: Clock | None) -> bool:
    """Whether people have days to answer, so that nobody who is gone for minutes is missed."""
    return clock is not None and clock.seconds >= _DAY


def time_of(clock: Clock | None) -> Time:
    """Return how a clock limits the time of people: without days to answer, they play live."""
    return SLOW if is_slow(clock) else LIVE


def _at_question(clock: Clock, game: Game, turns: int | None = None) -> Clock:
    return replace(clock, reaction=is_reaction(game), turns=clock.turns if turns is None else turns)


def _filled(clock: Clock, game: Game) -> Clock:
    """Return a clock with the time that a new turn brings.  An undone turn brings none again."""
    if game.turns <= clock.turns:
        return clock
    left = clock.left[:]
    if clock.kind == TURN:
        left = [clock.seconds] * game.seats
    elif 0 <= game.turn < game.seats:
        left[game.turn] += clock.increment
    return replace(clock, left=left, turns=game.turns)


def _least(clock: Clock) -> float:
    return min(clock.seconds, max(_LEAST, clock.increment))


def _started(row: GameRow, moment: float) -> GameRow:
    """Return the row whose clock runs from a moment on, if a person is asked and it may."""
    clock = row.clock
    assert clock is not None
    seat = row.asked
    if seat is None or row.over or row.people.paused or clock.waits:
        return replace(row, clock=replace(clock, since=None), deadline=None)
    seconds = _respite(clock) if clock.reaction else clock.left[seat]
    return replace(row, clock=replace(clock, since=moment), deadline=moment + seconds)


def _respite(clock: Clock) -> float:
    """Return the seconds for a reaction: they depend on the settings alone."""
    return clock.seconds if clock.kind == TURN else max(_LEAST, clock.increment)
