"""6.2.3 Field Hospitals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.pieces.atoms import put, put_instead
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger, placed_elsewhere
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE, PLACE, is_forest

_TRIGGER: Final = TRIGGERS.add("field_hospitals")
_SAVE: Final = Prompt("marquise.hospitals", "6.2.3")


class Heal(WithCard):
    """`heal with cobbler`: spend a card to place the removed warriors at the keep."""

    verb: ClassVar[str] = "heal with"


@dataclass
class FieldHospitals(ClearingTrigger):
    """6.2.3 Spend a card matching the clearing to place the removed warriors at the keep."""

    fallen: int
    replaced: bool = False
    """G.23 Whether they were replaced: those lie in the supply, on no card."""

    def name(self) -> int:
        return _TRIGGER

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        if kind == book(g).faction(self.seat).warrior and place == self.place:
            self.fallen = max(0, self.fallen - n)

    def script(self) -> tuple[Step, ...]:
        return (self.may_spend, self.heal)

    def may_spend(self, g: Game) -> None:
        """6.2.3 Ask any hand that is not empty: its cards are secret.

        No card matches a forest, where a Prisoner may be removed (18.4).
        """
        keep = g.where(book(g).faction(self.seat).kind("keep"))
        if is_forest(self.place):
            return
        if g.hands[self.seat] and self.fallen > 0 and keep != NOWHERE:
            options: list[Action] = [
                Heal(card) for card in payers(g, self.seat, g.suits[self.place])
            ]
            options.append(PASS)
            g.ask(self.seat, _SAVE, options)

    def heal(self, g: Game) -> None:
        """6.2.3 Place all of them in the clearing with the keep."""
        answer = g.answer
        keep = g.where(book(g).faction(self.seat).kind("keep"))
        if isinstance(answer, Heal) and keep != NOWHERE:
            spend_for(g, self.seat, answer.card, g.suits[self.place])
            warrior = book(g).faction(self.seat).warrior
            if self.replaced:
                put(g, warrior, keep, self.fallen)
            else:
                put_instead(g, warrior, keep, self.fallen)
            placed_elsewhere(g, warrior, self.place, self.fallen)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """6.2.3 Return why a card cannot be spent."""
        if isinstance(action, Heal):
            card, place = CARDS.text(action.card), PLACE.text(self.place)
            if action.card not in g.hands[self.seat]:
                return ("6.2.3", because("why-not_hand", {"card": f"card:{card}"}))
            return (
                "6.2.3",
                because(
                    "why-does_not_match_where", {"card": f"card:{card}", "place": f"place:{place}"}
                ),
            )
        return None


verbs(Heal)
frames(FieldHospitals)
