"""G.24 Pieces that lie on boards: for views, and for described positions."""

from __future__ import annotations

from undergrowth.law.pieces.atoms import lay_on_board
from undergrowth.law.positions import owner_named, pieces_named, take_pieces
from undergrowth.table.described.boards import PieceBoard
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import PieceView
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES


def shown(g: Game, board: PieceBoard) -> list[PieceView]:
    """The pieces on a board, whoever owns them."""
    return [
        PieceView(g.seat_name(k.owner), PIECES.text(k.piece), board.count(kind))
        for kind, k in enumerate(g.box.kinds)
        if board.count(kind) > 0
    ]


def read_pieces(g: Game, to: int, doc: Reader) -> None:
    """Lay pieces onto a board, such as `marquise = "3 warriors"`, out of their supplies."""
    for name in doc.entries():
        where = f"{doc.where}.{name}"
        for kind, n in pieces_named(g, owner_named(g, name, doc.where), doc.words(name), where):
            take_pieces(g, kind, n, where)
            lay_on_board(g, to, kind, n)


def write_pieces(g: Game, board: PieceBoard) -> dict[str, object]:
    """The same as a document."""
    doc: dict[str, list[str]] = {}
    for each in shown(g, board):
        doc.setdefault(each.owner, []).append(f"{each.count} {each.piece}")
    return dict(doc)
