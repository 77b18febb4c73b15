"""The store of the server: games, seats, and an append-only list of answers.

Every method is one transaction; when it returns, the data is on disk.  A revision is written once:
the second writer, in this process or another, gets `Overtaken`.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from undergrowth.engine.errors import BadSave
from undergrowth.server.database.committing import Commits
from undergrowth.server.database.legible import DAMAGE, legible
from undergrowth.server.database.mailboxes import Mailboxes
from undergrowth.server.database.packing import base_of, needs_base, plain, told_by, whole
from undergrowth.server.database.rows import AnswerRow, GameRow, Kept, People, SeatRow
from undergrowth.server.database.schema import Base, answers, games, meta, seats
from undergrowth.server.errors import logger

_MOVING: Final = (
    "title",
    "revision",
    "edition",
    "updated",
    "over",
    "asked",
    "factions",
    "winners",
    "generators",
    "undo",
    "clock",
    "deadline",
)
"""The columns of a game that every answer changes."""
# Statements for every answer: building them takes as long as executing them, so once is enough.
_ANSWERED: Final = answers.insert()
_BASE: Final = sa.select(answers.c.state).where(
    (answers.c.game == sa.bindparam("of_game")) & (answers.c.revision == sa.bindparam("at"))
)
_ADVANCED: Final = (
    games.update()
    .where(
        (games.c.id == sa.bindparam("of_game"))
        & (games.c.revision == sa.bindparam("before"))
        & (games.c.edition == sa.bindparam("known"))
    )
    .values({key: sa.bindparam(key) for key in _MOVING})
)
_DECIDED: Final = (
    sa.select(games.c.id, games.c.people, games.c.clock)
    .where(games.c.id == sa.bindparam("of_game"))
    .with_for_update()
    .cte("decided")
)
_ADVANCED_AS_DECIDED: Final = _ADVANCED.where(games.c.id == _DECIDED.c.id).returning(
    _DECIDED.c.people, _DECIDED.c.clock
)
"""The same, with what the people of the game had decided until then."""
_PROBE: Final = "probe"
_ALIVE: Final = "alive"
_MOST_BASES: Final = 1000
"""Texts of some ten kB that are remembered."""
_AT_ONCE: Final = 200
"""The most games read with one query."""
_LATEST: Final = 10.0**11
"""A time in seconds since 1970 beyond any real clock."""
_GAME: Final = TypeAdapter(GameRow)
_SEAT: Final = TypeAdapter(SeatRow)
_PEOPLE: Final = TypeAdapter(People)
_ANSWER: Final = TypeAdapter(AnswerRow)


class Overtaken(Exception):
    """Another process or task has answered first."""


class NoGame(Exception):
    """There is no such game."""


class Store:
    """The games in a database.  Its methods wait for the disk: call them off the event loop."""

    def __init__(self, url: str) -> None:
        """Open a database.  Raises `BadDatabase`."""
        self.base = Base(url)
        self.mailboxes = Mailboxes(self.base)
        self._commits = Commits(self.base)
        self._bases: dict[tuple[str, int, int], bytes] = {}
        """By game, edition and revision, the texts that other moments are told by."""

    def close(self) -> None:
        """Close all connections."""
        self.base.engine.dispose()

    # ---- writing

    def create(self, game: GameRow, seated: list[SeatRow], rows: list[AnswerRow]) -> None:
        """Store a new game with its answers so far, their moments in stored form."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(games.insert().values(**vars(game)))
            if seated:
                link.execute(seats.insert(), [{"game": game.id, **vars(each)} for each in seated])
            link.execute(answers.insert(), [{"game": game.id, **vars(row)} for row in rows])

    def append(self, before: GameRow, after: GameRow, row: AnswerRow) -> None:
        """Store one more answer; its state comes as text.  Raises `Overtaken`."""

        def write(link: sa.Connection) -> None:
            self._advance(link, before, after)
            kept = {**vars(row), "state": self._thin(link, after, row)}
            link.execute(_ANSWERED, {"game": after.id, **kept})

        try:
            self._commits.have(write)
        except IntegrityError:
            raise Overtaken from None
        self.base.wrote(after.id)

    def _thin(self, link: sa.Connection, game: GameRow, row: AnswerRow) -> bytes:
        """Return a moment packed: as what differs from an earlier one, where that can be read."""
        if base_of(row.revision) == row.revision:
            return whole(row.state)
        base = self._base_text(link, game, base_of(row.revision))
        return whole(row.state) if base is None else told_by(base, row.state)

    def _base_text(self, link: sa.Connection, game: GameRow, at: int) -> bytes | None:
        """Return the text of a whole moment; None where it cannot be read.

        A text that was found is kept for the edition: a server that writes a moment anew, this one
        or another, begins another edition.
        """
        key = (game.id, game.edition, at)
        if key not in self._bases:
            base = link.execute(_BASE, {"of_game": game.id, "at": at}).scalar()
            if base is None or needs_base(_bytes(base)):
                return None
            if len(self._bases) >= _MOST_BASES:
                self._bases.clear()
            try:
                self._bases[key] = plain(_bytes(base))
            except (BadSave, TypeError):
                return None
        return self._bases[key]

    def take_back(self, before: GameRow, after: GameRow) -> None:
        """Delete the answers after the revision of `after`.  Raises `Overtaken`."""
        with self.base.writing, self.base.engine.begin() as link:
            self._advance(link, before, after)
            _forget_later(link, after)
        self.base.wrote(after.id)

    def decide(self, before: GameRow, after: GameRow, seated: dict[int, dict[str, Any]]) -> None:
        """Store a decision of the people of a game: changes of its row, and of seats by number.

        Answers after the revision of `after` are deleted.  Raises `Overtaken`, also where another
        process has stored a decision first: it would be written over.
        """
        known = (games.c.revision == before.revision) & (games.c.edition == before.edition)
        values = {key: value for key, value in vars(after).items() if value != vars(before)[key]}
        with self.base.writing, self.base.engine.begin() as link:
            if self.base.is_shared:
                _check_undecided(link, before)
            here = games.update().where((games.c.id == before.id) & known)
            if link.execute(here.values(**{"updated": before.updated, **values})).rowcount != 1:
                raise Overtaken
            for seat, changes in seated.items():
                mine = (seats.c.game == before.id) & (seats.c.seat == seat)
                link.execute(seats.update().where(mine).values(**changes))
            if after.revision < before.revision:
                _forget_later(link, after)
        self.base.wrote(after.id)

    def _advance(self, link: sa.Connection, before: GameRow, after: GameRow) -> None:
        values = {key: getattr(after, key) for key in _MOVING}
        known = {"of_game": before.id, "before": before.revision, "known": before.edition}
        if not self.base.is_shared:
            if link.execute(_ADVANCED, {**values, **known}).rowcount != 1:
                raise Overtaken
            return
        found = link.execute(_ADVANCED_AS_DECIDED, {**values, **known}).first()
        if found is None:
            raise Overtaken
        people, clock = _PEOPLE.validate_python(found.people or {}), found.clock
        waits = None if before.clock is None else before.clock.waits
        if (people.paused, people.notes) != (before.people.paused, before.people.notes) or (
            waits != (None if clock is None else clock["waits"])
        ):
            raise Overtaken

    def set_pace(self, game: str, pace: str) -> None:
        """Set the pace of a game's computer players."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(games.update().where(games.c.id == game).values(pace=pace))
        self.base.wrote(game)

    def set_seat(self, game: str, seat: int, **values: Any) -> None:
        """Change the data of a seat."""
        here = (seats.c.game == game) & (seats.c.seat == seat)
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(seats.update().where(here).values(**values))
        self.base.wrote(game)

    def set_player(self, game: str, seat: int, player: str, generators: list[list[int]]) -> None:
        """Set the computer player of a seat, and the generators of all players."""
        here = (seats.c.game == game) & (seats.c.seat == seat)
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(seats.update().where(here).values(player=player))
            link.execute(games.update().where(games.c.id == game).values(generators=generators))
        self.base.wrote(game)

    def exchange(self, game: str, seat: int, before: str, **values: Any) -> bool:
        """Change the data of a seat whose hashed token is `before`; return False if it is not."""
        here = (seats.c.game == game) & (seats.c.seat == seat) & (seats.c.token == before)
        with self.base.writing, self.base.engine.begin() as link:
            changed = link.execute(seats.update().where(here).values(**values))
        self.base.wrote(game)
        return changed.rowcount == 1

    def claim(
        self, game: str, seat: int, invitation: str | None, key: str | None, **values: Any
    ) -> bool:
        """Give a seat its token and other changes; return False when its invitation is spent.

        `invitation` is hashed.  A claim may be repeated with the same hashed `key` until its token
        is used.
        """
        free = [seats.c.token.is_(None), *([seats.c.claim == key] if key is not None else [])]
        here = (seats.c.game == game) & (seats.c.seat == seat) & sa.or_(*free)
        here &= seats.c.invitation == invitation
        with self.base.writing, self.base.engine.begin() as link:
            changed = link.execute(seats.update().where(here).values(claim=key, **values))
        self.base.wrote(game)
        return changed.rowcount == 1

    # ---- reading: all rows at once, so that an unreadable row leaves no open cursor behind

    def invited(self, invitation: str) -> tuple[str, int]:
        """Return the game and seat of an invitation, given as its hash.  Raises `NoGame`."""
        mine = seats.c.invitation == invitation
        with self.base.engine.connect() as link:
            found = link.execute(sa.select(seats.c.game, seats.c.seat).where(mine)).first()
        if found is None:
            raise NoGame
        return str(found.game), int(found.seat)

    def load(self, game: str, since: int = -1) -> Kept:
        """Return a game, ready to go on, with the answers after the revision `since`.

        Raises `NoGame`, and `BadSave` when it cannot be read.
        """
        try:
            return self._load(game, since)
        except DAMAGE as error:
            self._must_answer(error)
            raise BadSave(f"its rows are damaged: {type(error).__name__}") from None

    def _must_answer(self, error: Exception) -> None:
        """Raise the database's own error if the connection failed, rather than the data."""
        if isinstance(error, SQLAlchemyError):
            with self.base.engine.connect() as link:
                link.execute(sa.select(sa.literal(1)))

    def _load(self, game: str, since: int) -> Kept:
        with self.base.one_moment() as link:
            row = self._game(link, game)
            seated = self._seats(link, [game])
            columns = [c for c in answers.c if c.name not in ("game", "state")]
            of_game = (answers.c.game == game) & answers.c.revision.between(since + 1, row.revision)
            wanted_rows = sa.select(*columns).where(of_game).order_by(answers.c.revision)
            found = link.execute(wanted_rows).all()
            rows = [_ANSWER.validate_python({**each._asdict(), "state": b""}) for each in found]
            kept = self._states(link, game, [row.revision, *row.undo])
        return Kept(row, seated.get(game, []), rows, kept)

    def state(self, game: str, revision: int) -> bytes | None:
        """Return the compressed game after `revision` answers; None if there is no such moment.

        Raises `BadSave`.
        """
        with self.base.engine.connect() as link:
            try:
                return self._states(link, game, [revision]).get(revision)
            except TypeError:
                raise BadSave("the game is damaged") from None

    def state_then(self, game: str, revision: int, edition: int) -> bytes | None:
        """Return a moment that was added in an edition; None if it has been taken back since.

        Raises `BadSave`.
        """
        found = self.state(game, revision)
        here = (answers.c.game == game) & (answers.c.revision == revision)
        with self.base.engine.connect() as link:  # editions grow: this one is no earlier
            row = link.execute(sa.select(answers.c.edition).where(here)).first()
        return found if row is not None and (row.edition or 0) == edition else None

    def _states(self, link: sa.Connection, game: str, wanted: list[int]) -> dict[int, bytes]:
        """Return moments, each compressed by itself.  Raises `BadSave`, or `TypeError`."""
        both = {*wanted, *map(base_of, wanted)}
        here = (answers.c.game == game) & answers.c.revision.in_(both)
        rows = link.execute(sa.select(answers.c.revision, answers.c.state).where(here)).all()
        found = {int(each.revision): _bytes(each.state) for each in rows}
        return {
            at: whole(plain(found[at], found.get(base_of(at))))
            if needs_base(found[at])
            else found[at]
            for at in wanted
            if at in found
        }

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
            found = {str(each.id): _game_row(each) for each in rows}
            seated = self._seats(link, list(found))
        return {id: (row, seated.get(id, [])) for id, row in found.items()}

    def running(self) -> list[tuple[GameRow, list[SeatRow]]]:
        """Return all games that are not over, without unreadable ones."""
        wanted = sa.select(games.c.id).where(games.c.over.is_(False))
        ids = [str(each.id) for each in legible(self.base, wanted).rows]
        return list(self.summaries(ids).values())

    def finished(self) -> list[tuple[GameRow, list[SeatRow]]]:
        """Return all finished games, oldest first, without unreadable ones."""
        over = sa.select(games.c.id).where(games.c.over.is_(True))
        found = self.summaries([str(each.id) for each in legible(self.base, over).rows])
        return sorted(found.values(), key=lambda each: (each[0].created, each[0].id))

    def running_out(self, moment: float) -> list[str]:
        """Return the games in which somebody's time is over before a moment."""
        query = sa.select(games.c.id).where((games.c.deadline < moment) & games.c.over.is_(False))
        return [str(each.id) for each in legible(self.base, query).rows]

    def alive(self, moment: float) -> float | None:
        """Store that a server runs, and return when one was last known to; None: never."""
        mine = meta.c.key == _ALIVE
        with self.base.writing, self.base.engine.begin() as link:
            last = link.execute(sa.select(meta.c.value).where(mine)).scalar()
            if last is None:
                link.execute(meta.insert().values(key=_ALIVE, value=str(moment)))
                return None
            link.execute(meta.update().where(mine).values(value=str(moment)))
        try:
            return float(last)
        except ValueError:
            return None

    def probe(self) -> None:
        """Write something, as an answer would.  Raises the database's errors."""
        mine, moment = meta.c.key == _PROBE, str(now())
        with self.base.writing, self.base.engine.begin() as link:
            changed = link.execute(meta.update().where(mine).values(value=moment))
            if changed.rowcount == 1:
                return
        with suppress(IntegrityError), self.base.writing, self.base.engine.begin() as link:
            link.execute(meta.insert().values(key=_PROBE, value=moment))

    def _game(self, link: sa.Connection, game: str) -> GameRow:
        found = link.execute(sa.select(games).where(games.c.id == game)).all()
        if not found:
            raise NoGame
        return _game_row(found[0])

    def _seats(self, link: sa.Connection, wanted: list[str]) -> dict[str, list[SeatRow]]:
        rows = link.execute(
            sa.select(seats).where(seats.c.game.in_(wanted)).order_by(seats.c.game, seats.c.seat)
        ).all()
        found: dict[str, list[SeatRow]] = {}
        for each in rows:
            values = each._asdict()
            values["hands"] = values["hands"] or []  # rows of earlier releases have none
            values["devices"] = values["devices"] or {}
            found.setdefault(values.pop("game"), []).append(_SEAT.validate_python(values))
        return found


