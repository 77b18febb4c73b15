"""Saboteurs: discard the card to discard an enemy's persistent effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.names import CARDS, FACTIONS


class Sabotage(Action):
    """`sabotage eyrie_dynasties tunnels`: the enemy and the effect to discard."""

    verb: ClassVar[str] = "sabotage"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, CARDS)

    def __init__(self, faction: int, card: int) -> None:
        self.faction: Final = faction
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.card)


_EFFECT: Final = 60
"""Value of an enemy's effect, in hundredths of a point."""
_WHICH: Final = Prompt("cards.sabotage", "4.1.3")


def targets(g: Game, seat: int) -> list[Action]:
    """G.8, 3.3.2 Return the effects in enemy play areas; dominance cards are not there."""
    return [
        Sabotage(g.box.owner_numbers[enemy], card)
        for enemy in range(g.seats)
        if is_enemy(g, seat, enemy)
        for card in g.play[enemy]
    ]


@dataclass
class Saboteurs(Frame):
    """Discard one persistent effect of an enemy."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_effect, self.discard)

    def choose_effect(self, g: Game) -> None:
        """G.8 Ask for an enemy and one of their effects."""
        g.settle(self.seat, _WHICH, targets(g, self.seat))

    def discard(self, g: Game) -> None:
        """G.5 Discard it; this player counts as the discarder."""
        chosen = g.chose(Sabotage)
        remove_effect(g, g.box.owner_of(chosen.faction), chosen.card, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.8 Return why an effect is not offered."""
        if isinstance(action, Sabotage):
            return ("G.8", because("why-choose_effect_enemy"))
        return None


class SaboteursCard(TurnEffect):
    """At the start of its Birdsong the owner may discard it, and an enemy's effect with it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if targets(g, seat) else ("G.8", because("why-no_enemy_has_effect"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(Saboteurs(seat))
        remove_effect(g, seat, self.card)

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of using it: it has no other use."""
        return _EFFECT if self.is_mine(action) else 0


verbs(Sabotage)
frames(Saboteurs)
EFFECTS: dict[str, type[CardEffect]] = {"saboteurs": SaboteursCard}
