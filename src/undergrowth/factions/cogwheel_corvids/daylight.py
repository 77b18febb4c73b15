"""R.11.5.1, R.11.5.2 Battles, and moves away from face-up plots."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.automata.battles import BattleEach, can_battle
from undergrowth.automata.measures import MOST_OWN_WARRIORS
from undergrowth.automata.moves import Send, announce_move, make_move, ways
from undergrowth.automata.orders import ordered_clearings
from undergrowth.automata.priority import by_priority
from undergrowth.automata.refusing import why_not_next, why_other_place
from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.cogwheel_corvids.pieces import CogwheelPieces, cogwheels
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.twins.plots import NO_PLOT


@dataclass
class CogwheelBattles(BattleEach):
    """R.11.5.1 Battle in each ordered clearing with two or more Corvid warriors when its turn
    comes."""

    def law(self, g: Game) -> str:
        return "R.11.5.1"

    def clearings(self, g: Game) -> list[int]:
        return ordered_clearings(g, self.seat)

    def may_battle(self, g: Game, place: int) -> bool:
        enough = g.warriors_at(self.seat, place) >= cogwheels(g, self.seat).to_battle
        return enough and can_battle(g, self.seat, place)


@dataclass
class FlyOut(Frame):
    """R.11.5.2 Move all warriors but two out of each ordered clearing with a face-up plot."""

    seat: int
    left: list[int] = field(default_factory=list)
    """Clearings left, the next one first."""

    def script(self) -> tuple[Step, ...]:
        return (self.list_clearings, self.announce, self.move)

    def applies(self, g: Game) -> bool:
        me = cogwheels(g, self.seat)
        return any(can_fly_out(g, me, place) for place in origins(g, me))

    def list_clearings(self, g: Game) -> None:
        """R.2.4 List the clearings to move from, by priority."""
        self.left = by_priority(g, origins(g, cogwheels(g, self.seat)))

    def announce(self, g: Game) -> None:
        """R.11.5.2 Announce the next move from a clearing with enough warriors."""
        me = cogwheels(g, self.seat)
        while self.left and not can_fly_out(g, me, self.left[0]):
            self.left = self.left[1:]
        if not self.left:
            g.finish()
            return
        origin = self.left[0]
        pick = pick_perch(g, me, origin)
        tell_place(g, self.seat, "R.11.5.2", pick)
        n = g.warriors_at(self.seat, origin) - me.stay
        announce_move(g, self.seat, "R.11.5.2", origin, pick.target, n)

    def move(self, g: Game) -> None:
        self.left = self.left[1:]
        g.back_to("announce")
        make_move(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.11.5.2 Return why they do not move elsewhere."""
        if not isinstance(action, Send) or not self.left:
            return None
        if action.origin != self.left[0]:
            return why_not_next("R.11.5.2", action.origin, self.left)
        pick = pick_perch(g, cogwheels(g, self.seat), self.left[0])
        return why_other_place("R.11.5.2", action.place, pick)


def origins(g: Game, me: CogwheelPieces) -> list[int]:
    """R.11.5.2 Return the ordered clearings with a face-up plot."""
    ordered = ordered_clearings(g, me.seat)
    return [place for place in ordered if me.plots.shown_at(g, place) != NO_PLOT]


def can_fly_out(g: Game, me: CogwheelPieces, origin: int) -> bool:
    """R.11.5.2, R.2.3 Whether a clearing has more than two warriors and they can move."""
    return g.warriors_at(me.seat, origin) > me.stay and len(ways(g, me.seat, origin)) > 0


def pick_perch(g: Game, me: CogwheelPieces, origin: int) -> Pick:
    """R.11.5.2.I Pick a destination without a plot and with the most Corvid warriors.

    R.11.5.2.II Without any such clearing, the one of lowest priority.
    """
    places = ways(g, me.seat, origin)
    bare = [place for place in places if not me.plots.is_at(g, place)]
    if bare:
        return pick_place(g, me.seat, bare, [MOST_OWN_WARRIORS])
    return pick_place(g, me.seat, places, [], lowest=True)


frames(CogwheelBattles, FlyOut)
