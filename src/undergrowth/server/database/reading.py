"""Games, seats and answers as they are read from the database.

All rows of a query are read at once, so that an unreadable one leaves no open cursor behind.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.exc import SQLAlchemyError

from undergrowth.engine.errors import BadSave
from undergrowth.server.database.legible import DAMAGE, legible
from undergrowth.server.database.opening import Base
from undergrowth.server.database.packing import base_of, plain, whole
from undergrowth.server.database.rows import AnswerRow, GameRow, Kept, SeatRow
from undergrowth.server.database.schema import answers, games, seats
from undergrowth.server.errors import logger

_AT_ONCE: Final = 200
"""The most games read with one query."""
_LATEST: Final = 10.0**11
"""A time in seconds since 1970 beyond any real clock."""
_GAME: Final = TypeAdapter(GameRow)
_SEAT: Final = TypeAdapter(SeatRow)
_ANSWER: Final = TypeAdapter(AnswerRow)


class NoGame(Exception):
    """There is no such game."""


class StoredGames:
    """The games in a database, to be read.  Its methods wait for the disk."""

    def __init__(self, base: Base) -> None:
        """Read from an open database."""
        self.base = base

    def invited(self, invitation: str) -> tuple[str, int]:
        """Return the game and seat of an invitation, given as its hash.  Raises `NoGame`."""
        mine = seats.c.invitation == invitation
        with self.base.engine.connect() as link:
            found = link.execute(sa.select(seats.c.game, seats.c.seat).where(mine)).first()
        if found is None:
            raise NoGame
        return str(found.game), int(found.seat)

    def load(self, game: str, since: int = -1, known: Container[int] = ()) -> Kept:
        """Return a game, ready to go on, with the answers after the revision `since`.

        The moments of the revisions that are `known` are left out.  Raises `NoGame`, and `BadSave`
        when it cannot be read.
        """
        try:
            return self._load(game, since, known)
        except DAMAGE as error:
            self._must_answer(error)
            raise BadSave(f"its rows are damaged: {type(error).__name__}") from None

    def _must_answer(self, error: Exception) -> None:
        """Raise the database's own error if the connection failed, rather than the data."""
        if isinstance(error, SQLAlchemyError):
            with self.base.engine.connect() as link:
                link.execute(sa.select(sa.literal(1)))

    def _load(self, game: str, since: int, known: Container[int]) -> Kept:
        with self.base.one_moment() as link:
            row = self._game(link, game)
            seated = self._seats(link, [game])
            columns = [c for c in answers.c if c.name not in ("game", "state")]
            of_game = (answers.c.game == game) & answers.c.revision.between(since + 1, row.revision)
            wanted_rows = sa.select(*columns).where(of_game).order_by(answers.c.revision)
            found = link.execute(wanted_rows).all()
            rows = [_ANSWER.validate_python({**each._asdict(), "state": b""}) for each in found]
            wanted = [at for at in (row.revision, *row.undo) if at not in known]
            kept = self._texts(link, game, wanted)
        return Kept(row, seated.get(game, []), rows, kept)

    def state(self, game: str, revision: int) -> bytes | None:
        """Return the compressed game after `revision` answers; None if there is no such moment.

        Raises `BadSave`.
        """
        with self.base.engine.connect() as link:
            try:
                found = self._texts(link, game, [revision]).get(revision)
            except TypeError:
                raise BadSave("the game is damaged") from None
        return None if found is None else whole(found)

    def state_then(self, game: str, revision: int, edition: int) -> bytes | None:
        """Return a moment that was added in an edition; None if it has been taken back since.

        Raises `BadSave`.
        """
        found = self.state(game, revision)
        here = (answers.c.game == game) & (answers.c.revision == revision)
        with self.base.engine.connect() as link:  # editions grow: this one is no earlier
            row = link.execute(sa.select(answers.c.edition).where(here)).first()
        return found if row is not None and (row.edition or 0) == edition else None

    def _texts(self, link: sa.Connection, game: str, wanted: list[int]) -> dict[int, bytes]:
        """Return moments as JSON.  Raises `BadSave`, or `TypeError`."""
        found = self._packed(link, game, wanted)
        return {at: plain(found[at], found.get(base_of(at))) for at in wanted if at in found}

    def _packed(self, link: sa.Connection, game: str, wanted: list[int]) -> dict[int, bytes]:
        """Return moments as they are stored, with those that they depend on.  Raises
        `TypeError`."""
        if not wanted:
            return {}
        both = {*wanted, *map(base_of, wanted)}
        here = (answers.c.game == game) & answers.c.revision.in_(both)
        rows = link.execute(sa.select(answers.c.revision, answers.c.state).where(here)).all()
        return {int(each.revision): bytes_of(each.state) for each in rows}

    def summaries(self, wanted: list[str]) -> dict[str, tuple[GameRow, list[SeatRow]]]:
        """Return games with their seats by id, without unknown and unreadable ones."""
        found: dict[str, tuple[GameRow, list[SeatRow]]] = {}
        for at in range(0, len(wanted), _AT_ONCE):
            some = wanted[at : at + _AT_ONCE]
            try:
                found |= self._summaries(some)
            except DAMAGE as error:
                self._must_answer(error)
                found |= self._one_by_one(some)
        return found

    def _one_by_one(self, wanted: list[str]) -> dict[str, tuple[GameRow, list[SeatRow]]]:
        """Return the same one game at a time, so that a damaged one does not affect the others."""
        found: dict[str, tuple[GameRow, list[SeatRow]]] = {}
        for id in wanted:
            try:
                found |= self._summaries([id])
            except DAMAGE as error:
                self._must_answer(error)
                logger.error("game %s: its rows are damaged: %s", id, type(error).__name__)
        return found

    def _summaries(self, wanted: list[str]) -> dict[str, tuple[GameRow, list[SeatRow]]]:
        with self.base.engine.connect() as link:
            rows = link.execute(sa.select(games).where(games.c.id.in_(wanted))).all()
            found = {str(each.id): game_row(each) for each in rows}
            seated = self._seats(link, list(found))
        return {id: (row, seated.get(id, [])) for id, row in found.items()}

    def going_on(self) -> list[str]:
        """Return the games that go on, or in which a notice may be due, without any request.

        Those are all in which no person is asked, or one who passes some questions or wants
        notices.
        """
        asked = (seats.c.game == games.c.id) & (seats.c.seat == games.c.asked)
        waits = (sa.cast(seats.c.passes, sa.Text) == "{}") & (
            seats.c.notify.is_(sa.null()) | (sa.cast(seats.c.notify, sa.Text) == "null")
        )
        query = (
            sa.select(games.c.id)
            .select_from(games.outerjoin(seats, asked))
            .where(games.c.over.is_(False) & (seats.c.game.is_(None) | ~waits))
        )
        return [str(each.id) for each in legible(self.base, query).rows]

    def finished(self) -> list[tuple[GameRow, list[SeatRow]]]:
        """Return all finished games, oldest first, without unreadable ones."""
        over = sa.select(games.c.id).where(games.c.over.is_(True))
        found = self.summaries([str(each.id) for each in legible(self.base, over).rows])
        return sorted(found.values(), key=lambda each: (each[0].created, each[0].id))

    def running_out(self, moment: float) -> list[str]:
        """Return the games in which somebody's time is over before a moment."""
        query = sa.select(games.c.id).where((games.c.deadline < moment) & games.c.over.is_(False))
        return [str(each.id) for each in legible(self.base, query).rows]

    def _game(self, link: sa.Connection, game: str) -> GameRow:
        found = link.execute(sa.select(games).where(games.c.id == game)).all()
        if not found:
            raise NoGame
        return game_row(found[0])

    def _seats(self, link: sa.Connection, wanted: list[str]) -> dict[str, list[SeatRow]]:
        rows = link.execute(
            sa.select(seats).where(seats.c.game.in_(wanted)).order_by(seats.c.game, seats.c.seat)
        ).all()
        found: dict[str, list[SeatRow]] = {}
        for each in rows:
            found.setdefault(each.game, []).append(seat_row(each))
        return found


def seat_row(row: sa.Row[Any]) -> SeatRow:
    """Return a seat from its whole row.  Raises one of `DAMAGE`."""
    values = row._asdict()
    values["hands"] = values["hands"] or []  # rows of earlier releases have none
    values["devices"] = values["devices"] or {}
    del values["game"]
    return _SEAT.validate_python(values)


def game_row(found: sa.Row[Any]) -> GameRow:
    """Return the row of a game, validated.  Raises one of `DAMAGE`."""
    values = found._asdict()
    values["people"] = values["people"] or {}  # rows of earlier releases have none
    row = _GAME.validate_python(values)
    if not (0 <= row.created < _LATEST and 0 <= row.updated < _LATEST):
        raise ValueError("no moment of our time")
    return row


def bytes_of(kept: object) -> bytes:
    """Return what a column of bytes holds.  Raises `TypeError`.

    `bytes(number)` would make as many as a damaged row says.
    """
    if not isinstance(kept, bytes | memoryview):
        raise TypeError("the state of a game is not bytes")
    return bytes(kept)
