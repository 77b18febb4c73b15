"""1.5.2 Kinds of piece from an owner's data file."""

from __future__ import annotations

from undergrowth.data import Sheet
from undergrowth.data.pieces import PieceEntry, looks, piece_entries
from undergrowth.engine.messages import printed
from undergrowth.table.kinds import KINDS_OF_PIECE, NO_PIECE, SEEN_BY, Kind
from undergrowth.table.names import PIECES, SUITS


def know_pieces(page: Sheet) -> None:
    """Register the names of an owner's pieces, and of their looks face down."""
    for entry in [*piece_entries(page), *looks(page)]:
        PIECES.add(entry.id)
        if entry.title not in (entry.id, entry.id.replace("_", " ")):
            printed(page.text("id"), entry.id, entry.title)


def printed_kinds(page: Sheet, owner: int) -> list[Kind]:
    """1.5.2 Return the kinds of piece listed in a data file, for an owner in a game."""
    return [
        Kind(
            owner,
            PIECES.parse(entry.id),
            KINDS_OF_PIECE.index(entry.kind),
            entry.count,
            entry.weight,
            PIECES.parse(entry.shares) if entry.shares else NO_PIECE,
            entry.is_back,
            PIECES.parse(entry.looks_like) if entry.looks_like else NO_PIECE,
            SEEN_BY.index(entry.seen_by),
            _suits(entry),
            bool(entry.replaces_suit),
        )
        for entry in piece_entries(page)
    ]


def _suits(entry: PieceEntry) -> int:
    """2.2.2, 16.2.1 Return the suits that a piece gives its clearing, as a mask."""
    named = [name for name in (entry.adds_suit, entry.replaces_suit) if name]
    return sum([1 << SUITS.parse(name) for name in named])
