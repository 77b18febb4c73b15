"""18.2.2 The Stash; 18.5.1.IV flipping items for their actions, with Captains' exceptions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Message, Reason, because
from undergrowth.factions.knaves_of_the_deepwood.captains import (
    CAPTAIN_CARDS,
    CHEAT,
    ITEM_ACTIONS,
    ITEM_OF,
    NO_CAPTAIN,
)
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.law.items.held import (
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    change_condition,
    in_condition,
    ready,
)
from undergrowth.table.answers import WithItem
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.refusals import answers
from undergrowth.table.uses import mark_used, was_used


class FlipDown(WithItem):
    """`flip down boot`: an item to turn face down for an action."""

    verb: ClassVar[str] = "flip down"
    law: ClassVar[str] = "18.5.1.IV"


_ITEM: Final = Prompt("knaves.item", "18.5.1.IV")


def face_up(g: Game, me: KnavePieces) -> list[int]:
    """18.2.2 Return the counts of face-up items in the Stash, by item."""
    return ready(me.board(g).items)


def stands_in(g: Game, me: KnavePieces, action: int) -> bool:
    """K.3.2, K.4.2 Whether any one item can pay for an item action now."""
    acting = me.board(g).acting
    if acting == NO_CAPTAIN or action not in CAPTAIN_CARDS[acting].any_item:
        return False
    return not was_used(g, me)


def may_pay_with(g: Game, me: KnavePieces, action: int, flipped: list[int]) -> list[int]:
    """18.5.1.IV Return the items that can be flipped next for an item action."""
    up = face_up(g, me)
    items = [item for item in range(KINDS_OF_ITEM) if up[item] > 0]
    own = ITEM_OF[action]
    if flipped:
        return items
    if stands_in(g, me, action) or (me.acts(g, CHEAT) and sum(up) >= me.cheats):
        return items
    return [own] if own in items else []


def may_begin(g: Game, me: KnavePieces, action: int) -> bool:
    """18.5.1.IV Whether any item can be flipped to begin an item action."""
    items = me.board(g).items
    if items[ITEM_OF[action] * 4 + READY] > 0:
        return True
    up = in_condition(items, READY)
    return (up > 0 and stands_in(g, me, action)) or (up >= me.cheats and me.acts(g, CHEAT))


def why_no_item(g: Game, me: KnavePieces, action: int) -> Message:
    """18.5.1.IV Return the message naming the item that an item action lacks."""
    if stands_in(g, me, action):
        return because("why-no_item_for_it")
    return because("why-item_not_face_up", {"item": f"item:{ITEMS.text(ITEM_OF[action])}"})


def is_paid(g: Game, me: KnavePieces, action: int, flipped: list[int]) -> bool:
    """18.5.1.IV Whether the items flipped pay: the action's own item, or a Captain's substitute."""
    if not flipped:
        return False
    if me.acts(g, CHEAT):
        return flipped[0] == ITEM_OF[action] or len(flipped) >= me.cheats
    return True


@dataclass
class PayItem(Frame):
    """18.5.1.IV Flip the items that an item action costs."""

    seat: int
    action: int
    flipped: list[int] = field(default_factory=list)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.flip)

    def choose(self, g: Game) -> None:
        """18.5.1.IV Ask for the item to flip; K.3.2, K.4.2, K.10.2 a Captain may allow others."""
        items = may_pay_with(g, knaves(g, self.seat), self.action, self.flipped)
        g.settle(self.seat, _ITEM, [FlipDown(item) for item in items])

    def flip(self, g: Game) -> None:
        """18.5.1.IV Flip it face down; K.10.2 the Cheat may have to flip one more."""
        me = knaves(g, self.seat)
        item = g.chose(FlipDown).item
        change_condition(me.board(g).items, item, READY, EXHAUSTED)
        if g.log is not None:
            fields: dict[str, int | str] = {
                "item": ITEMS.text(item),
                "item_action": ITEM_ACTIONS.text(self.action),
            }
            g.note("flipped_item", "18.5.1.IV", self.seat, fields)
        if not self.flipped and item != ITEM_OF[self.action] and not me.acts(g, CHEAT):
            mark_used(g, me)
        self.flipped.append(item)
        if not is_paid(g, me, self.action, self.flipped):
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.5.1.IV Return why an item cannot pay."""
        if not isinstance(action, FlipDown):
            return None
        name = f"item:{ITEMS.text(action.item)}"
        if face_up(g, knaves(g, self.seat))[action.item] == 0:
            return ("18.5.1.IV", because("why-item_not_face_up", {"item": name}))
        return ("18.5.1.IV", because("why-item_for_another_action", {"item": name}))


def flip_all_up(g: Game, me: KnavePieces) -> None:
    """18.6.3 Turn all items in the Stash face up."""
    items = me.board(g).items
    for item in range(KINDS_OF_ITEM):
        while items[item * 4 + EXHAUSTED] > 0:
            change_condition(items, item, EXHAUSTED, READY)


answers(_ITEM, FlipDown)
verbs(FlipDown)
frames(PayItem)
