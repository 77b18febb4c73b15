"""Fox, Rabbit, Mouse and Frog Partisans: an extra hit, for discarding all other suits."""

from __future__ import annotations

from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.piles import spend
from undergrowth.table.book import hand_is_open
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.records import Fight


class Partisans(BattleEffect):
    """4.3.5.I Either side may deal an extra hit in a clearing of the card's suit."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_ROLL, "when-after_roll_suit")

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        return bool(g.suits[b.place] >> g.box.cards[self.card].suit & 1)

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        """2.1.1 Deal the hit, then discard all cards of other suits; birds count as such here."""
        b.extra[b.side(seat)] += 1
        suit = g.box.cards[self.card].suit
        if g.hands[seat] and not hand_is_open(g, seat):
            g.reveals_hidden()  # that no other suits are left, even where none had to go
        for card in g.hands[seat]:  # the list is replaced, not changed
            if g.box.cards[card].suit != suit:
                spend(g, seat, card)


EFFECTS: dict[str, type[CardEffect]] = {
    "fox_partisans": Partisans,
    "rabbit_partisans": Partisans,
    "mouse_partisans": Partisans,
    "frog_partisans": Partisans,
}
