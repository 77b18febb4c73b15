"""C.5.2.II, CDG.5.1.III, CBG.5.3 One warrior of another player is made to move.

The player who forces it decides the details (1.5.5): which warrior goes, where its owner's have
names, and what its owner's rules let go along (15.2.4), but no second warrior.  Rule is ignored;
everything else that a move of its owner needs is not.  Its owner counts as the mover, so what the
move sets off falls on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.moving.escorts import ChooseEscorts, may_bring
from undergrowth.law.moving.forced import force_warriors
from undergrowth.law.moving.move import finish_with_move, moved
from undergrowth.law.moving.takes import ordinary
from undergrowth.law.moving.ways import departures, may_move_so, movable, neighbours
from undergrowth.table.answers import OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.records import ANY_KIND, MOVE, Intent
from undergrowth.table.refusals import answers


class SendOver(OfPiece):
    """`send over warrior`: the warrior that is made to move."""

    verb: ClassVar[str] = "send over"
    picture: ClassVar[str] = "move"


_WHO: Final = Prompt("forced.warrior", "1.5.5")


def forced_kinds(g: Game, owner: int, origin: int, destination: int) -> list[int]:
    """1.5.5 The kinds of an owner's warriors of which one could be made to move there.

    A warlord stays where it is (14.2.2), and neither pawns nor hirelings are warriors of a player.
    """
    if not g.warriors_at(owner, origin) or origin not in departures(g, owner):
        return []
    if destination not in neighbours(g, owner, origin):
        return []
    i = Intent(MOVE, owner, destination, origin=origin)
    if not may_move_so(g, i):
        return []
    found: list[int] = []
    for kind in g.box.warrior_kinds[owner]:
        i.kind = kind
        if movable(g, kind, origin) > 0 and may_move_so(g, i):
            found.append(kind)
    return found


def may_be_forced(g: Game, owner: int, origin: int, destination: int) -> bool:
    """1.5.5 Whether any warrior of an owner could be made to move there."""
    return len(forced_kinds(g, owner, origin, destination)) > 0


@dataclass
class ForceOver(Frame):
    """1.5.5 One warrior moves as the one who forces it decides; it tells the move as `Move` does.

    Only begun where one can be made to.
    """

    seat: int
    """The seat that forces the move and decides."""
    owner: int
    """The owner of the warrior that moves."""
    origin: int
    destination: int
    kind: int = ANY_KIND

    def script(self) -> tuple[Step, ...]:
        return (self.choose_warrior, self.choose_escorts, self.go)

    def choose_warrior(self, g: Game) -> None:
        """1.5.5 Choose one, where some have names: a Captain goes without Skunks."""
        kinds = forced_kinds(g, self.owner, self.origin, self.destination)
        g.settle(self.seat, _WHO, [SendOver(g.box.kinds[kind].piece) for kind in kinds])

    def choose_escorts(self, g: Game) -> None:
        """15.2.4 Choose what goes along with it."""
        self.kind = g.box.kind_at[self.owner][g.chose(SendOver).piece]
        n, also = self._warriors(g)
        owner, origin, to = self.owner, self.origin, self.destination
        if may_bring(g, owner, origin, to, n, also):
            g.push(ChooseEscorts(self.seat, owner, origin, to, n, also))

    def go(self, g: Game) -> None:
        """1.5.5 Resolve everything that the arrival sets off before anything else."""
        n, also = self._warriors(g)
        owner, origin, to = self.owner, self.origin, self.destination
        for m in force_warriors(g, owner, origin, to, n, also, g.told):
            finish_with_move(g, m)
            moved(g, m)

    def _warriors(self, g: Game) -> tuple[int, list[int]]:
        """4.2 Return how many ordinary ones go, and which with a name."""
        return (1, []) if self.kind == ordinary(g, self.owner) else (0, [self.kind])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """1.5.5 Return why a warrior cannot be made to move."""
        if not isinstance(action, SendOver):
            return None
        here, there = PLACE.text(self.origin), PLACE.text(self.destination)
        told = {"place": f"place:{here}", "place2": f"place:{there}"}
        return ("1.5.5", because("revelry:why-warrior_not_forced", {**told}))


answers(_WHO, SendOver)
verbs(SendOver)
frames(ForceOver)
field_words(ForceOver, {"origin": PLACE, "destination": PLACE})
