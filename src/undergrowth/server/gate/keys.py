"""Secrets that open a seat or an invitation.  Only their SHA-256 is stored."""

from __future__ import annotations

import hashlib
import secrets
import string
from typing import Final

# Letters and digits only: a leading hyphen would look like an option on a command line.
SIGNS: Final = string.ascii_letters + string.digits


def new_secret() -> str:
    """Return a token of 190 bits that fits in a link and on a command line."""
    return _signs(32)


def new_game_id() -> str:
    """Return an unguessable id of 71 bits: to have it is to be allowed to watch."""
    return _signs(12)


def new_id() -> str:
    """Return an id of 95 bits: it names something, and opens nothing."""
    return _signs(16)


def _signs(count: int) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(count))


def hashed(secret: str) -> str:
    """Return the hash of a secret, which is stored instead."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
