"""Charm Offensive: a card at the start of Evening, and a point for another player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw, may_renew
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import EVENING_START


class Charm(OfFaction):
    """`charm eyrie_dynasties`: the player who scores a point."""

    verb: ClassVar[str] = "charm"


_WHO: Final = Prompt("cards.charm", "4.1.3")


@dataclass
class CharmOffensive(Frame):
    """Draw a card; another player scores a point."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.choose_player, self.score)

    def draw(self, g: Game) -> None:
        """G.6 Draw a card."""
        g.push(Draw(self.seat, 1))

    def choose_player(self, g: Game) -> None:
        """Ask for another player, enemy or not."""
        others: list[Action] = [
            Charm(g.box.owner_numbers[other]) for other in range(g.seats) if other != self.seat
        ]
        g.settle(self.seat, _WHO, others)

    def score(self, g: Game) -> None:
        """3.2 Score a point for that player."""
        score(g, g.box.owner_of(g.chose(Charm).faction), 1, "4.1.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why a player is not offered."""
        if isinstance(action, Charm):
            return ("4.1.3", because("why-choose_another_player"))
        return None


class CharmOffensiveCard(TurnEffect):
    """At the start of its Evening the owner may draw, and another player scores."""

    def __init__(self, name: str) -> None:
        super().__init__(name, EVENING_START)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if g.deck or may_renew(g) else ("G.6", because("why-there_no_card"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(CharmOffensive(seat))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return a preference: the fewer points a player has, the better to give it one."""
        return -2 * g.score[g.box.owner_of(action.faction)] if isinstance(action, Charm) else 0


verbs(Charm)
frames(CharmOffensive)
EFFECTS: dict[str, type[CardEffect]] = {"charm_offensive": CharmOffensiveCard}
