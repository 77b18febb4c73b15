"""9.5 Exhausting items to pay for an action."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Message, Reason, because
from undergrowth.factions.vagabond.character import character
from undergrowth.factions.vagabond.items import exhaust
from undergrowth.factions.vagabond.pieces import VagabondPieces, vagabond
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.answers import Exhaust
from undergrowth.law.items.held import ANY, READY, any_in, covers, ready
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS

_PAY: Final = Prompt("vagabond.exhaust", "9.5")


def payable(
    g: Game, me: VagabondPieces, needs: list[int], kept: int = NO_CARD, quest: bool = False
) -> bool:
    """9.5 Whether these items can be exhausted, or paid for as the character may."""
    b = board(g, me.seat)
    if len(needs) == 1:  # a fast path for the most frequent case
        item = needs[0]
        if b.items[item * 4 + READY] > 0 if item != ANY else any_in(b.items, READY):
            return True
    elif covers(ready(b.items), needs, 0, 0):
        return True
    who = character(g, me.seat)
    if not who.pays_otherwise:
        return False
    return covers(
        ready(b.items), needs, who.waived_items(g, me, kept), who.stand_ins(g, me) if quest else 0
    )


def spare_cards(g: Game, me: VagabondPieces, needs: list[int], cards: list[int]) -> list[int]:
    """9.5 Return those of `cards` that he can spare while paying for so many items."""
    if not character(g, me.seat).pays_otherwise:
        return cards if payable(g, me, needs) else []
    return [card for card in cards if payable(g, me, needs, card)]


def why_not_payable(needs: list[int]) -> Message:
    """Return the message naming the items that are missing."""
    names = ["word:item" if item == ANY else f"item:{ITEMS.text(item)}" for item in needs]
    return because("why-cannot_exhaust", {"items": names})


@dataclass
class Pay(Frame):
    """9.5 Exhaust the items an action asks for, choosing where there is a choice."""

    seat: int
    needs: list[int] = field(default_factory=list)
    """Kinds of item still to exhaust; ANY for one of any kind."""
    kept: int = NO_CARD
    """A card that must stay in hand."""
    quest: bool = False

    def hand_cards(self) -> list[tuple[int, int]]:
        """9.5 Return the card this payment is for, which is shown afterwards."""
        return [] if self.kept == NO_CARD else [(self.seat, self.kept)]

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pay)

    def choose(self, g: Game) -> None:
        """9.5 Ask for the next item, if there are several ways to pay or hidden cards could allow
        one."""
        me = vagabond(g, self.seat)
        who = character(g, self.seat)
        while self.needs:
            options = self._ways(g)
            only = options[0]
            if (
                len(options) > 1
                or not isinstance(only, Exhaust)
                or who.hides_ways(g, me, self.kept)
            ):
                g.ask(self.seat, _PAY, options)
                return
            exhaust(g, self.seat, only.item)
            self.needs.pop(0)

    def pay(self, g: Game) -> None:
        if self.needs:
            answer = g.answer
            if isinstance(answer, Exhaust):
                exhaust(g, self.seat, answer.item)
            else:
                character(g, self.seat).pay(g, vagabond(g, self.seat), answer)
            self.needs.pop(0)
            g.back_to("choose")

    def _ways(self, g: Game) -> list[Action]:
        """Return every way to pay for the first item that leaves the others payable."""
        me = vagabond(g, self.seat)
        who = character(g, self.seat)
        left = ready(board(g, self.seat).items)
        rest = self.needs[1:]
        free = who.waived_items(g, me, self.kept)
        stand_ins = who.stand_ins(g, me) if self.quest else 0
        options: list[Action] = []
        for item in range(len(left)):
            if left[item] > 0 and self.needs[0] in (ANY, item):
                left[item] -= 1
                if covers(left, rest, free, stand_ins):
                    options.append(Exhaust(item))
                left[item] += 1
        return options + who.ways(g, me, self.needs, self.kept, self.quest)

    def allowances(self, g: Game) -> list[Allowance]:
        """9.5 Return the number of items still to exhaust."""
        return [Allowance("exhaust", "9.5", 0, len(self.needs))] if self.needs else []

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.2.5 Return why an item cannot be exhausted."""
        if isinstance(action, Exhaust):
            name = ITEMS.text(action.item)
            if board(g, self.seat).items[action.item * 4 + READY] == 0:
                return ("9.2.5", because("why-have_no_face", {"item": f"item:{name}"}))
            return ("9.5", because("why-not_what_this", {"item": f"item:{name}"}))
        return character(g, self.seat).why_no_payment(g, vagabond(g, self.seat), action)


frames(Pay)
