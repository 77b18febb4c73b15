"""R.5.7 Turmoil."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.electric_eyrie.pieces import electric, purge
from undergrowth.law.turn.turn import end_phase
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.uses import mark_used, was_used


@dataclass
class ElectricTurmoil(Frame):
    """R.5.7 Lose points and cards when no roost could be placed, and go on with Evening."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.humiliate,  # R.5.7.1
            self.purge,  # R.5.7.2
            self.rest,  # R.5.7.3
        )

    def humiliate(self, g: Game) -> None:
        """R.5.7.1 Lose a point for each bird on the Decree, viziers included.

        R.3.3.2 Nobility: score them instead.
        """
        if g.log is not None:
            g.note("turmoil", "R.5.7", self.seat, {})
        me = electric(g, self.seat)
        birds = me.humiliation * me.birds_on_decree(g)
        if me.has_trait("nobility"):
            score(g, self.seat, birds, "R.3.3.2")
        else:
            score(g, self.seat, -birds, "R.5.7.1")

    def purge(self, g: Game) -> None:
        """R.5.7.2 Discard the Decree except the viziers."""
        purge(g, self.seat)

    def rest(self, g: Game) -> None:
        """R.5.7.3 End the phase: Evening comes next, even if Daylight has not begun."""
        mark_used(g, electric(g, self.seat))
        end_phase(g)


def rests(g: Game, seat: int) -> bool:
    """R.5.7.3 Whether it has fallen into turmoil this turn, and so has no more Daylight."""
    return was_used(g, electric(g, seat))


def fall(g: Game, seat: int) -> None:
    """R.5.7 Fall into turmoil."""
    g.push(ElectricTurmoil(seat))


def fall_if_noble(g: Game, seat: int) -> None:
    """R.3.3.2 Nobility: fall into turmoil for a warrior that cannot be placed."""
    if electric(g, seat).has_trait("nobility"):
        fall(g, seat)


frames(ElectricTurmoil)
