"""The ways a notice gets to somebody: a webhook, or an e-mail."""

from __future__ import annotations

import ipaddress
import json
import smtplib
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any, Protocol

import httpx

from undergrowth.server.config import Config, Mail


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


def channels_of(config: Config) -> dict[str, Channel]:
    """The ways this server has, by the name a seat's settings give them."""
    found: dict[str, Channel] = {"webhook": Webhook(config.private_hooks)}
    if config.mail is not None:
        found["email"] = Post(config.mail)
    return found
