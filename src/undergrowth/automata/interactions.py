"""R.11.8 Exceptions for automated opponents: removals of all pieces, and pieces that hold
enemies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.automata.measures import is_automated
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import CHANCE, Prompt
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.pieces.unseen import RandomPiece
from undergrowth.law.removing.removal import (
    enemy_pieces,
    may_remove,
    removal,
    remove,
    remove_as_all,
)
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import MOVE, Intent, Removed

OF_EACH: Final = 2
"""R.11.8.1 Pieces each automated opponent loses instead of all."""

_BUILDING: Final = Prompt("automata.building", "R.1.2.1")


# ---- R.11.8.2 pieces that hold enemies


def by_itself(g: Game, i: Intent) -> bool:
    """R.11.8.2 Whether it is an automated opponent that wants to place or move."""
    return g.box.automated and is_automated(g, i.by)


def stop_and_remove(g: Game, kind: int, i: Intent) -> bool:
    """R.11.8.2 Let a piece of a kind stop an automated opponent; return whether one is there.

    It stops placing in its clearing and moving out of it.  The opponent removes it if it may.
    """
    place = i.origin if i.how == MOVE else i.place
    if place == NOWHERE or g.count(kind, place) == 0:
        return False
    if may_remove(g, kind, place, i.by):
        remove(g, removal(g, i.by, kind, place))
    return True


# ---- R.11.8.1 full removals


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class RemoveEnemies(Frame):
    """R.11.8.1 Remove all enemy pieces from a clearing, but only two of each automated opponent.

    A subclass says under which section.
    """

    seat: int
    place: int
    taken: list[int] = field(default_factory=list)
    """Kinds of the pieces that automated opponents lose, one entry for each piece."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.mark, self.clear)

    def law(self) -> str:
        """Return the section of the Law under which all enemy pieces are removed."""
        raise NotImplementedError

    def choose(self, g: Game) -> None:
        """R.11.8.1 Add to `taken` what automated opponents lose: R.1.2.1 warriors, then tokens.

        Of buildings, which come last, chance is asked for the type if there are several.
        """
        kinds = self._next(g)
        while len(kinds) == 1:
            self.taken.append(kinds[0])
            kinds = self._next(g)
        if kinds:
            options: list[Action] = [RandomPiece(g.box.kinds[kind].piece) for kind in kinds]
            g.ask(CHANCE, _BUILDING, options)

    def mark(self, g: Game) -> None:
        """R.1.2.1 Add a building of the type that chance has named to `taken`."""
        answer = g.answer
        if isinstance(answer, RandomPiece):
            named = [kind for kind in self._next(g) if g.box.kinds[kind].piece == answer.piece]
            self.taken.append(named[0])
            g.back_to("choose")

    def clear(self, g: Game) -> None:
        """R.11.8.1 Remove the pieces in `taken`, and all pieces of other enemies, at once."""
        all_of_them = enemy_pieces(g, self.seat, [self.place])
        r = Removed(self.seat, False, [], [], [], [])
        for at, kind in enumerate(all_of_them.kinds):
            n = all_of_them.counts[at]
            if is_automated(g, g.box.kinds[kind].owner):
                n = self.taken.count(kind)
            if n > 0:
                r.kinds.append(kind)
                r.places.append(self.place)
                r.counts.append(n)
                r.removers.append(self.seat)
        remove_as_all(g, r, [self.place], self.law())

    def _next(self, g: Game) -> list[int]:
        """Return the kinds that the next piece may be of; empty when no opponent owes one."""
        for owner in range(g.owners):
            if is_automated(g, owner):
                kinds = self._left(g, owner)
                lost = [kind for kind in self.taken if g.box.kinds[kind].owner == owner]
                if kinds and len(lost) < OF_EACH:
                    return kinds
        return []

    def _left(self, g: Game, owner: int) -> list[int]:
        """R.11.8.1, R.1.2.1 Return the kinds of which an opponent's next lost piece may be.

        That is one kind of warrior or token, or all kinds of building if it has no others here.
        """
        for sort in (WARRIOR, TOKEN, BUILDING):
            kinds = [
                kind
                for kind in book(g).owner(owner).kinds
                if g.box.kinds[kind].sort == sort
                and g.count(kind, self.place) > self.taken.count(kind)
                and is_enemy_piece(g, self.seat, kind)
                and may_remove(g, kind, self.place, self.seat)
            ]
            if kinds:
                return kinds if sort == BUILDING else kinds[:1]
        return []
