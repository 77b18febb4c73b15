"""4.2: where pieces may go, what goes with them, and what follows a move.

`law.moving.ways` asks the values when it lists the destinations of a mover, `law.moving.escorts`
what goes along, and `law.moving.move` tells the events after the pieces have arrived.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.rule import RuleHooks
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Intent, Moved

NO_KINDS: Final[list[int]] = []
"""Shared empty list; must not be changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveHooks(RuleHooks):
    """The hooks of adjacency and moves."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """2.2.1 Return the places adjacent to `place` for `owner`."""
        return there

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """4.2 Return the places `owner` may reach in one move; at first the adjacent ones."""
        return there

    def moves_from(self, g: Game, owner: int, places: list[int]) -> list[int]:
        """4.2, 18.2.4 Return the places `owner` may move from; `places` begins as the clearings."""
        return places

    def held_back(self, g: Game, kind: int, place: int, held: int) -> int:
        """4.2 Return how many pieces cannot leave a place; for all of them use `forbids_moving`."""
        return held

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """4.2.1 Whether the mover must rule origin or destination.

        Destination NOWHERE stands for a way that is neither a path nor a river (M.3.5).
        """
        return needs

    def follows(self, g: Game, kind: int, place: int) -> list[int]:
        """4.2 Return kinds whose pieces there all go along with `kind`, even if forbidden to."""
        return NO_KINDS

    # ---- vetoes: any one "cannot" wins (1.1.2)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """4.2 Whether pieces cannot be moved in this way.

        Asked with an `origin` alone (can they leave at all?), with a `place` alone (can they enter,
        even if they cannot leave?), and with both.
        """
        return False

    def holds_arrivals(self, g: Game, owner: int, place: int) -> bool:
        """4.2 Whether pieces of `owner` that move to a place cannot leave it in the same turn."""
        return False

    # ---- events: all sources are asked

    def stops_automated(self, g: Game, i: Intent) -> bool:
        """R.11.8.2 Whether an automated opponent's placing or moving is stopped here.

        If so, removes the piece that stops it: changes the game, as `use` does.
        """
        return False

    def goes_along(self, g: Game, m: Moved) -> list[int]:
        """4.2, 15.2.4 Return kinds of the mover's pieces of which one more may join a move.

        It is asked about everybody's moves, for each piece again; see `m.owner`.  `m` is the move
        so far: its warriors, and the pieces that join it already.  The law leaves out kinds of
        which none is left there, and those that a rule holds back.
        """
        return []

    def after_move(self, g: Game, m: Moved) -> list[Action]:
        """1.4.2 Return the mover's options right after a move, even within an action."""
        return []

    def hides_after_move(self, g: Game, m: Moved) -> bool:
        """1.2.1 Whether the mover's hand decides the options right after a move."""
        return False

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """4.2 Return procedures set off by a move."""
        return []

    def on_moved_together(self, g: Game, moves: list[Moved]) -> list[Frame]:
        """4.2 Return procedures set off by simultaneous moves; the mover's come first."""
        return []

    def why_no_way(self, g: Game, owner: int, origin: int, place: int) -> Reason | None:
        """Return (section, reason) why a way that exists at times is missing now, or None."""
        return None

    # ---- asked of one source

    def may_forbid_moving(self, g: Game, owner: int) -> bool:
        """4.2 Whether `forbids_moving` need be asked about moves of an owner, as the table is now.

        It is asked once before many moves.  False promises that none of them is forbidden.
        """
        return True
