"""2.2, 2.5, G.8: who rules a clearing, and who is an enemy of whom.

`law.pieces.rule` asks these hooks whenever a rule depends on the ruler of a clearing, and keeps the
answers until pieces move; `law.pieces.enemies` asks who is an enemy.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game
from undergrowth.table.keeper import Keeper

UNKEPT: Final = -1
"""For `strength_state`: strength cannot be cached at the moment."""
MOST_STATES: Final = 256
"""The numbers of `strength_state` are below this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleHooks(Keeper):
    """The hooks of rule and enmity."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """2.5 Return the ruler of a clearing; `most` is the greatest strength there."""
        return ruler

    def strength(self, g: Game, owner: int, place: int, strength: int) -> int:
        """2.5 Return the strength of `owner` towards rule in a clearing.

        Pieces of others that it treats as its own are added; its own are subtracted while another
        owner treats them as theirs (H.3.1).
        """
        return strength

    def rules(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """2.5 Whether `seat` rules a clearing, or may act as if it did; affects no other seat."""
        return mine

    def rules_but_to_move(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """2.5, 4.2.1 Whether `seat` counts as ruler for every effect except moving."""
        return mine

    def weight(self, g: Game, kind: int, weight: int) -> int:
        """2.5 Return how much one piece of a kind counts towards rule.

        The result is cached in `g.weights` until a play area changes or a save is opened, so it may
        depend only on play areas.
        """
        return weight

    def enemies(self, g: Game, one: int, other: int, are: bool) -> bool:
        """G.8 Whether two owners are enemies of each other."""
        return are

    def enemy_piece(self, g: Game, seat: int, kind: int, is_one: bool) -> bool:
        """G.9 Whether an enemy's pieces of a kind are enemy pieces to a seat.

        They are not while the seat treats them as its own for rule.
        """
        return is_one

    # ---- asked of one source

    def rules_by_pieces(self) -> bool:
        """Whether its `ruler` and `strength` depend only on the pieces there and can be cached.

        They may also depend on things whose change is announced to
        `law.pieces.atoms.forget_rulers`.
        """
        return False

    def may_bend_strength(self, g: Game, place: int) -> bool:
        """2.5 Whether `strength` need be asked in a clearing, as the table is now.

        False promises that it adds and subtracts nothing, for every owner.
        """
        return True

    def may_lend_rule(self, g: Game, owner: int) -> bool:
        """2.5 Whether `rules` need be asked for an owner, as the table is now.

        False promises that it says no more than who is strongest.
        """
        return True

    def strength_state(self, g: Game) -> int:
        """Return a number for what its `strength` depends on at the moment besides the pieces
        there.

        It is below `MOST_STATES`, and 0 where it depends on nothing else; UNKEPT if strength cannot
        be cached.  What is cached is dropped when the number changes, so what changes strength for
        some turns alone need not be announced.
        """
        return 0 if self.rules_by_pieces() else UNKEPT
