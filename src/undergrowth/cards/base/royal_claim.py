"""Royal Claim: discard the card to score a point for each ruled clearing."""

from __future__ import annotations

from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.law.victory.score import score
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_BIRDSONG


class RoyalClaim(TurnEffect):
    """In its Birdsong the owner may discard it to score a point per clearing it rules (2.5)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_BIRDSONG)

    def begin(self, g: Game, seat: int) -> None:
        remove_effect(g, seat, self.card)
        score(g, seat, len(ruled_by(g, seat)), "4.1.3")


EFFECTS: dict[str, type[CardEffect]] = {"royal_claim": RoyalClaim}
