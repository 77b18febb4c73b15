"""The ways a notice gets to somebody: a webhook, or an e-mail."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import smtplib
import socket
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Final

from undergrowth.server.config import Mail
from undergrowth.server.threads import Line

if TYPE_CHECKING:
    import httpx

SECONDS: Final = 10.0
_LOOKUPS: Final = 16
_SLOW_LOOKUPS: Final = 8
"""Names that have not been found quickly yet are looked up apart from those that have."""
_QUICK: Final = 2.0
"""Seconds."""
_NAMES: Final = 10_000
_MAILS: Final = 2


@dataclass
class Notice:
    """What somebody is told."""

    event: str
    """`your_turn`, `over`, or `confirm` where the owner is asked."""
    game: str
    title: str
    seat: int
    faction: str | None
    text: str
    url: str | None
    plain: str = ""
    """The text with a title of ours, whatever somebody has called the game."""

    def document(self) -> dict[str, Any]:
        """As JSON; `content` and `text` are what common chat services show."""
        told = {key: value for key, value in vars(self).items() if key != "plain"}
        return {**told, "content": self.text}


Resolve = Callable[[str, int], list[str]]
"""The addresses a name stands for, in the order to try them."""


def addresses_of(host: str, port: int) -> list[str]:
    """What this machine finds for a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


_CARRIERS: Final = tuple(
    map(
        ipaddress.ip_network,
        ("::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16"),
    )
)
"""Networks of IPv6 whose addresses stand for one of IPv4, which may be of this network."""


def _is_public(place: str) -> bool:
    """A server for many must not be a way into its own network."""
    address = ipaddress.ip_address(place.split("%")[0])
    if any(address in network for network in _CARRIERS):
        return False
    return address.is_global and not address.is_multicast


class Webhook:
    """POSTs a notice as JSON.

    On the event loop: whoever takes its time keeps no thread, and can be left at any moment.
    """

    def __init__(
        self, private: bool, resolve: Resolve = addresses_of, trusted: ssl.SSLContext | None = None
    ) -> None:
        self.seconds = SECONDS
        """How long a delivery may take, from the look-up to the last line of the answer."""
        self._private = private
        self._resolve = resolve
        self._trusted = trusted
        self._names = Line("names", _LOOKUPS)
        self._slow_names = Line("slow names", _SLOW_LOOKUPS)
        self._quick: set[str] = set()
        """Hosts that were found quickly when they were looked up last."""

    async def send(self, address: str, notice: Notice) -> None:
        """Deliver a notice.  Follows no redirect; unless told so, calls nobody in this network.

        The name is looked up once, and what was found is called itself, past any proxy: whoever
        owns the name cannot point it elsewhere between the check and the call.  Raises any
        exception when it failed.
        """
        import httpx  # only who wants notices needs it

        async with asyncio.timeout(self.seconds):
            url = httpx.URL(address)
            found = await self._found(url)
            if not self._private and not all(map(_is_public, found)):
                raise PermissionError("the address is not on the public internet")
            await self._call(url, found, notice)

    async def _found(self, url: httpx.URL) -> list[str]:
        """Look up a name: who has a slow one waits with others who do."""
        host, begun = url.host, time.monotonic()
        line = self._names if host in self._quick else self._slow_names
        self._quick.discard(host)
        found = await asyncio.wrap_future(line.put(lambda: self._look_up(url)))
        if time.monotonic() - begun < _QUICK and len(self._quick) < _NAMES:
            self._quick.add(host)
        return found

    def _look_up(self, url: httpx.URL) -> list[str]:
        import httpx

        if self._trusted is None:
            self._trusted = httpx.create_ssl_context()  # takes long: once, and not on the loop
        port = url.port or (443 if url.scheme == "https" else 80)
        return self._resolve(url.raw_host.decode("ascii"), port)

    async def _call(self, url: httpx.URL, found: list[str], notice: Notice) -> None:
        import httpx

        trusted = self._trusted or True
        async with httpx.AsyncClient(trust_env=False, verify=trusted, timeout=10.0) as client:
            *others, last = found
            for place in others:
                with suppress(httpx.ConnectError, httpx.ConnectTimeout):
                    await self._post(client, url, place, notice)
                    return
            await self._post(client, url, last, notice)

    async def _post(
        self, client: httpx.AsyncClient, url: httpx.URL, place: str, notice: Notice
    ) -> None:
        """Send it to one address, in the name of the URL; what it answers may never end."""
        headers = {
            "Host": url.netloc.decode("ascii"),
            "Content-Type": "application/json",
            "User-Agent": "undergrowth",
        }
        async with client.stream(
            "POST",
            url.copy_with(host=place),
            content=json.dumps(notice.document()),
            headers=headers,
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        ) as answer:
            if not answer.is_success:
                raise ConnectionError(f"answered with status {answer.status_code}")

    def end(self) -> None:
        """Look up no more names."""
        self._names.end()
        self._slow_names.end()


def site_of(address: str) -> str:
    """Who keeps a webhook: the last two words of its host's name, or its number."""
    import httpx

    host = httpx.URL(address).host
    words = host.split(".")
    return host if ":" in host or words[-1].isdigit() else ".".join(words[-2:])


class Post:
    """Sends e-mail by the one mail server there is, on threads of its own."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail
        self._line = Line("mail", _MAILS)

    async def send(self, address: str, subject: str, words: str, stop: str = "") -> None:
        """Deliver a message; `stop` is an address that ends such messages (RFC 8058).

        Raises any exception when it failed.
        """
        message = EmailMessage()
        message["Subject"] = subject
        message["From"] = self._mail.sender
        message["To"] = address
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(words)
        await asyncio.wrap_future(self._line.put(lambda: self._deliver(message)))

    def _deliver(self, message: EmailMessage) -> None:
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

    def end(self) -> None:
        """Send nothing more."""
        self._line.end()
