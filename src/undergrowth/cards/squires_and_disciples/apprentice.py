"""Apprentice: a card crafted without crafting pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.hands import show_to_all
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.crafting.craft import FREE, Craft, CraftCard
from undergrowth.law.crafting.craftable import may_craft_free, why_not_craft
from undergrowth.table.book import hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.refusals import answers

_CRAFT: Final = Prompt("cards.apprentice", "4.1")


@dataclass
class Apprentice(Frame):
    """4.1 Craft a card without paying its icons; without such a card, show the hand to all."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.craft, self.leave)

    def choose_card(self, g: Game) -> None:
        """4.1.2, 4.1.4 Ask for any card that could be crafted but for its icons."""
        options: list[Action] = [
            Craft(card) for card in g.hand_kinds(self.seat) if may_craft_free(g, self.seat, card)
        ]
        if options:
            if not hand_is_open(g, self.seat):
                g.reveals_hidden()  # that it holds such a card
            g.ask(self.seat, _CRAFT, options)
        else:
            show_to_all(g, self.seat, "4.1.3")
            g.finish()

    def craft(self, g: Game) -> None:
        g.push(CraftCard(self.seat, g.chose(Craft).card, FREE))

    def leave(self, g: Game) -> None:
        """4.1.3 Discard the Apprentice once a card is crafted."""
        if self.card in g.play[self.seat]:
            remove_effect(g, self.seat, self.card)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1 Return why a card cannot be crafted."""
        return why_not_craft(g, self.seat, action.card) if isinstance(action, Craft) else None


class ApprenticeCard(TurnEffect):
    """At the start of its Birdsong the owner must craft a card, or show its hand."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START, compulsory=True)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if g.hands[seat] else ("4.1", because("why-have_no_card_hand"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(Apprentice(seat, self.card))


answers(_CRAFT, Craft)
frames(Apprentice)
EFFECTS: dict[str, type[CardEffect]] = {"apprentice": ApprenticeCard}
