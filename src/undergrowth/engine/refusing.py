"""The message that refuses an answer."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Decision
from undergrowth.engine.messages import Arg, Reason, because

_SHOWN: Final = 12
"""Number of options that the message names."""


def refusal_of(decision: Decision, action: Action, reason: Reason | None) -> str:
    """Return why an answer is not taken, if that is known, and what is offered instead."""
    shown = ", ".join(decision.texts()[:_SHOWN]) or "shuffle <seed>"
    args: dict[str, Arg] = {"action": f"text:{action}", "options": f"text:{shown}"}
    args["more"] = max(0, len(decision.offered) - _SHOWN)
    if reason is None:
        return because("refusal", args).words()
    args["why"], args["law"] = reason[1], f"text:{reason[0]}"
    return because("refusal.why", args).words()
