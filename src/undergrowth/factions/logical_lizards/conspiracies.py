"""R.8.4.2 Conspiracies: removing acolytes, space by space of the track."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.logical_lizards.convert import ConvertOrdered
from undergrowth.factions.logical_lizards.crusade import OrderedCrusade
from undergrowth.factions.logical_lizards.pieces import lizards
from undergrowth.factions.logical_lizards.sanctify import SanctifyOrdered
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.twins.acolytes import spend_acolytes


@dataclass
class WorkConspiracies(Frame):
    """R.8.4.2 Move the marker, perform its conspiracy, remove an acolyte; repeat while any is left.

    After a lap of the track without any conspiracy the rest is skipped: nothing has changed, so
    none could ever be performed.
    """

    seat: int
    idle: int = 0
    """Number of spaces in a row without a conspiracy performed."""
    able: bool = False
    """Whether the conspiracy of the space is performed."""

    def script(self) -> tuple[Step, ...]:
        return (self.advance, self.perform, self.pay)

    def applies(self, g: Game) -> bool:
        return lizards(g, self.seat).board(g).acolytes > 0

    def advance(self, g: Game) -> None:
        """R.8.4.2 Move the marker one space to the right, and from the last space to the first."""
        me = lizards(g, self.seat)
        board = me.board(g)
        if board.acolytes == 0 or self.idle == len(me.conspiracies):
            g.finish()
            return
        board.conspiracy = (board.conspiracy + 1) % len(me.conspiracies)
        if g.log is not None:
            fields: dict[str, int | str] = {"conspiracy": self._name(g)}
            g.note("conspired", "R.8.4.2", self.seat, fields)

    def perform(self, g: Game) -> None:
        """R.8.4.2 Perform the conspiracy, if possible."""
        frame = self._conspiracy(g)
        self.able = frame.applies(g)
        if self.able:
            g.push(frame)

    def pay(self, g: Game) -> None:
        """R.8.4.2 Remove an acolyte for a conspiracy performed; R.11.8.2 none if it was stopped."""
        if self.able and not g.told:
            me = lizards(g, self.seat)
            spend_acolytes(g, me.seat, me.warrior, 1, "R.8.4.2")
        self.idle = 0 if self.able else self.idle + 1
        g.back_to("advance")

    def _name(self, g: Game) -> str:
        me = lizards(g, self.seat)
        return me.conspiracies[me.board(g).conspiracy]

    def _conspiracy(self, g: Game) -> Frame:
        """R.8.4.2 Return the frame of the space with the marker."""
        name = self._name(g)
        if name == "convert":
            return ConvertOrdered(self.seat)
        return OrderedCrusade(self.seat) if name == "crusade" else SanctifyOrdered(self.seat)


frames(WorkConspiracies)
