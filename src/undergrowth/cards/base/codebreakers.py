"""Codebreakers: look at another player's hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.hands import show_hand
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT


class Inspect(OfFaction):
    """`inspect eyrie_dynasties`: the player whose hand to look at."""

    verb: ClassVar[str] = "inspect"


_WHOSE: Final = Prompt("cards.inspect", "4.1.3")


def inspectable(g: Game, seat: int) -> list[int]:
    """Return the other players, enemies or not, whose hands hold hidden cards."""
    return [other for other in range(g.seats) if other != seat and g.hands[other]]


@dataclass
class Codebreakers(Frame):
    """Look at the whole hand of another player, in private."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_player, self.look)

    def choose_player(self, g: Game) -> None:
        """Ask for another player."""
        others = inspectable(g, self.seat)
        g.settle(self.seat, _WHOSE, [Inspect(g.box.owner_numbers[other]) for other in others])

    def look(self, g: Game) -> None:
        """G.29 Show the hand to the owner of the card only."""
        show_hand(g, g.box.owner_of(g.chose(Inspect).faction), self.seat, "4.1.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why a player is not offered."""
        if isinstance(action, Inspect):
            return ("4.1.3", because("why-choose_another_player_with"))
        return None


class CodebreakersCard(TurnEffect):
    """Once in its Daylight the owner may look at another player's hand."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_DAYLIGHT)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if inspectable(g, seat) else ("4.1.3", because("why-nobody_else_has"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(Codebreakers(seat))


verbs(Inspect)
frames(Codebreakers)
EFFECTS: dict[str, type[CardEffect]] = {"codebreakers": CodebreakersCard}
