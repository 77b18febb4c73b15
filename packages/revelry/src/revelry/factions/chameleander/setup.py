"""C.3 The setup of Chameleander."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.chameleander.pieces import ChameleanderPieces, chameleander
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import placeable
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class ArriveIn(AtPlace):
    """`arrive in 5`: the clearing in which it begins."""

    verb: ClassVar[str] = "arrive in"
    picture: ClassVar[str] = "recruit"


_ARRIVE: Final = Prompt("chameleander.arrive", "C.3.2")


def arrivals(g: Game, me: ChameleanderPieces) -> list[int]:
    """C.3.2 Clearings with so many open paths to others, or with most where none has as many."""
    open_to = placeable(g, me.warrior, g.clearings)
    most = max([len(g.paths[place]) for place in open_to], default=0)
    return [place for place in open_to if len(g.paths[place]) >= min(most, me.start_paths)]


@dataclass
class SetUpChameleander(Frame):
    """C.3 The warrior; its ego lie on the track already."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.arrive)

    def choose(self, g: Game) -> None:
        """C.3.2 Any clearing with enough paths."""
        places = arrivals(g, chameleander(g, self.seat))
        if places:
            g.settle(self.seat, _ARRIVE, [ArriveIn(place) for place in places])

    def arrive(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, ArriveIn):
            put(g, chameleander(g, self.seat).warrior, answer.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.3.2 Return why a clearing is not offered."""
        if isinstance(action, ArriveIn):
            place = f"place:{PLACE.text(action.place)}"
            return ("C.3.2", because("revelry:why-few_paths", {"place": place}))
        return None


answers(_ARRIVE, ArriveIn)
verbs(ArriveIn)
frames(SetUpChameleander)
