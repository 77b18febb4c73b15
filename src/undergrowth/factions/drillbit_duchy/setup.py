"""R.10.3 The setup of the Drillbit Duchy."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.corners import ask_corner, random_corner
from undergrowth.engine.frames import frames
from undergrowth.factions.drillbit_duchy.pieces import (
    card_suits,
    crown,
    drillbit,
    topmost,
)
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.top import TurnOver
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class SetUpDrillbit(Frame):
    """R.10.3 Place the Burrow, a tunnel in a corner, warriors, and the first crowns."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_corner,  # R.10.3.2, R.10.3.3
            self.surface,
            self.draw_cards,  # R.10.3.5
            self.sway,
        )

    def choose_corner(self, g: Game) -> None:
        """R.10.3.3 Choose a random corner, diagonally opposite another faction if possible."""
        me = drillbit(g, self.seat)
        ask_corner(g, self.seat, "R.10.3.3", [me.warrior, me.tunnel])

    def surface(self, g: Game) -> None:
        """R.10.3.2, R.10.3.3 Place the Burrow, and a tunnel and warriors in and around the corner.

        R.12.2.1 The clearings around include the other ends of closed paths.
        """
        me = drillbit(g, self.seat)
        me.burrow.open(g)
        home = random_corner(g, self.seat)
        around = adjacent(g, self.seat, home)  # without the Burrow, as no tunnel is there yet
        put(g, me.warrior, home, me.corner_warriors)
        put(g, me.tunnel, home, me.corner_tunnels)
        for place in around:
            put(g, me.warrior, place, me.warriors_each)

    def draw_cards(self, g: Game) -> None:
        g.push(TurnOver(drillbit(g, self.seat).first_ministers))

    def sway(self, g: Game) -> None:
        """R.10.3.5 Sway for each card the topmost matching minister without a crown; birds match
        any."""
        me = drillbit(g, self.seat)
        for card in g.told:
            minister = topmost(me, me.unswayed(g), card_suits(g, card))
            if minister >= 0:
                crown(g, me, minister, "R.10.3.5")
            discard(g, self.seat, card)


frames(SetUpDrillbit)
