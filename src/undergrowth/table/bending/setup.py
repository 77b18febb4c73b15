"""1.1.1, 5.1, A: the numbers of the Law, and what setup deals, lays out and leaves to chance.

`table.book.number_in` asks for a number wherever the Law has one; `law.setup` asks the others
before the first turn.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.turn import TurnHooks
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupHooks(TurnHooks):
    """The hooks of numbers and of setup."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def law_number(self, g: Game, which: int, seat: int, n: int) -> int:
        """1.1.1 Return a number of the Law (`table.numbers`) for `seat`, or for NOBODY."""
        return n

    def covers_suits(self, g: Game, covers: bool) -> bool:
        """A.1 Whether suit markers cover the suits that are printed on the map."""
        return covers

    def lays_suits(self, g: Game, places: list[int], suits: list[int], seed: int) -> list[int]:
        """A.1 Return the suit of the marker on each of these clearings, or NO_SUIT for none.

        `suits` is the random order so far.  The same suits must return, in any order.
        """
        return suits

    def starting_items(self, g: Game, character: str, items: list[int]) -> list[int]:
        """9.3.5 Return the starting items of a character."""
        return items

    def left_to_chance(self, g: Game, prompt: str, is_left: bool) -> bool:
        """5.1.7 Whether chance answers a question of setup instead of a player."""
        return is_left

    # ---- events: all sources are asked

    def on_dealt(self, g: Game) -> list[Frame]:
        """5.1.3, A.10 Return procedures for the starting hands, once they are dealt."""
        return []
