"""Five cards, keep three: starting hands of the advanced setup in the standard one."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.actions import Shuffle
from undergrowth.engine.frames import frames
from undergrowth.law.cards.piles import shuffle_deck
from undergrowth.law.setup.advanced import DEALT, KeepCards
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.numbers import CARDS_DEALT


@dataclass
class ShuffleAgain(Frame):
    """A.10 Shuffle the deck when all have put cards back."""

    def script(self) -> tuple[Step, ...]:
        return (self.ask, self.shuffle)

    def ask(self, g: Game) -> None:
        """A.10 Ask chance for the new order."""
        g.ask_shuffle()

    def shuffle(self, g: Game) -> None:
        shuffle_deck(g, g.chose(Shuffle).seed)


class FiveCardDraft(HouseRule):
    """5.1.3, A.10 Deal five cards to everybody, of which three are kept."""

    def law_number(self, g: Game, which: int, seat: int, n: int) -> int:
        return DEALT if which == CARDS_DEALT else n

    def on_dealt(self, g: Game) -> list[Frame]:
        seats = [seat for seat in range(g.seats) if book(g).faction(seat).holds_cards(g)]
        return [*(KeepCards(seat) for seat in seats), ShuffleAgain()]


HOUSE_RULE = FiveCardDraft
frames(ShuffleAgain)
