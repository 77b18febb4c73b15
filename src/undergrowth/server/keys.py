"""Secrets: what opens a seat or an invitation.  Only their SHA-256 is kept."""

from __future__ import annotations

import hashlib
import secrets
import string
from typing import Final

# No sign stands in them: at a command line a first hyphen would make them an option.
SIGNS: Final = string.ascii_letters + string.digits


def new_secret() -> str:
    """Return a token of 190 bits that can stand in a link and at a command line."""
    return _signs(32)


def new_game_id() -> str:
    """Return an id of 71 bits that nobody guesses: to know it is to be allowed to watch."""
    return _signs(12)


def _signs(count: int) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(count))


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
