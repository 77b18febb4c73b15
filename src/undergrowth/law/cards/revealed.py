"""G.29 Cards revealed until a later step (12.5.2.II, 12.6.1, 17.4, 17.6.1).

They lie face up before their player, in no hand, and cannot be used otherwise until they return or
are discarded.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field

from undergrowth.engine.messages import phrase
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.cards.hands import gain_card, lose_card, see_card
from undergrowth.law.cards.piles import discard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.views import Part, pile
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class RevealingBoard(Board):
    """A faction board with revealed cards; factions extend it."""

    revealed: list[int] = field(default_factory=list)
    """Cards, sorted by number."""

    def open_cards(self) -> list[int]:
        return self.revealed


def revealing(g: Game, seat: int) -> RevealingBoard:
    """Return the board of a faction that reveals cards."""
    board = g.boards[seat]
    assert isinstance(board, RevealingBoard)
    return board


def reveal(g: Game, seat: int, card: int, law: str) -> None:
    """G.29 Put a card of the hand face up before its player."""
    lose_card(g, seat, card)
    insort(revealing(g, seat).revealed, card)
    if g.log is not None:
        g.note("revealed_card", law, seat, {"card": CARDS.text(card)})


def return_revealed(g: Game, seat: int, card: int, law: str) -> None:
    """12.6.1, 17.6.1 Take a revealed card back into the hand, visibly to all."""
    revealing(g, seat).revealed.remove(card)
    gain_card(g, seat, card)
    for viewer in range(g.seats):
        see_card(g, viewer, seat, card)
    if g.log is not None:
        g.note("returned_card", law, seat, {"card": CARDS.text(card)})


def discard_revealed(g: Game, seat: int, card: int) -> None:
    """12.6.1, 17.4.3 Discard a revealed card."""
    revealing(g, seat).revealed.remove(card)
    discard(g, seat, card)


def return_all(g: Game, seat: int, law: str, without: int = 0) -> None:
    """12.6.1 Take back every revealed card; discard those of the suits `without` first."""
    for card in revealing(g, seat).revealed[:]:
        if without >> g.box.cards[card].suit & 1:
            discard_revealed(g, seat, card)
    for card in revealing(g, seat).revealed[:]:
        return_revealed(g, seat, card, law)


def revealed_part(g: Game, seat: int, law: str) -> Part:
    """Return the revealed cards as a part of a view."""
    names = [CARDS.text(card) for card in revealing(g, seat).revealed]
    return pile("revealed", phrase("part-revealed"), law, names, True)
