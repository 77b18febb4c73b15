"""Mail addresses for notices: which were asked, and what their owners have said."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from undergrowth.server.database.opening import Base
from undergrowth.server.database.schema import mailboxes, meta
from undergrowth.server.gate.keys import new_secret

ASKED: Final = "asked"
AGREED: Final = "agreed"
REFUSED: Final = "refused"
SENT: Final = "sent"
"""The answers of an owner of an address: none yet, consent, a refusal of all notices; and none of
an owner who was sent a mail without a question."""
_KEY: Final = "mail"
_PUSH: Final = "push"
_DAY: Final = 86_400.0
_OPEN: Final = 7 * _DAY
"""The seconds for which a question stays open."""
_QUESTIONS: Final = 5
"""The most questions that an address gets in a day."""


class Mailboxes:
    """The addresses in a database, each by a code that does not tell it."""

    def __init__(self, base: Base) -> None:
        self._base = base

    def key(self) -> str:
        """Return the secret for codes of addresses, made on first use."""
        return self._kept(_KEY, new_secret)

    def push_key(self, make: Callable[[], str]) -> str:
        """Return the private key by which push services know this server, made on first use."""
        return self._kept(_PUSH, make)

    def _kept(self, name: str, make: Callable[[], str]) -> str:
        mine = meta.c.key == name
        with suppress(IntegrityError), self._base.writing, self._base.engine.begin() as link:
            if link.execute(sa.select(meta.c.value).where(mine)).scalar() is None:
                link.execute(meta.insert().values(key=name, value=make()))
        with self._base.engine.connect() as link:
            return str(link.execute(sa.select(meta.c.value).where(mine)).scalar_one())

    def said(self, box: str) -> str | None:
        """Return an address's answer; None if it was never asked."""
        mine = mailboxes.c.box == box
        with self._base.engine.connect() as link:
            found = link.execute(sa.select(mailboxes.c.said).where(mine)).scalar()
        return None if found is None else str(found)

    def ask(self, box: str, whole: str) -> bool:
        """Add an address that is asked for a game; `whole` stands for all games of that address.

        Returns False if it was asked before, has an open question, or had too many today.
        """
        moment = time.time()
        row = {"box": box, "said": ASKED, "whole": whole, "moment": moment}
        recent = (mailboxes.c.said == ASKED) & (mailboxes.c.moment > moment - _OPEN)
        counted = recent | (mailboxes.c.moment > moment - _DAY)
        query = sa.select(mailboxes.c.said).where((mailboxes.c.whole == whole) & counted)
        try:
            with self._base.writing, self._base.engine.begin() as link:
                found = list(link.execute(query).scalars())
                if ASKED in found or len(found) >= _QUESTIONS:
                    return False
                link.execute(mailboxes.insert().values(**row))
        except IntegrityError:
            return False
        return True

    def add(self, box: str, whole: str) -> None:
        """Add an address whose owner was sent a mail and was asked nothing, unless it is there."""
        row = {"box": box, "said": SENT, "whole": whole, "moment": 0.0}
        with suppress(IntegrityError), self._base.writing, self._base.engine.begin() as link:
            link.execute(mailboxes.insert().values(**row))

    def say(self, box: str, said: str) -> bool:
        """Record an address's answer: a refusal of all games, or consent to one.

        Returns False if it was never asked.
        """
        mine = mailboxes.c.box == box
        with self._base.writing, self._base.engine.begin() as link:
            found = link.execute(sa.select(mailboxes.c.whole).where(mine)).first()
            if found is None:
                return False
            all_of_it = mailboxes.c.box == (found.whole or box)
            for each in (mine, all_of_it):
                changed = link.execute(mailboxes.update().where(each).values(said=said))
            if not changed.rowcount and said == REFUSED:
                row = {"box": found.whole, "said": said, "moment": time.time()}
                link.execute(mailboxes.insert().values(**row))
        return True

    def forget(self, box: str) -> None:
        """Remove an address that could not be asked."""
        with self._base.writing, self._base.engine.begin() as link:
            link.execute(mailboxes.delete().where(mailboxes.c.box == box))