def _check_undecided(link: sa.Connection, known: GameRow) -> None:
    """Lock the row of a game.  Raises `Overtaken` if other decisions are stored than are known."""
    query = sa.select(games).where(games.c.id == known.id).with_for_update()
    found = link.execute(query).first()
    row = None if found is None else _game_row(found)
    if row is None or (row.people, row.clock) != (known.people, known.clock):
        raise Overtaken


def _forget_later(link: sa.Connection, after: GameRow) -> None:
    """Delete the answers after the revision of a game, and what notices told of them."""
    later = sa.and_(answers.c.game == after.id, answers.c.revision > after.revision)
    link.execute(answers.delete().where(later))
    again = sa.and_(seats.c.game == after.id, seats.c.told > after.revision)
    link.execute(seats.update().where(again).values(told=-1))


def _game_row(found: sa.Row[Any]) -> GameRow:
    """Return the row of a game, validated.  Raises one of `DAMAGE`."""
    values = found._asdict()
    values["people"] = values["people"] or {}  # rows of earlier releases have none
    row = _GAME.validate_python(values)
    if not (0 <= row.created < _LATEST and 0 <= row.updated < _LATEST):
        raise ValueError("no moment of our time")
    return row


def _bytes(kept: object) -> bytes:
    """Return what a column of bytes holds.  Raises `TypeError`.

    `bytes(number)` would make as many as a damaged row says.
    """
    if not isinstance(kept, bytes | memoryview):
        raise TypeError("the state of a game is not bytes")
    return bytes(kept)


def now() -> float:
    """Return the time in seconds since 1970."""
    return time.time()
