"""The seats that an account keeps: its person opens them from every device that is signed in.

A seat has the token of its person, and beside it one key for each device of the account: a token
of its own, which ends with the device's session.  Only their hashes are stored.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from undergrowth.server.database.keeping import delete
from undergrowth.server.database.legible import DAMAGE
from undergrowth.server.database.reading import seat_row
from undergrowth.server.database.reports import forget_name
from undergrowth.server.database.rows import GameRow, SeatRow, no_account
from undergrowth.server.database.schema import games, seats
from undergrowth.server.database.storage import Store
from undergrowth.server.gate.keys import hashed, new_secret
from undergrowth.server.people.hands import is_person
from undergrowth.server.ratings.serious import check_not_open, is_open

Values = dict[str, Any]
"""Fields of a seat with the values that they get."""
_AT_ONCE: Final = 200
"""The seats that one transaction changes at most, so that nobody waits for it for long."""


class Change(NamedTuple):
    """A seat that was changed in the database, with the fields that have other values now."""

    game: str
    seat: int
    values: Values


class _Wish(NamedTuple):
    """A change of a seat that is wanted."""

    game: str
    seat: int
    change: Callable[[SeatRow], Values | None]
    """Returns the new values of the seat as it is stored now; None where it has become wrong."""
    only: str | None = None
    """An account that must not have another seat of the game."""


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
        wishes: list[_Wish] = []
        for game, token in tokens:
            secret = hashed(token)
            row, seated = found.get(game, (None, []))
            only = row is not None and is_open(row)  # nobody has two seats of a serious game
            for seat in seated:
                if seat.account is None and seat.is_opened_by(secret):
                    change = partial(_kept_by, account, secret)
                    wishes.append(_Wish(game, seat.seat, change, account if only else None))
        return self._change(wishes)

    def open(
        self, account: str, session: str, wanted: list[tuple[str, int]]
    ) -> tuple[dict[tuple[str, int], str], list[Change]]:
        """Give a session new keys of seats that the account keeps; return them by game and seat."""
        tokens = {each: new_secret() for each in wanted}
        changes = self._change(
            [
                _Wish(*each, partial(_with_key, account, session, hashed(token)))
                for each, token in tokens.items()
            ]
        )
        return {(game, seat): tokens[game, seat] for game, seat, _ in changes}, changes

    def release(self, account: str, game: str, seat: int) -> list[Change]:
        """Have an account keep a seat no more: its devices' keys end, the seat's token does not.

        Refuses seats of serious games that go on.
        """
        for row, _ in self._store.summaries([game]).values():
            check_not_open(row, "its seats stay their people's until it is over")
        return self._change([_Wish(game, seat, partial(_released, account))])

    def end_keys(self, account: str, sessions: set[str]) -> list[Change]:
        """End the keys that devices of an account have."""
        ended = partial(_without, account, sessions)
        return self._change(
            [
                _Wish(held.game.id, held.seat.seat, ended)
                for held in self.of(account)
                if sessions & held.seat.devices.keys()
            ]
        )

    def forget(self, account: str) -> tuple[list[Change], list[str]]:
        """Remove what the seats of an account say of their person; release them all.

        Games in which nobody else has a seat are deleted; the second list names them.
        """
        found = self.of(account)
        alone = {held.game.id for held in found if _is_alone(held, account)}
        left = [(held.game.id, held.seat.seat) for held in found if held.game.id not in alone]
        changes = self._change([_Wish(*each, partial(_nameless, account)) for each in left])
        for each in left:
            forget_name(self._base, *each)
        delete(self._store, sorted(alone))
        return changes, sorted(alone)

    def _change(self, wishes: list[_Wish]) -> list[Change]:
        """Change seats; return the changes of those that are still as they have to be."""
        changes: list[Change] = []
        for at in range(0, len(wishes), _AT_ONCE):
            with self._base.writing, self._base.engine.begin() as link:
                made = _carried_out(link, wishes[at : at + _AT_ONCE])
            for game in {each.game for each in made}:
                self._base.wrote(game)
            changes += made
        return changes


def _carried_out(link: sa.Connection, wishes: list[_Wish]) -> list[Change]:
    """Carry out changes of seats in a transaction.

    It waits for others at the rows of the games, one after the other, so that no two of them wait
    for each other.
    """
    ids = sorted({each.game for each in wishes})
    mine = sa.select(games.c.id).where(games.c.id.in_(ids)).order_by(games.c.id)
    link.execute(mine.with_for_update())
    rows = link.execute(sa.select(seats).where(seats.c.game.in_(ids)).with_for_update()).all()
    stored = {(str(each.game), each.seat): each for each in rows}
    held = {(str(each.game), each.account) for each in rows}
    changes: list[Change] = []
    for game, seat, change, only in wishes:
        if only is not None and (game, only) in held:
            continue
        values = None
        with suppress(*DAMAGE):
            values = change(seat_row(stored[game, seat]))
        if values is not None:
            here = (seats.c.game == game) & (seats.c.seat == seat)
            link.execute(seats.update().where(here).values(**values))
            changes.append(Change(game, seat, values))
            held.add((game, values.get("account")))
    return changes


def _released(account: str, seat: SeatRow) -> Values | None:
    return no_account() if seat.account == account else None


def _kept_by(account: str, secret: str, seat: SeatRow) -> Values | None:
    """Return the account for a seat that a token opens still: it may have been handed over."""
    is_free = seat.account is None and seat.is_opened_by(secret)
    return {"account": account} if is_free else None


def _with_key(account: str, session: str, secret: str, seat: SeatRow) -> Values | None:
    return {"devices": {**seat.devices, session: secret}} if seat.account == account else None


def _without(account: str, sessions: set[str], seat: SeatRow) -> Values | None:
    left = {id: key for id, key in seat.devices.items() if id not in sessions}
    return {"devices": left} if seat.account == account else None


def _nameless(account: str, seat: SeatRow) -> Values | None:
    """Return the changes of a seat by which its person has no name and no address there."""
    if seat.account != account:
        return None
    hands = [{**vars(each), "name": None} for each in seat.hands]
    return {**no_account(), "name": None, "notify": None, "passes": {}, "hands": hands}


def _is_alone(held: Held, account: str) -> bool:
    """Whether all people of a game are of one account; invited people are somebody else."""
    return all(each.account == account for each in held.seats if is_person(each))
