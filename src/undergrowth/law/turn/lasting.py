"""1.4.2 Compound actions, and records in force while one effect is carried out."""

from __future__ import annotations

from undergrowth.engine.lasting import Lasting
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.turn.turn import Turn
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Compound(Frame):
    """1.4.2 Base of actions that consist of several moves or battles."""


def compound_action(g: Game) -> int:
    """1.4.2 Return the stack position of a compound action with steps left, or -1."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Compound):
            return i if frame.next_step < len(frame.script()) else -1
    return -1


def last_for_one_effect(g: Game, record: Lasting) -> None:
    """1.4.2 Put a record in force for one effect of the turn: the current or next.

    Within a compound action that is the whole action; otherwise the next effect that the procedure
    beneath this one (a window, a faction's Daylight) lets its player choose.
    """
    at = compound_action(g)
    if at >= 0:
        g.lasts_within(at, record)
    else:
        g.lasts_for_next(_turn_in_progress(g), record)


def _turn_in_progress(g: Game) -> int:
    """1.4.1 Return the stack position of the turn in progress, or -1."""
    for i in range(len(g.stack) - 1, -1, -1):
        if isinstance(g.stack[i], Turn):
            return i
    return -1
