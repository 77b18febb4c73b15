"""Swap Meet: take a random card of another player, and give one back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.giving import (
    draw_at_random,
    give_card,
    has_card_to_take,
    take_drawn,
)
from undergrowth.table.answers import OfFaction, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_BIRDSONG
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers


class SwapWith(OfFaction):
    """`swap with eyrie_dynasties`: the player from whose hand a random card is taken."""

    verb: ClassVar[str] = "swap with"


class GiveInReturn(WithCard):
    """`give in return cobbler`: the card to give for it."""

    verb: ClassVar[str] = "give in return"


_WHO: Final = Prompt("cards.swap", "4.1.3")
_TAKEN: Final = Prompt("cards.rob_card", "G.22")
_GIVEN: Final = Prompt("cards.swap_card", "4.1.3")


def partners(g: Game, seat: int) -> list[int]:
    """Return the other players, enemies or not, with a card to take."""
    return [other for other in range(g.seats) if other != seat and has_card_to_take(g, other)]


@dataclass
class SwapMeet(Frame):
    """Take a random card from another player, then give them one."""

    seat: int
    other: int = NOBODY

    def script(self) -> tuple[Step, ...]:
        return (self.choose_player, self.draw_card, self.take_card, self.choose_card, self.give)

    def choose_player(self, g: Game) -> None:
        """Ask for another player."""
        others = partners(g, self.seat)
        g.settle(self.seat, _WHO, [SwapWith(g.box.owner_numbers[other]) for other in others])

    def draw_card(self, g: Game) -> None:
        """G.22 Draw a card of that hand at random."""
        self.other = g.box.owner_of(g.chose(SwapWith).faction)
        draw_at_random(g, self.seat, self.other, _TAKEN)

    def take_card(self, g: Game) -> None:
        """1.2.1 Take the card, unseen by others."""
        take_drawn(g, self.seat, self.other, "4.1.3")

    def choose_card(self, g: Game) -> None:
        """Ask for any card of the hand, the one just taken included.

        1.5.4 The hand may be empty if there was no card to take.
        """
        if g.hands[self.seat]:
            g.ask(self.seat, _GIVEN, [GiveInReturn(card) for card in g.hand_kinds(self.seat)])

    def give(self, g: Game) -> None:
        """1.2.1 Give the card, unseen by others."""
        answer = g.answer
        if isinstance(answer, GiveInReturn):
            give_card(g, self.seat, self.other, answer.card, "4.1.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why a player or a card is not offered."""
        if isinstance(action, SwapWith):
            return ("4.1.3", because("why-choose_another_player_with"))
        if isinstance(action, GiveInReturn):
            return ("4.1.3", because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}))
        return None


class SwapMeetCard(TurnEffect):
    """Once in its Birdsong the owner may swap cards with another player."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_BIRDSONG)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if partners(g, seat) else ("4.1.3", because("why-nobody_else_has"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(SwapMeet(seat))


answers(_WHO, SwapWith)
answers(_GIVEN, GiveInReturn)
verbs(SwapWith, GiveInReturn)
frames(SwapMeet)
EFFECTS: dict[str, type[CardEffect]] = {"swap_meet": SwapMeetCard}
