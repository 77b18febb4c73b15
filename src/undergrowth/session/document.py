"""A session as one JSON document: game, players, generators and the games undo goes back to."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from undergrowth.engine.documents import read_document
from undergrowth.engine.errors import BadSave
from undergrowth.engine.given import given_as
from undergrowth.table.game import Game
from undergrowth.table.saving.proof import Proof, proof_of
from undergrowth.table.saving.saves import dump, load

FORMAT: Final = "undergrowth session"
"""The format that a file of a session states."""
VERSION: Final = 1
"""The version of that format."""


@dataclass
class SessionParts:
    """The parts that make up a session."""

    game: Game
    players: list[str]
    generators: list[list[int]]
    past: list[Game]
    """Games at the questions that undo may go back to, the latest last."""
    proof: Proof | None
    """With the key of the random stream; None in a seeded game."""


def write_session(parts: SessionParts) -> str:
    """Return a session as a JSON text."""
    doc = {
        "format": FORMAT,
        "version": VERSION,
        "players": parts.players,
        "generators": parts.generators,
        "game": dump(parts.game),
        "undo": [_dump_past(game) for game in parts.past],
    }
    if parts.proof is not None:
        doc["proof"] = parts.proof.document()
    return json.dumps(doc, separators=(",", ":"), sort_keys=True)


def read_session(text: str | bytes) -> SessionParts:
    """Return the parts of a session in a JSON text.

    Raises `BadSave` if it is no session, and errors of `DAMAGE` if it is damaged.
    """
    if not isinstance(text, bytes):
        given_as("a session", text, str, BadSave)
    doc: dict[str, Any] = read_document(text, "session", FORMAT, VERSION)
    game = load(doc["game"])
    players = [str(name) for name in doc["players"]]
    past = [_load_past(each, game) for each in doc["undo"]]
    proof = proof_of(doc["proof"]) if "proof" in doc else None
    return SessionParts(game, players, doc["generators"], past, proof)


def _dump_past(game: Game) -> dict[str, Any]:
    """Return an earlier game as data; its log and answers are only counted."""
    return {
        "game": dump(game, log=False),
        "log": len(game.log or []),
        "answers": len(game.answers or []),
    }


def _load_past(doc: dict[str, Any], game: Game) -> Game:
    past = load(doc["game"], look=False)
    past.log = game.log[: doc["log"]] if game.log is not None else None
    past.answers = game.answers[: doc["answers"]] if game.answers is not None else None
    return past
