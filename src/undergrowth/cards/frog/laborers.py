"""Fox, Rabbit and Mouse Laborers: Peaceful enclaves craft for the owner of the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.cards.frog.enclaves import peaceful_at, peaceful_places
from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.crafting.craft import FREE, Craft, CraftCard, PayIcons
from undergrowth.law.crafting.craftable import (
    may_activate,
    may_craft,
    may_craft_free,
    too_few_icons,
    why_not_craft,
)
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.power import Power
from undergrowth.table.moments import EVENING_START
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.places import MOST_CLEARINGS, PLACE, clearing_place
from undergrowth.table.refusals import answers
from undergrowth.table.uses import USES, set_mark

_PAGE: Final = sheet("cards/frog")
_CRAFT: Final = Prompt("cards.laborers", "4.1.1")
_NAMES: Final = ("fox_laborers", "rabbit_laborers", "mouse_laborers")
_SUITS: Final[dict[int, int]] = {
    CARDS.parse(name): SUITS.parse(_PAGE.text(f"{name}.suit")) for name in _NAMES
}
"""The suit of the clearings whose enclaves a card activates."""
_CLEARINGS: Final = [clearing_place(number) for number in range(1, MOST_CLEARINGS + 1)]
_WORKED: Final[dict[int, int]] = {
    place: USES.add(f"laborers in {PLACE.text(place)}") for place in _CLEARINGS
}
"""By clearing: the mark of an enclave that Laborers of any suit have activated this turn."""


def labor(g: Game, seat: int, card: int) -> Power:
    """4.1.1 Return the power of the enclaves a card can still activate, each once in an Evening.

    Enclaves activated earlier in the turn, in their owner's Birdsong, can be activated again.
    """
    power = Power()
    suit = _SUITS[card]
    for place in peaceful_places(g):
        if g.suits[place] >> suit & 1 and may_activate(g, seat, place):
            ready = peaceful_at(g, place) - g.used.count(_WORKED[place])
            power.add(g.suits[place], place, ready)
    return power


@dataclass
class Laborers(Frame):
    """4.1 Craft with enclaves, one card after another."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.craft)

    def offer(self, g: Game) -> None:
        """1.2.1 Ask while there are enclaves to activate: the cards a hand could craft are
        secret."""
        power = labor(g, self.seat, self.card)
        if power.total > 0 and g.hands[self.seat]:
            options: list[Action] = [
                Craft(card)
                for card in g.hand_kinds(self.seat)
                if may_craft(g, self.seat, card, power)
            ]
            g.ask(self.seat, _CRAFT, [*options, PASS])

    def craft(self, g: Game) -> None:
        """4.1.1 Craft the card; enclaves pay for it."""
        answer = g.answer
        if isinstance(answer, Craft):
            card = g.box.cards[answer.card]
            g.back_to("offer")
            g.push_all(
                [
                    PayByLabor(self.seat, card.cost[:], card.any_cost, NOBODY, self.card),
                    CraftCard(self.seat, answer.card, FREE),
                ]
            )

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1.1 Return why a card cannot be crafted with these enclaves."""
        if not isinstance(action, Craft):
            return None
        card = action.card
        if card not in g.hands[self.seat] or not may_craft_free(g, self.seat, card):
            return why_not_craft(g, self.seat, card)
        return ("4.1.1", too_few_icons(g.box.cards[card], labor(g, self.seat, self.card)))


@dataclass
class PayByLabor(PayIcons):
    """4.1.1 Activate enclaves instead of the crafter's other crafting pieces."""

    card: int = NO_CARD
    """The Laborers card."""

    def power(self, g: Game) -> Power:
        return labor(g, self.seat, self.card)

    def activate_in(self, g: Game, place: int) -> None:
        set_mark(g, _WORKED[place])


class LaborersCard(TurnEffect):
    """At the start of its Evening the owner may craft with the enclaves of a suit's clearings."""

    def __init__(self, name: str) -> None:
        super().__init__(name, EVENING_START)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if labor(g, seat, self.card).total == 0:
            suit = SUITS.text(_SUITS[self.card])
            return ("4.1.1", because("why-no_enclave_works", {"suit": f"suit:{suit}"}))
        return None if g.hands[seat] else ("4.1", because("why-have_no_card_hand"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(Laborers(seat, self.card))


answers(_CRAFT, Craft)
frames(Laborers, PayByLabor)
EFFECTS: dict[str, type[CardEffect]] = dict.fromkeys(_NAMES, LaborersCard)
