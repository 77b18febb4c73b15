"""The key by which chance answers in a game: what is kept of it, and what is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from undergrowth.server.rows import GameRow
from undergrowth.session import Session
from undergrowth.table.saving.proof import Proof, proof_of


def kept_key(row: GameRow) -> tuple[bytes, Proof]:
    """The key of a game that has one, and what is told of it meanwhile.  Raises `BadSave`."""
    proof = proof_of(row.proof)
    return bytes.fromhex(proof.key), replace(proof, key="")


def proof_row(session: Session) -> dict[str, Any] | None:
    """What is kept of the key by which chance answers; None in seeded games."""
    if session.proof is None:
        return None
    return replace(session.proof, key=session.key.hex()).document()


def proof_told(row: GameRow) -> Proof | None:
    """What everybody is told of that key: all of it once the game is over."""
    if row.proof is None:
        return None
    proof = proof_of(row.proof)
    return proof if row.over else replace(proof, key="")
