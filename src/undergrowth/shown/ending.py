"""Last answers: those after which one's own turn, or a phase of it, ends for good.

A page lets its reader think such an answer over, because nothing takes it back.  It is looked for
in copies dealt anew from what its player knows, so it never depends on hidden information.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import PASS
from undergrowth.table.game import Game
from undergrowth.table.hidden.learned import reveals_anything

TURN: Final = "turn"
PHASE: Final = "phase"
_MOST: Final = 40
"""The most answers that are tried after one's own."""


def ending(before: Game, after: Game, viewer: int, alone: bool) -> str:
    """1.4 Return what ends for good with the viewer's answer: TURN, PHASE or "".

    `after` is the game after the answer.  If chance or others are asked then, they are answered for
    until the viewer is asked again: the turn may end without another question.  With `alone`, the
    viewer is not asked where there is a single option, as in sessions of one person.
    """
    if before.turns == 0 or before.turn != viewer:
        return ""
    found = _ended(before, after)
    if found == TURN or after.over:
        return found
    later = _when_asked_again(after, viewer, alone)
    found = _ended(before, later)
    return found if found == TURN or (found and reveals_anything(before, later)) else ""


def _ended(before: Game, after: Game) -> str:
    """1.4 Return what of a turn is over at a later moment."""
    if after.turns != before.turns:
        return TURN
    return PHASE if after.phase != before.phase and not after.over else ""


def _when_asked_again(after: Game, viewer: int, alone: bool) -> Game:
    """Return the game when a seat has a choice again, or at the beginning of another turn."""
    if _is_asked(after, viewer, alone):
        return after
    later = after.copy(log=True)
    later.scripted = False
    later.run()  # chance answers
    for _ in range(_MOST):
        decision = later.decision
        if decision is None or later.turns != after.turns or _is_asked(later, viewer, alone):
            break
        options = decision.options
        later.take(PASS if PASS in options else options[0])
    return later


def _is_asked(g: Game, viewer: int, alone: bool) -> bool:
    """Whether the open question is one that a seat answers itself."""
    decision = g.decision
    if decision is None or decision.seat != viewer:
        return False
    return not alone or len(decision.options) > 1
