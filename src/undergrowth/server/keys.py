"""Secrets: what opens a seat or an invitation.  Only their SHA-256 is kept."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """A token of 192 bits that can stand in a link."""
    return secrets.token_urlsafe(24)


def new_game_id() -> str:
    """An id nobody guesses: whoever knows it may watch."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
