"""11.2.7.III, R.9.2.3.III Hired warriors: another player treats them as its own (G.35)."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.battle.battlefield import has_pawn
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import LoseOther, losses_beside
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.records import Fight, Removed


@mypyc_attr(allow_interpreted_subclasses=True)
class Lent:
    """11.2.7.III Rules of a seller's warriors while another player has hired them.

    Its methods implement the seller's hooks of the same names (`table.sources`).
    """

    def __init__(self, owner: int, warrior: int, mark: int) -> None:
        self.owner: Final = owner
        self.warrior: Final = warrior
        self.mark: Final = mark
        """Mark in `g.used` once they have been hired this turn."""

    # ---- who has hired them

    def borrows(self, g: Game, owner: int) -> bool:
        """11.2.7.III Whether a player treats them as its own now.

        That is the player who hired them, through Daylight and Evening of that turn.
        """
        return owner == g.turn and self.mark in g.used and g.phase != BIRDSONG

    def are_away(self, g: Game) -> bool:
        """11.2.7.III, G.35 Whether they count for another player instead of their owner."""
        return self.mark in g.used and g.phase != BIRDSONG

    def fight_for(self, g: Game, b: Fight, owner: int) -> bool:
        """11.2.7.III Whether they fight as a side's warriors.

        Never against their owner, and for neither side where both have hired them (R.3.3.2).
        """
        if self.owner in (b.attacker, b.defender) or not self.borrows(g, owner):
            return False
        return not self.borrows(g, b.other(owner))

    # ---- rule

    def strength(self, g: Game, owner: int, place: int, strength: int) -> int:
        """11.2.7.III, 2.5 Count them for the borrower instead of their owner."""
        if owner == self.owner:
            return strength - self._weight(g, place) if self.are_away(g) else strength
        return strength + self._weight(g, place) if self.borrows(g, owner) else strength

    def _weight(self, g: Game, place: int) -> int:
        """2.5 Return their strength in a clearing."""
        weight = g.weights[self.warrior] if g.weights else g.box.kinds[self.warrior].weight
        return weight * g.warriors_at(self.owner, place)

    def enemy_piece(self, g: Game, seat: int, kind: int, is_one: bool) -> bool:
        """11.2.7.III, G.9 Whether a piece is an enemy's: they are not to the borrower."""
        return is_one and (kind != self.warrior or not self.borrows(g, seat))

    # ---- battle

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        """11.2.7.III Let the borrower battle with them alone, too."""
        return may or (g.warriors_at(self.owner, place) > 0 and self.borrows(g, owner))

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """11.2.7.III Whether a defender can be attacked.

        Their owner, or another player who has hired them, only with pieces of one's own.
        """
        meets = defender == self.owner or self.borrows(g, defender)
        if not meets or not self.borrows(g, attacker):
            return does
        return does and (g.warriors_at(attacker, place) > 0 or has_pawn(g, attacker, place))

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """11.2.7.III Count them as the borrower's own warriors in battle."""
        return [*others, self.owner] if self.fight_for(g, b, owner) else others

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """11.2.7.IIIa Put every second hit on them; the first, and so the odd one, is not theirs.

        Once the borrower has no warriors left they take all hits, by the general law.
        """
        if not self.fight_for(g, b, owner) or len(marks) % 2 == 0:
            return options
        name = g.box.owner_numbers[self.owner]
        theirs = [
            option
            for option in losses_beside(g, b, owner, marks)
            if isinstance(option, LoseOther) and option.faction == name
        ]
        return [*theirs] if theirs else options

    def turns_hostile(self, g: Game, r: Removed, index: int, turns: bool) -> bool:
        """11.2.7.IIIb Whether a removal makes Hostile: not if they fell for another player."""
        battle = g.within(Fighting)
        if not r.in_battle or battle is None or g.box.kinds[r.kinds[index]].owner != self.owner:
            return turns
        b = battle.record()
        fell = self.fight_for(g, b, b.attacker) or self.fight_for(g, b, b.defender)
        return turns and not fell
