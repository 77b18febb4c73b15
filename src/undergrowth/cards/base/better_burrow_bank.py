"""Better Burrow Bank: a card at the start of Birdsong, and one for an enemy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START


class ShareWith(OfFaction):
    """`share with eyrie_dynasties`: the enemy who draws a card too."""

    verb: ClassVar[str] = "share with"


_SHARE: Final = Prompt("cards.share", "4.1.3")


@dataclass
class BetterBurrowBank(Frame):
    """Draw a card; if that was possible, an enemy draws one too."""

    seat: int
    before: int = 0
    """Cards in hand before the draw."""

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.choose_enemy, self.share)

    def draw(self, g: Game) -> None:
        """G.6 Draw a card."""
        self.before = len(g.hands[self.seat])
        g.push(Draw(self.seat, 1))

    def choose_enemy(self, g: Game) -> None:
        """G.8 Ask for an enemy, if a card was drawn."""
        enemies: list[Action] = [
            ShareWith(g.box.owner_numbers[other])
            for other in range(g.seats)
            if is_enemy(g, self.seat, other)
        ]
        if enemies and len(g.hands[self.seat]) > self.before:
            g.settle(self.seat, _SHARE, enemies)

    def share(self, g: Game) -> None:
        """G.6 Let that enemy draw a card."""
        answer = g.answer
        if isinstance(answer, ShareWith):
            g.push(Draw(g.box.owner_of(answer.faction), 1))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.8 Return why a player is not offered."""
        if isinstance(action, ShareWith):
            return ("G.8", because("why-choose_enemy_this"))
        return None


class BetterBurrowBankCard(TurnEffect):
    """At the start of its Birdsong the owner may draw a card, and an enemy draws one too."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START)

    def begin(self, g: Game, seat: int) -> None:
        g.push(BetterBurrowBank(seat))


verbs(ShareWith)
frames(BetterBurrowBank)
EFFECTS: dict[str, type[CardEffect]] = {"better_burrow_bank": BetterBurrowBankCard}
