"""Channels for notices: a webhook, or an e-mail."""

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
from undergrowth.server.work.threads import WorkQueue

if TYPE_CHECKING:
    import httpx

SECONDS: Final = 10.0
_LOOKUPS: Final = 16
_SLOW_LOOKUPS: Final = 8
"""The number of look-ups at once; names not yet known to be quick have their own, smaller share."""
_QUICK: Final = 2.0
"""The seconds within which a look-up counts as quick."""
_NAMES: Final = 10_000
_MAILS: Final = 2


@dataclass
class Notice:
    """A message to a person."""

    event: str
    """`your_turn`, `over`, or `confirm` for the question to the owner of an address."""
    game: str
    title: str
    seat: int
    faction: str | None
    text: str
    url: str | None
    plain: str = ""
    """The text with our own title, whatever the maker has called the game."""

    def document(self) -> dict[str, Any]:
        """Return the notice as JSON; `content` and `text` are the keys that common chat services
        show."""
        told = {key: value for key, value in vars(self).items() if key != "plain"}
        return {**told, "content": self.text}


Resolve = Callable[[str, int], list[str]]
"""A function that returns the addresses of a host name, in the order to try them."""


def addresses_of(host: str, port: int) -> list[str]:
    """Return the addresses that this machine finds for a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


_CARRIERS: Final = tuple(
    map(
        ipaddress.ip_network,
        ("::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16"),
    )
)
"""IPv6 networks whose addresses contain an IPv4 address, which may be of the local network."""


def _is_public(place: str) -> bool:
    """Whether an address is public, so that the server is not a way into its own network."""
    address = ipaddress.ip_address(place.split("%")[0])
    if any(address in network for network in _CARRIERS):
        return False
    return address.is_global and not address.is_multicast


class Answered(ConnectionError):
    """A receiver answered a call with an error."""

    def __init__(self, status: int) -> None:
        super().__init__(f"answered with status {status}")
        self.status = status


class Caller:
    """A caller of addresses that people have named.

    It runs on the event loop: slow receivers occupy no thread and can be cancelled at any time.
    """

    def __init__(
        self, private: bool, resolve: Resolve = addresses_of, trusted: ssl.SSLContext | None = None
    ) -> None:
        self.seconds = SECONDS
        """The time limit of a delivery in seconds, from the look-up to the last line of the
        answer."""
        self._private = private
        self._resolve = resolve
        self._trusted = trusted
        self._names = WorkQueue("names", _LOOKUPS)
        self._slow_names = WorkQueue("slow names", _SLOW_LOOKUPS)
        self._quick: set[str] = set()
        """Hosts whose last look-up was quick."""

    async def call(self, address: str, content: bytes, headers: dict[str, str]) -> None:
        """POST to an address.  Follows no redirect; calls private ones only if so configured.

        The name is looked up once, and the address found is called directly, past any proxy.  So
        the owner of the name cannot point it elsewhere between the check and the call.  Raises any
        exception when it failed.
        """
        import httpx  # only servers that send notices need it

        async with asyncio.timeout(self.seconds):
            url = httpx.URL(address)
            found = await self._found(url)
            if not self._private and not all(map(_is_public, found)):
                raise PermissionError("the address is not on the public internet")
            await self._call(url, found, content, headers)

    async def _found(self, url: httpx.URL) -> list[str]:
        """Look up a name; names that were slow wait in a line of their own."""
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
            self._trusted = httpx.create_ssl_context()  # slow: once, and not on the event loop
        port = url.port or (443 if url.scheme == "https" else 80)
        return self._resolve(url.raw_host.decode("ascii"), port)

    async def _call(
        self, url: httpx.URL, found: list[str], content: bytes, headers: dict[str, str]
    ) -> None:
        import httpx

        trusted = self._trusted or True
        async with httpx.AsyncClient(trust_env=False, verify=trusted, timeout=10.0) as client:
            *others, last = found
            for place in others:
                with suppress(httpx.ConnectError, httpx.ConnectTimeout):
                    await self._post(client, url, place, content, headers)
                    return
            await self._post(client, url, last, content, headers)

    async def _post(
        self,
        client: httpx.AsyncClient,
        url: httpx.URL,
        place: str,
        content: bytes,
        headers: dict[str, str],
    ) -> None:
        """Send to one address, with the host of the URL; the answer may never end."""
        ours = {"Host": url.netloc.decode("ascii"), "User-Agent": "undergrowth"}
        async with client.stream(
            "POST",
            url.copy_with(host=place),
            content=content,
            headers={**headers, **ours},
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        ) as answer:
            if not answer.is_success:
                raise Answered(answer.status_code)

    def end(self) -> None:
        """Stop looking up names."""
        self._names.end()
        self._slow_names.end()


class Webhook(Caller):
    """A channel that POSTs a notice as JSON."""

    async def send(self, address: str, notice: Notice) -> None:
        """Deliver a notice.  Raises any exception when it failed."""
        content = json.dumps(notice.document()).encode()
        await self.call(address, content, {"Content-Type": "application/json"})


def site_of(address: str) -> str:
    """Return the site of a webhook: the last two labels of its host, or its address."""
    import httpx

    host = httpx.URL(address).host
    words = host.split(".")
    return host if ":" in host or words[-1].isdigit() else ".".join(words[-2:])


class Post:
    """A channel that sends e-mail through the configured mail server, on threads of its own."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail
        self._line = WorkQueue("mail", _MAILS)

    async def send(self, address: str, subject: str, words: str, stop: str = "") -> None:
        """Deliver a message; `stop` is the address to unsubscribe (RFC 8058).

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
        """Stop sending."""
        self._line.end()
