"""Supply Train: another move right after a move."""

from __future__ import annotations

from undergrowth.cards.granted import GrantedMove, could_move, granted
from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.cards.effects import CardEffect, note_use
from undergrowth.law.cards.play_area import return_to_hand
from undergrowth.law.windows.afterwards import AfterMove
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.records import Moved


class SupplyTrain(CardEffect):
    """4.2 Right after a move in its own turn the owner may return it to hand to move again.

    1.4.2 Also between the parts of a compound action; a battle is no compound action.
    """

    def after_move(self, g: Game, m: Moved) -> list[Action]:
        if self._follows(g, m) and could_move(g, m.owner, self.card, m.destination):
            return [self.option]
        return []

    def hides_after_move(self, g: Game, m: Moved) -> bool:
        """1.2.1 Whether a hidden hand may decide if there is another move."""
        return self._follows(g, m) and book(g).faction(m.owner).hides_moves(g)

    def _follows(self, g: Game, m: Moved) -> bool:
        return (
            g.turn == m.owner
            and self.has(g, m.owner)
            and m.destination in g.clearings
            and g.within(Fighting) is None
        )

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not self.is_mine(action):
            return False
        note_use(g, seat, self.card)
        place = g.innermost(AfterMove).destination
        return_to_hand(g, seat, self.card, seat)
        g.push(GrantedMove(seat, self.card, place))
        return True

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """4.2 Limit the move to begin or end in the clearing that was moved into."""
        move = granted(g, self.card, owner)
        if move is None or place == move.place:
            return there
        return [move.place] if move.place in there else []

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("1.4.2", because("why-used_right_after_move"))


EFFECTS: dict[str, type[CardEffect]] = {"supply_train": SupplyTrain}
