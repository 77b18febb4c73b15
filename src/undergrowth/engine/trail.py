"""Answers that led to the open question, and deeds, for people.

A game that keeps a log keeps a trail; copies made for search do not.  Rules never read it.

A **crumb** is an answer whose procedure is still in progress: `march`, then `from 10`.  It is
dropped when its procedure is over, or asks the same or an earlier question again.  A **deed** is
everything that one choice of a turn brings about: it begins with the first event after an answer
that has no crumb beneath it, and ends where the next begins.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass, verb_name
from undergrowth.engine.events import NO_EVENT
from undergrowth.engine.frames import NOBODY, Decision, Procedure
from undergrowth.engine.owners import class_name


class Crumb:
    """An answer given inside a procedure that is still in progress."""

    def __init__(
        self,
        frame: Procedure,
        at: int,
        step: int,
        seat: int,
        prompt: str,
        action: Action,
        number: int,
        settled: bool,
    ) -> None:
        self.frame: Final = frame
        """Procedure that asked."""
        self.at: Final = at
        """Its position in the stack."""
        self.step: Final = step
        """Index of its step that asked."""
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.action: Final = action
        self.number: Final = number
        """Number of answers given before."""
        self.settled: Final = settled
        """Whether it was the only option, visible to everybody, and was taken without asking."""

    def moved_to(self, frame: Procedure) -> Crumb:
        """Return the same crumb for a copy of the game."""
        return Crumb(
            frame,
            self.at,
            self.step,
            self.seat,
            self.prompt,
            self.action,
            self.number,
            self.settled,
        )


class Head:
    """The last event of a procedure in progress: the cause of events that follow from it."""

    def __init__(self, frame: Procedure, at: int, event: int) -> None:
        self.frame: Final = frame
        self.at: Final = at
        self.event: Final = event


class Trail:
    """The crumbs that lead to the open question, and the deed in progress."""

    def __init__(self) -> None:
        self.crumbs: list[Crumb] = []
        self.deed = 0
        """Number of the deed in progress."""
        self.act = ""
        """Origin of the deed: a verb, or a procedure's class if nobody chose it."""
        self.doer = NOBODY
        """Seat whose choice it was."""
        self.fresh = True
        """Whether the next event begins a deed."""
        self.heads: list[Head] = []

    def copy(self, before: list[Procedure], stack: list[Procedure]) -> Trail:
        """Return the same trail for a copy of the procedures in progress."""
        twin = Trail()
        twin.deed, twin.act, twin.doer, twin.fresh = self.deed, self.act, self.doer, self.fresh
        for crumb in self.crumbs:
            if crumb.at < len(before) and before[crumb.at] is crumb.frame:
                twin.crumbs.append(crumb.moved_to(stack[crumb.at]))
        for head in self.heads:
            if head.at < len(before) and before[head.at] is head.frame:
                twin.heads.append(Head(stack[head.at], head.at, head.event))
        return twin

    def leading_to(self, stack: list[Procedure], step: int) -> list[Crumb]:
        """Return the crumbs beneath the question that a step of the innermost procedure asks."""
        top = len(stack) - 1
        found: list[Crumb] = []
        for crumb in self.crumbs:
            alive = crumb.at <= top and stack[crumb.at] is crumb.frame
            if alive and (crumb.at < top or (crumb.step < step and not is_stage(stack, top))):
                found.append(crumb)
        return found

    def answered(
        self,
        stack: list[Procedure],
        step: int,
        decision: Decision,
        action: Action,
        number: int,
        settled: bool,
    ) -> None:
        """Record an answer to the innermost procedure's question."""
        top = len(stack) - 1
        self.crumbs = self.leading_to(stack, step)
        if len(self.crumbs) == 0:
            self.begin_deed("" if isinstance(action, Pass) else verb_name(type(action)))
            self.doer = decision.seat
        if not isinstance(action, Pass):
            frame = stack[top]
            self.crumbs.append(
                Crumb(frame, top, step, decision.seat, decision.prompt, action, number, settled)
            )

    def begin_deed(self, act: str) -> None:
        """Let the next event begin a deed."""
        self.fresh = True
        self.act = act

    def event(self, stack: list[Procedure], running: int, number: int, turn: int) -> int:
        """Record that an event is written; return the number of the event that caused it."""
        frame = stack[running] if 0 <= running < len(stack) else None
        if self.fresh:
            self.fresh = False
            self.deed += 1
            self.heads = []
            if self.act == "":
                self.act = class_name(type(frame)) if frame is not None else ""
                self.doer = turn
        if frame is None:
            return NO_EVENT
        while len(self.heads) > 0 and not _beneath(self.heads[-1], stack, running):
            self.heads.pop()
        cause = self.heads[-1].event if len(self.heads) > 0 else NO_EVENT
        self.heads.append(Head(frame, running, number))
        return cause


def is_stage(stack: list[Procedure], at: int) -> bool:
    """Whether a procedure is a stage of a turn, so that each answer in it begins a deed."""
    return at > 0 and stack[at - 1].holds_stages()


def _beneath(head: Head, stack: list[Procedure], running: int) -> bool:
    """Whether the procedure of an event is in progress beneath the running one."""
    return head.at < running and stack[head.at] is head.frame
