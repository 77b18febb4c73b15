"""6.2.3, H.2.2 Removed warriors that a spent card places again."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.pieces.atoms import lying, put, put_instead
from undergrowth.law.removing.triggers import ClearingTrigger, placed_elsewhere
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import not_in_hand


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class SaveFallen(ClearingTrigger):
    """6.2.3, H.2.2 A player may spend a card matching the clearing for its removed warriors."""

    fallen: int
    replaced: bool = False
    """G.23 Whether they were replaced: they are then in the supply, on no card."""

    def warrior(self, g: Game) -> int:
        """Return the kind of these warriors: the ordinary ones of the seat."""
        return book(g).faction(self.seat).warrior

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        if kind == self.warrior(g) and place == self.place:
            self.fallen = max(0, self.fallen - n)

    def left(self, g: Game) -> int:
        """1.5.4 Return how many of them can be placed: another effect may have used the supply."""
        kind = self.warrior(g)
        return min(self.fallen, g.supply[kind] + (0 if self.replaced else lying(g, kind)))

    def payable(self, g: Game) -> list[int]:
        """2.1.1 Return the cards that can be spent: they match the clearing of the removal."""
        return payers(g, self.seat, g.suits[self.place])

    def spend_card(self, g: Game, card: int) -> None:
        """2.1.1 Spend one of those cards."""
        spend_for(g, self.seat, card, g.suits[self.place])

    def place_again(self, g: Game, place: int) -> None:
        """6.2.3, H.2.2 Place all of them in a clearing."""
        kind = self.warrior(g)
        if self.replaced:
            put(g, kind, place, self.fallen)
        else:
            put_instead(g, kind, place, self.fallen)
        placed_elsewhere(g, kind, self.place, self.fallen)

    def why_not_spend(self, g: Game, card: int, law: str) -> Reason:
        """2.1.1 Return why a card cannot be spent."""
        told: dict[str, Arg] = {
            "card": f"card:{CARDS.text(card)}",
            "place": f"place:{PLACE.text(self.place)}",
        }
        return not_in_hand(g, self.seat, card, law) or (
            law,
            because("why-does_not_match_where", told),
        )
