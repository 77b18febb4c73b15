"""Verifying a finished game's chance: whether its key gives every recorded answer."""

from __future__ import annotations

from undergrowth.engine.chance import Stream, commitment_to
from undergrowth.engine.errors import BadSave
from undergrowth.engine.flow import drawn_answer
from undergrowth.engine.frames import CHANCE
from undergrowth.table.saving.replay import Replay


def verify(replay: Replay, commitment: str = "") -> int:
    """Draw every answer of chance again; return how many there were.

    `commitment` is the one published before the game; by default the one in the replay.  Raises
    `BadSave` if the replay has no key, the key does not match the commitment, or a recorded answer
    of chance differs.
    """
    proof = replay.proof
    if proof is None:
        raise BadSave("this game was dealt by a seed: who knew it could know what comes")
    if not proof.key:
        raise BadSave("this replay holds no key: it is published when the game is over")
    key = bytes.fromhex(proof.key)
    if commitment_to(key) != (commitment or proof.commitment).lower():
        raise BadSave("the key is not the one that was committed to before the game")
    return _drawn_again(replay, Stream(key, proof.drawn), proof.since)


def _drawn_again(replay: Replay, stream: Stream, since: int) -> int:
    """Return how many answers of chance match a stream.  Raises `BadSave` at a mismatch."""
    checked = 0
    for number, game in enumerate(replay.steps()):
        if not since <= number < len(replay.answers):
            continue
        decision = game.decision
        seat, answer = replay.answers[number]
        if decision is None or decision.seat != CHANCE or seat != game.seat_name(CHANCE):
            continue
        due = decision.text(drawn_answer(stream, decision))
        if due != answer:
            raise BadSave(
                f"answer {number + 1} of the record is {answer!r}, but chance answered {due!r}"
            )
        checked += 1
    return checked
