"""CHMD.8 Changes by difficulty at the start and at the end of Birdsong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.chameleandroid.ego import GROWN, placing, store
from revelry.factions.chameleandroid.pieces import AndroidPieces, android
from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.table.answers import OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class Shed(OfPiece):
    """`shed ego`: the one it is about to remove."""

    verb: ClassVar[str] = "shed"
    picture: ClassVar[str] = "loss"
    law: ClassVar[str] = "CHMD.8.1"


_SHED: Final = Prompt("android.shed", "CHMD.8.1")


@dataclass
class ShedEgo(Frame):
    """CHMD.8.1 As Birdsong begins one ego leaves its clearing."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.shed)

    def applies(self, g: Game) -> bool:
        me = android(g, self.seat)
        return me.level("sheds") > 0 and me.ego_here(g) > 0

    def announce(self, g: Game) -> None:
        """CHMD.8.1 One without a draw icon as long as there is any."""
        kind = spare_ego(g, android(g, self.seat))
        g.ask(self.seat, _SHED, [Shed(g.box.kinds[kind].piece)])

    def shed(self, g: Game) -> None:
        piece = g.chose(Shed).piece
        android(g, self.seat).ego.take_own(g, g.box.kind_at[self.seat][piece])


def spare_ego(g: Game, me: AndroidPieces) -> int:
    """CHMD.8.1, CHMD.10.1 The kind of ego that it gives up, of those in its clearing."""
    return me.ego.sorts_here(g, me.place(g))[0]


@dataclass
class EndBirdsong(Frame):
    """CHMD.8.2 to CHMD.8.5 As Birdsong ends another ego comes, or goes onto the Id."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.grow,)

    def applies(self, g: Game) -> bool:
        me = android(g, self.seat)
        if me.ego.left(g) == 0:
            return False
        return me.level("grows" if me.ego_here(g) > 0 else "stores") > 0

    def grow(self, g: Game) -> None:
        """CHMD.8.2 With ego in its clearing; CHMD.8.4 without any."""
        if android(g, self.seat).ego_here(g) > 0:
            g.push(placing(self.seat, GROWN))
        else:
            store(g, self.seat, "CHMD.8.4")


verbs(Shed)
frames(ShedEgo, EndBirdsong)
