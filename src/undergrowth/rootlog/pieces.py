"""Pieces and landmarks as a log tells them: their numbers by location."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undergrowth.engine.messages import because
from undergrowth.rootlog.items import Items
from undergrowth.rootlog.notation.actions import Flip, Swap, owner_in, rest_of
from undergrowth.rootlog.notation.errors import Unlawful
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.world import World

LIMITS: Final = "1.5.1"
OWNED: Final = "1.5.2"
MANIPULATION: Final = "1.5.4"
LANDMARKS: Final = "A.5.3"
"""A.5.3 The section for errors about landmarks; the others are above."""
PAWN: Final = "p"
"""The code of a pawn, which moves from its present place if none is written."""


class Pieces:
    """The numbers of pieces (`Cw`) by location (`5`, `C$`).  All methods may raise `ValueError`."""

    def __init__(self, letters: Letters, world: World) -> None:
        self.letters: Final = letters
        self.world: Final = world
        self.pieces: Counter[tuple[str, str]] = Counter()
        self.items: Final = Items(world)
        for landmark, place in world.landmarks.items():
            if place:
                self.put(landmark, place, 1)

    def begin_with(self, piece: str, board: str, n: int) -> None:
        """Put pieces on a board at the beginning, unless the log has mentioned them."""
        if not self.pieces[piece, board]:
            self.pieces[piece, board] = min(n, self.supply(piece))

    def unplaced(self) -> list[str]:
        """A.5.3 Return the landmarks without a place."""
        return [word for word in self.world.landmarks if self.supply(word) > 0]

    def supply(self, piece: str) -> int:
        """1.5.1 Return how many of a piece are in no known place."""
        if piece in self.world.landmarks:
            return 1 - sum(n for (each, _), n in self.pieces.items() if each == piece)
        owner = owner_in(piece)
        script = self.letters.owners[owner]
        mine = script.stocks_of[rest_of(piece)]
        placed = sum(
            n
            for (each, _), n in self.pieces.items()
            if n and owner_in(each) == owner and script.stocks_of[rest_of(each)] <= mine
        )
        return script.counts[rest_of(piece)] - placed

    def take(self, piece: str, place: str, n: int) -> list[tuple[str, int]]:
        """Take pieces from a place; an empty place is the supply, or for pawns and moving landmarks
        their present place.

        Returns the pieces taken, as exactly as they are known.
        """
        self.check_known(piece)
        if place == "" and self._stays_on_map(piece):
            place = next((at for (each, at), k in self.pieces.items() if each == piece and k), "")
        if place == "":
            left = self.supply(piece)
            if left < n:
                reason = f"expected {n} {piece} in the supply, where {left} are left"
                raise Unlawful(reason, LIMITS, because("why-record_left", {"count": left}))
            return [(piece, n)]
        there = self._at(piece, place)
        alike = self._alike(piece, there)
        count = sum(self.pieces[each, there] for each in alike)
        if count < n:
            reason = f"expected {n} {piece} at {place}, where the log has put {count}"
            raise Unlawful(reason, MANIPULATION, because("why-record_there", {"count": count}))
        found: list[tuple[str, int]] = []
        for each in alike:
            taken = min(n, self.pieces[each, there])
            if taken:
                self.pieces[each, there] -= taken
                found.append((each, taken))
            n -= taken
        return found

    def bring(self, piece: str, place: str, n: int) -> None:
        """Make sure that at least `n` of a piece are in a place; empty means the supply.

        Missing ones come from the supply, then from where most of them are.
        """
        self.check_known(piece)
        is_landmark = piece in self.world.landmarks
        if n > (1 if is_landmark else self.letters.owners[owner_in(piece)].counts[rest_of(piece)]):
            return
        if place == "":
            missing = n - self.supply(piece)
        else:
            place = self._at(piece, place)
            missing = n - sum(self.pieces[each, place] for each in self._alike(piece, place))
            spare = min(missing, self.supply(piece))
            if spare > 0:
                self.pieces[piece, place] += spare
                missing -= spare
        while missing > 0:
            others = {
                at: k for (each, at), k in self.pieces.items() if each == piece and at != place
            }
            most = max(others, key=lambda at: others[at], default="")
            if not others.get(most, 0):
                return
            moved = min(missing, others[most])
            self.pieces[piece, most] -= moved
            if place:
                self.pieces[piece, place] += moved
            missing -= moved

    def _stays_on_map(self, piece: str) -> bool:
        """Whether a piece moves from its present place if none is written."""
        if piece in self.world.landmarks:
            return self.letters.owners[piece].moves
        return rest_of(piece) == PAWN

    def _alike(self, piece: str, place: str) -> list[str]:
        """Return the piece itself, and those at a place with a more or less exact code for it."""
        if piece in self.world.landmarks or "_" not in rest_of(piece):
            return [piece]
        owner = owner_in(piece)
        script = self.letters.owners[owner]
        others = [
            each
            for (each, at), n in self.pieces.items()
            if n and at == place and owner_in(each) == owner
        ]
        return [piece, *(o for o in others if script.stands_for(rest_of(piece), rest_of(o)))]

    def put(self, piece: str, place: str, n: int) -> None:
        """Put pieces in a place, empty for the supply; a landmark also gets its items."""
        if place == "":
            return
        self.pieces[piece, self._at(piece, place)] += n
        if piece in self.world.landmarks:
            stock = self.world.stock(self.letters.owners[piece], place)
            self.items.lend(f"{piece}$", stock)

    def check_known(self, piece: str) -> None:
        """Raise `ValueError` for a piece that no owner in this game has."""
        owner, kind = owner_in(piece), rest_of(piece)
        is_word = owner[:1].islower() and not owner.startswith("h_")
        if is_word or piece in self.letters.movers:
            self.world.check_landmark(piece)
            return
        self.world.check_owner(owner)
        counts = self.letters.owners[owner].counts
        if kind not in counts:
            known = ", ".join(sorted(counts)) or "it has none"
            raise Unlawful(f"expected a piece of {owner} ({known}), not {kind}", OWNED)

    def _at(self, piece: str, place: str) -> str:
        """Return a place normalized for pieces, which are on boards as a whole; raises for invalid
        ones."""
        if piece in self.world.landmarks and not place.isdigit():
            reason = f"expected a clearing for a landmark, such as {piece}->5, not {place}"
            raise Unlawful(reason, LANDMARKS)
        if "$" in place:
            self.world.check_owner(owner_in(place))
            return f"{owner_in(place)}$"
        self.world.check_place(place, piece)
        return place

    def swap(self, action: Swap) -> None:
        """Exchange two pieces unseen if they lie face down: only their visible sort moves."""
        for piece, place in ((action.piece, action.place), (action.other, action.there)):
            self.check_known(piece)
            self.world.check_place(place, piece)
        mine = self._tokens(action.piece, action.place)
        theirs = self._tokens(action.other, action.there)
        if not mine or not theirs:
            place = action.place if not mine else action.there
            reason = f"expected {action.piece} at {place}, where the log has put none"
            raise Unlawful(reason, MANIPULATION)
        for piece, here, there in (
            (mine, action.place, action.there),
            (theirs, action.there, action.place),
        ):
            self.pieces[piece, here] -= 1
            self.pieces[piece, there] += 1

    def _tokens(self, piece: str, place: str) -> str:
        """Return the piece at a place with this code, or with the code of one of its sides."""
        if self.pieces[piece, place] > 0:
            return piece
        sides = [each for (each, at), n in self.pieces.items() if n > 0 and at == place]
        return next((each for each in sides if each.startswith(f"{piece}_")), "")

    def flip(self, action: Flip) -> None:
        """Turn a piece over in its place."""
        self.world.check_owner(owner_in(action.piece))
        self.world.check_place(action.place, action.piece)
        lying, to = self._turned(action)
        if not lying:
            reason = f"expected {action.piece} at {action.place}, where there is none"
            raise Unlawful(reason, MANIPULATION)
        self.pieces[lying, action.place] -= 1
        self.pieces[to, action.place] += 1

    def _other_side(self, owner: str, piece: str) -> str:
        """Return the other side of a piece, if it has just one.  Raises `ValueError`."""
        script = self.letters.owners[owner]
        mine = script.stocks_of[piece]
        sides = [code for code, kinds in script.stocks_of.items() if kinds == mine]
        others = [code for code in sides if code != piece]
        if len(others) != 1:
            raise ValueError(f"expected what {owner}{piece} becomes, such as {owner}t^t_b")
        return others[0]

    def _turned(self, action: Flip) -> tuple[str, str]:
        """Return the piece that is turned, or nothing if none is there, and the piece it becomes.

        A log may name only the sort before (`t10^t_2_t`), or only the worth after (`t_t10^2`).
        """
        owner = owner_in(action.piece)
        script = self.letters.owners[owner]
        there = [each for (each, at), n in self.pieces.items() if n > 0 and at == action.place]
        mine = [each for each in there if owner_in(each) == owner]
        if action.to.isdigit():
            self.check_known(action.piece)
            codes = script.loosely.get(rest_of(action.piece), [])
            side = next((code for code in codes if action.to in code.split("_")), "")
            to = owner + side if side else action.piece
        elif not action.to:
            self.check_known(action.piece)
            to = owner + self._other_side(owner, rest_of(action.piece))
        else:
            self.check_known(action.to)
            to = action.to
        if action.piece in mine:
            return action.piece, to
        if rest_of(action.piece) in script.counts:
            return "", to
        wanted = script.stocks_of[rest_of(to)]
        sides = [each for each in mine if each != to and script.stocks_of[rest_of(each)] >= wanted]
        return next((each for each in sides if each.startswith(action.piece)), ""), to
