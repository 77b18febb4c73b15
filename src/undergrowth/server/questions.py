"""What the open question means for the server: what the time taken for it would tell."""

from __future__ import annotations

from undergrowth.engine.actions import PASS
from undergrowth.table.game import Game


def is_reaction(game: Game) -> bool:
    """Whether somebody is asked, and may pass, because of what another has done.

    That is on others' turns, and on one's own when the other side of a battle has just answered.
    Made from what everybody knows: it must not differ by what a hand holds.
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
