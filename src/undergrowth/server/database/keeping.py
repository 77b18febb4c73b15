"""Retention of games, and the operator's tools to list, end and delete them.

Uploads are kept apart from played games: they have their own age limit and their own space.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from undergrowth.server.config import Config
from undergrowth.server.database.schema import answers, games, seats
from undergrowth.server.database.storage import Store, now

DAY: Final = 86_400.0
"""Seconds in a day."""
KINDS: Final = ("running", "finished", "uploaded")
_AT_ONCE: Final = 200
"""The games deleted in one transaction: answers wait for it."""


@dataclass
class Listed:
    """A game in a list for the operator."""

    id: str
    kind: str
    title: str
    created: float
    updated: float
    revision: int


def listed(store: Store, kind: str = "", days: float = 0.0) -> list[Listed]:
    """Return the games of a kind without activity for `days` days, oldest first."""
    wanted = games.c.updated <= now() - days * DAY
    if kind:
        wanted &= _of_kind(kind)
    columns = [games.c[name] for name in ("id", "title", "created", "updated", "revision")]
    query = sa.select(*columns, games.c.over, games.c.uploaded).where(wanted)
    with store.base.engine.connect() as link:
        found = link.execute(query.order_by(games.c.updated, games.c.id)).all()
    return [
        Listed(
            each.id,
            _kind(each.over, each.uploaded),
            each.title,
            each.created,
            each.updated,
            each.revision,
        )
        for each in found
    ]


def _of_kind(kind: str) -> sa.ColumnElement[bool]:
    if kind == "uploaded":
        return games.c.uploaded.is_not(None)
    return games.c.uploaded.is_(None) & games.c.over.is_(kind == "finished")


def _kind(over: bool, uploaded: int | None) -> str:
    if uploaded is not None:
        return "uploaded"
    return "finished" if over else "running"


def end(store: Store, id: str) -> bool:
    """End a game as it is, without winners; return False if no such game is running.

    The edition grows, so a server with the game in memory reads it again.
    """
    here = (games.c.id == id) & games.c.over.is_(False)
    ended = {"over": True, "asked": None, "updated": now(), "edition": games.c.edition + 1}
    with store.base.writing, store.base.engine.begin() as link:
        return link.execute(games.update().where(here).values(**ended)).rowcount == 1


def delete(store: Store, ids: list[str]) -> int:
    """Delete games with all their data; return how many there were."""
    count = 0
    for at in range(0, len(ids), _AT_ONCE):
        some = ids[at : at + _AT_ONCE]
        with store.base.writing, store.base.engine.begin() as link:
            link.execute(answers.delete().where(answers.c.game.in_(some)))
            link.execute(seats.delete().where(seats.c.game.in_(some)))
            count += link.execute(games.delete().where(games.c.id.in_(some))).rowcount
    return count


def expired(store: Store, config: Config) -> list[str]:
    """Return the games whose retention time is over."""
    found: list[str] = []
    days = (config.running_days, config.finished_days, config.uploaded_days)
    with store.base.engine.connect() as link:
        for kind, kept in zip(KINDS, days, strict=True):
            old = games.c.updated < max(0.0, now() - kept * DAY)
            found += link.execute(sa.select(games.c.id).where(old & _of_kind(kind))).scalars()
    return found


def crowded_out(store: Store, config: Config) -> list[str]:
    """Return the oldest uploads, as many as exceed the space for all of them."""
    most = config.uploads_megabytes * 2**20
    with store.base.engine.connect() as link:
        total = link.execute(sa.select(sa.func.sum(games.c.uploaded))).scalar() or 0
        if total <= most:
            return []
        query = sa.select(games.c.id, games.c.uploaded).where(_of_kind("uploaded"))
        rows = link.execute(query.order_by(games.c.created, games.c.id)).all()
    found: list[str] = []
    for each in rows:
        if total <= most:
            break
        total -= each.uploaded
        found.append(str(each.id))
    return found


def editions(store: Store, ids: list[str]) -> dict[str, int]:
    """Return the editions of games, which count undos and ends; deleted games are left out."""
    query = sa.select(games.c.id, games.c.edition)
    found: dict[str, int] = {}
    with store.base.engine.connect() as link:
        for at in range(0, len(ids), _AT_ONCE):
            rows = link.execute(query.where(games.c.id.in_(ids[at : at + _AT_ONCE]))).all()
            found |= {str(each.id): int(each.edition) for each in rows}
    return found
