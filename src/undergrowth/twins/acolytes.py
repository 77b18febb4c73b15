"""10.2.3, 10.2.6, R.8.2.2, R.8.2.4 The Acolytes box and the Lost Souls."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.messages import phrase
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.cards.revealed import RevealingBoard
from undergrowth.law.pieces.atoms import set_aside, take_back
from undergrowth.law.positions import take_cards, take_pieces
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, PieceView, pieces
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FROG, PIECES
from undergrowth.table.records import BESIDE_MAP, DISCARD_PILE


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class FaithfulBoard(RevealingBoard):
    """A board with acolytes, Lost Souls, and the cards revealed this turn."""

    acolytes: int = 0
    """10.2.3, R.8.2.2 Warriors in the Acolytes box; they have left the supply."""
    souls: list[int] = field(default_factory=list)
    """10.2.6, R.8.2.4 Lost Souls, open to all, the last card on top."""

    def open_cards(self) -> list[int]:
        """10.5, 10.2.6, R.8.5, R.8.2.4 Return the revealed cards and the Lost Souls."""
        return self.revealed + self.souls

    def take_card(self, card: int, pile: int) -> None:
        """10.2.6, R.8.2.4 Put a discarded card on top of the Lost Souls."""
        self.souls.append(card)

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        """10.2.3, R.8.2.2 Add removed warriors to the acolytes."""
        self.acolytes += n

    def give_pieces(self, kind: int, n: int) -> None:
        if n > self.acolytes:
            raise AssertionError(f"{n} acolytes are taken where there are {self.acolytes}")
        self.acolytes -= n


def gain_acolytes(g: Game, seat: int, warrior: int, n: int, law: str) -> None:
    """10.5.4, A.8.3, R.3.3.2 Turn warriors of the supply into acolytes.

    1.5.4 As many as there are.
    """
    n = set_aside(g, warrior, n)
    _board(g, seat).acolytes += n
    note_acolytes(g, seat, n, law)


def spend_acolytes(g: Game, seat: int, warrior: int, n: int, law: str) -> None:
    """10.4.3, R.8.4.2 Put acolytes back into the supply."""
    board = _board(g, seat)
    board.give_pieces(warrior, n)
    take_back(g, warrior, n)
    if g.log is not None:
        g.note("spent_acolytes", law, seat, {"count": n, "acolytes": board.acolytes})


def note_acolytes(g: Game, seat: int, n: int, law: str) -> None:
    """10.2.3, R.8.2.2 Log that warriors have become acolytes."""
    if g.log is not None and n > 0:
        g.note("initiated", law, seat, {"count": n, "acolytes": _board(g, seat).acolytes})


def is_lost_soul(g: Game, card: int, pile: int) -> bool:
    """10.2.6, R.8.2.4 Whether a discarded card goes to the Lost Souls, dominance cards too.

    16.2.3 Frog cards go to the Pond instead.
    """
    return pile in (DISCARD_PILE, BESIDE_MAP) and g.box.cards[card].suit != FROG


def acolytes_part(g: Game, seat: int, warrior: int, law: str) -> Part:
    """10.2.3, R.8.2.2 Return the warriors in the Acolytes box, as a part of the board."""
    n = _board(g, seat).acolytes
    piece = PIECES.text(g.box.kinds[warrior].piece)
    there = [PieceView(g.seat_name(seat), piece, n)] if n > 0 else []
    return pieces("acolytes", phrase("part-acolytes"), law, there)


def read_acolytes_and_cards(g: Game, seat: int, warrior: int, doc: Reader) -> None:
    """Read `acolytes` (a number), `lost_souls` (the last on top) and `revealed` in their order."""
    board, acolytes = _board(g, seat), doc.number("acolytes")
    take_pieces(g, warrior, acolytes, f"{doc.where}.acolytes")
    board.acolytes = acolytes
    board.souls = take_cards(g, doc, "lost_souls")
    board.revealed = take_cards(g, doc, "revealed")


def acolytes_and_cards(g: Game, seat: int) -> dict[str, object]:
    """Return these entries in the form in which they are read."""
    board = _board(g, seat)
    return {
        "acolytes": board.acolytes,
        "lost_souls": [CARDS.text(card) for card in board.souls],
        "revealed": [CARDS.text(card) for card in board.revealed],
    }


def _board(g: Game, seat: int) -> FaithfulBoard:
    board = g.boards[seat]
    assert isinstance(board, FaithfulBoard)
    return board
