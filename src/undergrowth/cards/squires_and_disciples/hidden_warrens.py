"""Hidden Warrens: a move between clearings of one suit."""

from __future__ import annotations

from undergrowth.cards.granted import GrantedMove, could_move, granted
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import return_to_hand
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.places import NOWHERE


class HiddenWarrens(TurnEffect):
    """4.2 At the start of its Birdsong the owner may return it to hand to move without path or
    rule."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return (
            None
            if could_move(g, seat, self.card, NOWHERE)
            else ("4.2", because("why-there_no_move_between"))
        )

    def hides(self, g: Game, seat: int, window: int) -> bool:
        return self.hides_a_move(g, seat, window)

    def begin(self, g: Game, seat: int) -> None:
        return_to_hand(g, seat, self.card, seat)
        g.push(GrantedMove(seat, self.card, NOWHERE))

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """2.2.1 Return the other clearings that share a suit, wherever they are."""
        if granted(g, self.card, owner) is None:
            return there
        suits = g.suits[place]
        return [other for other in g.clearings if other != place and (g.suits[other] & suits) != 0]

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """4.2.1 Whether the move needs rule: neither end has to be ruled."""
        return needs and granted(g, self.card, owner) is None


EFFECTS: dict[str, type[CardEffect]] = {"hidden_warrens": HiddenWarrens}
