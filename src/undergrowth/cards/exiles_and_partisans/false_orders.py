"""False Orders: discard the card to force a move of an enemy's warriors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.moving.escorts import ChooseEscorts, may_bring
from undergrowth.law.moving.forced import force_warriors
from undergrowth.law.moving.move import To, moved_together
from undergrowth.law.moving.takes import Also, Take, ordinary, takes_exactly
from undergrowth.law.moving.ways import movable, neighbours, open_ways
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_BIRDSONG
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers


class Mislead(Action):
    """`mislead eyrie_dynasties 5`: the enemy, and the clearing its warriors leave."""

    verb: ClassVar[str] = "mislead"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, PLACE)
    role: ClassVar[str] = "from"

    def __init__(self, faction: int, place: int) -> None:
        self.faction: Final = faction
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.place)


_ORIGIN: Final = Prompt("cards.mislead", "1.5.5")
_DESTINATION: Final = Prompt("cards.mislead_to", "1.5.5")
_WARRIORS: Final = Prompt("cards.mislead_who", "1.5.5")


def half(g: Game, enemy: int, place: int) -> int:
    """1.5.4 Return half of an enemy's faction warriors in a clearing, rounded up."""
    return (g.warriors_at(enemy, place) + 1) // 2


def ways(g: Game, enemy: int, origin: int) -> list[int]:
    """1.5.5 Return the clearings an enemy could move to, if rule did not matter."""
    return open_ways(g, enemy, origin, neighbours(g, enemy, origin))


def misled(g: Game, seat: int) -> list[Action]:
    """G.8, G.36 Return the enemies with faction warriors that can be moved, and their clearings."""
    return [
        Mislead(g.box.owner_numbers[enemy], place)
        for enemy in range(g.seats)
        if is_enemy(g, seat, enemy)
        for place in g.clearings
        if g.warriors_at(enemy, place) > 0 and half(g, enemy, place) > 0 and ways(g, enemy, place)
    ]


@dataclass
class FalseOrders(Frame):
    """1.5.5 Force an enemy to move half of their warriors, as if that enemy chose to."""

    seat: int
    enemy: int = NOBODY
    origin: int = NOWHERE
    destination: int = NOWHERE
    also: list[int] = field(default_factory=list)
    """Warriors of special kinds that go."""
    warriors: int = 0
    """Number of other warriors that go, while the pieces that go along are asked."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_origin,
            self.choose_destination,
            self.choose_warriors,
            self.go,
            self.go_together,  # 15.2.4
        )

    def choose_origin(self, g: Game) -> None:
        """G.8 Ask for an enemy and a clearing with their warriors."""
        g.settle(self.seat, _ORIGIN, misled(g, self.seat))

    def choose_destination(self, g: Game) -> None:
        """1.5.5 Ask for the destination."""
        chosen = g.chose(Mislead)
        self.enemy = g.box.owner_of(chosen.faction)
        self.origin = chosen.place
        options: list[Action] = [To(place) for place in ways(g, self.enemy, self.origin)]
        g.settle(self.seat, _DESTINATION, options)

    def choose_warriors(self, g: Game) -> None:
        """1.5.5 Ask which warriors go, if some are of special kinds."""
        answer = g.answer
        if isinstance(answer, To):
            self.destination = answer.place
        if len(g.box.warrior_kinds[self.enemy]) > 1:
            n = half(g, self.enemy, self.origin)
            there = self.destination
            options = takes_exactly(g, self.enemy, self.origin, there, n, self.also)
            g.settle(self.seat, _WARRIORS, options)

    def go(self, g: Game) -> None:
        """1.5.5 Choose the pieces that go along; the enemy counts as the mover."""
        answer = g.answer
        if isinstance(answer, Also):
            self.also = [*self.also, g.box.kind_at[self.enemy][answer.piece]]
            g.back_to("choose_warriors")
            return
        enemy, origin, to = self.enemy, self.origin, self.destination
        free = movable(g, ordinary(g, enemy), origin)
        n = answer.count if isinstance(answer, Take) else min(free, half(g, enemy, origin))
        if may_bring(g, enemy, origin, to, n, self.also):
            self.warriors = n
            g.push(ChooseEscorts(self.seat, enemy, origin, to, n, self.also[:]))
        else:
            g.finish()
            moved_together(g, force_warriors(g, enemy, origin, to, n, self.also))

    def go_together(self, g: Game) -> None:
        """1.5.5, 15.2.4 Make the move with the pieces that go along, chosen by this player."""
        enemy, origin, to = self.enemy, self.origin, self.destination
        moves = force_warriors(g, enemy, origin, to, self.warriors, self.also, g.told)
        moved_together(g, moves)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """1.5.5 Return why an origin or a destination is not offered."""
        if isinstance(action, Mislead):
            return ("1.5.5", because("why-choose_enemy_with"))
        if isinstance(action, (Also, Take)) and self.destination != NOWHERE:
            return (
                "1.5.5",
                because("why-exactly_them_move", {"number": half(g, self.enemy, self.origin)}),
            )
        if isinstance(action, To) and self.origin != NOWHERE:
            name = PLACE.text(self.origin)
            return (
                "1.5.5",
                because(
                    "why-they_cannot_move",
                    {"place": f"place:{name}", "place2": f"place:{PLACE.text(action.place)}"},
                ),
            )
        return None


class FalseOrdersCard(TurnEffect):
    """In its Birdsong the owner may discard it to move an enemy's warriors."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_BIRDSONG)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if misled(g, seat) else ("1.5.5", because("why-no_enemy_has"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(FalseOrders(seat))
        remove_effect(g, seat, self.card)


answers(_ORIGIN, Mislead)
answers(_DESTINATION, To)
answers(_WARRIORS, Take, Also)
verbs(Mislead)
frames(FalseOrders)
EFFECTS: dict[str, type[CardEffect]] = {"false_orders": FalseOrdersCard}
