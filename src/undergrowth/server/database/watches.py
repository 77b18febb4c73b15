"""Links to look on at a game some minutes behind; only the hash of a link is stored."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from undergrowth.server.database.schema import watches
from undergrowth.server.database.storage import Store
from undergrowth.server.gate.keys import hashed, new_secret


@dataclass(frozen=True)
class Watch:
    """A link that shows a game some minutes behind."""

    game: str
    minutes: int


def set_watch(store: Store, game: str, minutes: int) -> str:
    """Make a new link to a game, in place of an earlier one; return its secret."""
    link = new_secret()
    row = {"game": game, "link": hashed(link), "minutes": minutes}
    with store.base.writing, store.base.engine.begin() as connection:
        connection.execute(watches.delete().where(watches.c.game == game))
        connection.execute(watches.insert().values(**row))
    return link


def end_watch(store: Store, game: str) -> None:
    """End the link to a game: it shows nothing any more."""
    with store.base.writing, store.base.engine.begin() as connection:
        connection.execute(watches.delete().where(watches.c.game == game))


def watch_of(store: Store, game: str) -> Watch | None:
    """Return what the link to a game shows; None without one."""
    return _one(store, watches.c.game == game)


def watch_called(store: Store, link: str) -> Watch | None:
    """Return what a link shows; None if it is none, or has ended."""
    return _one(store, watches.c.link == hashed(link))


def _one(store: Store, here: sa.ColumnElement[bool]) -> Watch | None:
    with store.base.engine.connect() as connection:
        found = connection.execute(sa.select(watches).where(here)).first()
    return None if found is None else Watch(str(found.game), int(found.minutes))
