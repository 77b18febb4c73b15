"""Properties of the open question that decide whether its timing would reveal something."""

from __future__ import annotations

from undergrowth.engine.actions import PASS
from undergrowth.table.game import Game


def is_reaction(game: Game) -> bool:
    """Whether a seat is asked, and may pass, because of what another seat has done.

    That is on others' turns, and on one's own when the other side of a battle has just answered.
    It depends on public information only: it must not differ by what a hand holds.
    """
    decision = game.decision
    if decision is None or PASS not in decision.options:
        return False
    if decision.seat != game.turn:
        return True
    return decision.prompt.startswith("battle.") and not answered_last(game, decision.seat)


def answered_last(game: Game, seat: int) -> bool:
    """Whether the last answer, chance's aside, was a seat's own."""
    for line in reversed(game.answers or []):
        if not line.startswith("chance: "):
            return line.startswith(f"{game.seat_name(seat)}: ")
    return False
