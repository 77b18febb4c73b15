"""13.3 The Corvids' setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.corvid_conspiracy.pieces import corvids
from undergrowth.factions.corvid_conspiracy.plots import Lay, plot_types
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.setup.homelands import ChooseHomelands, homelands
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import SUITS
from undergrowth.table.refusals import answers


class ScatterIn(AtPlace):
    """`scatter in 5`: a clearing for a first warrior."""

    verb: ClassVar[str] = "scatter in"
    picture: ClassVar[str] = "recruit"


_SCATTER: Final = Prompt("corvids.scatter", "13.3.2")
_HOME_PLOT: Final = Prompt("corvids.home_plot", "A.8.3")


@dataclass
class SetUpCorvids(Frame):
    """13.3 Place a warrior in a clearing of each suit; plots stay in the supply, face down."""

    seat: int
    done: int = 0
    """Number of suits done."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_clearing, self.scatter)

    def choose_clearing(self, g: Game) -> None:
        """13.3.2 Ask for a clearing of the next suit."""
        me = corvids(g, self.seat)
        while self.done < len(me.suits):
            found = scatterings(g, self.seat, me.suits[self.done])
            if found:
                g.settle(self.seat, _SCATTER, [ScatterIn(place) for place in found])
                return
            self.done += 1

    def scatter(self, g: Game) -> None:
        """13.3.2 Place one warrior there, then go on to the next suit."""
        answer = g.answer
        if isinstance(answer, ScatterIn):
            me = corvids(g, self.seat)
            put(g, me.warrior, answer.place, me.scattered)
            self.done += 1
            g.back_to("choose_clearing")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """13.3.2 Return why a clearing is not offered."""
        me = corvids(g, self.seat)
        if isinstance(action, ScatterIn) and self.done < len(me.suits):
            suit = SUITS.text(me.suits[self.done])
            return ("13.3.2", because("why-scatter_suit", {"suit": f"suit:{suit}"}))
        return None


@dataclass
class SetUpCorvidsByCard(SetUpCorvids):
    """A.8.3 Set up a homeland with a warrior and a plot, and warriors as in the standard setup."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_homeland,  # A.8.3.I
            self.settle_in,
            self.choose_plot,
            self.place_plot,
            self.choose_clearing,
            self.scatter,
        )

    def choose_homeland(self, g: Game) -> None:
        """A.8.3.I Ask for any homeland."""
        g.push(ChooseHomelands(self.seat))

    def settle_in(self, g: Game) -> None:
        """A.8.3 Place a warrior there."""
        me = corvids(g, self.seat)
        for place in homelands(g, self.seat):
            put(g, me.warrior, place, me.home_warriors)

    def choose_plot(self, g: Game) -> None:
        """A.8.3 Ask for any plot, to place face down in the homeland."""
        g.ask(self.seat, _HOME_PLOT, plot_types(g, corvids(g, self.seat)))

    def place_plot(self, g: Game) -> None:
        """A.8.3 Place the plot: only the Corvids know its type."""
        kind = g.box.other_side[g.box.kind_at[self.seat][g.chose(Lay).piece]]
        for place in homelands(g, self.seat):
            put(g, kind, place, 1)


def scatterings(g: Game, seat: int, suit: int) -> list[int]:
    """13.3.2 Return the clearings of a suit in which a warrior can be placed."""
    warrior = corvids(g, seat).warrior
    return [
        place
        for place in g.clearings
        if g.suits[place] >> suit & 1 and may_place_kind(g, warrior, place)
    ]


answers(_SCATTER, ScatterIn)
answers(_HOME_PLOT, Lay)
verbs(ScatterIn)
frames(SetUpCorvids, SetUpCorvidsByCard)
