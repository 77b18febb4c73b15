"""V.8 Harrier."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.move import move_pawn
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.character import Character, character
from undergrowth.factions.vagabond.pieces import VagabondPieces, vagabond
from undergrowth.law.moving.move import moved
from undergrowth.law.moving.ways import open_ways
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE


class GlideTo(AtPlace):
    """`glide to 5`: V.8.2."""

    verb: ClassVar[str] = "glide to"
    picture: ClassVar[str] = "move"
    role: ClassVar[str] = "to"
    law: ClassVar[str] = "V.8.2"


def landings(g: Game, me: VagabondPieces) -> list[int]:
    """V.8.2 Return every other clearing, unless it cannot be entered or his own be left (1.1.2)."""
    origin = me.place(g)
    if origin == NOWHERE:
        return []
    others = [place for place in g.clearings if place != origin]
    return open_ways(g, me.seat, origin, others)


class Harrier(Character):
    """V.8.2 Glide: he moves the pawn alone to any clearing without boots."""

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        if not payable(g, me, self.costs):
            return []
        return [GlideTo(place) for place in landings(g, me)]

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        if isinstance(action, GlideTo):
            g.push(Glide(me.seat, action.place))
            return True
        return False

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if not isinstance(action, GlideTo):
            return None
        if not payable(g, me, self.costs):
            return ("V.8.2", why_not_payable(self.costs))
        return (
            "V.8.2",
            because("why-cannot_glide", {"place": f"place:{PLACE.text(action.place)}"}),
        )


@dataclass
class Glide(Frame):
    """V.8.2 Move the pawn to any clearing."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_torch, self.fly)

    def exhaust_torch(self, g: Game) -> None:
        g.push(Pay(self.seat, character(g, self.seat).costs[:]))

    def fly(self, g: Game) -> None:
        """V.8.2 Move the pawn; it is a move, so effects of arriving resolve."""
        origin = vagabond(g, self.seat).place(g)
        m = move_pawn(g, self.seat, origin, self.place)
        m.by_effect = True
        moved(g, m)


verbs(GlideTo)
frames(Glide)
CHARACTERS: dict[str, type[Character]] = {"harrier": Harrier}
