"""Web push: notices that a browser shows though no page is open (RFC 8030, 8291 and 8292).

A browser that its person has allowed subscribes at the push service of its maker and tells us an
address there and two keys.  What we send is encrypted for the browser, so that the service reads
nothing, and signed with a key of this server, which is made on first use.
"""

from __future__ import annotations

import base64
import json
import ssl
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from undergrowth.server.notices.channels import Caller, Notice, Resolve, addresses_of

SERVICES: Final = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The push services of browsers, and the domains above their hosts.  Anybody may name an address
without its owner's consent, so there are no others."""
_GONE: Final = (404, 410)
"""The answers of a service that knows a browser no more."""
_DAY: Final = 86_400
_HOURS: Final = 12 * 3600
"""The seconds for which a signature holds; services take a day at most."""
_ANYBODY: Final = "mailto:undergrowth@localhost"


def is_available() -> bool:
    """Whether notices can be pushed: the extra `push` is installed."""
    return find_spec("http_ece") is not None and find_spec("py_vapid") is not None


def is_service(endpoint: str) -> bool:
    """Whether an address is one of a browser's push service."""
    import httpx

    url = httpx.URL(endpoint)
    named = any(url.host == each or url.host.endswith(f".{each}") for each in SERVICES)
    return url.scheme == "https" and url.port is None and named


def is_gone(status: int) -> bool:
    """Whether a service that answers so knows the browser no more."""
    return status in _GONE


def new_key() -> str:
    """Return a new private key of a server."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """Return the public part of a key, as browsers take it (`applicationServerKey`)."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    public = Vapid02.from_raw(key.encode()).public_key
    return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


class Push(Caller):
    """A channel that has a browser show a notice."""

    def __init__(
        self,
        private: bool,
        owner: str = "",
        resolve: Resolve = addresses_of,
        trusted: ssl.SSLContext | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """`owner` is the public address of the server, which services are told."""
        super().__init__(private, resolve, trusted)
        self._owner = owner if owner.startswith("https://") else _ANYBODY
        self._now = now

    async def send(self, key: str, subscription: str, notice: Notice) -> None:
        """Deliver a notice, signed with the server's key.  Raises any exception when it failed."""
        told = json.loads(subscription)
        if not self._private and not is_service(told["endpoint"]):
            raise PermissionError("the address is not of a push service")
        content = encrypted(_shown(notice), told["p256dh"], told["auth"])
        headers = {
            **self._signed(key, told["endpoint"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY),
            "Topic": notice.game[:32],
        }
        await self.call(told["endpoint"], content, headers)

    def _signed(self, key: str, endpoint: str) -> dict[str, str]:
        import httpx
        from py_vapid import Vapid02

        url = httpx.URL(endpoint)
        place = f"{url.scheme}://{url.netloc.decode('ascii')}"
        claims = {"sub": self._owner, "aud": place, "exp": int(self._now()) + _HOURS}
        signed: dict[str, str] = Vapid02.from_raw(key.encode()).sign(claims)
        return signed


def encrypted(content: bytes, p256dh: str, auth: str) -> bytes:
    """Return content that only the browser with these keys can read."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    ours = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        content, private_key=ours, dh=_bytes(p256dh), auth_secret=_bytes(auth), version="aes128gcm"
    )
    return sealed


def _shown(notice: Notice) -> bytes:
    """Return what the service worker of the page is told."""
    told: dict[str, Any] = {"title": notice.title, "text": notice.text, "game": notice.game}
    return json.dumps(told, ensure_ascii=False).encode()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
