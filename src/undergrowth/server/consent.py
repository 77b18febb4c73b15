"""Whether a mail address wants our mails: it is asked once, and told nothing before it agrees.

Anybody may name any address.  What is kept of one is the hash of a code that only its owner is
sent; the code is made from the address with a key of this database, so that every mail can carry
the way to end them.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

from undergrowth.engine.messages import phrase
from undergrowth.server.channels import Post
from undergrowth.server.errors import Refused
from undergrowth.server.keys import hashed
from undergrowth.server.limits import Limits
from undergrowth.server.storage import Store
from undergrowth.server.threads import Threads
from undergrowth.words import language

ASKED: Final = "asked"
AGREED: Final = "agreed"
REFUSED: Final = "refused"


class Consent:
    """Asks addresses, and remembers what they said."""

    def __init__(self, public_url: str, store: Store, threads: Threads, limits: Limits) -> None:
        self._public_url = public_url
        self._store = store
        self._threads = threads
        self._limits = limits
        self._key: bytes | None = None

    async def wants_asking(self, address: str, whose: str) -> bool:
        """Whether an address is new, which counts for who named it.  Refuses too many."""
        if await self._said(address) is not None:
            return False
        self._limits.mails.count(whose)
        return True

    async def agreed(self, address: str) -> bool | None:
        """Whether an address wants mails; None when it has not been asked."""
        said = await self._said(address)
        return None if said is None else said == AGREED

    async def ask(self, post: Post, address: str) -> None:
        """Ask an address, unless somebody has.  Raises any exception when it failed."""
        code = await self._code(address)
        box = hashed(code)
        if not await self._threads.run(lambda: self._store.new_mailbox(box, ASKED)):
            return
        try:
            subject, words = phrase("server-mail-subject"), phrase("server-mail-question")
            away = phrase("server-mail-not_you")
            await post.send(address, subject, f"{words}\n{self._link(code)}\n\n{away}\n")
        except BaseException:
            await self._threads.run(lambda: self._store.forget_mailbox(box))
            raise

    async def link(self, address: str) -> str:
        """The page on which an address says what it wants."""
        return self._link(await self._code(address))

    async def say(self, code: str, wanted: bool) -> None:
        """What the owner of an address wants.  Refuses an unknown code."""
        box, said = hashed(code), AGREED if wanted else REFUSED
        if not await self._threads.run(lambda: self._store.set_mailbox(box, said)):
            raise Refused(404, "not_found", "there is no such page")

    async def knows(self, code: str) -> bool:
        """Whether a code is that of an address."""
        box = hashed(code)
        return await self._threads.run(lambda: self._store.mailbox(box)) is not None

    async def _said(self, address: str) -> str | None:
        box = hashed(await self._code(address))
        return await self._threads.run(lambda: self._store.mailbox(box))

    def _link(self, code: str) -> str:
        page = f"/mail/{code}?lang={language()}"
        if self._public_url:
            return f"{self._public_url}{page}"
        return phrase("server-mail-page", {"page": f"text:{page}"})

    async def _code(self, address: str) -> str:
        if self._key is None:
            self._key = (await self._threads.run(self._store.mail_key)).encode()
        name, _, host = address.lower().rpartition("@")
        box = f"{name.split('+')[0] or name}@{host}"  # ada+woods is ada
        made = hmac.new(self._key, box.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:24]).decode("ascii")
