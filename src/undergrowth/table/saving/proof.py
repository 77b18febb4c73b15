"""Proof that the chance of a game without a seed was not chosen by its host (`docs/chance.md`).

Before the game the host publishes a commitment to the key of its random stream, and afterwards the
key: with the record of the game, anybody can then compute every answer of chance again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from undergrowth.engine.chance import KEY_BYTES, commitment_to
from undergrowth.engine.documents import GREATEST, abridged
from undergrowth.engine.errors import BadSave

_HASH_BYTES: Final = 32
_HEX_OF_BYTE: Final = 2
_DIGITS: Final = "0123456789abcdef"


@dataclass
class Proof:
    """Commitment to the key of a game, and the key once it is public."""

    since: int = 0
    """Number of answers on record when the key came into use."""
    drawn: int = 0
    """Number of the stream's first number then."""
    commitment: str = ""
    """SHA-256 of the key in hexadecimal; empty without a commitment."""
    key: str = ""
    """The key in hexadecimal; empty while the game goes on."""

    def document(self) -> dict[str, Any]:
        """Return the proof as plain data, without empty fields."""
        doc: dict[str, Any] = {"since": self.since, "drawn": self.drawn}
        if self.commitment:
            doc["commitment"] = self.commitment
        if self.key:
            doc["key"] = self.key
        return doc


def proof_of(document: object) -> Proof:
    """Return the proof in a document.  Raises `BadSave` if it is malformed."""
    if not isinstance(document, dict):
        raise BadSave(f"a proof is a table of entries, not {abridged(document)}")
    proof = Proof(
        _count(document, "since"),
        _count(document, "drawn"),
        _digits(document, "commitment", _HASH_BYTES),
        _digits(document, "key", KEY_BYTES),
    )
    if proof.key and not proof.commitment:
        proof.commitment = commitment_to(bytes.fromhex(proof.key))
    return proof


def _count(document: dict[str, object], name: str) -> int:
    value = document.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= GREATEST:
        raise BadSave(f"proof: {name} is a number, not {abridged(value)}")
    return value


def _digits(document: dict[str, object], name: str, length: int) -> str:
    value = document.get(name, "")
    if value == "":
        return ""
    fits = isinstance(value, str) and len(value) == _HEX_OF_BYTE * length
    if isinstance(value, str) and fits and all(digit in _DIGITS for digit in value):
        return value
    raise BadSave(f"proof: {name} is {_HEX_OF_BYTE * length} hexadecimal digits, in small letters")
