"""Brazen Demagogue: take an available dominance card, and still win by points as well."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.victory.dominance import (
    ActivateDominance,
    Claim,
    activate_dominance,
    may_have_dominance,
    take_available,
)
from undergrowth.table.book import effect_of
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, a_flag
from undergrowth.table.described.reader import Reader
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import TURN_END
from undergrowth.table.names import CARDS
from undergrowth.table.saving.upgrades import moved

_TAKE: Final = Prompt("cards.demagogue", "4.1.3")
_ACTIVATE: Final = Prompt("cards.demagogue_activate", "3.3.1")


@dataclass
class DemagogueBoard(Board):
    """Seats that still score although they activated dominance."""

    seats: list[int] = field(default_factory=list)


@dataclass
class BrazenDemagogue(Frame):
    """3.3.4 Take an available dominance card; it may be activated at once."""

    seat: int
    card: int
    taken: int = NO_CARD

    def hand_cards(self) -> list[tuple[int, int]]:
        """3.3.4 Return the card taken, which may be activated."""
        return [] if self.taken == NO_CARD else [(self.seat, self.taken)]

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.take, self.may_activate, self.activate)

    def choose_card(self, g: Game) -> None:
        """3.3.3 Ask for one of the available cards."""
        options: list[Action] = []
        for card in g.available:
            if Claim(card) not in options:
                options.append(Claim(card))
        g.settle(self.seat, _TAKE, options)

    def take(self, g: Game) -> None:
        """4.1.3 Take the card into the hand; the effect leaves play."""
        self.taken = g.chose(Claim).card
        take_available(g, self.seat, self.taken, "4.1.3")
        if self.card in g.play[self.seat]:
            remove_effect(g, self.seat, self.card)

    def may_activate(self, g: Game) -> None:
        """3.3.2, 9.2.8 Ask whether to activate it: for the usual victory, and not with one
        active."""
        if may_have_dominance(g, self.seat):
            g.ask(self.seat, _ACTIVATE, [ActivateDominance(self.taken), PASS])

    def activate(self, g: Game) -> None:
        """1.1.1 Activate it; the score marker stays, so points still count and still win."""
        if isinstance(g.answer, ActivateDominance):
            demagogue(g, self.card).board(g).seats.append(self.seat)
            activate_dominance(g, self.seat, self.taken, "3.3.1")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """3.3.3 Return why a card cannot be taken or activated."""
        if isinstance(action, Claim):
            return (
                "3.3.3",
                because("why-not_available_beside", {"card": f"card:{CARDS.text(action.card)}"}),
            )
        if isinstance(action, ActivateDominance):
            return ("4.1.3", because("why-only_card_have"))
        return None


class BrazenDemagogueCard(TurnEffect):
    """At the end of its Evening the owner must take an available dominance card."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TURN_END, compulsory=True)

    def new_board(self) -> Board:
        return DemagogueBoard()

    def board(self, g: Game) -> DemagogueBoard:
        """Return the seats that score in spite of dominance."""
        board = g.boards[self.board_at]
        assert isinstance(board, DemagogueBoard)
        return board

    def still_scores(self, g: Game, seat: int) -> bool:
        """3.3.1 Whether a seat still scores: as long as its dominance card, even without this
        card."""
        return seat in self.board(g).seats

    def seat_entries(self, g: Game, seat: int) -> dict[str, object]:
        return {"still_scoring": True} if self.still_scores(g, seat) else {}

    def player_entries(self) -> list[Entry]:
        return [
            a_flag("still_scoring", "whether it scores beside its dominance (Brazen Demagogue)")
        ]

    def read_seat(self, g: Game, seat: int, doc: Reader) -> None:
        """Read `still_scoring = true`, beside `dominance`."""
        if doc.flag("still_scoring") and g.dominance[seat] != NO_CARD:
            self.board(g).seats.append(seat)

    def write_seat(self, g: Game, seat: int) -> dict[str, object]:
        return self.seat_entries(g, seat)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if g.available else ("3.3.3", because("why-no_dominance_card_available"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(BrazenDemagogue(seat, self.card))


def demagogue(g: Game, card: int) -> BrazenDemagogueCard:
    """Return the source of the card."""
    found = effect_of(g, card)
    assert isinstance(found, BrazenDemagogueCard)
    return found


frames(BrazenDemagogue)
boards(DemagogueBoard)
moved("still_scoring", "card brazen_demagogue", "DemagogueBoard", "seats")
EFFECTS: dict[str, type[CardEffect]] = {"brazen_demagogue": BrazenDemagogueCard}
