"""Why something is not offered: the procedures in progress are asked, innermost first."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


def why(g: Game, seat: int, action: Action) -> tuple[str, str] | None:
    """(section, reason) why an action is not offered to `seat`, or None where nobody knows.

    A procedure of another player does not answer (`Frame.speaks_to`).
    """
    decision = g.decision
    if decision is None:
        return ("3.1", "the game is over")
    if decision.seat != seat:
        return ("1.4.1", "another player decides now")
    asking = len(g.stack) - 1
    for i in range(asking, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Frame) and (i == asking or frame.speaks_to(seat)):
            reason = frame.why_not(g, action)
            if reason is not None:
                return reason
    return None
