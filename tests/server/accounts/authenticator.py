"""An authenticator in software: it makes passkeys and signs with them, as a browser would."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from server.kit import Api, Json

SITE: Final = "http://localhost:8765"
_PRESENT_AND_VERIFIED: Final = 0b101
_WITH_KEY: Final = 0b1000000


@dataclass
class Authenticator:
    """Holds one passkey."""

    origin: str = SITE
    host: str = "localhost"
    flags: int = _PRESENT_AND_VERIFIED
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    uses: int = 0

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: Json) -> Json:
        """The passkey as the browser tells it."""
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(_WITH_KEY) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = {"attestationObject": attested, "clientDataJSON": self._client("create", options)}
        return self._told(told)

    def signed(self, options: Json) -> Json:
        """A signature of a challenge as the browser tells it."""
        self.uses += 1
        data, client = self._data(), self._client("get", options)
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._told(
            {"authenticatorData": data, "clientDataJSON": client, "signature": signature}
        )

    def _data(self, more: int = 0) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([self.flags | more]) + self.uses.to_bytes(4, "big")

    def _client(self, what: str, options: Json) -> bytes:
        told = {"type": f"webauthn.{what}", "challenge": options["challenge"]}
        return json.dumps({**told, "origin": self.origin}).encode()

    def _told(self, response: dict[str, bytes]) -> Json:
        id = bytes_to_base64url(self.id)
        told: dict[str, Any] = {key: bytes_to_base64url(each) for key, each in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": told,
                "clientExtensionResults": {}}  # fmt: skip


def makes(api: Api, key: Authenticator, token: str | None = None, name: str | None = None) -> Json:
    """Make a passkey: of a new account or, with a token, of that one."""
    asked = api.post("/api/account/passkeys/begin", {}, token)
    body = {"challenge": asked["challenge"], "credential": key.made(asked["options"])}
    found: Json = api.post("/api/account/passkeys", {**body, "name": name}, token)
    return found


def signs_in(api: Api, key: Authenticator) -> Json:
    """Sign in with a passkey."""
    asked = api.post("/api/account/sign-in/begin", {})
    body = {"challenge": asked["challenge"], "credential": key.signed(asked["options"])}
    found: Json = api.post("/api/account/sign-in", body)
    return found
