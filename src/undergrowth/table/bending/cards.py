"""2.1, G.5, G.6: where cards come from and go to, and which suit they count as.

`law.cards.draw` asks when a player draws, `law.cards.piles` when a card is discarded, and
`law.cards.suits` when a card pays for something.
"""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.battle import BattleHooks
from undergrowth.table.bending.capabilities import DrawPile
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class CardHooks(BattleHooks):
    """The hooks of cards."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def discarded_to(self, g: Game, seat: int, card: int, pile: int, played: bool) -> int:
        """G.5 Return the pile a discarded card goes to; `played` if it was played as an ambush."""
        return pile

    def any_suit(self, g: Game, seat: int, card: int) -> bool:
        """2.1.1 Whether a card that `seat` spends or reveals may count as a suit of its choice."""
        return False

    def opens_hands(self, g: Game, seat: int, is_open: bool) -> bool:
        """1.2.1 Whether everybody may see the hand of `seat` at all times."""
        return is_open

    # ---- offers of sources in play

    def instead_of_drawing(self, g: Game, seat: int, count: int) -> list[Action]:
        """G.6 Return options of `seat` instead of drawing cards."""
        return []

    # ---- capabilities: an object with all that is asked of a source

    def draw_pile(self) -> DrawPile:
        """2.1, G.6 Return its pile whose cards go into a new deck, and may be drawn first."""
        raise NotImplementedError

    # ---- asked of one source

    def count_as_any(self, g: Game, seat: int, card: int) -> None:
        """2.1.1 Carry out the cost of counting a card as any suit (`any_suit`).

        Changes the game.
        """

    def on_effect_gone(self, g: Game, seat: int) -> list[Frame]:
        """4.1.3 Return procedures set off by this effect leaving a play area."""
        return []
