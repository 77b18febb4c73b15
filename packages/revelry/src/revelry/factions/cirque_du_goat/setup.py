"""CDG.3 The Cirque's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.cirque_du_goat.pieces import cirque
from revelry.reign import room_for
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.atoms import put
from undergrowth.law.setup.corners import record_start
from undergrowth.law.setup.homelands import add_homeland
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class PitchCamp(AtPlace):
    """`pitch camp in 2`: the corner in which the Cirque begins, then the clearing beside it."""

    verb: ClassVar[str] = "pitch camp in"
    picture: ClassVar[str] = "build"


_CORNER: Final = Prompt("cirque.corner", "CDG.3.2")
_BESIDE: Final = Prompt("cirque.beside", "CDG.3.2")


@dataclass
class SetUpCirque(Frame):
    """CDG.3 Goats and a big top in a corner, and the same in a clearing beside it.

    CDG.3.1, CDG.3.3, CDG.3.4 The rest lies on the board from the beginning.
    """

    seat: int
    drafted: bool = False
    """A.8.3 Whether both clearings are homelands."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_corner,  # CDG.3.2
            self.settle_corner,
            self.choose_beside,  # CDG.3.2
            self.settle_beside,
        )

    def choose_corner(self, g: Game) -> None:
        """CDG.3.2 A corner in which no other player starts."""
        g.settle(self.seat, _CORNER, [PitchCamp(place) for place in corners(g, self.seat)])

    def settle_corner(self, g: Game) -> None:
        """CDG.3.2 This is where it starts."""
        record_start(g, self.seat, g.chose(PitchCamp).place)
        self._settle(g, g.homes[self.seat])

    def choose_beside(self, g: Game) -> None:
        """CDG.3.2 An adjacent clearing."""
        g.settle(self.seat, _BESIDE, [PitchCamp(place) for place in beside(g, self.seat)])

    def settle_beside(self, g: Game) -> None:
        """CDG.3.2 The same there."""
        self._settle(g, g.chose(PitchCamp).place)

    def _settle(self, g: Game, place: int) -> None:
        me = cirque(g, self.seat)
        if self.drafted:
            add_homeland(g, self.seat, place)
        put(g, me.warrior, place, me.first_warriors)
        put(g, me.big_top, place, me.first_tops)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CDG.3.2 Return why a clearing is not offered."""
        if isinstance(action, PitchCamp):
            return ("CDG.3.2", because("revelry:why-cirque_camps"))
        return None


def corners(g: Game, seat: int) -> list[int]:
    """CDG.3.2 Corners in which no other player starts; where none is left, any (1.5.4)."""
    me = cirque(g, seat)
    taken = [*g.homes, *[home % g.places for home in g.homelands]]
    all_corners = list(g.box.woodland.corners)
    free = [place for place in all_corners if place not in taken]
    both = [me.warrior, me.big_top]
    return room_for(g, both, free) or free or room_for(g, both, all_corners) or all_corners


def beside(g: Game, seat: int) -> list[int]:
    """CDG.3.2 Clearings adjacent to the corner, if possible such as nobody has for a homeland."""
    me = cirque(g, seat)
    there = sorted(g.paths[g.homes[seat]])
    free = [place for place in there if place not in [home % g.places for home in g.homelands]]
    both = [me.warrior, me.big_top]
    return room_for(g, both, free) or room_for(g, both, there) or there


answers(_CORNER, PitchCamp)
answers(_BESIDE, PitchCamp)
verbs(PitchCamp)
frames(SetUpCirque)
