"""The stack of procedures in progress, their results, and records in force for a while.

`engine.flow.Flow` takes their steps and asks their questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from undergrowth.engine.frames import STEP_NUMBERS, LastWords, Procedure, step_number
from undergrowth.engine.lasting import AHEAD, InForce, Lasting
from undergrowth.engine.optional import mypyc_attr

F = TypeVar("F", bound=Procedure)
L = TypeVar("L", bound=Lasting)
DONE: Final = 1 << 20
"""`next_step` of a procedure that has finished: higher than the number of any step."""
NOTHING: Final[list[int]] = []
"""Shared empty result; must not be changed."""
COMPILED: Final = not __file__.endswith(".py")
"""Whether this module is compiled by mypyc."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ProcedureStack:
    """Procedures in progress, the innermost last."""

    __slots__ = (
        "lasting",
        "running",
        "stack",
        "telling",
        "told",
    )

    def __init__(self, like: ProcedureStack | None = None) -> None:
        self.running = -1
        """Index in `stack` of the procedure that takes a step now."""
        self.told = NOTHING
        """Result of the procedure that finished just before this step; kept for one step only."""
        if like is None:
            self._begin()
        else:
            self._copy_procedures(like)

    def _begin(self) -> None:
        """Set the fields of a new game: no procedure is in progress yet (see `Flow.start`)."""
        self.stack: list[Procedure] = []
        """Procedures in progress, the innermost last."""
        self.telling: list[LastWords] = []
        """Results of finished procedures that began others; replaced, never changed in place."""
        self.lasting: list[InForce] = []
        """Records in force for a while."""

    def _copy_procedures(self, like: ProcedureStack) -> None:
        """Copy another game's procedures, with their results and the records in force."""
        stack: list[Procedure] = []
        for frame in like.stack:
            copied = frame.copy()
            copied.next_step = frame.next_step
            stack.append(copied)
        self.stack = stack
        self.telling = like.telling
        self.lasting = [each.copy() for each in like.lasting]
        self.running = like.running

    def push(self, frame: Procedure) -> None:
        """Begin `frame`; it is carried out before the next step of this procedure."""
        frame.next_step = 0
        self.stack.append(frame)

    def push_all(self, waiting: Sequence[Procedure]) -> None:
        """Begin these procedures; they are carried out in this order before the next step."""
        for i in range(len(waiting) - 1, -1, -1):
            self.push(waiting[i])

    def push_at(self, frame: Procedure, step: str) -> None:
        """Begin `frame` at one of its steps.  Raises ValueError if it has no such step."""
        self.push(frame)
        frame.next_step = step_number(frame, step)

    def back_to(self, step: str) -> None:
        """Continue with another step of this procedure, or with the same one again.

        Raises ValueError if the procedure has no such step.
        """
        frame = self.stack[self.running]
        try:
            frame.next_step = STEP_NUMBERS[type(frame)][step]
        except KeyError:
            frame.next_step = step_number(frame, step)

    def finish(self) -> None:
        """End this procedure, skipping the rest of its steps."""
        self.stack[self.running].next_step = DONE

    def finish_with(self, result: list[int]) -> None:
        """End this procedure with a result; the one that began it reads `told` in its next step.

        Procedures that this step pushes, before or after this call, are carried out first.
        """
        self.stack[self.running].next_step = DONE
        self.telling = [*self.telling, LastWords(self.running, result)]  # copies share the list

    def innermost(self, kind: type[F]) -> F:
        """Return the innermost procedure of this class.  Raises LookupError if there is none."""
        found = self.within(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} in progress")
        return found

    def within(self, kind: type[F]) -> F | None:
        """Return the innermost procedure of this class in progress, or None."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, kind):
                return frame
        return None

    def unwind(self, kind: type[F]) -> None:
        """End every procedure inside the innermost one of this class, but not that one itself."""
        while len(self.stack) > 0 and not isinstance(self.stack[-1], kind):
            self.stack.pop()
        self.running = -1
        height = len(self.stack)
        self.telling = [each for each in self.telling if each.at < height]
        self.lasting = [each for each in self.lasting if each.at < height]

    def lasts_within(self, at: int, record: Lasting) -> None:
        """Put a record in force until the procedure at `at` in the stack is over."""
        self.lasting.append(InForce(record, at, at))

    def lasts_for_next(self, floor: int, record: Lasting) -> None:
        """Put a record in force for the next choice that is made once this procedure is over.

        That is the next question of a procedure outside it (below it in the stack), and everything
        its answer sets off; a pass does not count.  The record ends in any case when the procedure
        at `floor` in the stack takes its next step.
        """
        self.lasting.append(InForce(record, self.running, floor, AHEAD))

    def in_force(self, kind: type[L]) -> L | None:
        """Return the latest record of a class that is in force, or None."""
        for i in range(len(self.lasting) - 1, -1, -1):
            record = self.lasting[i].record
            if isinstance(record, kind):
                return record
        return None

    def _last_words(self, at: int) -> list[int]:
        """Return and forget the result of the procedure that was at `at`, if it left one."""
        last = self.telling[-1]
        if last.at != at:
            return NOTHING
        self.telling = self.telling[:-1]
        return last.words
