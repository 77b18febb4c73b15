"""9.5.3, 9.7.3 Explore."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.items import gain
from undergrowth.factions.vagabond.pieces import TO_EXPLORE, VagabondPieces, vagabond
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.answers import TakeItem
from undergrowth.law.pieces.ground import take_from_ruin
from undergrowth.law.pieces.rule import may_take_item, why_no_item
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.places import PLACE
from undergrowth.table.records import TAKE_ITEM
from undergrowth.table.refusals import answers


class DoExplore(Action):
    """`explore`: 9.5.3."""

    verb: ClassVar[str] = "explore"
    picture: ClassVar[str] = "explore"
    law: ClassVar[str] = "9.5.3"


EXPLORE: Final = DoExplore()
_ITEM: Final = Prompt("vagabond.explore", "9.7.3")


def may_explore(g: Game, me: VagabondPieces) -> bool:
    """9.5.3 Whether he stands at a ruin with a torch."""
    place = me.place(g)
    return (
        len(g.ruins[place]) > 0 and payable(g, me, TO_EXPLORE) and may_take_item(g, me.seat, place)
    )


def why_not_explore(g: Game, me: VagabondPieces) -> Reason:
    """9.5.3 Return why he cannot explore now."""
    if not g.ruins[me.place(g)]:
        return ("9.5.3", because("why-there_no_ruin"))
    kept = why_no_item(g, TAKE_ITEM, me.seat, me.place(g))
    if kept is not None:
        return kept
    return ("9.5.3", why_not_payable(TO_EXPLORE))


@dataclass
class Explore(Frame):
    """9.5.3 Take an item from under the ruin."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_torch, self.look, self.take)

    def exhaust_torch(self, g: Game) -> None:
        g.push(Pay(self.seat, TO_EXPLORE[:]))

    def look(self, g: Game) -> None:
        """9.7.3 Ask which of two items to take; not a kind he already took from a ruin."""
        place = vagabond(g, self.seat).place(g)
        b = board(g, self.seat)
        found = g.ruins[place]
        g.reveals_hidden()  # the items there
        options: list[Action] = [
            TakeItem(item) for item in sorted(set(found)) if b.marked[item] == 0
        ]
        if place not in b.looked:
            b.looked.append(place)
        if len(found) > 1:
            if options:
                g.ask(self.seat, _ITEM, options)
        elif options:
            g.settle(self.seat, _ITEM, options)
        if g.log is not None and not options:
            g.note("found_nothing", "9.7.3", self.seat, {"place": PLACE.text(place)})

    def take(self, g: Game) -> None:
        """9.5.3 Reveal the item, place it face up, and score."""
        answer = g.answer
        if isinstance(answer, TakeItem):
            me = vagabond(g, self.seat)
            place = me.place(g)
            b = board(g, self.seat)
            if g.log is not None:
                fields: dict[str, int | str] = {"item": ITEMS.text(answer.item)}
                g.note("explored", "9.5.3", self.seat, fields | {"place": PLACE.text(place)})
            take_from_ruin(g, place, answer.item)
            gain(g, self.seat, answer.item)
            b.marked[answer.item] += 1
            if not g.ruins[place] and place in b.looked:
                b.looked.remove(place)
            score(g, self.seat, me.explore_points, "9.5.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.7.3 Return why an item cannot be taken."""
        if isinstance(action, TakeItem):
            return ("9.7.3", because("why-not_under_this"))
        return None


answers(_ITEM, TakeItem)
verbs(DoExplore)
frames(Explore)
