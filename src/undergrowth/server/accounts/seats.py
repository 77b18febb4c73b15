"""The seats that an account keeps: its person opens them from every device that is signed in.

A seat has the token of its person, and beside it one key for each device of the account: a token
of its own, which ends with the device's session.  Only their hashes are stored.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from undergrowth.server.database.keeping import delete
from undergrowth.server.database.reports import forget_name
from undergrowth.server.database.rows import GameRow, SeatRow, no_account
from undergrowth.server.database.schema import seats
from undergrowth.server.database.storage import Store
from undergrowth.server.gate.keys import hashed, new_secret
from undergrowth.server.people.hands import is_person
from undergrowth.server.ratings.serious import check_not_open, is_open

Keys = dict[str, str]
"""The hashes of a seat's further tokens, by the id of the session that has each."""


class Change(NamedTuple):
    """A seat that was changed in the database, with the fields that have other values now."""

    game: str
    seat: int
    values: dict[str, Any]


class Held(NamedTuple):
    """A seat of an account, in its game."""

    game: GameRow
    seats: list[SeatRow]
    seat: SeatRow


class KeptSeats:
    """The seats of accounts in a database.  Call its methods off the event loop.

    What they change they return, for the rooms in memory.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._base = store.base

    def of(self, account: str) -> list[Held]:
        """Return all seats that an account keeps, without those of unreadable games."""
        mine = sa.select(seats.c.game).where(seats.c.account == account).distinct()
        with self._base.engine.connect() as link:
            ids = [str(each.game) for each in link.execute(mine).all()]
        found = self._store.summaries(ids)
        return [
            Held(row, seated, seat)
            for row, seated in found.values()
            for seat in seated
            if seat.account == account
        ]

    def keep(self, account: str, tokens: list[tuple[str, str]]) -> list[Change]:
        """Have an account keep the seats of these games that the tokens open.

        Wrong tokens, seats that an account keeps already, and a second seat of a serious game
        are left out.
        """
        found = self._store.summaries(sorted({game for game, _ in tokens}))
        changes: list[Change] = []
        for game, token in tokens:
            secret = hashed(token)
            row, seated = found.get(game, (None, []))
            if row is None or (is_open(row) and _has_one(account, game, seated, changes)):
                continue
            for seat in seated:
                if seat.account is None and seat.is_opened_by(secret):
                    changes += self._change(game, seat.seat, None, partial(_kept_by, account))
        return changes

    def open(
        self, account: str, session: str, wanted: list[tuple[str, int]]
    ) -> tuple[dict[tuple[str, int], str], list[Change]]:
        """Give a session new keys of seats that the account keeps; return them by game and seat."""
        tokens: dict[tuple[str, int], str] = {}
        changes: list[Change] = []
        for game, seat in wanted:
            token = new_secret()
            made = self._change(game, seat, account, partial(_with_key, session, hashed(token)))
            if made:
                tokens[game, seat] = token
            changes += made
        return tokens, changes

    def release(self, account: str, game: str, seat: int) -> list[Change]:
        """Have an account keep a seat no more: its devices' keys end, the seat's token does not.

        Refuses seats of serious games that go on.
        """
        for row, _ in self._store.summaries([game]).values():
            check_not_open(row, "its seats stay their people's until it is over")
        return self._change(game, seat, account, _released)

    def end_keys(self, account: str, sessions: set[str]) -> list[Change]:
        """End the keys that devices of an account have."""
        changes: list[Change] = []
        for held in self.of(account):
            if sessions & held.seat.devices.keys():
                where = (held.game.id, held.seat.seat)
                changes += self._change(*where, account, partial(_without, sessions))
        return changes

    def forget(self, account: str) -> tuple[list[Change], list[str]]:
        """Remove what the seats of an account say of their person; release them all.

        Games in which nobody else has a seat are deleted; the second list names them.
        """
        found = self.of(account)
        alone = {held.game.id for held in found if _is_alone(held, account)}
        changes: list[Change] = []
        for held in found:
            if held.game.id not in alone:
                where = (held.game.id, held.seat.seat)
                changes += self._change(*where, account, partial(_nameless, held.seat))
                forget_name(self._base, *where)
        delete(self._store, sorted(alone))
        return changes, sorted(alone)

    def _change(
        self, game: str, seat: int, account: str | None, change: Callable[[Keys], dict[str, Any]]
    ) -> list[Change]:
        """Change a seat that is kept by an account, or by none; `change` is told its keys."""
        here = (seats.c.game == game) & (seats.c.seat == seat)
        query = sa.select(seats.c.account, seats.c.devices).where(here).with_for_update()
        with self._base.writing, self._base.engine.begin() as link:
            found = link.execute(query).first()
            if found is None or found.account != account:
                return []
            values = change(found.devices or {})
            link.execute(seats.update().where(here).values(**values))
        self._base.wrote(game)
        return [Change(game, seat, values)]


def _has_one(account: str, game: str, seats: list[SeatRow], changes: list[Change]) -> bool:
    """Whether an account has a seat of a game, or is just given one: in a serious game nobody has
    two."""
    return any(s.account == account for s in seats) or any(c.game == game for c in changes)


def _released(keys: Keys) -> dict[str, Any]:
    return no_account()


def _kept_by(account: str, keys: Keys) -> dict[str, Any]:
    return {"account": account}


def _with_key(session: str, secret: str, keys: Keys) -> dict[str, Any]:
    return {"devices": {**keys, session: secret}}


def _without(sessions: set[str], keys: Keys) -> dict[str, Any]:
    return {"devices": {id: key for id, key in keys.items() if id not in sessions}}


def _is_alone(held: Held, account: str) -> bool:
    """Whether all people of a game are of one account; invited people are somebody else."""
    return all(each.account == account for each in held.seats if is_person(each))


def _nameless(seat: SeatRow, keys: Keys) -> dict[str, Any]:
    """Return the changes of a seat by which its person has no name and no address there."""
    hands = [{**vars(each), "name": None} for each in seat.hands]
    return {**no_account(), "name": None, "notify": None, "passes": {}, "hands": hands}
