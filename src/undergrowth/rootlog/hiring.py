"""H.1 Hirelings as a log tells them: their controllers, and the markers on the score track."""

from __future__ import annotations

from typing import Final

from undergrowth.law.hirelings.hireling import MOST_MARKERS
from undergrowth.law.hirelings.markers import SPACES
from undergrowth.rootlog.notation.errors import Unlawful
from undergrowth.rootlog.world import World

NOBODY: Final = ("", 0)
USED: Final = "used"
"""H.1.1 The word for a marker that was spent on a hireling."""


class Hired:
    """The controllers of hirelings by letters, with the control markers on each card."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.by: dict[str, tuple[str, int]] = {}
        self.taken: dict[int, str] = {}
        """A.6.4 The markers taken from the score track, by space: the holder, or `used`."""
        self._named: set[str] = set()
        """The hirelings whose control the turn has mentioned."""

    def of(self, hireling: str) -> tuple[str, int]:
        """Return a hireling's controller and its control markers."""
        return self.by.get(hireling, NOBODY)

    def hire(self, hireling: str, to: str, markers: int) -> None:
        """H.1 Set a hireling's controller; an empty `to` means nobody.  Raises `ValueError`."""
        self.world.check_hireling(hireling)
        if markers > MOST_MARKERS:
            raise Unlawful(f"expected at most {MOST_MARKERS} control markers", "H.1.2")
        self._named.add(hireling)
        if not to:
            self.by.pop(hireling, None)
            return
        if self.of(hireling) == NOBODY:
            self._turn_over(to)
        self.by[hireling] = (to, markers)

    def _turn_over(self, seat: str) -> None:
        """H.1.1 Turn over a marker of a seat that takes a hireling from the supply."""
        mine = [space for space in SPACES if self.taken.get(space) == seat]
        if mine:
            self.taken[mine[0]] = USED

    def score(self, seat: str, before: int, now: int) -> None:
        """H.1.1 Give a seat the markers on the spaces that it enters or passes."""
        for space in SPACES if self.world.hirelings else []:
            if before < space <= now and space not in self.taken:
                self.taken[space] = seat

    def end_turn(self, seat: str) -> None:
        """H.1.3 Remove a control marker from each card that a player held before the turn.

        Many logs do not mention this; control that the turn has mentioned stays as told.
        """
        for hireling, (controller, markers) in self.by.items():
            if controller == seat and hireling not in self._named:
                self.by[hireling] = (seat, max(0, markers - 1))
        self._named.clear()
