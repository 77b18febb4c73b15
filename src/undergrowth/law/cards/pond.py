"""16.2.3 The Pond: the discard pile of frog cards, from which cards may be drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.errors import BadPosition
from undergrowth.engine.frames import frames
from undergrowth.law.cards.draw import PILES, Draw, DrawFrom
from undergrowth.law.positions import take_cards
from undergrowth.law.windows.windows import Use, use_offer
from undergrowth.table.bending.capabilities import DrawPile
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game
from undergrowth.table.layout.box import Box
from undergrowth.table.names import CARDS, FROG
from undergrowth.table.records import DISCARD_PILE
from undergrowth.table.saving.upgrades import moved
from undergrowth.table.sources import Source

_POND: Final = DrawFrom(PILES.add("pond"))
_TOP: Final = 0
_BOTTOM: Final = 1


@dataclass
class PondBoard(Board):
    """16.2.3 The Pond's pile, which everybody sees."""

    cards: list[int] = field(default_factory=list)
    """Cards, the top card last."""

    def open_cards(self) -> list[int]:
        return self.cards

    def take_card(self, card: int, pile: int) -> None:
        self.cards.insert(0 if pile == _BOTTOM else len(self.cards), card)


def has_pond(box: Box) -> bool:
    """16.2.2 Whether there are frog cards in a game."""
    return any(box.cards[card].suit == FROG for card in box.deck + box.added)


class Pond(Source):
    """16.2.3 The rules of the Pond, in every game with frog cards."""

    def new_board(self) -> Board:
        return PondBoard()

    def board_name(self) -> str:
        return "pond"

    def cards(self, g: Game) -> list[int]:
        """16.2.3 Return the cards in it, the top card last."""
        board = g.boards[self.board_at]
        assert isinstance(board, PondBoard)
        return board.cards

    def discarded_to(self, g: Game, seat: int, card: int, pile: int, played: bool) -> int:
        """16.2.3, 16.2.2 Put frog cards on top; those played as an ambush at the bottom."""
        if pile != DISCARD_PILE or g.box.cards[card].suit != FROG:
            return pile
        return self.pile(_BOTTOM if played else _TOP)

    def take_top(self, g: Game, seat: int) -> int:
        """16.2.3.I Take and return the top card, which must exist, visibly to all."""
        card = self.cards(g).pop()
        if g.log is not None:
            g.note("drew_from_pond", "16.2.3.I", seat, {"card": CARDS.text(card)})
        return card

    def draw_pile(self) -> DrawPile:
        return PondPile(self)

    def view_entries(self, g: Game) -> dict[str, object]:
        return {"pond": [CARDS.text(card) for card in self.cards(g)]}

    def position_entry(self) -> list[str]:
        """Return []: `pond = ["settlers"]` stands beside the other piles."""
        return []

    def board_entries(self) -> list[Entry]:
        return [list_of("pond", "the pond, its top card last (16.2.3)", CARDS)]

    def read_board(self, g: Game, doc: Reader) -> None:
        for card in take_cards(g, doc, "pond"):
            if g.box.cards[card].suit != FROG:
                raise BadPosition(f"{doc.where}.pond: {CARDS.text(card)} is no frog card")
            self.cards(g).append(card)

    def write_board(self, g: Game) -> dict[str, object]:
        cards = self.cards(g)
        return {"pond": [CARDS.text(card) for card in cards]} if cards else {}


class PondPile(DrawPile):
    """16.2.3 The Pond as a pile to draw from."""

    def __init__(self, pond: Pond) -> None:
        self._pond = pond

    def cards(self, g: Game) -> list[int]:
        """16.2.3.II Return its pile, which goes into a new deck."""
        return self._pond.cards(g)

    def options(self, g: Game, seat: int) -> list[Action]:
        """16.2.3.I Offer its top card as the first card drawn."""
        return [_POND] if self._pond.cards(g) else NO_ACTIONS

    def take(self, g: Game, seat: int, action: Action) -> int:
        """16.2.3.I Take and return its top card, visibly to all."""
        return self._pond.take_top(g, seat) if action == _POND else NO_CARD


@dataclass
class DrawFromPond(Draw):
    """16.2.3.I, G.6 Draw the top card of the Pond, if there is one, by an effect that says so.

    Its result is that card.
    """

    count: int = 1

    def may_decline(self, g: Game) -> None:
        """G.6 Ask for effects instead of drawing, unless the Pond is empty."""
        if in_pond(g):
            super().may_decline(g)
        else:
            g.finish()

    def choose_pile(self, g: Game) -> None:
        """1.1.1 Use an effect instead of drawing; the card's pile is settled."""
        if isinstance(g.answer, Use) and use_offer(g, self.seat, g.answer):
            g.finish()

    def draw(self, g: Game) -> None:
        """G.6 Draw the card, visibly to all."""
        pond = the_pond(g)
        if pond is not None:
            card = pond.take_top(g, self.seat)
            self.draw_openly(g, card)
            g.finish_with([card])


def the_pond(g: Game) -> Pond | None:
    """16.2.3 Return the Pond of a game with frog cards; None in all others."""
    for source in book(g).general:
        if isinstance(source, Pond):
            return source
    return None


def in_pond(g: Game) -> list[int]:
    """16.2.3 Return the cards in the Pond, the top card last; not to be changed."""
    pond = the_pond(g)
    return pond.cards(g) if pond is not None else []


boards(PondBoard)
frames(DrawFromPond)
moved("pond", "pond", "PondBoard", "cards")
