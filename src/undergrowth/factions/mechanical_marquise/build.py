"""R.4.5.3, R.4.7.3 Building."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.measures import MOST_OWN_WARRIORS
from undergrowth.automata.orders import is_bird_order, order_card
from undergrowth.automata.placing import announce_placing, can_place, make_placing, ruled
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.frames import frames
from undergrowth.factions.mechanical_marquise.pieces import MarquisePieces, marquise
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

NO_BUILDING = -1


@dataclass
class MechanicalBuild(Frame):
    """R.4.5.3 A building in the clearing it rules with the most of its warriors.

    It tells whether one was placed.
    """

    seat: int

    def copy(self) -> Frame:
        return MechanicalBuild(self.seat)

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.build)

    def announce(self, g: Game) -> None:
        """R.2.3 A clearing without an open slot is no target."""
        me = marquise(g, self.seat)
        kind = building(g, me)
        sites = can_place(g, self.seat, kind, ruled(g, self.seat)) if kind != NO_BUILDING else []
        if not sites:
            g.finish()
            return
        law = "R.4.7.3" if is_bird_order(g, self.seat) else "R.4.5.3"
        pick = pick_place(g, self.seat, sites, [MOST_OWN_WARRIORS])
        tell_place(g, self.seat, law, pick)
        announce_placing(g, self.seat, law, kind, pick.target, 1)

    def build(self, g: Game) -> None:
        g.finish_with([make_placing(g, self.seat)])


def building(g: Game, me: MarquisePieces) -> int:
    """R.4.5.3 The kind that the order says; R.4.7.3 the kind of which most are on the map."""
    card = order_card(g, me.seat)
    if card == NO_CARD:
        return NO_BUILDING
    if not g.is_bird(card):
        return me.ordered_building.get(g.box.cards[card].suit, NO_BUILDING)
    best = me.sawmill  # R.4.7.3 sawmills win every tie, recruiters those with workshops
    for kind in (me.recruiter, me.workshop):
        if me.placed(g, kind) > me.placed(g, best):
            best = kind
    return best


frames(MechanicalBuild)
