"""L Landmarks that a player may use once in its turn."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.windows.windows import why_not_now
from undergrowth.table.game import Game
from undergrowth.table.landmark import Landmark
from undergrowth.table.names import LANDMARKS
from undergrowth.table.places import NOWHERE
from undergrowth.table.uses import mark_used, was_used


class Visit(Action):
    """`visit black_market`: use a landmark."""

    verb: ClassVar[str] = "visit"
    domains: ClassVar[tuple[Domain, ...]] = (LANDMARKS,)

    def __init__(self, landmark: int) -> None:
        self.landmark: Final = landmark

    def args(self) -> tuple[int, ...]:
        return (self.landmark,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Visited(Landmark):
    """1.4.1 A landmark that may be used once a turn, in some windows of it."""

    def __init__(self, name: str, index: int, windows: list[int], when: str) -> None:
        super().__init__(name, index)
        self.windows = windows
        self.when = when
        """Message id of the time of its use, for refusals."""
        self.option: Action = Visit(self.number)

    def speaks_in(self, window: int) -> bool:
        return window in self.windows

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """Return (section, reason) why it cannot be used now, or None."""
        return None

    def begin(self, g: Game, seat: int) -> None:
        """Carry out its effect, or push the frame that does."""
        raise NotImplementedError

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        if window in self.windows and self.ready(g) and self.prevented(g, seat) is None:
            return [self.option]
        return []

    def ready(self, g: Game) -> bool:
        """Whether it is on the map and has not been used this turn."""
        return self.place(g) != NOWHERE and not was_used(g, self)

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not isinstance(action, Visit) or action.landmark != self.number:
            return False
        mark_used(g, self)
        if g.log is not None:
            g.note("visited", "L.1", seat, {"landmark": self.name})
        self.begin(g, seat)
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, Visit) or action.landmark != self.number:
            return None
        if self.place(g) == NOWHERE:
            return ("L.1", because("why-landmark_does_not"))
        if was_used(g, self):
            return ("L.1", because("why-landmark_has_been"))
        return (
            self.prevented(g, seat)
            or why_not_now(g, seat, self.windows)
            or ("1.4.2", because("why-used", {"when": because(self.when)}))
        )


verbs(Visit)
