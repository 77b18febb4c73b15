"""Favor of the Foxes, Rabbits and Mice: all enemies leave the clearings of a suit."""

from __future__ import annotations

from undergrowth.engine.game import Game
from undergrowth.law.effects import CardEffect
from undergrowth.law.removal import remove_enemies


class Favor(CardEffect):
    """4.1.2 Remove every enemy piece from all clearings of the card's own suit."""

    def on_crafted(self, g: Game, seat: int) -> None:
        suit = g.tables.cards[self.card].suit
        places = [place for place in g.clearings if g.suits[place] >> suit & 1]
        remove_enemies(g, seat, places, "4.1.2")


EFFECTS: dict[str, type[CardEffect]] = {
    "favor_of_the_foxes": Favor,
    "favor_of_the_rabbits": Favor,
    "favor_of_the_mice": Favor,
}
