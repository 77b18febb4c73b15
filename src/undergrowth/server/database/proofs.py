"""The key by which chance answers in a game: its stored form, and its public part."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from undergrowth.server.database.rows import GameRow
from undergrowth.session import Session
from undergrowth.table.saving.proof import Proof, proof_of


def kept_key(row: GameRow) -> tuple[bytes, Proof]:
    """Return the key of a game that has one, and its public part.  Raises `BadSave`."""
    proof = proof_of(row.proof)
    return bytes.fromhex(proof.key), replace(proof, key="")


def proof_row(session: Session) -> dict[str, Any] | None:
    """Return the stored form of the key by which chance answers; None in seeded games."""
    if session.proof is None:
        return None
    return replace(session.proof, key=session.key.hex()).document()


def proof_told(row: GameRow) -> Proof | None:
    """Return the public part of that key; all of it once the game is over."""
    if row.proof is None:
        return None
    proof = proof_of(row.proof)
    return proof if row.over else replace(proof, key="")
