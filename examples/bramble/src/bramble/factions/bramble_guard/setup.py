"""B.3 The Guard's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bramble.factions.bramble_guard.pieces import guard
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place, why_not_place
from undergrowth.law.setup.corners import record_start
from undergrowth.law.setup.homelands import ChooseHomelands, homelands
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class RootIn(AtPlace):
    """`root in 5`: where the hedge begins."""

    verb: ClassVar[str] = "root in"


_HOME: Final = Prompt("guard.home", "B.3")


@dataclass
class SetUpGuard(Frame):
    """B.3 Warriors and a bramble in a clearing on the map edge."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.settle)

    def choose(self, g: Game) -> None:
        """B.3 Any clearing on the map edge in which it may place pieces."""
        edge = [place for place in g.box.woodland.edge if place in g.clearings]
        free = [place for place in edge if may_place(g, self.seat, place)] or g.clearings
        g.ask(self.seat, _HOME, [RootIn(place) for place in sorted(free)])

    def settle(self, g: Game) -> None:
        """B.3 The pieces of the beginning."""
        place = g.chose(RootIn).place
        record_start(g, self.seat, place)
        begin_hedge(g, self.seat, place)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """B.3 Return why a clearing is not offered."""
        if not isinstance(action, RootIn):
            return None
        if action.place not in g.box.woodland.edge:
            return ("B.3", because("bramble:why-hedge_begins_on"))
        return why_not_place(g, self.seat, action.place)


@dataclass
class SetUpGuardByCard(Frame):
    """B.3, A.8.3 The same in its homeland."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.settle)

    def choose(self, g: Game) -> None:
        g.push(ChooseHomelands(self.seat))

    def settle(self, g: Game) -> None:
        begin_hedge(g, self.seat, homelands(g, self.seat)[0])


def begin_hedge(g: Game, seat: int, place: int) -> None:
    """B.3 Four warriors and a bramble."""
    me = guard(g, seat)
    put(g, me.warrior, place, me.home_warriors)
    put(g, me.bramble, place, 1)


verbs(RootIn)
frames(SetUpGuard, SetUpGuardByCard)
