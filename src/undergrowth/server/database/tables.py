"""Tables that wait for people: the code by which one is joined, and the list of the open ones.

A code stands for a game without telling its id, and opens nothing but a free seat.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.exc import IntegrityError

from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.legible import DAMAGE
from undergrowth.server.database.rows import GameRow, SeatRow
from undergrowth.server.database.schema import games, tables
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import logger
from undergrowth.session import PERSON

LETTERS: Final = "CDFGHJKMNPQRTVWXYZ"
"""The letters of codes: none looks like a digit or another one, and they make no words."""
LENGTH: Final = 6
"""The letters of a code: 34 million codes, of which an address may try some dozens an hour."""
LISTED_DAYS: Final = 14
"""The days after which a table is no longer listed."""
MOST_LISTED: Final = 500
"""The tables among which a request looks: the newest."""
_DAY: Final = 86_400.0
_TRIES: Final = 20
"""The codes that are drawn until one is free."""


@dataclass(frozen=True)
class About:
    """A table's entry in a list, besides its people."""

    map: str
    hirelings: bool
    level: str
    """For whom its maker means it: `newcomers`, `any` or `experienced`."""
    language: str
    """The language that its maker speaks there."""


_ABOUT: Final = TypeAdapter(About)


@dataclass(frozen=True)
class Table:
    """A game that waits, or waited, for people."""

    game: str
    code: str
    listed: bool
    """Whether everybody may find it; otherwise only who has the code."""
    closed: bool
    """Whether it has been full: from then on only a lost answer is repeated."""
    made: float
    about: About


class Open(NamedTuple):
    """A table with its game."""

    table: Table
    game: GameRow
    seats: list[SeatRow]


def is_free(seat: SeatRow) -> bool:
    """Whether a seat waits for a person and has never had one, whose hand could be seen."""
    waits = seat.player == PERSON and seat.token is None and seat.invitation is not None
    return waits and not seat.hands


def free_seats(seats: list[SeatRow]) -> list[int]:
    """Return the seats that anybody may take at a table."""
    return [each.seat for each in seats if is_free(each)]


def plain_code(words: str) -> str:
    """Return a code as it is kept, from what somebody has typed: in any case, with gaps."""
    return "".join(sign for sign in words.upper() if sign.isalnum())[: LENGTH + 1]


def set_table(store: Store, game: str, listed: bool, about: About, moment: float) -> Table:
    """Give a game a code, or change what is said of it; return its table."""
    values = {"listed": listed, "closed": False, "about": asdict(about)}
    here = tables.update().where(tables.c.game == game)
    for _ in range(_TRIES):
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        row = {"game": game, "code": code, "made": moment, **values}
        try:
            with store.base.writing, store.base.engine.begin() as link:
                if link.execute(here.values(**values)).rowcount == 0:
                    link.execute(tables.insert().values(**row))
        except IntegrityError:
            continue  # the code is another table's, or another request has made the row
        break
    found = table_of(store, game)
    assert found is not None
    return found


def table_of(store: Store, game: str) -> Table | None:
    """Return the table of a game; None without one."""
    return _one(store, tables.c.game == game)


def table_called(store: Store, code: str) -> Table | None:
    """Return the table with a code of the form of `plain_code`; None if there is none."""
    return _one(store, tables.c.code == code)


def close_table(store: Store, game: str) -> None:
    """End the code of a game: nobody is waited for any more."""
    open_one = (tables.c.game == game) & tables.c.closed.is_(False)
    with store.base.writing, store.base.engine.begin() as link:
        link.execute(tables.update().where(open_one).values(closed=True))


def listed_tables(store: Store, moment: float) -> list[Open]:
    """Return the listed tables with a free seat, the newest first."""
    since = moment - LISTED_DAYS * _DAY
    wanted = tables.c.listed.is_(True) & tables.c.closed.is_(False) & (tables.c.made > since)
    query = (
        sa.select(tables)
        .join(games, games.c.id == tables.c.game)
        .where(wanted & games.c.over.is_(False))
        .order_by(tables.c.made.desc(), tables.c.code)
        .limit(MOST_LISTED)
    )
    with store.base.engine.connect() as link:
        rows = link.execute(query).all()
    known = [table for table in map(_table, rows) if table is not None]
    found = store.summaries([each.game for each in known])
    whole = [Open(each, *found[each.game]) for each in known if each.game in found]
    return [each for each in whole if free_seats(each.seats)]


def seat_of_key(seats: list[SeatRow], key: str | None) -> int:
    """Return the seat that was claimed with a hashed key, not used since; NOBODY without one."""
    mine = [each.seat for each in seats if key is not None and each.claim == key]
    return mine[0] if mine else NOBODY


def _one(store: Store, here: sa.ColumnElement[bool]) -> Table | None:
    with store.base.engine.connect() as link:
        found = link.execute(sa.select(tables).where(here)).first()
    return None if found is None else _table(found)


def _table(row: sa.Row[Any]) -> Table | None:
    """Return a table from its row; None where that is damaged, which is logged."""
    try:
        values = row._asdict()
        return Table(**{**values, "about": _ABOUT.validate_python(values["about"])})
    except DAMAGE as error:
        logger.error("the table of game %s is damaged: %s", row.game, type(error).__name__)
        return None
