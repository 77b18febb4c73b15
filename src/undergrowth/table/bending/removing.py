"""G.24, 3.2.1: what is removed, where it goes, what it scores, and what follows.

`law.removing.removal` asks all of them, in this order, whenever pieces leave the map: those of one
effect at once (1.5.4), in a battle and outside it.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.placing import PlacingHooks
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import ANY_KIND, Bonus, Cleared, Intent, Removed


@mypyc_attr(allow_interpreted_subclasses=True)
class RemovalHooks(PlacingHooks):
    """The hooks of removing pieces."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def stands_in(self, g: Game, r: Removed, index: int) -> int:
        """G.23, G.24 Return the kind of which one is removed in place of one piece, or ANY_KIND.

        It must stand at the same place.  Asked about each entry of a removal outside battle, also
        one that is part of replacing.  The caller then marks `table.uses.mark_of(self, STANDS_IN)`
        as used.
        """
        return ANY_KIND

    def spares(self, g: Game, r: Removed, index: int) -> int:
        """R.11.8.1 Return how many pieces of one entry remain when all enemy pieces are removed."""
        return 0

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        """G.24 Return the destination of a removal's pieces: see `records`, or a board (`pile`)."""
        return to

    def sets_apart(self, g: Game, r: Removed, index: int) -> int:
        """G.24, R.8.2.2 Return how many pieces of a removal go onto its board in any case."""
        return 0

    def removal_points(self, g: Game, seat: int, kind: int, points: int) -> int:
        """3.2.1 Return a seat's points for removing enemy buildings or tokens of a kind."""
        return points

    def removal_bonus(self, g: Game, r: Removed) -> list[Bonus]:
        """3.2.1, 3.1.1 Return points scored at the same moment as those of a removal."""
        return []

    def turns_hostile(self, g: Game, r: Removed, index: int, turns: bool) -> bool:
        """9.2.9.III Whether a removal of warriors makes their faction Hostile."""
        return turns

    def infamous(self, g: Game, r: Removed, owner: int, n: int) -> int:
        """9.2.9.IIIa Return how many pieces removed from a Hostile faction score Infamy."""
        return n

    # ---- vetoes: any one "cannot" wins (1.1.2)

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """G.24 Whether pieces cannot be removed in this way, such as a warlord outside battle."""
        return False

    def forbids_scoring(self, g: Game, kind: int) -> bool:
        """3.2.1 Whether removing pieces of a kind never scores, whatever the rule."""
        return False

    # ---- events: all sources are asked

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """1.5.4 Return procedures set off by pieces that have been removed together."""
        return []

    def on_cleared(self, g: Game, c: Cleared) -> list[Frame]:
        """9.2.2.I Return procedures for an effect that removes all enemy pieces from places."""
        return []
