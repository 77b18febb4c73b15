"""Telling people that it is their turn: a webhook or an e-mail for each seat that wants one.

A notice goes out when somebody else's answer made it a seat's turn and the seat has no page open.
It never holds up an answer; a failure is logged without addresses and tried again a few times.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Final, Protocol

import httpx

from undergrowth.server.config import Config, Mail
from undergrowth.server.storage import SeatRow
from undergrowth.server.views import answered_last, faction_of
from undergrowth.table.texts import title

if TYPE_CHECKING:
    from undergrowth.server.room import Room
    from undergrowth.server.rooms import Rooms

logger = logging.getLogger("undergrowth.server")
PAUSES: Final = (0.0, 5.0, 60.0)
"""Seconds before each attempt."""


@dataclass
class Notice:
    """What somebody is told."""

    event: str
    """`your_turn` or `over`."""
    game: str
    title: str
    seat: int
    faction: str | None
    text: str
    url: str | None

    def document(self) -> dict[str, Any]:
        """As JSON; `content` and `text` are what common chat services show."""
        return {**vars(self), "content": self.text}


class Channel(Protocol):
    """A way to reach somebody.  Raises any exception when it failed."""

    def send(self, address: str, notice: Notice) -> None:
        """Deliver a notice; may wait."""


Resolve = Callable[[str, int], list[str]]
"""The addresses a name stands for, in the order to try them."""


def addresses_of(host: str, port: int) -> list[str]:
    """What this machine finds for a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def _is_public(place: str) -> bool:
    """A server for many must not be a way into its own network."""
    address = ipaddress.ip_address(place.split("%")[0])
    return address.is_global and not address.is_multicast


class Webhook:
    """POSTs a notice as JSON."""

    def __init__(
        self, private: bool, resolve: Resolve = addresses_of, trusted: ssl.SSLContext | None = None
    ) -> None:
        self._private = private
        self._resolve = resolve
        self._trusted = trusted

    def send(self, address: str, notice: Notice) -> None:
        """Deliver a notice.  Follows no redirect; unless told so, calls nobody in this network.

        The name is looked up once, and what was found is called itself, past any proxy: whoever
        owns the name cannot point it elsewhere between the check and the call.
        """
        url = httpx.URL(address)
        port = url.port or (443 if url.scheme == "https" else 80)
        found = self._resolve(url.raw_host.decode("ascii"), port)
        if not self._private and not all(map(_is_public, found)):
            raise PermissionError("the address is not on the public internet")
        trusted = self._trusted or httpx.create_ssl_context()
        with httpx.Client(trust_env=False, verify=trusted, timeout=10.0) as client:
            *others, last = found
            for place in others:
                with suppress(httpx.ConnectError, httpx.ConnectTimeout):
                    self._post(client, url, place, notice)
                    return
            self._post(client, url, last, notice)

    def _post(self, client: httpx.Client, url: httpx.URL, place: str, notice: Notice) -> None:
        """Send it to one address, in the name of the URL; what it answers may never end."""
        headers = {
            "Host": url.netloc.decode("ascii"),
            "Content-Type": "application/json",
            "User-Agent": "undergrowth",
        }
        with client.stream(
            "POST",
            url.copy_with(host=place),
            content=json.dumps(notice.document()),
            headers=headers,
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        ) as answer:
            if not answer.is_success:
                raise ConnectionError(f"answered with status {answer.status_code}")


class Post:
    """Sends a notice by e-mail."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail

    def send(self, address: str, notice: Notice) -> None:
        """Deliver a notice."""
        message = EmailMessage()
        message["Subject"] = notice.text
        message["From"] = self._mail.sender
        message["To"] = address
        link = f"\n\n{notice.url}" if notice.url else ""
        message.set_content(f"{notice.text}{link}\n\nYou asked for this notice in the game.\n")
        with self._connect() as server:
            if self._mail.tls == "starttls":
                server.starttls(context=ssl.create_default_context())
            if self._mail.user:
                server.login(self._mail.user, self._mail.password)
            server.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        mail = self._mail
        if mail.tls == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(mail.host, mail.port, timeout=20, context=context)
        return smtplib.SMTP(mail.host, mail.port, timeout=20)


class Notifier:
    """Decides who is told what, and sees to it that it gets there."""

    def __init__(self, config: Config, rooms: Rooms) -> None:
        self._config = config
        self._rooms = rooms
        self.channels: dict[str, Channel] = {"webhook": Webhook(config.private_hooks)}
        if config.mail is not None:
            self.channels["email"] = Post(config.mail)
        self.pauses: tuple[float, ...] = PAUSES
        self._sending: set[asyncio.Task[None]] = set()

    def consider(self, room: Room) -> None:
        """Tell whoever should know about the present of a game."""
        if room.game.over:
            for each in room.seats:
                self._tell(room, each, "over")
            return
        asked = room.asked
        if asked is not None and room.runner.due() is None and not answered_last(room.game, asked):
            self._tell(room, room.seats[asked], "your_turn")

    def _tell(self, room: Room, seat: SeatRow, event: str) -> None:
        if not seat.notify or seat.told >= room.row.revision or seat.seat in room.connected:
            return
        revision = room.row.revision
        seat.told = revision
        notice = self._notice(room, seat, event)
        for kind, address in seat.notify.items():
            if kind in self.channels and address:
                task = asyncio.get_running_loop().create_task(self._send(kind, address, notice))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
        remember = asyncio.get_running_loop().create_task(
            self._remember(room.row.id, seat.seat, revision)
        )
        self._sending.add(remember)
        remember.add_done_callback(self._sending.discard)

    def _notice(self, room: Room, seat: SeatRow, event: str) -> Notice:
        faction = faction_of(room.game, seat.seat)
        who = title(faction) if faction else f"seat {seat.seat + 1}"
        base = self._config.public_url.rstrip("/")
        words = "The game is over" if event == "over" else f"It is your turn as {who}"
        return Notice(
            event=event,
            game=room.row.id,
            title=room.row.title,
            seat=seat.seat,
            faction=faction,
            text=f"{words}: {room.row.title}",
            url=f"{base}/game/{room.row.id}" if base else None,
        )

    async def _remember(self, game: str, seat: int, revision: int) -> None:
        """After a restart nobody is told twice."""
        try:
            await self._rooms.off_loop(
                lambda: self._rooms.store.set_seat(game, seat, told=revision)
            )
        except Exception as error:
            logger.warning("game %s: a notice was not noted: %s", game, type(error).__name__)

    async def _send(self, kind: str, address: str, notice: Notice) -> None:
        for attempt, pause in enumerate(self.pauses, start=1):
            await asyncio.sleep(pause)
            try:
                await asyncio.to_thread(self.channels[kind].send, address, notice)
                return
            except Exception as error:
                logger.warning(
                    "game %s seat %d: %s not delivered (%s), attempt %d of %d",
                    notice.game, notice.seat, kind, _reason(error), attempt, len(self.pauses),
                )  # fmt: skip

    async def settled(self) -> None:
        """Wait until everything has been sent or given up; for tests."""
        while self._sending:
            await asyncio.gather(*list(self._sending), return_exceptions=True)

    async def end(self) -> None:
        """Stop trying."""
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*list(self._sending), return_exceptions=True)


def _reason(error: Exception) -> str:
    """What went wrong, without anything that could hold an address."""
    if type(error) in (ConnectionError, PermissionError):
        return str(error)  # ours
    return type(error).__name__
