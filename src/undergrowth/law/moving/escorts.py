"""4.2, 15.2.4 Escorts: other pieces that may go along with moved warriors by their owner's rules.

The seat that chooses the warriors chooses the escorts, too, in every kind of move: its own, a
forced one (1.5.5), or one of warriors that an ally takes along.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.moving.takes import ONLY_ORDINARY, kinds_of
from undergrowth.law.moving.ways import may_move_so, movable
from undergrowth.table.answers import OfPiece
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import MOVE, Intent, Moved
from undergrowth.table.refusals import answers

ALONE: Final[list[int]] = []
"""No escorts; lists like this one are replaced, never changed in place."""


class Bring(OfPiece):
    """`bring figure_2`: let a piece go along with the warriors."""

    verb: ClassVar[str] = "bring"
    picture: ClassVar[str] = "move"


_ESCORTS: Final = Prompt("move.escorts", "4.2")


def escorts(g: Game, m: Moved) -> list[int]:
    """4.2 Return the kinds of piece of which one more may go along with a move."""
    found: list[int] = []
    for source in book(g).hooks.goes_along:
        for kind in source.goes_along(g, m):
            if kind not in found and _may_go(g, m, kind):
                found.append(kind)
    return found


def _may_go(g: Game, m: Moved, kind: int) -> bool:
    """4.2, 1.1.2 Whether one more piece is left at the origin, and no rule keeps it there."""
    going = m.counts[m.kinds.index(kind)] if kind in m.kinds else 0
    return movable(g, kind, m.origin) > going and may_move_so(
        g, Intent(MOVE, m.owner, m.destination, kind, m.origin)
    )


def may_bring(
    g: Game, owner: int, origin: int, destination: int, n: int, also: list[int] = ONLY_ORDINARY
) -> bool:
    """4.2 Whether any escort may go along with `n` ordinary warriors and those of `also`."""
    if not book(g).hooks.goes_along:
        return False
    kinds, counts = kinds_of(g, owner, n, also)
    return bool(escorts(g, Moved(owner, origin, destination, n + len(also), False, kinds, counts)))


@dataclass
class ChooseEscorts(Frame):
    """4.2 Choose escorts one by one; the result is their kinds.

    Only begun if an escort may go along.
    """

    seat: int
    """Seat that chooses."""
    owner: int
    origin: int
    destination: int
    warriors: int
    """Number of ordinary warriors that go."""
    also: list[int] = field(default_factory=list)
    """Kinds of named warriors that go."""
    kinds: list[int] = field(default_factory=list)
    """Kinds that go along, one entry for each piece."""
    compelled: bool = False
    """Whether as many as possible must go along (1.5.5)."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take)

    def moving(self, g: Game) -> Moved:
        """4.2 Return the move as chosen so far."""
        kinds, counts = kinds_of(g, self.owner, self.warriors, self.also)
        for kind in self.kinds:
            if kind in kinds:
                counts[kinds.index(kind)] += 1
            else:
                kinds.append(kind)
                counts.append(1)
        n = self.warriors + len(self.also)
        return Moved(self.owner, self.origin, self.destination, n, False, kinds, counts)

    def choose(self, g: Game) -> None:
        """4.2 Ask for one more escort.

        They are chosen in the order of their kinds, so that no set of them is reached in two ways;
        in any order if as many as possible must go.
        """
        last = self.kinds[-1] if self.kinds and not self.compelled else -1
        kinds = [kind for kind in escorts(g, self.moving(g)) if kind >= last]
        options: list[Action] = [Bring(g.box.kinds[kind].piece) for kind in kinds]
        if kinds and self.compelled:
            g.settle(self.seat, _ESCORTS, options)
        elif kinds:
            g.ask(self.seat, _ESCORTS, [*options, PASS])

    def take(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Bring):
            self.kinds = [*self.kinds, g.box.kind_at[self.owner][answer.piece]]
            g.back_to("choose")
        else:
            g.finish_with(self.kinds)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.2 Return why a piece does not go along."""
        if isinstance(action, Bring):
            return ("4.2", because("why-cannot_go_along"))
        return None


answers(_ESCORTS, Bring)
verbs(Bring)
frames(ChooseEscorts)
