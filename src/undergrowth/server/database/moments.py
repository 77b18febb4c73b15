"""Conversion of sessions to database rows and back.

Each answer is stored with the game after it.  So any moment can be shown, and a running game goes
on from its last one even if a later release would answer its questions differently.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final, NamedTuple

from pydantic_core import to_json

from undergrowth.engine.chance import Stream, new_key
from undergrowth.engine.errors import BadSave, UndergrowthError
from undergrowth.engine.events import Event
from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.packing import plain, whole
from undergrowth.server.database.proofs import kept_key
from undergrowth.server.database.rows import AnswerRow, Kept
from undergrowth.session import PERSON, Session
from undergrowth.table.game import Game
from undergrowth.table.saving.saves import dump, from_json

_FIELDS: Final = tuple(each.name for each in fields(Event))
RECORD: Final = "record"
"""The player's name on the seats of a game that can only be viewed."""


def text_of(game: Game) -> bytes:
    """Return a game without its log and answers as JSON."""
    return to_json(dump(game, log=False))


def pack(game: Game) -> bytes:
    """Return a game as compressed bytes, without its log and answers."""
    return whole(text_of(game))


def unpack(state: bytes) -> Game:
    """Return the complete game from packed bytes.  Raises `BadSave`."""
    return from_json(plain(state))


def row_after(
    before: Game | None,
    after: Game,
    revision: int,
    seat: int,
    text: str,
    state: bytes,
    moment: float | None = None,
    edition: int | None = None,
) -> AnswerRow:
    """Return the answer that led from one game to the next, with its `state`.

    `before` is None before the beginning; `moment` is when it was given, `edition` that of the game
    then, both None where nobody knows.
    """
    log, record = after.log or [], after.answers or []
    events = log[len(before.log or []) if before else 0 :]
    return AnswerRow(
        revision,
        seat,
        text,
        record[len(before.answers or []) if before else 0 :],
        [{name: getattr(event, name) for name in _FIELDS} for event in events],
        state,
        moment,
        edition,
    )


def begin_row(game: Game, moment: float) -> AnswerRow:
    """Return the first row of a game that is made at a moment: the table before any answer."""
    return row_after(None, game, 0, NOBODY, "", pack(game), moment, 0)


class Past(NamedTuple):
    """The part of a game that a process knows already."""

    events: list[Event]
    record: list[str]
    marks: list[tuple[int, int]]
    """By revision, how many events and answers of the record there were."""
    games: dict[int, Game]
    """The moments that are in memory, by revision."""


def session_of(kept: Kept, past: Past | None = None) -> Session:
    """Return the session from stored data, of which only what follows `past` was read.

    Raises `BadSave` or `BadSetup`.
    """
    try:
        return _session_of(kept, past or Past([], [], [], {}))
    except UndergrowthError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadSave(f"the game is damaged: {type(error).__name__}") from None


def _session_of(kept: Kept, known: Past) -> Session:
    events, record, marks = [*known.events], [*known.record], [*known.marks]
    for row in kept.answers:
        events += [_event(each) for each in row.events]
        record += row.record
        marks.append((len(events), len(record)))

    def at(revision: int) -> Game:
        if revision in known.games:
            return known.games[revision]
        game = from_json(kept.states[revision])
        log, answers = marks[revision]
        game.log, game.answers = events[:log], record[:answers]
        return game

    past = [at(revision) for revision in kept.game.undo]
    players = [PERSON if seat.player == RECORD else seat.playing for seat in kept.seats]
    game = at(kept.game.revision)
    if kept.game.proof is not None:
        key, told = kept_key(kept.game)
        return Session.resumed(game, players, kept.game.generators, past, key, told)
    if not kept.game.seeded and RECORD not in [seat.player for seat in kept.seats]:
        game.stream = Stream(new_key())  # an old release's generator could be predicted
    return Session.resumed(game, players, kept.game.generators, past)


def _event(doc: dict[str, Any]) -> Event:
    return Event(**doc)
