"""R.11.3 The setup of the Cogwheel Corvids."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.placing import can_place, place
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.frames import frames
from undergrowth.factions.cogwheel_corvids.pieces import cogwheels
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


@dataclass
class SetUpCogwheels(Frame):
    """R.11.3 Place a warrior in a clearing of each suit; plots stay in the supply, face down."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.scatter,)

    def scatter(self, g: Game) -> None:
        """R.11.3.2 Place it in the clearing of lowest priority of each suit."""
        me = cogwheels(g, self.seat)
        for suit in me.suits:
            found = [each for each in g.clearings if g.suits[each] >> suit & 1]
            found = can_place(g, self.seat, me.warrior, found)
            pick = pick_place(g, self.seat, found, [], lowest=True)
            if pick.target != NOWHERE:
                tell_place(g, self.seat, "R.11.3.2", pick)
                place(g, self.seat, me.warrior, pick.target, me.scattered)


frames(SetUpCogwheels)
