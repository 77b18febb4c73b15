"""Reading rows of which some may be damaged: one that cannot be read hides none of the others.

SQLite takes anything into any column, and stops a whole query at the first text that is none.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from undergrowth.server.database.opening import Base
from undergrowth.server.database.schema import games
from undergrowth.server.errors import logger

DAMAGE: Final = (ValueError, TypeError, LookupError, DatabaseError)
"""The errors of reading a damaged row; bytes that are not text raise `DatabaseError`."""
_NUMBER: Final[sa.ColumnElement[int]] = sa.literal_column(f"{games.name}.rowid", sa.Integer)
"""The number of a game's row in SQLite, which is there whatever the row holds."""


class Legible(NamedTuple):
    """The rows of a query that can be read, and names for those that cannot."""

    rows: list[sa.Row[Any]]
    damaged: list[str]


def legible(base: Base, query: sa.Select[Any]) -> Legible:
    """Return the rows of a query about games; those that cannot be read are named and logged.

    Raises the database's errors if it does not answer.
    """
    try:
        with base.engine.connect() as link:
            return Legible(list(link.execute(query)), [])
    except DAMAGE:
        if not base.is_sqlite:  # other databases keep the types of their columns
            raise
    with base.engine.connect() as link:
        numbers = list(link.execute(query.select_from(games).with_only_columns(_NUMBER)).scalars())
    found = Legible([], [])
    for number in numbers:
        try:
            with base.engine.connect() as link:
                found.rows.extend(link.execute(query.where(_NUMBER.in_([number]))).all())
        except DAMAGE as error:
            found.damaged.append(f"row {number}")
            logger.error("row %d of %s is damaged: %s", number, games.name, type(error).__name__)
    return found
