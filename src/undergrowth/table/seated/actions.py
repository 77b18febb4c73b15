"""4: how a faction moves, battles and crafts.

Effects that let a player take a move or initiate a battle ask for its procedure; `law.battle` asks
about ambushes and allies, `law.crafting` and effects that place pieces about the rest.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight
from undergrowth.table.seated.phases import FactionPhases


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionActions(FactionPhases):
    """A faction that acts: its moves, battles and crafting."""

    def may_move(self, g: Game, suits: int) -> bool:
        """4.2 Whether it can take a move from a clearing of one of these suits (0 for any)."""
        raise NotImplementedError

    def hides_moves(self, g: Game) -> bool:
        """1.2.1 Whether its hand may decide, in secret, which moves it can take."""
        return False

    def move(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.2 Return the procedure of taking a move.

        Its result is where it went (`law.moving.move.finish_with_move`).
        """
        raise NotImplementedError

    def may_battle(self, g: Game, suits: int) -> bool:
        """4.3 Whether it can initiate a battle, in a clearing of one of these suits."""
        raise NotImplementedError

    def battle(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.3 Return the procedure of initiating a battle."""
        raise NotImplementedError

    def joins_ally(self, g: Game, b: Fight) -> bool:
        """17.2.5.I Whether its warriors fight beside this attacker, its ally, unasked."""
        return False

    def ambushed(self, g: Game, b: Fight) -> None:
        """4.3.1 React to an ambush card played against its attack.

        Changes the game, as `use` does.
        """

    def open_ambush(self, g: Game, place: int) -> int:
        """R.9.7 Return an ambush card that it plays in a clearing without holding it.

        NO_CARD if there is none.
        """
        return NO_CARD

    def lose_open_ambush(self, g: Game, card: int) -> None:
        """R.9.7 Take that card off its board: it has been played."""
        raise NotImplementedError

    def crafts_by_pieces(self) -> bool:
        """4.1.1 Whether `crafting_power` can be cached.

        It must depend only on pieces on the map, suits, and pieces activated this turn.
        """
        return False

    def has_crafter(self, g: Game, place: int) -> bool:
        """4.1.1 Whether a crafting piece of this faction stands in a clearing."""
        return False

    def crafters_at(self, g: Game, place: int) -> int:
        """4.1.1 Return the number of its crafting pieces in a clearing, activated or not.

        Other players who may craft with them use it.
        """
        return 0

    def crafts_item(self, g: Game, card: int) -> Frame | None:
        """4.1.2 Return its own procedure of crafting an item (14.2.3); None for the general one.

        The procedure calls `law.crafting.items.take_crafted`.
        """
        return None

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        """3.2, G.20 Return the points its board shows for placing a piece.

        At least one piece of `kind` is in its supply.  The effect that lets it place the piece
        decides whether it scores.
        """
        return 0
