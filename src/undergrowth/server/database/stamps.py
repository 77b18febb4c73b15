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


def stamp_of(base: Base, game: str) -> str:
    """Return the stamp of a game and its seats; empty if there is no such game."""
    with base.engine.connect() as link:
        return str(link.execute(_STAMP, {"id": game}).scalar() or "")
