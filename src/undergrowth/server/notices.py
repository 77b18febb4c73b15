"""Telling people that it is their turn: a webhook or an e-mail for each seat that wants one.

A notice goes out when somebody else's answer made it a seat's turn and the seat has no page open.
It never holds up an answer; a failure is logged without addresses and tried again a few times.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from undergrowth.engine.messages import Arg, phrase, title
from undergrowth.server.channels import Notice, Post, Webhook, site_of
from undergrowth.server.config import Config
from undergrowth.server.consent import Consent
from undergrowth.server.errors import logger
from undergrowth.server.limits import Limits
from undergrowth.server.questions import answered_last
from undergrowth.server.room import Room
from undergrowth.server.rows import SeatRow
from undergrowth.server.storage import Store
from undergrowth.server.threads import Threads
from undergrowth.server.views import faction_of, title_shown
from undergrowth.server.wire.asked import has_host
from undergrowth.words import DEFAULT, negotiated, speaking

PAUSES: Final = (0.0, 5.0, 60.0)
"""Seconds before each attempt."""
_EACH: Final = 4
"""Deliveries at once to one place."""
_WAITING: Final = 200
"""Deliveries on their way to one place."""
_AT_ONCE: Final = 100
"""Deliveries at once."""


class _Places:
    """Where notices go: a few at once to each place, and so many in all."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._doors: dict[str, asyncio.Semaphore] = {}
        self._all = asyncio.Semaphore(_AT_ONCE)

    def comes(self, place: str) -> bool:
        """One more is on its way to a place; False when too many are."""
        if self._here[place] >= _WAITING:
            return False
        self._here[place] += 1
        return True

    def goes(self, place: str) -> None:
        """One less."""
        self._here[place] -= 1
        if not self._here[place]:
            del self._here[place]
            self._doors.pop(place, None)

    @asynccontextmanager
    async def at(self, place: str) -> AsyncIterator[None]:
        """While it is delivered."""
        async with self._doors.setdefault(place, asyncio.Semaphore(_EACH)), self._all:
            yield


class Notifier:
    """Decides who is told what, and sees to it that it gets there."""

    def __init__(self, config: Config, store: Store, threads: Threads, limits: Limits) -> None:
        self._public_url = config.public_url.rstrip("/")
        self._store = store
        self._threads = threads
        self.webhook = Webhook(config.private_hooks)
        self.post = Post(config.mail) if config.mail is not None else None
        self.consent = Consent(self._public_url, store, threads, limits)
        self._places = _Places()
        self.pauses: tuple[float, ...] = PAUSES
        self._sending: set[asyncio.Task[None]] = set()

    def consider(self, room: Room) -> None:
        """Tell whoever should know about the present of a game."""
        if room.game.over:
            for each in room.seats:
                self._tell(room, each, "over")
            return
        asked = room.asked
        if asked is not None and room.due() is None and not answered_last(room.game, asked):
            self._tell(room, room.seats[asked], "your_turn")

    def _tell(self, room: Room, seat: SeatRow, event: str) -> None:
        if not seat.notify or seat.told >= room.row.revision or seat.seat in room.connected:
            return
        revision = room.row.revision
        seat.told = revision
        with speaking(negotiated([seat.notify.get("language", DEFAULT)])):
            notice = self._notice(room, seat, event)
            for kind in ("webhook", "email"):
                if address := seat.notify.get(kind):
                    self._begin(self._send(kind, address, notice))
        self._begin(self._remember(room.row.id, seat.seat, revision))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the game, which goes on; in the language that is read here."""
        task = asyncio.get_running_loop().create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _notice(self, room: Room, seat: SeatRow, event: str) -> Notice:
        faction = faction_of(room.game, seat.seat)
        seated = phrase("server-seat", {"number": seat.seat + 1})
        who = title(faction, "faction") if faction else seated
        called = title_shown(room.row.title, room.game)
        args: dict[str, Arg] = {"seat": f"text:{who}", "title": f"text:{called}"}
        return Notice(
            event=event,
            game=room.row.id,
            title=called,
            seat=seat.seat,
            faction=faction,
            text=phrase(f"server-notice-{event}", args),
            url=f"{self._public_url}/game/{room.row.id}" if self._public_url else None,
        )

    async def _remember(self, game: str, seat: int, revision: int) -> None:
        """After a restart nobody is told twice."""
        try:
            await self._threads.run(lambda: self._store.set_seat(game, seat, told=revision))
        except Exception as error:
            logger.warning("game %s: a notice was not noted: %s", game, type(error).__name__)

    async def _send(self, kind: str, address: str, notice: Notice) -> None:
        what = f"game {notice.game} seat {notice.seat}: {kind}"
        if kind == "webhook" and not has_host(address):  # an earlier release took them
            logger.warning("%s not delivered: it has no host", what)
        elif kind == "webhook":
            place = site_of(address)
            await self._try(place, what, lambda: self.webhook.send(address, notice))
        elif self.post is not None:
            post = self.post
            await self._try(kind, what, lambda: self._mail(post, address, notice))

    async def _try(self, place: str, what: str, send: Callable[[], Awaitable[None]]) -> None:
        """A few times, a few at once to one place: who is slow delays only what goes there."""
        if not self._places.comes(place):
            logger.warning("%s not delivered: too much goes there", what)
            return None
        try:
            for attempt, pause in enumerate(self.pauses, start=1):
                await asyncio.sleep(pause)
                try:
                    async with self._places.at(place):
                        return await send()
                except Exception as error:
                    logger.warning(
                        "%s not delivered (%s), attempt %d of %d",
                        what, _reason(error), attempt, len(self.pauses),
                    )  # fmt: skip
        finally:
            self._places.goes(place)

    async def _mail(self, post: Post, address: str, notice: Notice) -> None:
        """Write to an address that wants it; one that nobody has asked yet is asked."""
        agreed = await self.consent.agreed(address)
        if agreed is None:
            await self.consent.ask(post, address)
        elif agreed:
            stop = await self.consent.link(address)
            url = f"{notice.url}\n\n" if notice.url else ""
            words = f"{notice.text}\n\n{url}{phrase('server-mail-stop')}\n{stop}\n"
            await post.send(address, notice.text, words, stop if self._public_url else "")

    async def ask(self, address: str, whose: str) -> None:
        """An address is named for notices: ask it, unless somebody has.  Refuses too many."""
        post = self.post
        if post is not None and await self.consent.wants_asking(address, whose):
            self._begin(self._try("email", "a question", lambda: self.consent.ask(post, address)))

    async def settled(self) -> None:
        """Wait until everything has been sent or given up; for tests."""
        while self._sending:
            await asyncio.gather(*list(self._sending), return_exceptions=True)

    async def end(self) -> None:
        """Stop trying."""
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*list(self._sending), return_exceptions=True)
        self.webhook.end()
        if self.post is not None:
            self.post.end()


def _reason(error: Exception) -> str:
    """What went wrong, without anything that could hold an address."""
    if type(error) in (ConnectionError, PermissionError):
        return str(error)  # ours
    return type(error).__name__
