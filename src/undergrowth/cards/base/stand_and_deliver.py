"""Stand and Deliver!: a random card from an enemy, for a point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.giving import draw_at_random, has_card_to_take, take_drawn
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_BIRDSONG


class Rob(OfFaction):
    """`rob eyrie_dynasties`: the enemy from whose hand a random card is taken."""

    verb: ClassVar[str] = "rob"


_VICTIM: Final = Prompt("cards.rob", "4.1.3")
_CARD: Final = Prompt("cards.rob_card", "G.22")


def victims(g: Game, seat: int) -> list[int]:
    """G.8 Return the enemies that have a card to take."""
    return [
        other for other in range(g.seats) if is_enemy(g, seat, other) and has_card_to_take(g, other)
    ]


@dataclass
class StandAndDeliver(Frame):
    """Take a random card of an enemy, who scores a point for it."""

    seat: int
    victim: int = NOBODY

    def script(self) -> tuple[Step, ...]:
        return (self.choose_victim, self.draw_card, self.take_card)

    def choose_victim(self, g: Game) -> None:
        """G.8 Ask for an enemy."""
        enemies = victims(g, self.seat)
        g.settle(self.seat, _VICTIM, [Rob(g.box.owner_numbers[enemy]) for enemy in enemies])

    def draw_card(self, g: Game) -> None:
        """G.22 Draw a card of that hand at random."""
        self.victim = g.box.owner_of(g.chose(Rob).faction)
        draw_at_random(g, self.seat, self.victim, _CARD)

    def take_card(self, g: Game) -> None:
        """Take the card, unseen by others, and score a point for the enemy."""
        take_drawn(g, self.seat, self.victim, "4.1.3")
        score(g, self.victim, 1, "4.1.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.8 Return why a player cannot be robbed."""
        if isinstance(action, Rob):
            return ("G.8", because("why-choose_enemy_with_cards"))
        return None


class StandAndDeliverCard(TurnEffect):
    """Once in its Birdsong the owner may take a random card of an enemy."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_BIRDSONG)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if victims(g, seat) else ("G.8", because("why-no_enemy_has_card"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(StandAndDeliver(seat))


verbs(Rob)
frames(StandAndDeliver)
EFFECTS: dict[str, type[CardEffect]] = {"stand_and_deliver": StandAndDeliverCard}
