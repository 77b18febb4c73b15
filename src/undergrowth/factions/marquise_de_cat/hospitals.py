"""6.2.3 Field Hospitals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.removing.fallen import SaveFallen
from undergrowth.law.removing.triggers import TRIGGERS
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, is_forest

_TRIGGER: Final = TRIGGERS.add("field_hospitals")
_SAVE: Final = Prompt("marquise.hospitals", "6.2.3")


class Heal(WithCard):
    """`heal with cobbler`: spend a card to place the removed warriors at the keep."""

    verb: ClassVar[str] = "heal with"


@dataclass
class FieldHospitals(SaveFallen):
    """6.2.3 Spend a card matching the clearing to place the removed warriors at the keep."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.may_spend, self.heal)

    def may_spend(self, g: Game) -> None:
        """6.2.3 Ask any hand that is not empty: its cards are secret.

        No card matches a forest, where a Prisoner may be removed (18.4).
        """
        if is_forest(self.place):
            return
        if g.hands[self.seat] and self.left(g) > 0 and self._keep(g) != NOWHERE:
            options: list[Action] = [Heal(card) for card in self.payable(g)]
            options.append(PASS)
            g.ask(self.seat, _SAVE, options)

    def heal(self, g: Game) -> None:
        """6.2.3 Place all of them in the clearing with the keep."""
        answer = g.answer
        keep = self._keep(g)
        if isinstance(answer, Heal) and keep != NOWHERE:
            self.spend_card(g, answer.card)
            self.place_again(g, keep)

    def _keep(self, g: Game) -> int:
        return g.where(book(g).faction(self.seat).kind("keep"))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """6.2.3 Return why a card cannot be spent."""
        return self.why_not_spend(g, action.card, "6.2.3") if isinstance(action, Heal) else None


verbs(Heal)
frames(FieldHospitals)
