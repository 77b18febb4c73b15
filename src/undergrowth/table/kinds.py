"""1.5 Kinds of piece."""

from __future__ import annotations

from typing import Final

WARRIOR: Final = 0
PAWN: Final = 1
BUILDING: Final = 2
TOKEN: Final = 3
KINDS_OF_PIECE: Final = ("warrior", "pawn", "building", "token")


class Kind:
    """A kind of faction piece: `Marquise sawmill`."""

    def __init__(self, owner: int, piece: int, sort: int, count: int) -> None:
        self.owner: Final = owner
        self.piece: Final = piece
        """Number in `PIECES`."""
        self.sort: Final = sort
        """WARRIOR, PAWN, BUILDING or TOKEN."""
        self.count: Final = count
        self.weight: Final = 1 if sort in (WARRIOR, BUILDING) else 0
        """How much one of them counts towards rule (2.5)."""
