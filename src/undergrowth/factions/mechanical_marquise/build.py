"""R.4.5.3, R.4.7.3 Building."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.measures import MOST_OWN_WARRIORS
from undergrowth.automata.orders import is_bird_order, order_card
from undergrowth.automata.placing import (
    SetDown,
    announce_placing,
    can_place,
    make_placing,
    ruled,
)
from undergrowth.automata.refusing import why_other_place
from undergrowth.automata.services.hiring import hire, with_hired
from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.mechanical_marquise.pieces import MarquisePieces, marquise
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

NO_BUILDING = -1


@dataclass
class MechanicalBuild(Frame):
    """R.4.5.3 Build in the clearing it rules with the most of its warriors.

    The result tells whether a building was placed.
    """

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.build)

    def law(self, g: Game) -> str:
        """Return the section it builds by."""
        return "R.4.7.3" if is_bird_order(g, self.seat) else "R.4.5.3"

    def announce(self, g: Game) -> None:
        """R.2.3 Announce the building; clearings without an open slot are no targets."""
        pick = site(g, self.seat)
        if pick.target == NOWHERE:
            self._hire_or_finish(g)
            return
        kind = building(g, marquise(g, self.seat))
        tell_place(g, self.seat, self.law(g), pick)
        announce_placing(g, self.seat, self.law(g), kind, pick.target, 1)

    def build(self, g: Game) -> None:
        g.finish_with([make_placing(g, self.seat)])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.4.5.3, R.4.7.3 Return why it does not build elsewhere."""
        if not isinstance(action, SetDown):
            return None
        return why_other_place(self.law(g), action.place, site(g, self.seat))

    def _hire_or_finish(self, g: Game) -> None:
        """R.9.7 Hire warriors if they would let it build; otherwise finish."""
        other = with_hired(g, self.seat)
        if other is not None and site(other, self.seat).target != NOWHERE:
            g.back_to("announce")
            hire(g, self.seat)
        else:
            g.finish()


def site(g: Game, seat: int) -> Pick:
    """R.4.5.3 Pick the clearing: of those it rules with room, the one with most of its warriors."""
    kind = building(g, marquise(g, seat))
    sites = can_place(g, seat, kind, ruled(g, seat)) if kind != NO_BUILDING else []
    return pick_place(g, seat, sites, [MOST_OWN_WARRIORS])


def building(g: Game, me: MarquisePieces) -> int:
    """R.4.5.3 Return the ordered kind of building; R.4.7.3 the kind with most on the map."""
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
