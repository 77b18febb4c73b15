"""G.20, G.23: what may be placed or turned over, what comes instead, and what follows.

`law.pieces.rule` asks the vetoes before an effect offers to place a piece; `law.pieces.atoms.put`
asks what comes instead, and tells the events when the pieces stand.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.moving import MoveHooks
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import ANY_KIND, Intent


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacingHooks(MoveHooks):
    """The hooks of placing pieces and turning them over."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def comes_instead(self, g: Game, kind: int, place: int) -> int:
        """G.20 Return the kind placed instead of `kind` if its supply is empty, or ANY_KIND.

        Asked if an effect lets a player place pieces of `kind`.  The caller then marks
        `table.uses.mark_of(self, COMES_INSTEAD)` as used.
        """
        return ANY_KIND

    def waives_limits(self, g: Game) -> bool:
        """G.20 Whether described positions may exceed limits of number and suit in placing."""
        return False

    # ---- vetoes: any one "cannot" wins (1.1.2)

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """G.20 Whether pieces cannot be placed in this way (an item left has no owner)."""
        return False

    # ---- events: all sources are asked

    def came_instead(self, g: Game, kind: int, place: int) -> None:
        """G.20 React to the placing of a piece that `comes_instead` named.  Changes the game."""

    def stocked(self, g: Game, kind: int, n: int) -> None:
        """G.24, G.32 React to a change by `n` of a supply, such as to update a track's order."""

    def on_built(self, g: Game, kind: int, place: int, n: int) -> list[Frame]:
        """2.2.3 Return procedures set off by buildings in open slots, not replacing (G.23)."""
        return []

    def on_placed(self, g: Game, kind: int, place: int, n: int, by: int) -> list[Frame]:
        """G.20 Return procedures set off by placing buildings or tokens.

        Pieces that replace others (G.23) count, too.  `by` is the seat that placed them; NOBODY
        stands for their owner.
        """
        return []

    # ---- asked of one source

    def may_forbid_placing(self, g: Game, by: int) -> bool:
        """G.20 Whether `forbids_placing` need be asked about what `by` places, as the table is now.

        False promises that it forbids nothing.
        """
        return True
