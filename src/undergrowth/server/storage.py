"""What the server keeps: games, seats, and an append-only list of answers.

Every method is one transaction; when it returns, the disk has it.  A revision is written once:
whoever comes second, in this process or another, gets `Overtaken`.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError

from undergrowth.engine.errors import BadSave
from undergrowth.server.errors import logger
from undergrowth.server.keys import new_secret
from undergrowth.server.packing import base_of, difference, needs_base, plain, whole
from undergrowth.server.rows import AnswerRow, GameRow, Kept, SeatRow
from undergrowth.server.schema import Base, answers, games, mailboxes, meta, seats

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
)
"""What every answer changes of a game."""
ASKED: Final = "asked"
AGREED: Final = "agreed"
REFUSED: Final = "refused"
"""What an address has said."""
_DAY: Final = 86_400.0
"""Seconds."""
_OPEN: Final = 7 * _DAY
"""For which a question to an address is open: so long it is asked nothing else."""
_QUESTIONS: Final = 5
"""Questions to one address in a day."""
# What every answer says to the database: made once, since that takes as long as the rest.
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
_MAIL_KEY: Final = "mail"
_PROBE: Final = "probe"
_AT_ONCE: Final = 200
"""Games that are read with one question."""
_LATEST: Final = 10.0**11
"""Seconds since 1970 that no clock will show."""
_DAMAGE: Final = (ValueError, TypeError, LookupError, DatabaseError)
"""What reading a damaged row raises; text that is no text is an error of the database."""
_GAME: Final = TypeAdapter(GameRow)
_SEAT: Final = TypeAdapter(SeatRow)
_ANSWER: Final = TypeAdapter(AnswerRow)


class Overtaken(Exception):
    """Somebody else has answered first."""


class NoGame(Exception):
    """There is no such game."""


class Store:
    """The games in a database.  Its methods wait for the disk: call them off the event loop."""

    def __init__(self, url: str) -> None:
        """Open a database.  Raises `BadDatabase`."""
        self.base = Base(url)

    def close(self) -> None:
        """Let go of every connection."""
        self.base.engine.dispose()

    # ---- writing

    def create(self, game: GameRow, seated: list[SeatRow], rows: list[AnswerRow]) -> None:
        """A new game with what has happened in it so far, its moments as they are kept."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(games.insert().values(**vars(game)))
            if seated:
                link.execute(seats.insert(), [{"game": game.id, **vars(each)} for each in seated])
            link.execute(answers.insert(), [{"game": game.id, **vars(row)} for row in rows])

    def append(self, before: GameRow, after: GameRow, row: AnswerRow) -> None:
        """One more answer.  Raises `Overtaken`."""
        try:
            with self.base.writing, self.base.engine.begin() as link:
                self._advance(link, before, after)
                kept = {**vars(row), "state": self._thin(link, after.id, row)}
                link.execute(_ANSWERED, {"game": after.id, **kept})
        except IntegrityError:
            raise Overtaken from None

    def _thin(self, link: sa.Connection, game: str, row: AnswerRow) -> bytes:
        """Return a moment as what differs from an earlier one, where that can be read.

        That is looked up here, since undo and other servers may have written it anew.
        """
        at = base_of(row.revision)
        if at == row.revision:
            return row.state
        base = link.execute(_BASE, {"of_game": game, "at": at}).scalar()
        with suppress(BadSave, TypeError):
            if base is not None and not needs_base(bytes(base)):
                return difference(row.state, bytes(base))
        return row.state

    def take_back(self, before: GameRow, after: GameRow) -> None:
        """Undo: the answers after the revision of `after` were never given.  Raises `Overtaken`."""
        later = sa.and_(answers.c.game == after.id, answers.c.revision > after.revision)
        with self.base.writing, self.base.engine.begin() as link:
            self._advance(link, before, after)
            link.execute(answers.delete().where(later))
            again = sa.and_(seats.c.game == after.id, seats.c.told > after.revision)
            link.execute(seats.update().where(again).values(told=-1))

    def _advance(self, link: sa.Connection, before: GameRow, after: GameRow) -> None:
        values = {key: getattr(after, key) for key in _MOVING}
        known = {"of_game": before.id, "before": before.revision, "known": before.edition}
        if link.execute(_ADVANCED, {**values, **known}).rowcount != 1:
            raise Overtaken

    def set_pace(self, game: str, pace: str) -> None:
        """How fast the computer players of a game go on."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(games.update().where(games.c.id == game).values(pace=pace))

    def set_seat(self, game: str, seat: int, **values: Any) -> None:
        """Change what is kept of a seat."""
        here = (seats.c.game == game) & (seats.c.seat == seat)
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(seats.update().where(here).values(**values))

    def set_player(self, game: str, seat: int, player: str, generators: list[list[int]]) -> None:
        """Another computer player on a seat, with the generators of all."""
        here = (seats.c.game == game) & (seats.c.seat == seat)
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(seats.update().where(here).values(player=player))
            link.execute(games.update().where(games.c.id == game).values(generators=generators))

    def claim(self, game: str, seat: int, key: str | None, **values: Any) -> bool:
        """Give a seat its token and what else is changed; False when its invitation is spent.

        The hash of a `key` may take the place of an earlier claim with the same one.
        """
        free = [seats.c.token.is_(None), *([seats.c.claim == key] if key is not None else [])]
        here = (seats.c.game == game) & (seats.c.seat == seat) & sa.or_(*free)
        with self.base.writing, self.base.engine.begin() as link:
            changed = link.execute(seats.update().where(here).values(claim=key, **values))
            return changed.rowcount == 1

    # ---- mail addresses

    def mail_key(self) -> str:
        """The secret that codes of mail addresses are made with; made at its first use."""
        mine = meta.c.key == _MAIL_KEY
        with suppress(IntegrityError), self.base.writing, self.base.engine.begin() as link:
            link.execute(meta.insert().values(key=_MAIL_KEY, value=new_secret()))
        with self.base.engine.connect() as link:
            return str(link.execute(sa.select(meta.c.value).where(mine)).scalar_one())

    def mailbox(self, box: str) -> str | None:
        """What an address has said; None when it was never asked."""
        mine = mailboxes.c.box == box
        with self.base.engine.connect() as link:
            found = link.execute(sa.select(mailboxes.c.said).where(mine)).scalar()
        return None if found is None else str(found)

    def new_mailbox(self, box: str, whole: str) -> bool:
        """An address that is asked for a game; `whole` stands for all games of that address.

        False when it was before, when a question there is open, or when there were many today.
        """
        moment = now()
        row = {"box": box, "said": ASKED, "whole": whole, "moment": moment}
        recent = (mailboxes.c.said == ASKED) & (mailboxes.c.moment > moment - _OPEN)
        counted = recent | (mailboxes.c.moment > moment - _DAY)
        query = sa.select(mailboxes.c.said).where((mailboxes.c.whole == whole) & counted)
        try:
            with self.base.writing, self.base.engine.begin() as link:
                found = list(link.execute(query).scalars())
                if ASKED in found or len(found) >= _QUESTIONS:
                    return False
                link.execute(mailboxes.insert().values(**row))
        except IntegrityError:
            return False
        return True

    def say_of_mailbox(self, box: str, said: str) -> bool:
        """What an address says: no to all games, or yes to one; False when it was never asked."""
        mine = mailboxes.c.box == box
        with self.base.writing, self.base.engine.begin() as link:
            found = link.execute(sa.select(mailboxes.c.whole).where(mine)).first()
            if found is None:
                return False
            all_of_it = mailboxes.c.box == (found.whole or box)
            for each in (mine, all_of_it):
                changed = link.execute(mailboxes.update().where(each).values(said=said))
            if not changed.rowcount and said == REFUSED:
                row = {"box": found.whole, "said": said, "moment": now()}
                link.execute(mailboxes.insert().values(**row))
        return True

    def forget_mailbox(self, box: str) -> None:
        """An address that could not be asked."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(mailboxes.delete().where(mailboxes.c.box == box))

    # ---- reading: all rows at once, since a row that cannot be read must leave nothing open behind

    def invited(self, invitation: str) -> tuple[str, int]:
        """The game and seat of an invitation, given as its hash.  Raises `NoGame`."""
        mine = seats.c.invitation == invitation
        with self.base.engine.connect() as link:
            found = link.execute(sa.select(seats.c.game, seats.c.seat).where(mine)).first()
        if found is None:
            raise NoGame
        return str(found.game), int(found.seat)

    def load(self, game: str) -> Kept:
        """A game, ready to go on.  Raises `NoGame`, and `BadSave` when it cannot be read."""
        try:
            return self._load(game)
        except _DAMAGE as error:
            self._must_answer(error)
            raise BadSave(f"its rows are damaged: {type(error).__name__}") from None

    def _must_answer(self, error: Exception) -> None:
        """Was it the database that failed, and not what it holds, the error is raised."""
        if isinstance(error, SQLAlchemyError):
            with self.base.engine.connect() as link:
                link.execute(sa.select(sa.literal(1)))

    def _load(self, game: str) -> Kept:
        with self.base.engine.begin() as link:
            row = self._game(link, game)
            seated = self._seats(link, [game])
            columns = [c for c in answers.c if c.name not in ("game", "state")]
            of_game = (answers.c.game == game) & (answers.c.revision <= row.revision)
            wanted_rows = sa.select(*columns).where(of_game).order_by(answers.c.revision)
            found = link.execute(wanted_rows).all()
            rows = [_ANSWER.validate_python({**each._asdict(), "state": b""}) for each in found]
            kept = self._states(link, game, [row.revision, *row.undo])
        return Kept(row, seated.get(game, []), rows, kept)

    def state(self, game: str, revision: int) -> bytes | None:
        """The game after so many answers, compressed; None when there was no such moment.

        Raises `BadSave`.
        """
        with self.base.engine.connect() as link:
            try:
                return self._states(link, game, [revision]).get(revision)
            except TypeError:
                raise BadSave("the game is damaged") from None

    def _states(self, link: sa.Connection, game: str, wanted: list[int]) -> dict[int, bytes]:
        """Return moments, each compressed by itself.  Raises `BadSave`, or `TypeError`."""
        both = {*wanted, *map(base_of, wanted)}
        here = (answers.c.game == game) & answers.c.revision.in_(both)
        rows = link.execute(sa.select(answers.c.revision, answers.c.state).where(here)).all()
        found = {int(each.revision): bytes(each.state) for each in rows}
        return {
            at: whole(plain(found[at], found.get(base_of(at))))
            if needs_base(found[at])
            else found[at]
            for at in wanted
            if at in found
        }

    def summaries(self, wanted: list[str]) -> dict[str, tuple[GameRow, list[SeatRow]]]:
        """Games and who sits there, by id; without unknown ones and those that cannot be read."""
        found: dict[str, tuple[GameRow, list[SeatRow]]] = {}
        for at in range(0, len(wanted), _AT_ONCE):
            some = wanted[at : at + _AT_ONCE]
            try:
                found |= self._summaries(some)
            except _DAMAGE as error:
                self._must_answer(error)
                found |= self._one_by_one(some)
        return found

    def _one_by_one(self, wanted: list[str]) -> dict[str, tuple[GameRow, list[SeatRow]]]:
        """The same where one of them is damaged: it spoils no other."""
        found: dict[str, tuple[GameRow, list[SeatRow]]] = {}
        for id in wanted:
            try:
                found |= self._summaries([id])
            except _DAMAGE as error:
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
        """Every game that is not over, without those that cannot be read."""
        with self.base.engine.connect() as link:
            wanted = link.execute(sa.select(games.c.id).where(games.c.over.is_(False))).all()
            ids = [str(each.id) for each in wanted]
        return list(self.summaries(ids).values())

    def finished(self) -> list[tuple[GameRow, list[SeatRow]]]:
        """Every game that is over, the oldest first, without those that cannot be read."""
        over = sa.select(games.c.id).where(games.c.over.is_(True))
        with self.base.engine.connect() as link:
            wanted = link.execute(over.order_by(games.c.created, games.c.id)).all()
        found = self.summaries([str(each.id) for each in wanted])
        return sorted(found.values(), key=lambda each: (each[0].created, each[0].id))

    def probe(self) -> None:
        """Write something, as an answer would.  Raises what the database raises."""
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
            found.setdefault(values.pop("game"), []).append(_SEAT.validate_python(values))
        return found


def _game_row(found: sa.Row[Any]) -> GameRow:
    """A game whose row holds what it should.  Raises one of `_DAMAGE`."""
    row = _GAME.validate_python(found._asdict())
    if not (0 <= row.created < _LATEST and 0 <= row.updated < _LATEST):
        raise ValueError("no moment of our time")
    return row


def now() -> float:
    """Seconds since 1970."""
    return time.time()
