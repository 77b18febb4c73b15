"""The board of the Circuit Board Goats as data: shown, read from a position, and written."""

from __future__ import annotations

from revelry.factions.circuit_board_goats.pieces import GoatPieces
from undergrowth.automata.automaton import order_parts
from undergrowth.engine.messages import phrase
from undergrowth.law.positions import take_cards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pile
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FROG


def describe(g: Game, me: GoatPieces) -> list[Part]:
    """The order, and the Critics Stack, which everybody sees."""
    names = [CARDS.text(card) for card in me.board(g).critics]
    stack = pile("critics", phrase("revelry:part-critics_stack"), "CBG.2.4", names, True)
    return [*order_parts(g, me), stack.seen_first(2)]


def board_entries() -> list[Entry]:
    """Return what a described position can say of this board beside its order card."""
    return [list_of("critics", "cards in the Critics Stack (CBG.2.4)", CARDS)]


def read_board(g: Game, me: GoatPieces, doc: Reader) -> None:
    """`critics`, beside what all automated opponents have."""
    cards = take_cards(g, doc, "critics")
    if any(g.box.cards[card].suit == FROG for card in cards):
        raise doc.wrong("critics", "no frog (CBG.2.4)")
    me.board(g).critics = sorted(cards)


def write_board(g: Game, me: GoatPieces) -> dict[str, object]:
    """The same as a document."""
    return {"critics": [CARDS.text(card) for card in me.board(g).critics]}
