"""R.11.5.3, R.11.5.4 Placing random plots face down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.placing import place as place_pieces
from undergrowth.automata.refusing import why_other_place
from undergrowth.automata.targets import Pick, tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.factions.cogwheel_corvids.pieces import cogwheels
from undergrowth.factions.cogwheel_corvids.targets import (
    pick_plotting,
    pick_thickening,
)
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.removing.removal import removal, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class Hatch(AtPlace):
    """`hatch in 5`: the clearing where a plot will replace a warrior."""

    verb: ClassVar[str] = "hatch in"
    law: ClassVar[str] = "R.11.5.3"


_PLOT: Final = Prompt("cogwheel.plot", "R.11.5.3")
_THICKEN: Final = Prompt("cogwheel.thicken", "R.11.5.4")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class PlotOnce(Frame):
    """R.11.5.3 Replace a warrior with a plot in one clearing."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.begin)

    def pick(self, g: Game) -> Pick:
        """Return the clearing to plot in."""
        raise NotImplementedError

    def question(self) -> Prompt:
        """Return the prompt of the announcement, with its section."""
        raise NotImplementedError

    def applies(self, g: Game) -> bool:
        return self.pick(g).target != NOWHERE

    def announce(self, g: Game) -> None:
        pick = self.pick(g)
        if pick.target == NOWHERE:
            g.finish()
            return
        tell_place(g, self.seat, self.question().law, pick)
        g.ask(self.seat, self.question(), [Hatch(pick.target)])

    def begin(self, g: Game) -> None:
        g.push(LayPlot(self.seat, g.chose(Hatch).place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.11.5.3, R.11.5.4 Return why another clearing gets no plot."""
        if isinstance(action, Hatch):
            return why_other_place(self.question().law, action.place, self.pick(g))
        return None


@dataclass
class HatchPlot(PlotOnce):
    """R.11.5.3 Plot in the ordered clearing with the most warriors; R.3.3.2 repeat for traits."""

    times: int = 1

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.begin, self.repeat)

    def pick(self, g: Game) -> Pick:
        return pick_plotting(g, cogwheels(g, self.seat))

    def question(self) -> Prompt:
        return _PLOT

    def repeat(self, g: Game) -> None:
        """R.3.3.2 Mastermind: repeat the step."""
        self.times -= 1
        if self.times > 0:
            g.back_to("announce")


@dataclass
class ThePlotThickens(PlotOnce):
    """R.11.5.4 Plot in a clearing that has enough warriors, ordered or not."""

    def pick(self, g: Game) -> Pick:
        return pick_thickening(g, cogwheels(g, self.seat))

    def question(self) -> Prompt:
        return _THICKEN


@dataclass
class LayPlot(Frame):
    """R.11.5.3 Replace a warrior with a random plot, face down.  Only begun where possible."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay, self.draw_plot, self.lay)

    def pay(self, g: Game) -> None:
        """R.11.5.3 Remove one warrior."""
        me = cogwheels(g, self.seat)
        remove(g, removal(g, self.seat, me.warrior, self.place, me.cost))

    def draw_plot(self, g: Game) -> None:
        """R.11.5.3 Draw any plot of the supply, each equally likely."""
        me = cogwheels(g, self.seat)
        ask_which(g, me.in_supply(g, me.plots.face_down))

    def lay(self, g: Game) -> None:
        """R.11.5.3 Place the plot; no player sees its type."""
        kind = g.box.kind_at[self.seat][g.chose(RandomPiece).piece]
        place_pieces(g, self.seat, kind, self.place, 1)


verbs(Hatch)
frames(PlotOnce, HatchPlot, ThePlotThickens, LayPlot)
