"""Pieces and landmarks as a log tells of them: how many are where."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undergrowth.rootlog.actions import Flip, Swap, owner_in, rest_of
from undergrowth.rootlog.items import Items
from undergrowth.rootlog.letters import Letters
from undergrowth.rootlog.world import World

PAWN: Final = "p"
"""What moves from where it is, where nothing is said."""


class Pieces:
    """Pieces (`Cw`) by the place where they are (`5`, `C$`).  All of it may raise `ValueError`."""

    def __init__(self, letters: Letters, world: World) -> None:
        self.letters: Final = letters
        self.world: Final = world
        self.pieces: Counter[tuple[str, str]] = Counter()
        self.items: Final = Items(world)
        for landmark, place in world.landmarks.items():
            if place:
                self.put(landmark, place, 1)

    def begin_with(self, piece: str, board: str, n: int) -> None:
        """So many pieces lie on a board, unless the log has put any there."""
        if not self.pieces[piece, board]:
            self.pieces[piece, board] = min(n, self.supply(piece))

    def unplaced(self) -> list[str]:
        """A.5.3 Landmarks that stand nowhere."""
        return [word for word in self.world.landmarks if self.supply(word) > 0]

    def supply(self, piece: str) -> int:
        """How many of a piece are in no place that the log knows."""
        placed = sum(n for (each, _), n in self.pieces.items() if each == piece)
        if piece in self.world.landmarks:
            return 1 - placed
        return self.letters.owners[owner_in(piece)].counts[rest_of(piece)] - placed

    def take(self, piece: str, place: str, n: int) -> None:
        """So many leave a place, nothing being the supply; a pawn leaves where it is."""
        self.check_known(piece)
        if place == "" and rest_of(piece) == PAWN:
            place = next((at for (each, at), k in self.pieces.items() if each == piece and k), "")
        if place == "":
            left = self.supply(piece)
            if left < n:
                raise ValueError(f"expected {n} {piece} in the supply, where {left} are left")
            return
        there = self._at(piece, place)
        if self.pieces[piece, there] < n:
            count = self.pieces[piece, there]
            raise ValueError(f"expected {n} {piece} at {place}, where the log has put {count}")
        self.pieces[piece, there] -= n

    def put(self, piece: str, place: str, n: int) -> None:
        """So many come to a place, nothing being the supply; to a landmark come its items."""
        if place == "":
            return
        self.pieces[piece, self._at(piece, place)] += n
        if piece in self.world.landmarks:
            stock = self.world.stock(self.letters.owners[piece], place)
            self.items.lend(f"{piece}$", stock)

    def check_known(self, piece: str) -> None:
        """Raise `ValueError` for a piece that nobody in this game has."""
        owner, kind = owner_in(piece), rest_of(piece)
        if owner.startswith("l_") or piece in self.letters.movers.values():
            self.world.check_landmark(piece)
            return
        self.world.check_owner(owner)
        counts = self.letters.owners[owner].counts
        if kind not in counts:
            known = ", ".join(sorted(counts)) or "it has none"
            raise ValueError(f"expected a piece of {owner} ({known}), not {kind}")

    def _at(self, piece: str, place: str) -> str:
        """A place where a piece can be.  A board's parts hold no pieces of their own."""
        if piece in self.world.landmarks and not place.isdigit():
            raise ValueError(f"expected a clearing for a landmark, such as {piece}->5, not {place}")
        if "$" in place:
            self.world.check_owner(owner_in(place))
            return f"{owner_in(place)}$"
        self.world.check_place(place, piece)
        return place

    def swap(self, action: Swap) -> None:
        """Pieces that lie face down change places unseen: only what can be seen moves."""
        for piece, place in ((action.piece, action.place), (action.other, action.there)):
            self.check_known(piece)
            self.world.check_place(place, piece)
        mine = self._tokens(action.piece, action.place)
        theirs = self._tokens(action.other, action.there)
        if not mine or not theirs:
            place = action.place if not mine else action.there
            raise ValueError(f"expected {action.piece} at {place}, where the log has put none")
        for piece, here, there in (
            (mine, action.place, action.there),
            (theirs, action.there, action.place),
        ):
            self.pieces[piece, here] -= 1
            self.pieces[piece, there] += 1

    def _tokens(self, piece: str, place: str) -> str:
        """The piece that lies at a place and is written so, or a side of it."""
        if self.pieces[piece, place] > 0:
            return piece
        sides = [each for (each, at), n in self.pieces.items() if n > 0 and at == place]
        return next((each for each in sides if each.startswith(f"{piece}_")), "")

    def flip(self, action: Flip) -> None:
        """A piece is turned over where it lies."""
        self.check_known(action.piece)
        self.world.check_place(action.place, action.piece)
        if self.pieces[action.piece, action.place] < 1:
            raise ValueError(f"expected {action.piece} at {action.place}, where there is none")
        if not action.to.isdigit():
            self.check_known(action.to)
            self.pieces[action.piece, action.place] -= 1
            self.pieces[action.to, action.place] += 1
