"""Notices that it is a player's turn: by webhook, e-mail or web push, where a seat wants one.

A notice is sent when another player's answer made it a seat's turn and the seat has no page open.
It never delays an answer; a failure is logged without addresses, and delivery is retried a few
times.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from undergrowth.engine.messages import Arg, phrase, title
from undergrowth.server.config import Config
from undergrowth.server.database.rows import PUSH, SeatRow, endpoint_of
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import Refused, logger
from undergrowth.server.games.live import TIME
from undergrowth.server.games.room import Room
from undergrowth.server.gate.limits import Limits, Meter
from undergrowth.server.notices.channels import Answered, Notice, Post, Webhook, site_of
from undergrowth.server.notices.consent import EMAIL, KINDS, WEBHOOK, Consent, Named
from undergrowth.server.notices.pushing import (
    Push,
    is_available,
    is_gone,
    is_service,
    new_key,
    public_key,
)
from undergrowth.server.views.questions import answered_last
from undergrowth.server.views.state import faction_of, title_of, title_shown
from undergrowth.server.wire.asked import has_host
from undergrowth.server.work.threads import Threads
from undergrowth.words import DEFAULT, negotiated, speaking

PAUSES: Final = (0.0, 5.0, 60.0)
"""The seconds before each attempt."""
_ACCOUNT: Final = "account"
"""The name under which links for signing in are counted, in place of a game."""
_ALL: Final = "all"
"""The key under which mails to all addresses are counted."""
_EACH: Final = 4
"""The simultaneous deliveries to one place."""
_WAITING: Final = 200
"""The pending deliveries to one place."""
_AT_ONCE: Final = 100
"""The simultaneous deliveries in total."""


class _Places:
    """The destinations of notices, with limits for each and in total."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._doors: dict[str, asyncio.Semaphore] = {}
        self._all = asyncio.Semaphore(_AT_ONCE)

    def comes(self, place: str) -> bool:
        """Count a pending delivery to a place; return False when there are too many."""
        if self._here[place] >= _WAITING:
            return False
        self._here[place] += 1
        return True

    def goes(self, place: str) -> None:
        """Count a finished delivery."""
        self._here[place] -= 1
        if not self._here[place]:
            del self._here[place]
            self._doors.pop(place, None)

    @asynccontextmanager
    async def at(self, place: str) -> AsyncIterator[None]:
        """Hold a place for the time of one delivery."""
        async with self._doors.setdefault(place, asyncio.Semaphore(_EACH)), self._all:
            yield


