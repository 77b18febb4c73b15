"""3: who scores, and who wins.

`law.victory.score` asks whenever points are scored, and `law.victory.dominance` when a turn begins.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.crafting import CraftingHooks
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class VictoryHooks(CraftingHooks):
    """The hooks of scoring and of victory."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def still_scores(self, g: Game, seat: int) -> bool:
        """3.3.1 Whether a seat's score marker stays on the track despite dominance."""
        return False

    def victory_at_points(self, g: Game, seat: int, victory: str) -> str:
        """3.1, R.3 Return the name of a seat's victory by points; empty if it must wait."""
        return victory

    def meets_dominance(self, g: Game, seat: int, card: int, meets: bool) -> bool:
        """3.3.1, 16.2.2.I Whether `seat` wins by its dominance card, by section `law_of`."""
        return meets

    # ---- events: all sources are asked

    def on_points(self, g: Game, seat: int, before: int) -> None:
        """3.2, H.1.1 React to a score marker having advanced from `before`.  Changes the game."""

    def wins_with(self, g: Game, winner: int) -> list[int]:
        """3.1 Return seats that win because another seat wins."""
        return []
