"""V.11 Gladiator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import payable, why_not_payable
from undergrowth.factions.vagabond.actions.strike import kind_of, targets
from undergrowth.factions.vagabond.character import Character, character
from undergrowth.factions.vagabond.items import damage, exhaust
from undergrowth.factions.vagabond.pieces import VagabondPieces, vagabond
from undergrowth.factions.vagabond.state import board
from undergrowth.law.cards.draw import Draw
from undergrowth.law.items.answers import Exhaust
from undergrowth.law.items.held import EXHAUSTED, ready
from undergrowth.law.removing.removal import removal, remove
from undergrowth.table.answers import PieceOf
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class DuelWith(PieceOf):
    """`duel eyrie_dynasties warrior`: V.11.2."""

    verb: ClassVar[str] = "duel"
    law: ClassVar[str] = "V.11.2"


_ITEM: Final = Prompt("vagabond.duel", "V.11.2")


class Gladiator(Character):
    """V.11.2 Duel: he exhausts and damages an item to remove an enemy warrior and draw a card."""

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        if not payable(g, me, self.costs):
            return []
        options: list[Action] = []
        for kind in targets(g, me, True):
            k = g.box.kinds[kind]
            options.append(DuelWith(g.box.owner_numbers[k.owner], k.piece))
        return options

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        if isinstance(action, DuelWith):
            g.push(Duel(me.seat, kind_of(g, action), self.page.number("draws")))
            return True
        return False

    def spares(self, g: Game) -> bool:
        """V.11.2 Whether a Duel is in progress: it makes no faction Hostile."""
        return g.within(Duel) is not None

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if not isinstance(action, DuelWith):
            return None
        if kind_of(g, action) not in targets(g, me, True):
            return ("V.11.2", because("why-duel_needs_enemy"))
        return ("V.11.2", why_not_payable(self.costs))


@dataclass
class Duel(Frame):
    """V.11.2 Exhaust and damage an item, remove a warrior, draw."""

    seat: int
    kind: int
    draws: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_item, self.win, self.draw)

    def choose_item(self, g: Game) -> None:
        """V.11.2 Ask for any ready item."""
        left = ready(board(g, self.seat).items)
        g.settle(self.seat, _ITEM, [Exhaust(item) for item in range(len(left)) if left[item] > 0])

    def win(self, g: Game) -> None:
        """V.11.2 Exhaust and damage the item, then remove the warrior."""
        item = g.chose(Exhaust).item
        exhaust(g, self.seat, item)
        damage(g, self.seat, item, EXHAUSTED, character(g, self.seat).law)
        place = vagabond(g, self.seat).place(g)
        remove(g, removal(g, self.seat, self.kind, place))

    def draw(self, g: Game) -> None:
        g.push(Draw(self.seat, self.draws))


verbs(DuelWith)
frames(Duel)
CHARACTERS: dict[str, type[Character]] = {"gladiator": Gladiator}
