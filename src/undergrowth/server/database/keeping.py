"""Retention of games, and the operator's tools to list, end and delete them.

Uploads are kept apart from played games: they have their own age limit and their own space.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from undergrowth.server.config import Config
from undergrowth.server.database.legible import legible
from undergrowth.server.database.rows import GameRow
from undergrowth.server.database.schema import answers, games, reports, seats, tables, watches
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


def listed(store: Store, kind: str = "", days: float = 0.0) -> tuple[list[Listed], list[str]]:
    """Return the games of a kind without activity for `days` days, the oldest first.

    The second list names all damaged games: by their id, or by their row where that is unreadable.
    """
    there = legible(store.base, sa.select(games.c.id))
    ids = [str(each.id) for each in there.rows]
    whole = store.summaries(ids)
    lost = [id for id in ids if id not in whole]
    still = editions(store, lost)  # without those that somebody has deleted meanwhile
    damaged = [*there.damaged, *(id for id in lost if id in still)]
    found = [
        Listed(row.id, _kind(row), row.title, row.created, row.updated, row.revision)
        for row, _ in whole.values()
        if row.updated <= now() - days * DAY
    ]
    wanted = [each for each in found if kind in ("", each.kind)]
    return sorted(wanted, key=lambda each: (each.updated, each.id)), damaged


def _of_kind(kind: str) -> sa.ColumnElement[bool]:
    if kind == "uploaded":
        return games.c.uploaded.is_not(None)
    return games.c.uploaded.is_(None) & games.c.over.is_(kind == "finished")


def _kind(row: GameRow) -> str:
    if row.uploaded is not None:
        return "uploaded"
    return "finished" if row.over else "running"


def end(store: Store, id: str) -> bool:
    """End a game as it is, without winners; return False if no such game is running.

    The edition grows, so a server with the game in memory reads it again.
    """
    here = (games.c.id == id) & games.c.over.is_(False)
    ended = {"over": True, "asked": None, "updated": now(), "edition": games.c.edition + 1}
    ended |= {"deadline": None}
    with store.base.writing, store.base.engine.begin() as link:
        changed = link.execute(games.update().where(here).values(**ended)).rowcount == 1
    store.base.wrote(id)
    return changed


def rename(store: Store, id: str, title: str | None, names: dict[int, str | None]) -> bool:
    """Give a game another title, and its people other names; None takes a name away.

    Returns False if there is no such game or seat.  The edition grows, as at an end.
    """
    here = games.update().where(games.c.id == id)
    values = {} if title is None else {"title": title}
    with store.base.writing, store.base.engine.begin() as link:
        found = link.execute(here.values(**values, edition=games.c.edition + 1)).rowcount == 1
        found = found and all(_rename(link, id, seat, name) for seat, name in names.items())
        if not found:
            link.rollback()
    if found:
        store.base.wrote(id)
    return found


def _rename(link: sa.Connection, id: str, seat: int, name: str | None) -> bool:
    """Rename the person of a seat, also where the names of those before are kept."""
    mine = (seats.c.game == id) & (seats.c.seat == seat)
    row = link.execute(sa.select(seats.c.hands).where(mine)).first()
    if row is None:
        return False
    hands = [{**each, "name": each["name"] and name} for each in row.hands or []]
    link.execute(seats.update().where(mine).values(name=name, hands=hands))
    return True


def matching(store: Store, text: str) -> list[Listed]:
    """Return the games whose id, title or names of people contain a text, in any case."""
    found, _ = listed(store)
    told, wanted = text.casefold(), []
    people = store.summaries([each.id for each in found])
    for each in found:
        names = [seat.name or "" for seat in people[each.id][1]] if each.id in people else []
        if any(told in word.casefold() for word in (each.id, each.title, *names)):
            wanted.append(each)
    return wanted


def delete(store: Store, ids: list[str]) -> int:
    """Delete games with all their data; return how many there were."""
    count = 0
    for at in range(0, len(ids), _AT_ONCE):
        some = ids[at : at + _AT_ONCE]
        with store.base.writing, store.base.engine.begin() as link:
            for each in (answers, seats, tables, watches, reports):
                link.execute(each.delete().where(each.c.game.in_(some)))
            count += link.execute(games.delete().where(games.c.id.in_(some))).rowcount
        for id in some:
            store.base.wrote(id)
    return count


def expired(store: Store, config: Config) -> list[str]:
    """Return the games whose retention time is over."""
    found: list[str] = []
    days = (config.running_days, config.finished_days, config.uploaded_days)
    for kind, kept in zip(KINDS, days, strict=True):
        old = games.c.updated < max(0.0, now() - kept * DAY)
        query = sa.select(games.c.id).where(old & _of_kind(kind))
        found += [str(each.id) for each in legible(store.base, query).rows]
    return found


def crowded_out(store: Store, config: Config) -> list[str]:
    """Return the oldest uploads, as many as exceed the space for all of them."""
    query = sa.select(games.c.id, games.c.uploaded).where(_of_kind("uploaded"))
    rows = legible(store.base, query.order_by(games.c.created, games.c.id)).rows
    sizes = {str(each.id): _whole(each.uploaded) for each in rows}
    total, most = sum(sizes.values()), config.uploads_megabytes * 2**20
    found: list[str] = []
    for id, size in sizes.items():
        if total <= most:
            break
        total -= size
        found.append(id)
    return found


def _whole(kept: object) -> int:
    """Return a number from 0 on as it is kept; 0 for anything else, from a damaged row."""
    return kept if isinstance(kept, int) and kept > 0 else 0


def editions(store: Store, ids: list[str]) -> dict[str, int]:
    """Return the editions of games, which count undos and ends; deleted games are left out."""
    query = sa.select(games.c.id, games.c.edition)
    found: dict[str, int] = {}
    for at in range(0, len(ids), _AT_ONCE):
        rows = legible(store.base, query.where(games.c.id.in_(ids[at : at + _AT_ONCE]))).rows
        found |= {str(each.id): _whole(each.edition) for each in rows}
    return found
