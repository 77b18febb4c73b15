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
from sqlalchemy.exc import IntegrityError

from undergrowth.engine.errors import BadSave
from undergrowth.server.database.committing import Commits
from undergrowth.server.database.mailboxes import Mailboxes
from undergrowth.server.database.opening import Base
from undergrowth.server.database.packing import base_of, needs_base, plain, told_by, whole
from undergrowth.server.database.reading import StoredGames, bytes_of, game_row
from undergrowth.server.database.rows import AnswerRow, GameRow, People, SeatRow
from undergrowth.server.database.schema import answers, games, meta, seats
from undergrowth.server.database.stamps import stamp_after

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
_PEOPLE: Final = TypeAdapter(People)


class Overtaken(Exception):
    """Another process or task has answered first."""


class Store(StoredGames):
    """The games in a database.  Its methods wait for the disk: call them off the event loop."""

    def __init__(self, url: str) -> None:
        """Open a database.  Raises `BadDatabase`."""
        super().__init__(Base(url))
        self.mailboxes = Mailboxes(self.base)
        self._commits = Commits(self.base)
        self._bases: dict[tuple[str, int, int], bytes] = {}
        """By game, edition and revision, the texts that other moments are told by."""

    def close(self) -> None:
        """Close all connections."""
        self.base.close()

    # ---- writing

    def create(self, game: GameRow, seated: list[SeatRow], rows: list[AnswerRow]) -> None:
        """Store a new game with its answers so far, their moments in stored form."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(games.insert().values(**vars(game)))
            if seated:
                link.execute(seats.insert(), [{"game": game.id, **vars(each)} for each in seated])
            link.execute(answers.insert(), [{"game": game.id, **vars(row)} for row in rows])

    def append(self, before: GameRow, after: GameRow, row: AnswerRow, stamp: str = "") -> str:
        """Store one more answer; its state comes as text.  Raises `Overtaken`.

        Returns the stamp of the game after it if `stamp` was that before it, and nothing otherwise.
        """
        stamped = ""

        def write(link: sa.Connection) -> None:
            nonlocal stamped
            if stamp:
                stamped = stamp_after(link, before.id, stamp)
            self._advance(link, before, after)
            kept = {**vars(row), "state": self._thin(link, after, row)}
            link.execute(_ANSWERED, {"game": after.id, **kept})

        try:
            self._commits.have(write)
        except IntegrityError:
            raise Overtaken from None
        self.base.wrote(after.id)
        return stamped

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
            if base is None or needs_base(bytes_of(base)):
                return None
            if len(self._bases) >= _MOST_BASES:
                self._bases.clear()
            try:
                self._bases[key] = plain(bytes_of(base))
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


def _check_undecided(link: sa.Connection, known: GameRow) -> None:
    """Lock the row of a game.  Raises `Overtaken` if other decisions are stored than are known."""
    query = sa.select(games).where(games.c.id == known.id).with_for_update()
    found = link.execute(query).first()
    row = None if found is None else game_row(found)
    if row is None or (row.people, row.clock) != (known.people, known.clock):
        raise Overtaken


def _forget_later(link: sa.Connection, after: GameRow) -> None:
    """Delete the answers after the revision of a game, and what notices told of them."""
    later = sa.and_(answers.c.game == after.id, answers.c.revision > after.revision)
    link.execute(answers.delete().where(later))
    again = sa.and_(seats.c.game == after.id, seats.c.told > after.revision)
    link.execute(seats.update().where(again).values(told=-1))


def now() -> float:
    """Return the time in seconds since 1970."""
    return time.time()
