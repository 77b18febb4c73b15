"""Reasons by the ids of their messages, for tests of what is refused and why."""

from __future__ import annotations

from undergrowth import Game
from undergrowth.engine.actions import parse


def reason(g: Game, seat: int | str, answer: str) -> str:
    """Return why an answer is not offered: a message id and arguments; empty if nothing says it.

    As `why-does_not_match: card card:anvil, place place:5`.
    """
    found = g.why(g.seat_of(seat), parse(answer))
    return found[1].plain() if found is not None else ""
