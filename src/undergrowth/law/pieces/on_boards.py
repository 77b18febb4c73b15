"""G.24 Pieces on boards: views of them, and their form in described positions."""

from __future__ import annotations

from undergrowth.law.pieces.atoms import lay_on_board
from undergrowth.law.positions import owner_named, pieces_named, take_pieces
from undergrowth.table.described.boards import PieceBoard
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import PieceView
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES


def shown(g: Game, board: PieceBoard) -> list[PieceView]:
    """Return the pieces on a board, of all owners."""
    return [
        PieceView(g.seat_name(k.owner), PIECES.text(k.piece), board.count(kind))
        for kind, k in enumerate(g.box.kinds)
        if board.count(kind) > 0
    ]


def read_pieces(g: Game, to: int, doc: Reader) -> None:
    """Move pieces, such as `marquise = "3 warriors"`, from their supplies onto a board."""
    for name in doc.entries():
        where = f"{doc.where}.{name}"
        for kind, n in pieces_named(g, owner_named(g, name, doc.where), doc.words(name), where):
            take_pieces(g, kind, n, where)
            lay_on_board(g, to, kind, n)


def write_pieces(g: Game, board: PieceBoard) -> dict[str, object]:
    """Return the pieces on a board as a document that `read_pieces` reads."""
    doc: dict[str, list[str]] = {}
    for each in shown(g, board):
        doc.setdefault(each.owner, []).append(f"{each.count} {each.piece}")
    return dict(doc)
