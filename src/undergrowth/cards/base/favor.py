"""Favor of the Foxes, Rabbits and Mice: remove all enemy pieces in the clearings of a suit."""

from __future__ import annotations

from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.removing.removal import remove_enemies
from undergrowth.table.game import Game


class Favor(CardEffect):
    """4.1.2 Remove every enemy piece from all clearings of the card's own suit."""

    def on_crafted(self, g: Game, seat: int) -> None:
        suit = g.box.cards[self.card].suit
        places = [place for place in g.clearings if g.suits[place] >> suit & 1]
        remove_enemies(g, seat, places, "4.1.2")


EFFECTS: dict[str, type[CardEffect]] = {
    "favor_of_the_foxes": Favor,
    "favor_of_the_rabbits": Favor,
    "favor_of_the_mice": Favor,
}
