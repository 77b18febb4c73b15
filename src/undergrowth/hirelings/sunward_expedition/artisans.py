"""Mole Artisans: item cards that their controller crafts return to its hand."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field

from undergrowth.engine.frames import frames
from undergrowth.engine.messages import phrase
from undergrowth.law.cards.hands import gain_card, see_card
from undergrowth.law.hirelings.hireling import Hireling, HirelingCard
from undergrowth.law.positions import take_cards
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pile
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


@dataclass
class ArtisansCard(HirelingCard):
    """Their card, and the cards revealed before their controller."""

    revealed: list[int] = field(default_factory=list)
    """Sorted by number."""

    def open_cards(self) -> list[int]:
        return self.revealed

    def take_card(self, card: int, pile: int) -> None:
        insort(self.revealed, card)


class MoleArtisans(Hireling):
    """The Mole Artisans, the demoted side."""

    def new_board(self) -> Board:
        return ArtisansCard()

    def artisans_card(self, g: Game) -> ArtisansCard:
        """Return their card: the revealed cards, and their controller."""
        board = g.boards[self.board_at]
        assert isinstance(board, ArtisansCard)
        return board

    def keeps_crafted(self, g: Game, seat: int, card: int) -> bool:
        """H.2.2 Whether a seat controls them and may reveal a crafted card instead of discarding
        it."""
        return self.decider(g) == seat

    def ends_turn(self, g: Game, seat: int) -> list[Frame]:
        """H.2.2 Return the frame for the end of its Evening."""
        card = self.artisans_card(g)
        return [ReturnCrafted(seat, self.index)] if card.controller == seat else []

    # ---- views and descriptions

    def describe(self, g: Game, viewer: int) -> list[Part]:
        names = [CARDS.text(card) for card in self.artisans_card(g).revealed]
        shown = pile("revealed", phrase("part-revealed"), "H.2.2", names, True)
        return [*super().describe(g, viewer), shown]

    def board_entries(self) -> list[Entry]:
        return [
            *super().board_entries(),
            list_of("revealed", "cards that their controller has revealed", CARDS),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        super().read_board(g, doc)
        self.artisans_card(g).revealed = sorted(take_cards(g, doc, "revealed"))

    def write_board(self, g: Game) -> dict[str, object]:
        names = [CARDS.text(card) for card in self.artisans_card(g).revealed]
        return super().write_board(g) | ({"revealed": names} if names else {})


@dataclass
class ReturnCrafted(Frame):
    """H.2.2 Return all revealed cards to the hand, face up, no matter how many."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.take_back,)

    def take_back(self, g: Game) -> None:
        me = book(g).owner(self.owner)
        assert isinstance(me, MoleArtisans)
        returning = me.artisans_card(g).revealed
        me.artisans_card(g).revealed = []
        for card in returning:
            gain_card(g, self.seat, card)
            for viewer in range(g.seats):
                see_card(g, viewer, self.seat, card)
            if g.log is not None:
                g.note("returned_card", "H.2.2", self.seat, {"card": CARDS.text(card)})


boards(ArtisansCard)
frames(ReturnCrafted)
