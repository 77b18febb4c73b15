"""G.24 Ego of both sorts that come back at once: their owner says in which order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, cast

from revelry.ego.track import PLAIN, SUPER, EgoBoard, lay_first
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.removing.triggers import Trigger
from undergrowth.table.answers import OfPiece
from undergrowth.table.frames import Step
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.refusals import answers


class LaysBack(OfPiece):
    """`lay back superego`: what takes the rightmost empty space of the track."""

    verb: ClassVar[str] = "lay back"


_ORDER: Final = Prompt("ego.order", "G.24")
_SORTS: Final = [PIECES.add("ego"), PIECES.add("superego")]


@dataclass
class OrderEgo(Trigger):
    """G.24 From right to left, one by one; the rest follows where it is all of one sort."""

    seat: int
    plain: int
    """Ego without draw icons whose space is not settled yet."""
    icons: int
    order: list[int] = field(default_factory=list)

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.lay)

    def choose(self, g: Game) -> None:
        """G.24 Choose which of them takes the next space."""
        if self.plain > 0 and self.icons > 0:
            g.ask(self.seat, _ORDER, [LaysBack(piece) for piece in _SORTS])

    def lay(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, LaysBack):
            sort = _SORTS.index(answer.piece)
            self.order = [*self.order, sort]
            self.icons -= sort
            self.plain -= 1 - sort
            g.back_to("choose")
            return
        rest = [PLAIN] * self.plain + [SUPER] * self.icons
        lay_first(cast(EgoBoard, g.boards[self.seat]), self.order + rest)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.24 Only what has just come back."""
        return ("G.24", because("revelry:why-not_ego")) if isinstance(action, LaysBack) else None


answers(_ORDER, LaysBack)
verbs(LaysBack)
frames(OrderEgo)
