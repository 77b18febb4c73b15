"""4.3: who battles whom, the dice, the hits, and what follows a battle.

`law.battle.battlefield` asks who may attack and defend, before there is a battle. The steps of
`law.battle.battle` ask the others in the order of the Law.  `Fight` is that battle.
"""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.removing import RemovalHooks
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleHooks(RemovalHooks):
    """The hooks of battles."""

    # ---- values: each source takes the answer so far; the last one asked decides

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        """4.3 Whether `owner` has pieces to battle with in a clearing."""
        return may

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """4.3 Whether an enemy with a piece in a clearing can be the defender there.

        It cannot if the only pieces `attacker` could battle with are pieces that it may treat as
        its own against others, but not against that enemy (11.2.7.III).
        """
        return does

    def hides_defending(self, g: Game, attacker: int, place: int) -> bool:
        """1.2.1 Whether the attacker's hand decides, in secret, if an enemy can be defender."""
        return False

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """4.3 Return the other owners whose warriors count as `owner`'s own in a battle.

        These warriors add to the most hits it may roll, keep it from being defenseless, and take
        hits once its own warriors are gone; `losses` can change that order.
        """
        return others

    def attacker_rolls_high(self, g: Game, b: Fight, high: bool) -> bool:
        """4.3.3 Whether the attacker takes the higher die."""
        return high

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """4.3.3.I Return the most hits `owner` may deal by rolling."""
        return most

    def lent_hits(self, g: Game, b: Fight, owner: int) -> int:
        """4.3.3.I Return what a third party adds to the most hits `owner` may roll."""
        return 0

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """4.3.5.I Return the extra hits `owner` deals without choosing to."""
        return hits

    def is_defenseless(self, g: Game, b: Fight, defenseless: bool) -> bool:
        """4.3.5.II Whether the defender is defenseless."""
        return defenseless

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        """4.3.5.III Return how many of the hits dealt to `owner` it ignores.

        `owner` is a side, or an owner that defends beside the defender (16.2.2.Ia).  Hits of an
        ambush count, too.
        """
        return ignored

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """4.3.6 Return the options of `owner` for its next hit.

        `options` are those so far; `marks` are the kinds already hit.  An option of its own is
        carried out by `use`; the hit is then dealt with.  Not asked where the owner has no piece
        left to lose, unless it `takes_hits_without_pieces`.
        """
        return options

    def remover_of(self, g: Game, b: Fight, kind: int, remover: int) -> int:
        """4.3.6, 3.2.1 Return the owner that counts as removing a piece lost in battle."""
        return remover

    # ---- vetoes: any one "cannot" wins (1.1.2)

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        """4.3.1 Whether the defender cannot play an ambush card."""
        return False

    def forbids_rolled_hits(self, g: Game, b: Fight, owner: int) -> bool:
        """4.3.3, 14.2.5 Whether `owner` deals no rolled hits in a battle, even with allies."""
        return False

    # ---- offers of sources in play

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """4.3.2, 4.3.4 Return the options of `seat` in a window of the battle."""
        return []

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        """4.3.2, 4.3.4 Whether this source's offer in a window of a battle must be used."""
        return False

    # ---- events: all sources are asked

    def costs_of_battle(self, g: Game, b: Fight) -> list[Frame]:
        """4.3 Return procedures before a battle; `law.battle.battle.call_off` cancels it."""
        return []

    def before_rolling(self, g: Game, b: Fight) -> list[Frame]:
        """4.3.2 Return mandatory procedures before the roll; they may ask either side."""
        return []

    def hits_unmet(self, g: Game, b: Fight, owner: int, hits: int) -> None:
        """4.3.6 Record in the battle (`Fight.note`) that hits dealt to `owner` found no piece."""

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """4.3 Return procedures set off by the end of a battle."""
        return []

    def after_battle(self, g: Game, b: Fight, seat: int) -> list[Action]:
        """1.4.2 Return a side's options right after a battle, even within an action."""
        return []
