"""A procedure of the law in progress: the class that rules subclass."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Procedure
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game

Step: TypeAlias = Callable[[Game], None]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame(Procedure):
    """One procedure of the law in progress; see `engine.frames`.

    What it pushes, asks and changes is the game of Root: its steps take a `Game`.
    """

    def script(self) -> tuple[Step, ...]:
        """The steps of this procedure, in the order of the law."""
        raise NotImplementedError

    def take_step(self, g: object, at: int) -> bool:
        """Look a step up in the script and take it."""
        assert isinstance(g, Game)
        script = g.scripts[g.running]
        if script is None:
            script = self.script()
            g.scripts[g.running] = script
        if at >= len(script):
            return False
        script[at](g)
        return True

    def copy(self) -> Frame:
        """An equal frame that shares nothing that can change."""
        raise NotImplementedError

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """Why `action` is not among the options asked for: (section, reason), if this knows."""
        return None

    def pieces(self) -> list[tuple[int, int]]:
        """Kinds and places of pieces it speaks of: they are not dealt anew while face down.

        One entry for each piece; the place is NOWHERE for one in its supply.
        """
        return []

    def speaks_to(self, seat: int) -> bool:
        """1.2.1 Whether a seat asked inside this procedure may hear its `why_not`.

        A procedure of another seat would tell what that seat holds in hand.
        """
        return bool(getattr(self, "seat", seat) == seat)
