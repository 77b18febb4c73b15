"""R.8.4.2.III Sanctify."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.measures import FEWEST_ENEMY_WARRIORS
from undergrowth.automata.placing import put_in_place_of
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.logical_lizards.pieces import lizards
from undergrowth.factions.logical_lizards.targets import (
    STOPPED,
    instead_of,
    kinds_there,
    pick_target,
    targets,
    why_not_target,
)
from undergrowth.law.pieces.unseen import RandomPiece
from undergrowth.table.answers import PieceAt
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING
from undergrowth.table.places import NOWHERE


class ConspireSanctify(PieceAt):
    """`conspire sanctify 5 eyrie_dynasties roost`: the building to replace (R.8.4.2.III)."""

    verb: ClassVar[str] = "conspire sanctify"
    picture: ClassVar[str] = "build"


_BUILDING: Final = Prompt("lizards.building", "R.8.4.2.III")
_SANCTIFY: Final = Prompt("lizards.sanctify", "R.8.4.2.III")


@dataclass
class SanctifyOrdered(Frame):
    """R.8.4.2.III Replace an enemy building in an ordered clearing with a garden."""

    seat: int
    place: int = NOWHERE
    owner: int = NOBODY

    def script(self) -> tuple[Step, ...]:
        return (self.find, self.announce, self.sanctify)

    def applies(self, g: Game) -> bool:
        return len(targets(g, lizards(g, self.seat), BUILDING)) > 0

    def find(self, g: Game) -> None:
        """R.8.4.2.IIIa, R.8.4.2.IIIb Find a building of the player with most points.

        The clearing has the fewest enemy warriors; chance picks among types of building, as R.1.2.1
        does for hits.
        """
        me = lizards(g, self.seat)
        found = targets(g, me, BUILDING)
        self.place, self.owner = pick_target(g, me, found, "R.8.4.2.III", FEWEST_ENEMY_WARRIORS)
        kinds = kinds_there(g, found, self.place, self.owner)
        if len(kinds) > 1:
            g.ask(CHANCE, _BUILDING, [RandomPiece(g.box.kinds[kind].piece) for kind in kinds])

    def announce(self, g: Game) -> None:
        """R.8.4.2.III Announce the building."""
        answer = g.answer
        found = targets(g, lizards(g, self.seat), BUILDING)
        piece = g.box.kinds[kinds_there(g, found, self.place, self.owner)[0]].piece
        if isinstance(answer, RandomPiece):
            piece = answer.piece
        number = g.box.owner_numbers[self.owner]
        g.ask(self.seat, _SANCTIFY, [ConspireSanctify(self.place, number, piece)])

    def sanctify(self, g: Game) -> None:
        """G.23, 3.2.1 Replace it and score for it; R.11.8.2 or report that this was stopped."""
        kind = g.box.kind_at[self.owner][g.chose(ConspireSanctify).piece]
        garden = instead_of(g, lizards(g, self.seat), kind, self.place)
        if not put_in_place_of(g, self.seat, kind, self.place, garden):
            g.finish_with(STOPPED)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.2.3 Return why another building is not the target."""
        if not isinstance(action, ConspireSanctify):
            return None
        found = targets(g, lizards(g, self.seat), BUILDING)
        return why_not_target(g, found, action.place, g.box.owner_of(action.faction))


verbs(ConspireSanctify)
frames(SanctifyOrdered)
