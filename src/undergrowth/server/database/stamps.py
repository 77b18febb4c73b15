"""Stamps, by which a process sees that another one has changed a game.

PostgreSQL marks every row with the transaction that wrote it (`xmin`), so nothing that writes can
forget to change the stamp.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from undergrowth.server.database.opening import Base

_STAMP: Final = sa.text(
    "SELECT g.xmin::text || ' ' || coalesce((SELECT string_agg(s.xmin::text, ' ' ORDER BY s.seat)"
    " FROM undergrowth_seats s WHERE s.game = g.id), '') FROM undergrowth_games g WHERE g.id = :id"
)


_ADVANCING: Final = sa.text(
    f"{_STAMP.text.replace('SELECT', 'SELECT pg_current_xact_id()::xid::text AS own,', 1)}"
    " FOR UPDATE OF g"
)
"""The same, within a transaction that is about to change the game's row, with its own mark."""


def stamp_after(link: sa.Connection, game: str, known: str) -> str:
    """Return the stamp that a game gets when this transaction changes its row, and no seat.

    Empty if it is not the `known` one now: another process has changed something.
    """
    own, found = link.execute(_ADVANCING, {"id": game}).one_or_none() or ("", "")
    return f"{own} {found.partition(' ')[2]}" if found == known else ""


def stamp_of(base: Base, game: str) -> str:
    """Return the stamp of a game and its seats; empty if there is no such game."""
    with base.engine.connect() as link:
        link = link.execution_options(isolation_level="AUTOCOMMIT")  # one round trip, not three
        return str(link.execute(_STAMP, {"id": game}).scalar() or "")
