"""Steps of a game, forward or back: first in the engine, then in one transaction.

Both run on a thread.  The visible state of the game does not change until they have returned.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from undergrowth.engine.frames import CHANCE
from undergrowth.server.database.moments import row_after, text_of, unpack
from undergrowth.server.database.rows import GameRow, People
from undergrowth.server.database.storage import Store, now
from undergrowth.server.errors import Refused
from undergrowth.server.people.clocks import after_rewind, after_step
from undergrowth.server.views.chronicle import Chronicle
from undergrowth.server.views.state import factions_of, title_after, winners_of
from undergrowth.session import PERSON, Session
from undergrowth.shown.outcomes import outcomes
from undergrowth.table.described.views import View
from undergrowth.table.game import Game

_WORKING: Final = threading.BoundedSemaphore(4)
"""More at once would share the interpreter's lock, and leave the event loop less of it."""
_ENDING: Final = ("last", "next", "certain")
"""The parts of an outcome that tell how a turn or phase ends."""
Act = Callable[[Session], object]
"""A function that acts on a session: a person's answer, or an automatic step."""


def take(
    store: Store,
    session: Session,
    row: GameRow,
    past: Chronicle,
    act: Act,
    moment: float,
    stamp: str,
) -> tuple[GameRow, str]:
    """Take and store one answer, given at a moment; return the row of the game after it, and its
    stamp if that is known (`Store.append`).

    Raises `Overtaken`, and the engine's errors, after which nothing has changed.
    """
    before = session.game
    with _WORKING:
        act(session)
        after = session.game
        state = text_of(after)
    decision = before.decision
    assert decision is not None and after.answers is not None and before.answers is not None
    text = after.answers[len(before.answers)].split(": ", 1)[1]
    kept = _row(session, row, before, past, row.revision + 1, row.edition)
    kept = after_step(row, kept, after, moment)
    seat, at = decision.seat, kept.revision
    added = row_after(before, after, at, seat, text, state, moment, kept.edition)
    return kept, store.append(row, kept, added, stamp)


def last_of(game: Game, text: str, alone: bool) -> View | None:
    """Return what ends for good with an option (`last`), and what is asked then (`next`).

    It depends on what the asked player knows, and on whether one person plays `alone`.  None if
    there is no option of that text.
    """
    decision = game.decision
    if decision is None:
        return None
    meant = [option for option in decision.options if decision.text(option) == text]
    with _WORKING:
        found = outcomes(game, meant, alone=alone)
    return {key: found[0][key] for key in _ENDING if key in found[0]} if found else None


def take_back(
    store: Store, session: Session, row: GameRow, past: Chronicle, moment: float
) -> GameRow:
    """Undo an answer at a moment; return the row of the game before it.  Raises `Overtaken`."""
    before = session.game
    if not session.undo():
        raise Refused(409, "nothing_to_undo", "there is nothing that may be taken back")
    kept = _row(session, row, before, past, _revision(past, session.game), row.edition + 1)
    kept = after_step(row, kept, session.game, moment)
    store.take_back(row, kept)
    return kept


def rewound(store: Store, session: Session, row: GameRow, people: People, to: int) -> GameRow:
    """Return the row of a game that goes back to an earlier revision, whatever has become known.

    Chance answers from there on as it has answered before.  Refuses a moment that cannot be read.
    """
    packed = store.state(row.id, to)
    if packed is None:
        raise Refused(404, "no_moment", f"the game has only come to {row.revision}")
    moment = unpack(packed)
    back = replace(
        row,
        title=title_after(row.title, session.game, moment),
        revision=to,
        edition=row.edition + 1,
        updated=now(),
        asked=person_asked(moment, session.players),
        factions=factions_of(moment),
        undo=[],
        people=people,
    )
    return after_rewind(row, back, moment)


def person_asked(game: Game, players: list[str]) -> int | None:
    """Return the seat of the person who is asked, or None."""
    decision = game.decision
    if decision is None or decision.seat == CHANCE or players[decision.seat] != PERSON:
        return None
    return decision.seat


def _row(
    session: Session, row: GameRow, before: Game, past: Chronicle, revision: int, edition: int
) -> GameRow:
    """Return the row of the game for the present state of the session."""
    game = session.game
    return replace(
        row,
        title=title_after(row.title, before, game),
        revision=revision,
        edition=edition,
        updated=now(),
        over=game.over,
        asked=session.asked,
        factions=factions_of(game),
        winners=winners_of(game),
        generators=session.generators,
        undo=[_revision(past, moment) for moment in session.past],
    )


def _revision(past: Chronicle, game: Game) -> int:
    """Return the revision of a game of this session."""
    return past.revision_of(len(game.answers or []))
