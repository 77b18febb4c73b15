"""Companions: once, a frog card counts as any suit, for this card."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, note_use
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.table.game import Game


class Companions(CardEffect):
    """2.1.1 In any turn a card of its suit can be spent or revealed as one of any other.

    That card keeps its suit for everything else: it goes to the Pond (16.2.3).
    """

    def any_suit(self, g: Game, seat: int, card: int) -> bool:
        return self.has(g, seat) and g.box.cards[card].suit == g.box.cards[self.card].suit

    def count_as_any(self, g: Game, seat: int, card: int) -> None:
        """4.1.3 Note the use and remove the effect from play."""
        note_use(g, seat, self.card)
        remove_effect(g, seat, self.card)

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_when"))


EFFECTS: dict[str, type[CardEffect]] = {"companions": Companions}
