"""CHMD.6 Evening: disappear; CHMD.9.2 and, with a trait, take others along."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from revelry.factions.chameleandroid.pieces import ABDUCTION, android
from revelry.factions.chameleandroid.relocating import (
    Relocate,
    announce_relocation,
    relocate,
    why_not_there,
)
from revelry.factions.chameleandroid.targets import HIDING_TESTS, within_reach
from undergrowth.automata.targets import Pick, pick_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.moving.takes import Also, Take, kinds_of, takes_exactly
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Moved
from undergrowth.table.refusals import answers

_DISAPPEAR: Final = Prompt("android.disappear", "CHMD.6.1")
_ABDUCT: Final = Prompt("android.abduct", "CHMD.9.2")


@dataclass
class Disappear(Frame):
    """CHMD.6.1 A move to the fewest tokens, then the fewest buildings, then the fewest warriors."""

    seat: int
    place: int = NOWHERE
    left: list[int] = field(default_factory=list)
    """CHMD.9.2 Players whose warriors are still to be chosen, the next one first."""
    also: list[int] = field(default_factory=list)
    """Warriors with a name that have been chosen for the first of them."""
    along: list[int] = field(default_factory=list)
    """Pieces that go along: owner, kind and number, one after the other."""

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.list_guests, self.choose, self.add, self.go)

    def announce(self, g: Game) -> None:
        pick = self.pick(g)
        if pick.target == NOWHERE:
            g.finish()
        else:
            announce_relocation(g, self.seat, _DISAPPEAR, pick)

    def pick(self, g: Game) -> Pick:
        """CHMD.6.1 Of all clearings; it stays where that is the best."""
        places = within_reach(g, android(g, self.seat), g.clearings)
        return pick_place(g, self.seat, places, HIDING_TESTS)

    def list_guests(self, g: Game) -> None:
        """CHMD.9.2 Each player with warriors beside it."""
        self.place = g.chose(Relocate).place
        me = android(g, self.seat)
        origin = me.place(g)
        if me.has_trait(ABDUCTION) and origin not in (NOWHERE, self.place):
            self.left = [
                other
                for other in range(g.seats)
                if other != self.seat and g.warriors_at(other, origin) > 0
            ]

    def choose(self, g: Game) -> None:
        """CHMD.9.2 Half of them, rounded up; which of several kinds their owner says."""
        if self.left:
            owner, origin = self.left[0], android(g, self.seat).place(g)
            n = -(-g.warriors_at(owner, origin) // android(g, self.seat).abducted)
            options = takes_exactly(g, owner, origin, self.place, n, self.also)
            g.settle(owner, _ABDUCT, options)

    def add(self, g: Game) -> None:
        """CHMD.9.2 All of them go at once in the end."""
        answer = g.answer
        if isinstance(answer, Also):
            self.also.append(g.box.kind_at[self.left[0]][answer.piece])
            g.back_to("choose")
        elif isinstance(answer, Take):
            kinds, counts = kinds_of(g, self.left[0], answer.count, self.also)
            for kind, n in zip(kinds, counts, strict=True):
                self.along += [self.left[0], kind, n]
            self.left, self.also = self.left[1:], []
            g.back_to("choose")

    def go(self, g: Game) -> None:
        """CHMD.9.2 At the same moment, neither by paths nor by the Ferry."""
        relocate(g, self.seat, self.place, self._guests(android(g, self.seat).place(g)))

    def _guests(self, origin: int) -> list[Moved]:
        moves: list[Moved] = []
        for at in range(0, len(self.along), 3):
            owner, kind, n = self.along[at : at + 3]
            if not moves or moves[-1].owner != owner:
                moves.append(Moved(owner, origin, self.place, 0, True))
            moves[-1].warriors += n
            moves[-1].kinds.append(kind)
            moves[-1].counts.append(n)
        return moves

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CHMD.6.1 Return why it goes nowhere else; CHMD.9.2 why other warriors do not go along."""
        if isinstance(action, (Also, Take)):
            return ("CHMD.9.2", because("revelry:why-half_are_abducted"))
        return why_not_there(_DISAPPEAR, action, self.pick(g))


answers(_DISAPPEAR, Relocate)
answers(_ABDUCT, Also, Take)
frames(Disappear)
