"""The accounts in the database: ways to sign in, sessions, and what is begun and not finished.

Every method is one transaction.  Secrets are stored as their hashes only, as those of seats are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from undergrowth.server.database.opening import Base
from undergrowth.server.database.schema import accounts, passkeys, sessions, sign_ins
from undergrowth.server.gate.keys import hashed, new_id, new_secret

DAY: Final = 86_400.0
"""Seconds in a day, to which the last use of a session is kept."""
MINUTES: Final = 60.0
_OPEN: Final = {"passkey": 5 * MINUTES, "mail": 20 * MINUTES}
"""The seconds within which something that was begun must be finished, by its kind."""
PASSKEY: Final = "passkey"
MAIL: Final = "mail"


@dataclass(frozen=True)
class Account:
    """An account: what a person keeps over devices, besides seats."""

    id: str
    name: str | None
    settings: dict[str, Any] | None
    mail: str | None
    """A keyed hash of the mail address to which links are sent."""
    created: float


@dataclass(frozen=True)
class Passkey:
    """A passkey of an account."""

    id: str
    account: str
    credential: str
    public_key: str
    uses: int
    name: str
    created: float
    used: float | None


@dataclass(frozen=True)
class Session:
    """A device that is signed in."""

    token: str
    id: str
    account: str
    created: float
    seen: float


@dataclass(frozen=True)
class Begun:
    """A way of signing in that was begun: a challenge or a code that was sent."""

    kind: str
    account: str | None
    mail: str | None


class Taken(Exception):
    """A passkey or mail address that belongs to another account."""


class Ledger:
    """The accounts in a database.  Its methods wait for the disk: call them off the event loop."""

    def __init__(self, base: Base) -> None:
        self.base = base

    # ---- what is begun

    def begin(self, secret: str, begun: Begun, moment: float) -> None:
        """Store that a way of signing in has begun, and forget what nobody has finished in time."""
        row = {"code": hashed(secret), **vars(begun), "moment": moment}
        old = sign_ins.c.moment < moment - max(_OPEN.values())
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(sign_ins.delete().where(old))
            link.execute(sign_ins.insert().values(**row))

    def finish(self, secret: str, kind: str, moment: float, mail: str | None) -> Begun | None:
        """Return what was begun with a secret for a hashed mail address (or without), once.

        None if the secret is unknown, used, too old, or for another address.
        """
        mine = (sign_ins.c.code == hashed(secret)) & (sign_ins.c.kind == kind)
        mine &= sign_ins.c.mail.is_(None) if mail is None else sign_ins.c.mail == mail
        with self.base.writing, self.base.engine.begin() as link:
            found = link.execute(sa.select(sign_ins).where(mine)).first()
            if found is None or link.execute(sign_ins.delete().where(mine)).rowcount != 1:
                return None
        if found.moment < moment - _OPEN[kind]:
            return None
        return Begun(found.kind, found.account, found.mail)

    # ---- accounts

    def account(self, id: str) -> Account | None:
        """Return an account; None if there is none."""
        with self.base.engine.connect() as link:
            found = link.execute(sa.select(accounts).where(accounts.c.id == id)).first()
        return None if found is None else Account(**found._asdict())

    def of_mail(self, mail: str, moment: float) -> tuple[str, bool]:
        """Return the account of a hashed mail address, made if there is none, and whether it is
        new."""
        mine = sa.select(accounts.c.id).where(accounts.c.mail == mail)
        id = new_id()
        try:
            with self.base.writing, self.base.engine.begin() as link:
                found = link.execute(mine).scalar()
                if found is not None:
                    return str(found), False
                link.execute(accounts.insert().values(**_new(id, moment), mail=mail))
        except IntegrityError:  # another process has made it
            with self.base.engine.connect() as link:
                return str(link.execute(mine).scalar_one()), False
        return id, True

    def set_mail(self, account: str, mail: str | None) -> None:
        """Set the hashed mail address of an account.  Raises `Taken`."""
        try:
            self.change(account, mail=mail)
        except IntegrityError:
            raise Taken from None

    def change(self, account: str, **values: Any) -> None:
        """Change the name, settings or mail address of an account."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(accounts.update().where(accounts.c.id == account).values(**values))

    # ---- passkeys

    def add_passkey(self, passkey: Passkey) -> bool:
        """Add a passkey, and its account if there is none yet; return whether that is new.

        Raises `Taken`.
        """
        mine = sa.select(accounts.c.id).where(accounts.c.id == passkey.account)
        try:
            with self.base.writing, self.base.engine.begin() as link:
                is_new = link.execute(mine).first() is None
                if is_new:
                    link.execute(accounts.insert().values(**_new(passkey.account, passkey.created)))
                link.execute(passkeys.insert().values(**vars(passkey)))
        except IntegrityError:
            raise Taken from None
        return is_new

    def passkey(self, credential: str) -> Passkey | None:
        """Return the passkey with a credential's id; None if it is unknown."""
        with self.base.engine.connect() as link:
            mine = passkeys.c.id == hashed(credential)
            found = link.execute(sa.select(passkeys).where(mine)).first()
        return None if found is None else Passkey(**found._asdict())

    def passkeys(self, account: str) -> list[Passkey]:
        """Return the passkeys of an account, the oldest first."""
        mine = sa.select(passkeys).where(passkeys.c.account == account)
        with self.base.engine.connect() as link:
            rows = link.execute(mine.order_by(passkeys.c.created, passkeys.c.id)).all()
        return [Passkey(**each._asdict()) for each in rows]

    def use_passkey(self, id: str, uses: int, moment: float) -> None:
        """Store a use of a passkey, with the count that its authenticator told."""
        with self.base.writing, self.base.engine.begin() as link:
            mine = passkeys.update().where(passkeys.c.id == id)
            link.execute(mine.values(uses=uses, used=moment))

    def remove_passkey(self, account: str, id: str) -> bool:
        """Remove a passkey of an account; return False if it has no such passkey."""
        mine = (passkeys.c.account == account) & (passkeys.c.id == id)
        with self.base.writing, self.base.engine.begin() as link:
            return link.execute(passkeys.delete().where(mine)).rowcount == 1

    # ---- sessions

    def open_session(self, account: str, moment: float) -> str:
        """Sign a device in; return its token."""
        token = new_secret()
        row = Session(hashed(token), new_id(), account, moment, _day(moment))
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(sessions.insert().values(**vars(row)))
        return token

    def session(self, token: str, moment: float, days: float) -> Session | None:
        """Return the session of a token that was used within so many days, and note its use."""
        mine = sessions.c.token == hashed(token)
        with self.base.engine.connect() as link:
            found = link.execute(sa.select(sessions).where(mine)).first()
        if found is None or found.seen < moment - days * DAY:
            return None
        if found.seen < _day(moment):
            with self.base.writing, self.base.engine.begin() as link:
                link.execute(sessions.update().where(mine).values(seen=_day(moment)))
        return Session(**found._asdict())

    def sessions(self, account: str) -> list[Session]:
        """Return the sessions of an account, the oldest first."""
        mine = sa.select(sessions).where(sessions.c.account == account)
        with self.base.engine.connect() as link:
            rows = link.execute(mine.order_by(sessions.c.created, sessions.c.id)).all()
        return [Session(**each._asdict()) for each in rows]

    def unused_sessions(self, moment: float, days: float) -> list[Session]:
        """Return the sessions that were not used for so many days."""
        old = sa.select(sessions).where(sessions.c.seen < max(0.0, moment - days * DAY))
        with self.base.engine.connect() as link:
            return [Session(**each._asdict()) for each in link.execute(old).all()]

    def end_sessions(self, ids: list[str]) -> None:
        """Sign devices out; the keys of seats that they have are ended before (`KeptSeats`)."""
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(sessions.delete().where(sessions.c.id.in_(ids)))

    def delete(self, account: str, *forget: Callable[[sa.Connection, str], None]) -> None:
        """Delete an account with all of its rows; its seats are released before.

        `forget` deletes what others keep of it within the same transaction: between two of them a
        game could be counted, and the account could not be deleted any more.
        """
        mine = sa.select(accounts.c.id).where(accounts.c.id == account)
        with self.base.writing, self.base.engine.begin() as link:
            link.execute(mine.with_for_update())
            for each in forget:
                each(link, account)
            for table in (sign_ins, sessions, passkeys):
                link.execute(table.delete().where(table.c.account == account))
            link.execute(accounts.delete().where(accounts.c.id == account))


def _new(id: str, moment: float) -> dict[str, Any]:
    """Return the row of a new account."""
    return {"id": id, "name": None, "settings": None, "created": moment}


def _day(moment: float) -> float:
    """Return the beginning of a day."""
    return moment - moment % DAY
