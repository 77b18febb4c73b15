"""1.5.2 Kinds of piece as the data of their owner lists them."""

from __future__ import annotations

from undergrowth.data import Sheet
from undergrowth.table.kinds import KINDS_OF_PIECE, Kind
from undergrowth.table.names import PIECES


def know_pieces(page: Sheet) -> None:
    """1.5 Number the pieces of an owner."""
    for piece in page.tables("piece"):
        PIECES.add(piece.text("id"))


def printed_kinds(page: Sheet, owner: int) -> list[Kind]:
    """1.5.2 The kinds of piece listed on the back of a board, for an owner of a game."""
    return [_kind(piece, owner) for piece in page.tables("piece")]


def _kind(page: Sheet, owner: int) -> Kind:
    return Kind(
        owner,
        PIECES.parse(page.text("id")),
        KINDS_OF_PIECE.index(page.text("kind")),
        page.number("count"),
    )
