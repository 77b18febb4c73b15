"""Spy Network: give an enemy a card, and take one of its effects in return."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, Shuffle, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.giving import give_card
from undergrowth.law.cards.piles import shuffle_into_deck
from undergrowth.law.cards.play_area import return_to_hand
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FACTIONS
from undergrowth.table.refusals import answers


class Intercept(Action):
    """`intercept eyrie_dynasties cobbler`: the enemy, and the effect to take."""

    verb: ClassVar[str] = "intercept"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, CARDS)

    def __init__(self, faction: int, card: int) -> None:
        self.faction: Final = faction
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.card)


class HandOver(WithCard):
    """`hand over anvil`: the card to give to the enemy."""

    verb: ClassVar[str] = "hand over"


_WHAT: Final = Prompt("cards.intercept", "4.1.2")
_PRICE: Final = Prompt("cards.hand_over", "4.1.2")


def within_reach(g: Game, seat: int) -> list[Action]:
    """G.8, 3.3.2 Return the effects in enemy play areas, without activated dominance cards."""
    found: list[Action] = []
    for other in range(g.seats):
        if is_enemy(g, seat, other):
            faction = g.box.owner_numbers[other]
            found += [Intercept(faction, card) for card in g.play[other]]
    return found


@dataclass
class SpyNetwork(Frame):
    """4.1.2 Give a card, take an effect.  Only begun where both are possible."""

    seat: int
    enemy: int = NOBODY
    card: int = -1

    def script(self) -> tuple[Step, ...]:
        return (self.choose_effect, self.choose_price, self.exchange)

    def choose_effect(self, g: Game) -> None:
        """Ask for the enemy and the effect."""
        g.settle(self.seat, _WHAT, within_reach(g, self.seat))

    def choose_price(self, g: Game) -> None:
        """Ask for the card to give."""
        wanted = g.chose(Intercept)
        self.enemy = g.box.owner_of(wanted.faction)
        self.card = wanted.card
        g.ask(self.seat, _PRICE, [HandOver(card) for card in g.hand_kinds(self.seat)])

    def exchange(self, g: Game) -> None:
        """Give the card unseen by others, and take the effect into the hand face up."""
        give_card(g, self.seat, self.enemy, g.chose(HandOver).card, "4.1.2")
        return_to_hand(g, self.enemy, self.card, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why an effect or a card is not offered."""
        if isinstance(action, Intercept):
            return ("G.8", because("why-choose_effect_play"))
        if isinstance(action, HandOver):
            return ("4.1.2", because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}))
        return None


@dataclass
class ShuffleIn(Frame):
    """2.1 Shuffle a card into the shared deck instead of discarding it."""

    card: int
    held: bool = True
    """Whether the card is in no pile yet."""

    def cards(self) -> list[int]:
        return [self.card] if self.held else []

    def script(self) -> tuple[Step, ...]:
        return (self.shuffle, self.put)

    def shuffle(self, g: Game) -> None:
        g.ask_shuffle()

    def put(self, g: Game) -> None:
        self.held = False
        shuffle_into_deck(g, self.card, g.chose(Shuffle).seed)


class SpyNetworkCard(CardEffect):
    """4.1.2 When it is crafted, take an effect of an enemy into the hand, for a card."""

    def on_crafted(self, g: Game, seat: int) -> None:
        if g.hands[seat] and within_reach(g, seat):
            g.push(SpyNetwork(seat))

    def put_away(self, g: Game, seat: int) -> None:
        g.push(ShuffleIn(self.card))


answers(_WHAT, Intercept)
answers(_PRICE, HandOver)
verbs(Intercept, HandOver)
frames(SpyNetwork, ShuffleIn)
EFFECTS: dict[str, type[CardEffect]] = {"spy_network": SpyNetworkCard}