class Notifier:
    """The sender of notices: it decides who gets one, and delivers it."""

    def __init__(self, config: Config, store: Store, threads: Threads, limits: Limits) -> None:
        self._public_url = config.public_url.rstrip("/")
        self._store = store
        self._threads = threads
        self.webhook = Webhook(config.private_hooks)
        self.post = Post(config.mail) if config.mail is not None else None
        self.push = Push(config.private_hooks, self._public_url)
        self._alone = config.alone
        self.consent = Consent(self._public_url, store, threads)
        self._limits = limits
        self._trusts = config.private_hooks
        """Whether webhooks need no consent, as on a private server."""
        self._places = _Places()
        self.pauses: tuple[float, ...] = PAUSES
        self._sending: set[asyncio.Task[None]] = set()

    def consider(self, room: Room) -> None:
        """Send the notices that the present state of a game calls for."""
        if room.game.over:
            for each in room.seats:
                self._tell(room, each, "over")
            return
        asked = room.asked
        due = room.due()
        if due is not None and due[0] != TIME:
            return
        if asked is not None and not answered_last(room.game, asked):
            self._tell(room, room.seats[asked], "your_turn")

    def _tell(self, room: Room, seat: SeatRow, event: str) -> None:
        if not seat.notify or seat.told >= room.row.revision or seat.seat in room.connected:
            return
        revision = room.row.revision
        seat.told = revision
        self._say(room, seat, event)
        self._begin(self._remember(room.row.id, seat.seat, revision))

    def replaced(self, room: Room, seat: int) -> None:
        """Tell a person who is gone that a computer player plays on."""
        held = room.seats[seat]
        if held.notify and seat not in room.connected:
            self._say(room, held, "stand_in")

    def _say(self, room: Room, seat: SeatRow, event: str) -> None:
        """Begin to deliver a notice to all addresses of a seat, in its language."""
        with speaking(_language(seat)):
            notice = self._notice(room, seat, event)
            for named in _named(room, seat):
                self._begin(self._send(named, notice))
            if PUSH in (seat.notify or {}):
                self._begin(self._push(room, seat.seat, notice))

    def ask(self, room: Room, seat: SeatRow) -> None:
        """Ask for consent the owners of the addresses that a seat names, unless already asked."""
        with speaking(_language(seat)):
            for named in _named(room, seat):
                self._begin(self._send(named, None))

    # ---- web push

    async def push_key(self) -> str | None:
        """Return the key with which browsers subscribe; None where nothing can be pushed."""
        if self._alone or not is_available():
            return None
        key = await self._threads.run(lambda: self._store.mailboxes.push_key(new_key))
        return public_key(key)

    def check_push(self, endpoint: str) -> None:
        """Refuse an address that is of no push service, and all where nothing can be pushed."""
        if self._alone or not is_available():
            raise Refused(409, "no_push", "this server pushes no notices")
        if not self._trusts and not is_service(endpoint):
            raise Refused(422, "invalid", "push: expected the address of a browser's push service")

    async def _push(self, room: Room, seat: int, notice: Notice) -> None:
        """Have a person's browser show a notice; forget one that its service knows no more."""
        subscription = (room.seats[seat].notify or {})[PUSH]
        if self._alone or not is_available():
            return
        key = await self._threads.run(lambda: self._store.mailboxes.push_key(new_key))

        async def send() -> None:
            try:
                await self.push.send(key, subscription, notice)
            except Answered as answered:
                if not is_gone(answered.status):
                    raise
                await _forget_push(room, seat, subscription)

        await self._try(site_of(endpoint_of(subscription)), f"game {notice.game}: push", send)

    @property
    def sends_codes(self) -> bool:
        """Whether people can sign in by mail: a link needs the public address."""
        return self.post is not None and bool(self._public_url)

    def send_code(self, address: str, page: str, whose: str) -> None:
        """Mail the link of a page for signing in to an address, in the background.

        Nothing is sent to who refuses all mails, or was sent too many links asked for by the same
        internet address `whose`; nobody is told.  Others could keep people from signing in if they
        were counted together.
        """
        self._begin(self._send_code(Named(EMAIL, address, _ACCOUNT, _ACCOUNT), page, whose))

    async def _send_code(self, named: Named, page: str, whose: str) -> None:
        try:
            self._limits.links.count(f"{named.box} {whose}")
        except Refused:
            return
        if not await self.consent.refuses(named):
            link = f"{self._public_url}{page}"
            await self._try(EMAIL, "a link for signing in", lambda: self._mail_code(named, link))

    async def _mail_code(self, named: Named, link: str) -> None:
        assert self.post is not None
        if not self._may_mail(named, self._limits.questions):
            raise ConnectionError("too many mails go out")
        stop = await self.consent.may_refuse(named)
        open, away = phrase("server-sign_in-open"), phrase("server-sign_in-away")
        words = f"{open}\n{link}\n\n{away}\n{stop}\n"
        subject = phrase("server-sign_in-subject")
        await self.post.send(named.address, subject, words, self._stop(stop))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start work beside the game, in the language of this request."""
        task = asyncio.get_running_loop().create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _notice(self, room: Room, seat: SeatRow, event: str) -> Notice:
        faction = faction_of(room.game, seat.seat)
        seated = phrase("server-seat", {"number": seat.seat + 1})
        who = title(faction, "faction") if faction else seated
        called = title_shown(room.row.title, room.game)
        ours = title_shown(title_of(room.game), room.game)
        args: dict[str, Arg] = {"seat": f"text:{who}", "title": f"text:{called}"}
        return Notice(
            event=event,
            game=room.row.id,
            title=called,
            seat=seat.seat,
            faction=faction,
            text=phrase(f"server-notice-{event}", args),
            plain=phrase(f"server-notice-{event}", {**args, "title": f"text:{ours}"}),
            url=f"{self._public_url}/game/{room.row.id}" if self._public_url else None,
        )

    async def _remember(self, game: str, seat: int, revision: int) -> None:
        """Store the revision of a seat's last notice, so that no notice is repeated after a
        restart."""
        try:
            await self._threads.run(lambda: self._store.set_seat(game, seat, told=revision))
        except Exception as error:
            logger.warning("game %s: a notice was not noted: %s", game, type(error).__name__)

    async def _send(self, named: Named, notice: Notice | None) -> None:
        """Deliver a notice if the owner consents; an owner not yet asked is asked instead."""
        what = f"game {named.game}: {named.kind}"
        if named.kind == WEBHOOK and not has_host(named.address):  # from an older release
            logger.warning("%s not delivered: it has no host", what)
        elif named.kind == WEBHOOK or self.post is not None:
            place = site_of(named.address) if named.kind == WEBHOOK else named.kind
            await self._try(place, what, lambda: self._deliver(named, notice))

    async def _deliver(self, named: Named, notice: Notice | None) -> None:
        if named.kind == WEBHOOK and self._trusts:
            if notice is not None:
                await self.webhook.send(named.address, notice)
            return
        agreed = await self.consent.agreed(named)
        if agreed is None:
            await self.consent.ask(named, lambda page: self._question(named, page))
        elif agreed and notice is not None and named.kind == WEBHOOK:
            await self.webhook.send(named.address, notice)
        elif agreed and notice is not None:
            await self._mail(named, notice)

    async def _question(self, named: Named, page: str) -> None:
        """Ask the owner for consent, in fixed words that no player has chosen."""
        where = f"{self._public_url}/game/{named.game}\n" if self._public_url else ""
        words = phrase("server-mail-question")
        away = phrase("server-mail-not_you")
        if named.kind == WEBHOOK:
            self._limits.boxes.count(named.box)  # who answers with an error is asked again later
            text = f"{words}\n{page}"
            asked = Notice("confirm", named.game, "", 0, None, text, page)
            await self.webhook.send(named.address, asked)
        elif self._may_mail(named, self._limits.questions):
            assert self.post is not None
            subject = phrase("server-mail-subject")
            whole = f"{words}\n{page}\n\n{where}\n{away}\n"
            await self.post.send(named.address, subject, whole, self._stop(page))
        else:
            raise ConnectionError("too many mails go out")

    async def _try(self, place: str, what: str, send: Callable[[], Awaitable[None]]) -> None:
        """Try to deliver a few times, with limits per place, so that a slow place delays only
        itself."""
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

    async def _mail(self, named: Named, notice: Notice) -> None:
        """Send a mail to an address with consent; the title in it is ours, not the players'."""
        assert self.post is not None
        if not self._may_mail(named, self._limits.sent):
            logger.warning("game %s: a mail was not sent: there are too many", named.game)
            return
        page = await self.consent.link(named)
        url = f"{notice.url}\n\n" if notice.url else ""
        words = f"{notice.plain}\n\n{url}{phrase('server-mail-stop')}\n{page}\n"
        await self.post.send(named.address, notice.plain, words, self._stop(page))

    def _may_mail(self, named: Named, all_of_a_kind: Meter) -> bool:
        """Count a mail for its kind, in total and for its mailbox; return False when there were too
        many."""
        try:
            for meter, key in ((self._limits.boxes, named.box), (all_of_a_kind, _ALL)):
                meter.check(key)
        except Refused:
            return False
        self._limits.boxes.spend(named.box, 1.0)
        for meter in {id(each): each for each in (all_of_a_kind, self._limits.sent)}.values():
            meter.spend(_ALL, 1.0)
        return True

    def _stop(self, page: str) -> str:
        """Return the address to unsubscribe from all mails by POST (RFC 8058)."""
        return f"{page}&wanted=no" if self._public_url else ""

    async def settled(self) -> None:
        """Wait until all deliveries have succeeded or failed; for tests."""
        while self._sending:
            await asyncio.gather(*list(self._sending), return_exceptions=True)

    async def end(self) -> None:
        """Stop all deliveries."""
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*list(self._sending), return_exceptions=True)
        self.webhook.end()
        self.push.end()
        if self.post is not None:
            self.post.end()


async def _forget_push(room: Room, seat: int, subscription: str) -> None:
    """Take a browser that is gone off a seat, unless another one has taken its place."""
    async with room.held():
        notify = room.seats[seat].notify or {}
        if notify.get(PUSH) == subscription:
            left = {key: notify[key] for key in notify if key not in (PUSH, f"{PUSH}_by")}
            await room.set_seat(seat, notify=left if left.keys() - {"language"} else None)


def _language(seat: SeatRow) -> str:
    return negotiated([(seat.notify or {}).get("language", DEFAULT)])


def _named(room: Room, seat: SeatRow) -> list[Named]:
    """Return the addresses that a seat names."""
    told = seat.notify or {}
    return [
        Named(kind, told[kind], room.row.id, told.get(f"{kind}_by", ""))
        for kind in KINDS
        if kind in told
    ]


def _reason(error: Exception) -> str:
    """Return the reason of a failure, without anything that could contain an address."""
    if type(error) in (Answered, ConnectionError, PermissionError):
        return str(error)  # raised by this package
    return type(error).__name__
