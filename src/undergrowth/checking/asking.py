"""The question of Daylight: whether it is asked must not tell of the hand (1.2.1)."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY, step_names
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS

_WORLDS: Final = 12
"""How many times the hands are dealt anew."""


def tells_by_silence(g: Game, own: Callable[[object], bool]) -> tuple[str, str] | None:
    """Return the step of Daylight that asks only if there are options, and the problem.

    `own` says what belongs to the package.  None if it asks in any case, or looks at the hand.
    """
    frame, decision = g.stack[-1], g.decision
    names = step_names(frame)
    if decision is None or not 0 < frame.next_step <= len(names):
        return None
    step = names[frame.next_step - 1]
    source = textwrap.dedent(inspect.getsource(getattr(type(frame), step)))
    test = _guard(source) if "daylight_options(" in source else ""
    if not test or ".hands[" in test:
        return None
    paid = any(_depends_on_hand(g, kind) for kind in {*map(type, filter(own, decision.options))})
    if not paid and "hides_daylight(" in test:
        return None
    wanted = "or g.hands[self.seat]" if paid else "or hides_daylight(g, self.seat)"
    why = "an action is paid with certain cards" if paid else "effects may depend on the hand"
    return step, f"asks only `if {test}`, which tells of the hand (1.2.1): {why}; expected {wanted}"


def _depends_on_hand(g: Game, kind: type[Action]) -> bool:
    """Whether an action that names a card is not offered with another hand of as many cards."""
    if CARDS not in kind.domains:
        return False
    asking = g.copy()
    asking.asks_lone = True
    worlds = [asking.determinize(NOBODY, seed, afresh=True).decision for seed in range(_WORLDS)]
    return any(
        world is not None and not any(type(option) is kind for option in world.options)
        for world in worlds
    )


def _guard(source: str) -> str:
    """Return the condition under which a step asks; nothing if it asks in any case."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.If):
            asked = [
                ast.unparse(each.func) for each in ast.walk(node) if isinstance(each, ast.Call)
            ]
            if any(each.endswith(".ask") for each in asked):
                return ast.unparse(node.test)
    return ""
