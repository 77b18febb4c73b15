"""V.6 Scoundrel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.characters.commons import commons, leave_torch
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import payable, why_not_payable
from undergrowth.factions.vagabond.character import Character
from undergrowth.factions.vagabond.items import exhaust, lose
from undergrowth.factions.vagabond.pieces import VagabondPieces, vagabond
from undergrowth.law.items.held import EXHAUSTED
from undergrowth.law.pieces.rule import may_leave_item, why_no_item
from undergrowth.law.removing.removal import remove_enemies
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import TORCH
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import LEAVE_ITEM


class Scorch(Action):
    """`scorch`: V.6.2."""

    verb: ClassVar[str] = "scorch"
    law: ClassVar[str] = "V.6.2"


class Scoundrel(Character):
    """V.6.2 Scorched Earth: he leaves a torch in his clearing and removes all enemy pieces
    there."""

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        place = me.clearing(g)
        if place == NOWHERE or place in commons(g).torches:
            return []
        may = may_leave_item(g, me.seat, place) and payable(g, me, self.costs)
        return [Scorch()] if may else []

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        if isinstance(action, Scorch):
            g.push(ScorchedEarth(me.seat))
            return True
        return False

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if not isinstance(action, Scorch):
            return None
        if not payable(g, me, self.costs):
            return ("V.6.2", why_not_payable(self.costs))
        place = me.clearing(g)
        kept = why_no_item(g, LEAVE_ITEM, me.seat, place) if place != NOWHERE else None
        return kept or ("V.6.2", because("why-this_works_clearing"))


@dataclass
class ScorchedEarth(Frame):
    """V.6.2 Leave the torch in the clearing and remove every enemy piece there."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.leave_torch, self.burn)

    def leave_torch(self, g: Game) -> None:
        """V.6.2 Move the exhausted torch from his board to the clearing."""
        exhaust(g, self.seat, TORCH)
        lose(g, self.seat, TORCH, EXHAUSTED)
        leave_torch(g, vagabond(g, self.seat).place(g))

    def burn(self, g: Game) -> None:
        """V.6.2 Remove the enemy pieces; they score and turn factions Hostile as usual (3.2.1,
        9.2.9.III)."""
        remove_enemies(g, self.seat, [vagabond(g, self.seat).place(g)], "V.6.2")


verbs(Scorch)
frames(ScorchedEarth)
CHARACTERS: dict[str, type[Character]] = {"scoundrel": Scoundrel}
