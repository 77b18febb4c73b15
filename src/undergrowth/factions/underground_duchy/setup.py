"""12.3, A.8.3 The Duchy's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.underground_duchy.pieces import duchy
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.place_evenly import PlaceEvenly
from undergrowth.law.setup.corners import record_start, starting_corners, why_not_corner
from undergrowth.law.setup.homelands import ChooseHomelands
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class SurfaceIn(AtPlace):
    """`surface in 3`: the starting clearing, with the first tunnel."""

    verb: ClassVar[str] = "surface in"


_CORNER: Final = Prompt("duchy.corner", "12.3.3")


@dataclass
class SetUpDuchy(Frame):
    """12.3 Place warriors and a tunnel in a corner, and warriors around it.

    Pieces, ministers and crowns lie on the board from the beginning (12.3.1, 12.3.4 to 12.3.6).
    """

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.prepare_burrow,  # 12.3.2
            self.choose_corner,  # 12.3.3
            self.surface,
            self.surround,
        )

    def prepare_burrow(self, g: Game) -> None:
        """12.3.2 Add the empty Burrow."""
        duchy(g, self.seat).burrow.open(g)

    def choose_corner(self, g: Game) -> None:
        """12.3.3 Ask for a corner, diagonally opposite another faction if possible."""
        me = duchy(g, self.seat)
        corners = starting_corners(g, [me.warrior, me.tunnel])
        g.settle(self.seat, _CORNER, [SurfaceIn(place) for place in corners])

    def surface(self, g: Game) -> None:
        """12.3.3 Record the starting clearing and place its warriors and tunnel."""
        me = duchy(g, self.seat)
        record_start(g, self.seat, g.chose(SurfaceIn).place)
        put(g, me.warrior, g.homes[self.seat], me.corner_warriors)
        put(g, me.tunnel, g.homes[self.seat], me.corner_tunnels)

    def surround(self, g: Game) -> None:
        """12.3.3 Place warriors in each clearing next to it, except the Burrow."""
        me = duchy(g, self.seat)
        for place in g.paths[g.homes[self.seat]]:
            put(g, me.warrior, place, me.warriors_each)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.3.3 Return why a clearing is not offered."""
        if isinstance(action, SurfaceIn):
            return why_not_corner(g, action.place, "12.3.3")
        return None


@dataclass
class SetUpDuchyByCard(Frame):
    """A.8.3 Set up with a homeland, with fewer warriors around it."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_homeland,  # A.8.3.II
            self.surface,
            self.surround,
        )

    def choose_homeland(self, g: Game) -> None:
        """A.8.3.II Ask for a homeland not next to an enemy one, if possible; the Burrow is not
        there yet."""
        g.push(ChooseHomelands(self.seat))

    def surface(self, g: Game) -> None:
        """A.8.3, 12.3.2 Place the homeland's warriors and tunnel, and add the Burrow."""
        me = duchy(g, self.seat)
        me.burrow.open(g)
        put(g, me.warrior, g.homes[self.seat], me.home_warriors)
        put(g, me.tunnel, g.homes[self.seat], me.home_tunnels)

    def surround(self, g: Game) -> None:
        """A.8.3 Place warriors around it, as evenly as possible."""
        me = duchy(g, self.seat)
        around = g.paths[g.homes[self.seat]][:]
        g.push(PlaceEvenly(self.seat, me.warrior, me.near_warriors, around))


answers(_CORNER, SurfaceIn)
verbs(SurfaceIn)
frames(SetUpDuchy, SetUpDuchyByCard)
