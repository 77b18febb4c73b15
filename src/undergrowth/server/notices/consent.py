"""Consent to notices: the owner of an address is asked before any notice is sent to it.

Anybody may name any address.  Consent is given for one game and for the person who named the
address there.  An owner who refuses is never asked again, whatever the game.  Only the hash of a
code is stored; the code is made from the address with a key of this database, and only the owner
gets it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from undergrowth.engine.messages import phrase
from undergrowth.server.database.mailboxes import AGREED, REFUSED
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import Refused
from undergrowth.server.gate.keys import hashed
from undergrowth.server.work.threads import Threads
from undergrowth.words import language

EMAIL: Final = "email"
WEBHOOK: Final = "webhook"
KINDS: Final = (WEBHOOK, EMAIL)
"""The kinds of addresses whose owners are asked."""


class Named(NamedTuple):
    """An address that was named for notices of a game."""

    kind: str
    address: str
    game: str
    by: str
    """The person who named it: the maker of the game, or a seat."""

    @property
    def box(self) -> str:
        """The mailbox, in one form for all spellings; for a webhook its address."""
        return folded(self.address) if self.kind == EMAIL else f"hook {self.address}"


def folded(address: str) -> str:
    """Return a mail address as most hosts read it: without case, dots and a part after a plus."""
    name, _, host = address.lower().rpartition("@")
    plain = name.split("+")[0].replace(".", "")
    return f"{plain or name}@{'gmail.com' if host == 'googlemail.com' else host}"


def folded_before(address: str) -> str:
    """Return the same as older releases did, which kept the dots."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.split('+')[0] or name}@{host}"


class Consent:
    """The questions to owners of addresses, and their answers."""

    def __init__(self, public_url: str, store: Store, threads: Threads) -> None:
        self._public_url = public_url
        self._store = store
        self._threads = threads
        self._key: bytes | None = None

    async def agreed(self, named: Named) -> bool | None:
        """Return whether the owner agreed to notices of a game; None if the owner has not been
        asked."""
        whole = [named.box, folded_before(named.address)] if named.kind == EMAIL else [named.box]
        for box in whole:
            if await self._said(box) == REFUSED:
                return False
        said = await self._said(_words(named))
        return None if said is None else said == AGREED

    async def ask(self, named: Named, send: Callable[[str], Awaitable[None]]) -> None:
        """Ask the owner, unless a question is open or there were too many today.

        `send` delivers the question with the page for the answer.  Raises the errors of `send`.
        """
        code, whole = await self._code(_words(named)), hashed(await self._code(named.box))
        box = hashed(code)
        if not await self._threads.run(lambda: self._store.mailboxes.ask(box, whole)):
            return
        try:
            await send(self._link(code))
        except BaseException:
            await self._threads.run(lambda: self._store.mailboxes.forget(box))
            raise

    async def link(self, named: Named) -> str:
        """Return the page on which the owner can answer."""
        return self._link(await self._code(_words(named)))

    async def refuses(self, named: Named) -> bool:
        """Whether the owner of a mail address wants no mails at all."""
        boxes = (named.box, folded_before(named.address))
        return any([await self._said(box) == REFUSED for box in boxes])

    async def may_refuse(self, named: Named) -> str:
        """Return the page on which the owner can refuse all mails, without being asked."""
        code, whole = await self._code(_words(named)), hashed(await self._code(named.box))
        box = hashed(code)
        await self._threads.run(lambda: self._store.mailboxes.add(box, whole))
        return self._link(code)

    async def mark(self, address: str) -> str:
        """Return a keyed hash of a mail address exactly as it is written, to know it again."""
        return hashed(await self._code(f"account {address}"))

    async def say(self, code: str, wanted: bool) -> None:
        """Record the owner's answer: notices of this game, or none at all.  Refuses an unknown
        code."""
        box, said = hashed(code), AGREED if wanted else REFUSED
        if not await self._threads.run(lambda: self._store.mailboxes.say(box, said)):
            raise Refused(404, "not_found", "there is no such page")

    async def knows(self, code: str) -> bool:
        """Return whether a code belongs to an address."""
        box = hashed(code)
        return await self._threads.run(lambda: self._store.mailboxes.said(box)) is not None

    async def _said(self, words: str) -> str | None:
        box = hashed(await self._code(words))
        return await self._threads.run(lambda: self._store.mailboxes.said(box))

    def _link(self, code: str) -> str:
        page = f"/mail/{code}?lang={language()}"
        if self._public_url:
            return f"{self._public_url}{page}"
        return phrase("server-mail-page", {"page": f"text:{page}"})

    async def _code(self, words: str) -> str:
        if self._key is None:
            self._key = (await self._threads.run(self._store.mailboxes.key)).encode()
        made = hmac.new(self._key, words.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:24]).decode("ascii")


def _words(named: Named) -> str:
    """Return the text from which the code of a consent is made."""
    return f"{named.box}\n{named.game}\n{named.by}"
