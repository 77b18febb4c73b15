"""R.8.3 The setup of the Logical Lizards."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.corners import ask_corner, random_corner
from undergrowth.engine.frames import frames
from undergrowth.factions.logical_lizards.pieces import lizards
from undergrowth.factions.logical_lizards.souls import add_soul
from undergrowth.law.cards.top import TurnOver
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class SetUpLizards(Frame):
    """R.8.3 Place a garden and warriors in a corner, warriors around it, and the Lost Souls."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_corner,  # R.8.3.2
            self.settle,
            self.draw_souls,  # R.8.3.5
            self.lay_souls,
        )

    def choose_corner(self, g: Game) -> None:
        """R.8.3.2 Choose a random corner without another faction's start, with room for a
        garden."""
        ask_corner(g, self.seat, "R.8.3.2", lizards(g, self.seat).gardens.kinds[:1])

    def settle(self, g: Game) -> None:
        """R.8.3.2 Place warriors and a garden of the clearing's suit, then warriors around them.

        R.12.2.1 The clearings around include the other ends of closed paths.
        """
        me = lizards(g, self.seat)
        home = random_corner(g, self.seat)
        put(g, me.warrior, home, me.corner_warriors)
        fitting = [kind for kind in me.gardens_at(g, home) if may_place_kind(g, kind, home)]
        if fitting:
            put(g, fitting[0], home, me.corner_gardens)
        for place in adjacent(g, self.seat, home):
            put(g, me.warrior, place, me.warriors_each)

    def draw_souls(self, g: Game) -> None:
        g.push(TurnOver(lizards(g, self.seat).first_souls))

    def lay_souls(self, g: Game) -> None:
        """R.8.3.5 Put the cards on the Lost Souls in the order drawn: the last one is on top."""
        for card in g.told:
            add_soul(g, lizards(g, self.seat), card, "R.8.3.5")


frames(SetUpLizards)
