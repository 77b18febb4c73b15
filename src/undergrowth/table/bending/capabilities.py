"""Capabilities: objects that hold everything the law asks of a source with one special ability.

A source that has the ability makes the object in the hook of that name; all others leave the hook
alone and are never asked.  `table.bending.seller.Seller` is the model.
"""

from __future__ import annotations

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawPile:
    """2.1, G.6 A pile whose cards go into a new deck, and which may be drawn from."""

    def cards(self, g: Game) -> list[int]:
        """2.1 Return the pile itself: its cards go into a new deck; the caller empties the list."""
        raise NotImplementedError

    def options(self, g: Game, seat: int) -> list[Action]:
        """G.6 Return options to take the first card `seat` draws from here."""
        return NO_ACTIONS

    def take(self, g: Game, seat: int, action: Action) -> int:
        """G.6 Take the card that one of `options` names, visibly to all, and return it.

        Returns NO_CARD for other actions.  Changes the game; the caller puts the card in its place.
        """
        return NO_CARD


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemLender:
    """4.1.2 Items that lie outside the supply, which some players may craft."""

    def lends(self, g: Game, seat: int, item: int) -> bool:
        """4.1.2 Whether `seat` may craft an item that lies here."""
        raise NotImplementedError

    def hand_over(self, g: Game, seat: int, item: int) -> int:
        """4.1.2 Take such an item from here; return the points beyond those listed.

        Changes the game; the caller gives the item to its crafter.
        """
        raise NotImplementedError

    def why_not(self, g: Game, item: int) -> Reason | None:
        """Return (section, reason) why an item that lies here cannot be crafted; None if none
        does."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class IconLender:
    """4.1.1 An extra crafting icon outside the crafter's own pieces."""

    def suits(self, g: Game, seat: int) -> int:
        """4.1.1 Return the suits, as a mask, of the icon that `seat` may spend; 0 for none.

        It may be spent for one icon of these suits or of any suit.
        """
        raise NotImplementedError

    def spend(self, g: Game, seat: int) -> None:
        """4.1.1 Record that the icon has been spent.  Changes the game."""
        raise NotImplementedError
