"""V.2 Tinker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.character import Character, character
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.law.cards.piles import recover
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE


class LaborFor(WithCard):
    """`labor for cobbler`: V.2.2."""

    verb: ClassVar[str] = "labor for"
    law: ClassVar[str] = "V.2.2"


class Tinker(Character):
    """V.2.2 Day Labor: a card of his clearing's suit from the discard pile."""

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        place = me.clearing(g)
        if place == NOWHERE or not payable(g, me, self.costs):
            return []
        found = [card for card in sorted(set(g.discard)) if g.matches(card, place)]
        return [LaborFor(card) for card in found]

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        if isinstance(action, LaborFor):
            g.push(DayLabor(me.seat, action.card))
            return True
        return False

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if not isinstance(action, LaborFor):
            return None
        name = CARDS.text(action.card)
        if action.card not in g.discard:
            return ("V.2.2", because("why-not_discard_pile", {"card": f"card:{name}"}))
        if me.clearing(g) == NOWHERE or not g.matches(action.card, me.clearing(g)):
            return ("V.2.2", because("why-does_not_match_clearing", {"card": f"card:{name}"}))
        return ("V.2.2", why_not_payable(self.costs))


@dataclass
class DayLabor(Frame):
    """V.2.2 Take a card from the discard pile."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_torch, self.take_card)

    def exhaust_torch(self, g: Game) -> None:
        g.push(Pay(self.seat, character(g, self.seat).costs[:]))

    def take_card(self, g: Game) -> None:
        recover(g, self.seat, self.card, "V.2.2")


verbs(LaborFor)
frames(DayLabor)
CHARACTERS: dict[str, type[Character]] = {"tinker": Tinker}
