"""18.2.3 Placing acclaim; K.7.2 the Adventurer; 18.2.7 Run Away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.knaves_of_the_deepwood.captains import ADVENTURER
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.law.cards.draw import Draw
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.records import Removed


class FleeTo(AtPlace):
    """`flee to f3`: the forest to which an enemy sends a Skunk."""

    verb: ClassVar[str] = "flee to"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "18.2.7"


_FLEE: Final = Prompt("knaves.flee", "18.2.7")
_TRIGGER: Final = TRIGGERS.add("run_away")


def may_acclaim(g: Game, me: KnavePieces, place: int) -> bool:
    """18.2.3 Whether acclaim could be placed in a clearing."""
    return place in g.clearings and may_place_kind(g, me.acclaim, place)


def place_acclaim(g: Game, me: KnavePieces, place: int) -> None:
    """18.2.3 Place one acclaim, if possible; K.7.2 at a ruin, the Adventurer draws a card."""
    if not may_acclaim(g, me, place):
        return
    put(g, me.acclaim, place, 1)
    if me.acts(g, ADVENTURER) and g.has_ruin[place]:
        g.push(Draw(me.seat, me.finds))


@dataclass
class RunAway(ClearingTrigger):
    """18.2.7 Place a Skunk in a forest chosen by the enemy that removed acclaim.

    Other effects may fill the supply of Skunks or empty it, so the order matters.
    """

    enemy: int
    """The owner who removed it, with a seat or without."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.flee)

    def decider(self, g: Game) -> int:
        """18.2.7, 1.1.3 Return the seat that chooses; the turn's player if no seat decides."""
        seat = book(g).owner(self.enemy).decider(g)
        return seat if seat != NOBODY else g.turn

    def choose(self, g: Game) -> None:
        """18.2.7 Ask for a forest next to the clearing of the acclaim."""
        me = knaves(g, self.seat)
        forests = g.box.woodland.forests[self.place]
        options: list[Action] = [
            FleeTo(forest) for forest in forests if may_place_kind(g, me.warrior, forest)
        ]
        if options:
            g.settle(self.decider(g), _FLEE, options)

    def flee(self, g: Game) -> None:
        """18.2.7 Place the Skunk: the Knaves are forced to (1.5.5)."""
        answer = g.answer
        if isinstance(answer, FleeTo):
            put(g, knaves(g, self.seat).warrior, answer.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.2.7 Return why a Skunk does not flee to a place."""
        if isinstance(action, FleeTo):
            place = f"place:{PLACE.text(action.place)}"
            return ("18.2.7", because("why-not_next_to_acclaim", {"place": place}))
        return None


def fleeing(g: Game, me: KnavePieces, r: Removed) -> list[Frame]:
    """18.2.7 Return a frame for each acclaim that an enemy has removed."""
    found: list[Frame] = []
    for i, kind in enumerate(r.kinds):
        remover = r.removers[i]
        if kind == me.acclaim and remover != NOBODY and is_enemy(g, remover, me.seat):
            found += [RunAway(me.seat, r.places[i], remover) for _ in range(r.counts[i])]
    return found


verbs(FleeTo)
frames(RunAway)
