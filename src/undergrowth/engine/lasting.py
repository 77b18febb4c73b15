"""Records in force for a while: the flow keeps them and ends them in time.

A procedure says how long a record lasts (`Flow.lasts_within`, `Flow.lasts_for_next`); hooks ask
whether a record of a class is in force (`Flow.in_force`).
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import class_name
from undergrowth.engine.registries import registry

WHOLE: Final = 0
"""In force until the procedure at `at` in the stack, and everything it began, is over."""
AHEAD: Final = 1
"""In force for the next choice of the procedures beneath `at`, which has not been asked yet."""
ASKED: Final = 2
"""In force for the choice that the procedure at `at` has just asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """Base of records in force for a while: immutable dataclasses of ints."""


class InForce:
    """A record in force, and how long it lasts."""

    def __init__(self, record: Lasting, at: int, floor: int, when: int = WHOLE) -> None:
        self.record: Final = record
        self.at = at
        self.floor: Final = floor
        """Position in the stack: the record ends when the procedure there takes a step."""
        self.when = when

    def copy(self) -> InForce:
        """Return an equal record that shares no mutable state."""
        return InForce(self.record, self.at, self.floor, self.when)

    def advance(self, top: int, passed: bool) -> bool:
        """Update its extent as the procedure at `top` takes a step; return whether it is in force.

        `passed` says whether that step begins with a pass.
        """
        if self.when == WHOLE:
            return top >= self.at
        if top <= self.floor:
            return False
        if self.when == AHEAD:
            self.at = min(self.at, top + 1)
        elif passed:
            self.at, self.when = top + 1, AHEAD
        else:
            self.at, self.when = top + 1, WHOLE  # all that this step begins
        return True

    def note_asked(self, top: int) -> None:
        """Record that the procedure at `top` has asked for a choice."""
        if self.when == AHEAD and top < self.at:
            self.at, self.when = top, ASKED


LASTING: Final[dict[str, type[Lasting]]] = registry({})


def lasting(*classes: type[Lasting]) -> None:
    """Register records by class name, so that saves can hold them."""
    for each in classes:
        if LASTING.setdefault(class_name(each), each) is not each:
            raise ValueError(f"two lasting records are called {class_name(each)}")
