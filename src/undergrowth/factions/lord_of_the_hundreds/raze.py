"""14.4.1, 9.7.3 Raze: mobs remove enemy buildings and tokens, and take items from ruins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.hoard import gain, mark
from undergrowth.factions.lord_of_the_hundreds.mobs import SpreadMob, has_mob, mobbed
from undergrowth.factions.lord_of_the_hundreds.pieces import HundredsPieces, hundreds
from undergrowth.law.items.answers import TakeItem
from undergrowth.law.pieces.ground import take_from_ruin
from undergrowth.law.pieces.rule import may_take_item
from undergrowth.law.removing.removal import enemy_pieces, remove, without_spared
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN
from undergrowth.table.names import ITEMS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers


class RazeIn(AtPlace):
    """`raze in 5`: the clearing of the next mob (14.4.1)."""

    verb: ClassVar[str] = "raze in"
    law: ClassVar[str] = "14.4.1"


_RAZE: Final = Prompt("hundreds.raze", "14.4.1")
_ITEM: Final = Prompt("hundreds.dig", "9.7.3")


def removable_pieces(g: Game, me: HundredsPieces, place: int) -> Removed:
    """14.4.1 Return the enemy buildings and tokens in a clearing that can be removed."""
    there = enemy_pieces(g, me.seat, [place])
    r = Removed(me.seat, False, [], [], [], [])
    for i, kind in enumerate(there.kinds):
        if g.box.kinds[kind].sort in (BUILDING, TOKEN):
            r.kinds.append(kind)
            r.places.append(place)
            r.counts.append(there.counts[i])
            r.removers.append(me.seat)
    return r


def may_raze(g: Game, me: HundredsPieces, place: int) -> bool:
    """14.4.1 Whether a mob has anything to remove or take in a clearing, as all players can see."""
    return may_dig(g, me, place) or len(removable_pieces(g, me, place).kinds) > 0


def may_dig(g: Game, me: HundredsPieces, place: int) -> bool:
    """14.4.1 Whether a clearing has a ruin from which an item may be taken."""
    return len(g.ruins[place]) > 0 and may_take_item(g, me.seat, place)


@dataclass
class Raze(Frame):
    """14.4.1 Resolve each mob in turn, then roll the die."""

    seat: int
    placed: list[int] = field(default_factory=list)
    """The clearings that have been razed."""
    place: int = NOWHERE
    """The clearing being razed."""

    def applies(self, g: Game) -> bool:
        return len(mobbed(g, hundreds(g, self.seat))) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.tear_down, self.dig, self.take_item, self.spread)

    def waiting(self, g: Game) -> list[int]:
        """14.4.1 Return the clearings with a mob still to resolve."""
        me = hundreds(g, self.seat)
        return [p for p in mobbed(g, me) if p not in self.placed and may_raze(g, me, p)]

    def choose(self, g: Game) -> None:
        """1.1.3 Ask for the next mob: the Hundreds order them."""
        self.place = NOWHERE
        places = self.waiting(g)
        if places:
            g.settle(self.seat, _RAZE, [RazeIn(place) for place in places])

    def tear_down(self, g: Game) -> None:
        """14.4.1, 3.2.1 Remove all enemy buildings and tokens there together."""
        answer = g.answer
        if isinstance(answer, RazeIn):
            self.place = answer.place
            self.placed.append(answer.place)
            r = removable_pieces(g, hundreds(g, self.seat), self.place)
            if r.kinds:
                remove(g, without_spared(g, r))

    def dig(self, g: Game) -> None:
        """14.4.1, 9.7.3 Ask which of two items to take; not a kind they already took from a
        ruin."""
        me = hundreds(g, self.seat)
        if self.place == NOWHERE or not may_dig(g, me, self.place):
            return
        found, board = g.ruins[self.place], me.board(g)
        g.reveals_hidden()  # the items there
        if self.place not in board.looked:
            board.looked.append(self.place)
        options: list[Action] = [
            TakeItem(item) for item in sorted(set(found)) if item not in board.marked
        ]
        if len(found) > 1 and options:
            g.ask(self.seat, _ITEM, options)
        elif options:
            g.settle(self.seat, _ITEM, options)
        elif g.log is not None:
            g.note("found_nothing", "9.7.3", self.seat, {"place": PLACE.text(self.place)})

    def take_item(self, g: Game) -> None:
        """14.4.1, 14.2.4.I Move the item to the Hoard; a ruin is removed with its last item."""
        answer = g.answer
        if isinstance(answer, TakeItem):
            me = hundreds(g, self.seat)
            if g.log is not None:
                fields: dict[str, int | str] = {"item": ITEMS.text(answer.item)}
                fields["place"] = PLACE.text(self.place)
                g.note("explored", "14.4.1", self.seat, fields)
            take_from_ruin(g, self.place, answer.item)
            if not g.ruins[self.place]:
                me.board(g).looked.remove(self.place)
            mark(g, me, answer.item)
            gain(g, me, answer.item)
        if self.place != NOWHERE:
            g.back_to("choose")

    def spread(self, g: Game) -> None:
        """14.4.1 Roll the die once after all mobs."""
        g.push(SpreadMob(self.seat))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.4.1, 9.7.3 Return why a clearing cannot be next, or an item cannot be taken."""
        if isinstance(action, RazeIn):
            name = f"place:{PLACE.text(action.place)}"
            me = hundreds(g, self.seat)
            if not g.has_place(action.place) or not has_mob(g, me, action.place):
                return ("14.4.1", because("why-no_mob_in", {"place": name}))
            return ("14.4.1", because("why-nothing_to_raze", {"place": name}))
        if isinstance(action, TakeItem):
            return ("9.7.3", because("why-not_under_this"))
        return None


answers(_RAZE, RazeIn)
answers(_ITEM, TakeItem)
verbs(RazeIn)
frames(Raze)
