"""Whether the owner of an address wants our notices: asked before they are told anything.

Anybody may name any address.  Consent is given to one game and to whoever named the address there;
who does not want any is asked no more, whatever the game.  What is kept is the hash of a code that
only the owner is sent, made from the address with a key of this database.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from undergrowth.engine.messages import phrase
from undergrowth.server.errors import Refused
from undergrowth.server.keys import hashed
from undergrowth.server.storage import AGREED, REFUSED, Store
from undergrowth.server.threads import Threads
from undergrowth.words import language

EMAIL: Final = "email"
WEBHOOK: Final = "webhook"
KINDS: Final = (WEBHOOK, EMAIL)


class Named(NamedTuple):
    """An address that somebody has named in a game."""

    kind: str
    address: str
    game: str
    by: str
    """Who: the maker of the game, or a seat."""

    @property
    def box(self) -> str:
        """The mailbox that is meant, however it is written; a webhook is what it is."""
        return folded(self.address) if self.kind == EMAIL else f"hook {self.address}"


def folded(address: str) -> str:
    """Return a mail address as most hosts read it: without case, dots and what follows a plus."""
    name, _, host = address.lower().rpartition("@")
    plain = name.split("+")[0].replace(".", "")
    return f"{plain or name}@{'gmail.com' if host == 'googlemail.com' else host}"


def folded_before(address: str) -> str:
    """The same as releases did that kept the dots."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.split('+')[0] or name}@{host}"


class Consent:
    """Asks the owners of addresses, and remembers what they said."""

    def __init__(self, public_url: str, store: Store, threads: Threads) -> None:
        self._public_url = public_url
        self._store = store
        self._threads = threads
        self._key: bytes | None = None

    async def agreed(self, named: Named) -> bool | None:
        """Whether notices of a game are wanted; None when nobody has been asked."""
        whole = [named.box, folded_before(named.address)] if named.kind == EMAIL else [named.box]
        for box in whole:
            if await self._said(box) == REFUSED:
                return False
        said = await self._said(_words(named))
        return None if said is None else said == AGREED

    async def ask(self, named: Named, send: Callable[[str], Awaitable[None]]) -> None:
        """Ask, unless the owner has been asked and has not answered, or was asked a lot today.

        `send` delivers the question with the page on which it is answered.  Raises what it raises.
        """
        code, whole = await self._code(_words(named)), hashed(await self._code(named.box))
        box = hashed(code)
        if not await self._threads.run(lambda: self._store.new_mailbox(box, whole)):
            return
        try:
            await send(self._link(code))
        except BaseException:
            await self._threads.run(lambda: self._store.forget_mailbox(box))
            raise

    async def link(self, named: Named) -> str:
        """Return the page on which the owner says what they want."""
        return self._link(await self._code(_words(named)))

    async def say(self, code: str, wanted: bool) -> None:
        """What the owner wants: notices of this game, or none of any.  Refuses an unknown code."""
        box, said = hashed(code), AGREED if wanted else REFUSED
        if not await self._threads.run(lambda: self._store.say_of_mailbox(box, said)):
            raise Refused(404, "not_found", "there is no such page")

    async def knows(self, code: str) -> bool:
        """Whether a code is that of an address."""
        box = hashed(code)
        return await self._threads.run(lambda: self._store.mailbox(box)) is not None

    async def _said(self, words: str) -> str | None:
        box = hashed(await self._code(words))
        return await self._threads.run(lambda: self._store.mailbox(box))

    def _link(self, code: str) -> str:
        page = f"/mail/{code}?lang={language()}"
        if self._public_url:
            return f"{self._public_url}{page}"
        return phrase("server-mail-page", {"page": f"text:{page}"})

    async def _code(self, words: str) -> str:
        if self._key is None:
            self._key = (await self._threads.run(self._store.mail_key)).encode()
        made = hmac.new(self._key, words.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:24]).decode("ascii")


def _words(named: Named) -> str:
    """What the code of a consent is made from."""
    return f"{named.box}\n{named.game}\n{named.by}"
