"""1.5 Kinds of piece."""

from __future__ import annotations

from typing import Final

WARRIOR: Final = 0
PAWN: Final = 1
BUILDING: Final = 2
TOKEN: Final = 3
KINDS_OF_PIECE: Final = ("warrior", "pawn", "building", "token")
EVERYBODY: Final = 0
"""Face up: everybody sees the kind of the piece."""
OWNER_ALONE: Final = 1
"""Face down, but its owner may look at any time (13.2.2.I)."""
NOT_EVEN_OWNER: Final = 2
"""Face down for all until it is turned (15.2.1)."""
SEEN_BY: Final = ("everybody", "owner", "nobody")
NO_PIECE: Final = -1


class Kind:
    """A kind of piece that a faction owns: `Marquise sawmill`.

    The two sides of a piece are two kinds; so are a warrior and a warrior with a name.  References
    to other kinds of the same owner are numbers in `PIECES`; `Box` numbers the kinds of a game.
    """

    def __init__(
        self,
        owner: int,
        piece: int,
        sort: int,
        count: int,
        weight: int = -1,
        shares: int = NO_PIECE,
        is_back: bool = False,
        look: int = NO_PIECE,
        seen_by: int = EVERYBODY,
        suits: int = 0,
        covers: bool = False,
    ) -> None:
        self.owner: Final = owner
        self.piece: Final = piece
        """Number in `PIECES`."""
        self.sort: Final = sort
        """WARRIOR, PAWN, BUILDING or TOKEN."""
        self.count: Final = count
        """Number of pieces; kinds that share a supply have it together."""
        self.weight: Final = weight if weight >= 0 else 1 if sort in (WARRIOR, BUILDING) else 0
        """Strength of one piece towards rule (2.5)."""
        self.shares: Final = shares
        """Kind whose supply this one is taken from, or NO_PIECE if it has its own."""
        self.is_back: Final = is_back
        """Whether it is the other side of the kind whose supply it shares."""
        self.look: Final = look if look != NO_PIECE else piece
        """Number in `PIECES` shown to viewers who may not know the kind."""
        self.seen_by: Final = seen_by
        """EVERYBODY, OWNER_ALONE or NOT_EVEN_OWNER."""
        self.suits: Final = suits
        """2.2.2 Suits that it adds to its clearing while there, as a mask; 0 for none."""
        self.covers: Final = covers
        """Whether these replace the clearing's other suits."""
