"""R.11.4 Birdsong after crafting: recruit, then flip plots."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.automata.placing import SetDown, announce_placing, make_placing
from undergrowth.automata.priority import by_priority
from undergrowth.automata.refusing import why_later, why_other_place
from undergrowth.automata.targets import tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.cogwheel_corvids.flipping import BringToLight
from undergrowth.factions.cogwheel_corvids.pieces import CogwheelPieces, cogwheels
from undergrowth.factions.cogwheel_corvids.plotting import ThePlotThickens
from undergrowth.factions.cogwheel_corvids.targets import (
    pick_recruiting,
    pick_thickening,
    recruitable,
)
from undergrowth.law.pieces.rule import may_flip, why_not_flip
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.twins.plots import NO_PLOT


class Unmask(AtPlace):
    """`unmask 5`: the plot to be flipped."""

    verb: ClassVar[str] = "unmask"
    law: ClassVar[str] = "R.11.4.4"


_FLIP: Final = Prompt("cogwheel.flip", "R.11.4.4")


@dataclass
class RecruitFlock(Frame):
    """R.11.4.3 Place warriors in each of two ordered clearings."""

    seat: int
    done: list[int] = field(default_factory=list)
    """Clearings chosen so far, the one being filled last."""
    left: int = 0
    """Warriors left for that clearing."""

    def script(self) -> tuple[Step, ...]:
        return (self.restock, self.announce, self.recruit)

    def applies(self, g: Game) -> bool:
        me = cogwheels(g, self.seat)
        if not recruitable(g, me, []):
            return False
        return g.supply[me.warrior] > 0 or pick_thickening(g, me).target != NOWHERE

    def restock(self, g: Game) -> None:
        """R.11.4.3.II Place a plot to free a warrior, if the supply is empty."""
        me = cogwheels(g, self.seat)
        if not self.is_left(g, me):
            g.finish()
        elif g.supply[me.warrior] == 0:
            if pick_thickening(g, me).target == NOWHERE:
                g.finish()
                return
            g.back_to("restock")
            g.push(ThePlotThickens(self.seat))

    def is_left(self, g: Game, me: CogwheelPieces) -> bool:
        """R.11.4.3 Whether warriors are still to be placed and a clearing can take them."""
        if self.left:
            return True
        return len(self.done) < me.recruited_in and len(recruitable(g, me, self.done)) > 0

    def announce(self, g: Game) -> None:
        """R.11.4.3.I Announce warriors for the clearing not yet full, or else for the next one."""
        me = cogwheels(g, self.seat)
        where, n = self.done[-1] if self.left else NOWHERE, self.left
        if n == 0:
            pick = pick_recruiting(g, me, self.done)
            where, n = pick.target, me.level("recruit_per_clearing")
            tell_place(g, self.seat, "R.11.4.3", pick)
        n = min(n, g.supply[me.warrior])
        announce_placing(g, self.seat, "R.11.4.3", me.warrior, where, n)

    def recruit(self, g: Game) -> None:
        """R.11.4.3 Place as many as there are; the rest follow when there are more."""
        me = cogwheels(g, self.seat)
        if self.left == 0:
            self.done.append(g.chose(SetDown).place)
            self.left = me.level("recruit_per_clearing")
        g.back_to("restock")
        placed = make_placing(g, self.seat)
        self.left = self.left - placed if placed else 0

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.11.4.3 Return why another clearing is not chosen."""
        if not isinstance(action, SetDown):
            return None
        me = cogwheels(g, self.seat)
        if self.left:
            where = f"place:{PLACE.text(self.done[-1])}"
            return ("R.11.4.3", because("why-cogwheel_filling", {"place": where}))
        return why_other_place("R.11.4.3", action.place, pick_recruiting(g, me, self.done))


@dataclass
class FlipAllPlots(Frame):
    """R.11.4.4 Flip each face-down plot, by priority."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.flip)

    def applies(self, g: Game) -> bool:
        return len(to_flip(g, cogwheels(g, self.seat))) > 0

    def announce(self, g: Game) -> None:
        """R.2.4 Announce the next plot."""
        places = to_flip(g, cogwheels(g, self.seat))
        if places:
            g.ask(self.seat, _FLIP, [Unmask(places[0])])
        else:
            g.finish()

    def flip(self, g: Game) -> None:
        g.back_to("announce")
        g.push(BringToLight(self.seat, g.chose(Unmask).place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.11.4.4 Return why another plot is not flipped now."""
        if not isinstance(action, Unmask):
            return None
        me = cogwheels(g, self.seat)
        places = to_flip(g, me)
        if action.place not in places:
            name = f"place:{PLACE.text(action.place)}"
            hidden = me.plots.hidden_at(g, action.place) if g.has_place(action.place) else NO_PLOT
            kept = why_not_flip(g, hidden, action.place, self.seat) if hidden != NO_PLOT else None
            return kept or ("R.11.4.4", because("why-no_hidden_plot", {"place": name}))
        return why_later(places[0])


def to_flip(g: Game, me: CogwheelPieces) -> list[int]:
    """R.11.4.4 Return the clearings with face-down plots, by priority; no warrior is needed."""
    found: list[int] = []
    for place in by_priority(g, g.clearings):
        hidden = me.plots.hidden_at(g, place)
        if hidden != NO_PLOT and may_flip(g, hidden, place, me.seat):
            found.append(place)
    return found


verbs(Unmask)
frames(RecruitFlock, FlipAllPlots)
