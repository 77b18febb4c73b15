"""14.2.3, 14.2.4 The Hoard: gaining items, and handling crafted ones."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.pieces import HundredsPieces, hundreds
from undergrowth.law.crafting.items import remove_item, take_crafted
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithItem
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class Hoard(Action):
    """`hoard`: take the crafted item and none of its points (14.2.3)."""

    verb: ClassVar[str] = "hoard"
    picture: ClassVar[str] = "craft"
    law: ClassVar[str] = "14.2.3"


class Forgo(Action):
    """`forgo`: remove the crafted item for its points (14.2.3)."""

    verb: ClassVar[str] = "forgo"
    picture: ClassVar[str] = "point"
    law: ClassVar[str] = "14.2.3"


class Scrap(WithItem):
    """`scrap boot`: the item to remove where there is no space (14.2.4.I)."""

    verb: ClassVar[str] = "scrap"
    picture: ClassVar[str] = "loss"
    law: ClassVar[str] = "14.2.4.I"


_CRAFTED: Final = Prompt("hundreds.crafted", "14.2.3")
_SCRAP: Final = Prompt("hundreds.scrap", "14.2.4.I")


@dataclass
class Contempt(Frame):
    """14.2.3 Contempt for Trade: take the crafted item, or the points listed for it."""

    seat: int
    card: int = NO_CARD

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take)

    def choose(self, g: Game) -> None:
        """14.2.3 Ask for one of the two."""
        g.ask(self.seat, _CRAFTED, [Hoard(), Forgo()])

    def take(self, g: Game) -> None:
        """14.2.3 Take the item or its points; points that others add to crafting score in either
        case."""
        keeps = isinstance(g.answer, Hoard)
        card = g.box.cards[self.card]
        take_crafted(g, self.seat, card, keeps, 0 if keeps else card.points)


# ---- gaining


def track(g: Game, me: HundredsPieces, item: int) -> list[int]:
    """14.2.4 Return the list of items on the track of this item; callers may change it."""
    board = me.board(g)
    return board.command if item in me.command_items else board.prowess


def gain(g: Game, me: HundredsPieces, item: int) -> None:
    """14.2.4.I Put an item on the leftmost empty space of its track, if there is one."""
    there = track(g, me, item)
    if len(there) < me.spaces:
        there.append(item)
    else:
        me.board(g).gained.append(item)
        g.push(Overflow(me.seat))


def lose(g: Game, me: HundredsPieces, item: int, law: str) -> None:
    """G.24 Remove an item of a track from the game.

    9.7.3 Of two that are alike the one marked "R" goes, so another one can be taken from a ruin.
    """
    there = track(g, me, item)
    at = there.index(item)
    waiting = [each for each in me.board(g).gained if track(g, me, each) is there]
    if waiting:  # an item gained takes the free space
        there[at] = waiting[0]
        me.board(g).gained.remove(waiting[0])
    else:
        del there[at]
    _gone(g, me, item, law)


def _gone(g: Game, me: HundredsPieces, item: int, law: str) -> None:
    marked = me.board(g).marked
    if item in marked:
        marked.remove(item)
    remove_item(g, me.seat, item, law)


def mark(g: Game, me: HundredsPieces, item: int) -> None:
    """9.7.3 Remember that an item that is being gained is marked "R"."""
    insort(me.board(g).marked, item)


@dataclass
class Overflow(Frame):
    """14.2.4.I Remove an item for a point, when no space is empty."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.remove)

    def items(self, g: Game) -> list[int]:
        """14.2.4.I Return the item gained, and those on its track."""
        me = hundreds(g, self.seat)
        item = me.board(g).gained[0]
        return [item, *track(g, me, item)]

    def choose(self, g: Game) -> None:
        """14.2.4.I Ask for the item to remove; of two alike either will do."""
        items = sorted(set(self.items(g)))
        g.settle(self.seat, _SCRAP, [Scrap(item) for item in items])

    def remove(self, g: Game) -> None:
        """14.2.4.I Remove the item, then score."""
        me = hundreds(g, self.seat)
        item = g.chose(Scrap).item
        gained = me.board(g).gained
        if item == gained[0]:
            gained.pop(0)
            _gone(g, me, item, "14.2.4.I")
        else:
            lose(g, me, item, "14.2.4.I")
        score(g, self.seat, me.overflow, "14.2.4.I")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.2.4.I Return why an item cannot be removed."""
        if isinstance(action, Scrap):
            return ("14.2.4.I", because("why-no_such_item_on_track"))
        return None


answers(_CRAFTED, Hoard, Forgo)
answers(_SCRAP, Scrap)
verbs(Hoard, Forgo, Scrap)
frames(Contempt, Overflow)
