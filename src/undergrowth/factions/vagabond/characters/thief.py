"""V.1 Thief."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.character import Character, character
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.law.cards.giving import draw_at_random, has_card_to_take, take_drawn
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class StealFrom(OfFaction):
    """`steal from eyrie_dynasties`: V.1.2."""

    verb: ClassVar[str] = "steal from"
    law: ClassVar[str] = "V.1.2"


_CARD: Final = Prompt("vagabond.steal", "V.1.2")


def victims(g: Game, me: VagabondPieces) -> list[int]:
    """V.1.2 Return the players with faction pieces in his clearing and cards in hand."""
    place = me.clearing(g)
    return [
        other
        for other in range(g.seats)
        if place != NOWHERE
        and other != me.seat
        and g.has_pieces(other, place)
        and has_card_to_take(g, other)
    ]


class Thief(Character):
    """V.1.2 Steal: he takes a random card from a player in his clearing."""

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        if not payable(g, me, self.costs):
            return []
        return [StealFrom(g.box.owner_numbers[other]) for other in victims(g, me)]

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        if isinstance(action, StealFrom):
            g.push(Steal(me.seat, g.box.owner_of(action.faction)))
            return True
        return False

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if not isinstance(action, StealFrom):
            return None
        if g.box.owner_of(action.faction) not in victims(g, me):
            return ("V.1.2", because("why-no_pieces_theirs"))
        return ("V.1.2", why_not_payable(self.costs))


@dataclass
class Steal(Frame):
    """V.1.2 Take a random card from a hand."""

    seat: int
    victim: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_torch, self.draw_card, self.take_card)

    def exhaust_torch(self, g: Game) -> None:
        g.push(Pay(self.seat, character(g, self.seat).costs[:]))

    def draw_card(self, g: Game) -> None:
        """G.22 Draw a card at random from the other hand."""
        draw_at_random(g, self.seat, self.victim, _CARD)

    def take_card(self, g: Game) -> None:
        """V.1.2 Take the card: only these two players see it."""
        take_drawn(g, self.seat, self.victim, "V.1.2")


verbs(StealFrom)
frames(Steal)
CHARACTERS: dict[str, type[Character]] = {"thief": Thief}
