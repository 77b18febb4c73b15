"""Scouting Party: its owner's attacks are not ambushed."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.game import Game
from undergrowth.table.records import Fight


class ScoutingParty(CardEffect):
    """1.1.1 It overrides 4.3.1: no ambush card is played while its owner attacks.

    The card says that ambush cards do not affect the attacker.  Letting the defender waste one
    would change nothing else, so the step is left out.
    """

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        return self.has(g, b.attacker)

    def law_of(self, hook: str, owner: int) -> str:
        return "4.1.3" if hook == "forbids_ambush" else ""

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_whenever_its"))


EFFECTS: dict[str, type[CardEffect]] = {"scouting_party": ScoutingParty}
