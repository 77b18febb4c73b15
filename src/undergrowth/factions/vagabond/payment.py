"""9.5 Exhausting items to pay for an action."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.vagabond.character import character
from undergrowth.factions.vagabond.items import exhaust
from undergrowth.factions.vagabond.pieces import VagabondPieces, vagabond
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.answers import Exhaust
from undergrowth.law.items.held import ANY, READY, covers, ready
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS

_PAY: Final = Prompt("vagabond.exhaust", "9.5")


def payable(
    g: Game, me: VagabondPieces, needs: list[int], kept: int = NO_CARD, quest: bool = False
) -> bool:
    """9.5 Whether these items can be exhausted, or paid for as the character may."""
    b = board(g, me.seat)
    if len(needs) == 1 and needs[0] != ANY:  # what is asked most
        if b.items[needs[0] * 4 + READY] > 0:
            return True
    elif covers(ready(b.items), needs, 0, 0):
        return True
    who = character(g, me.seat)
    if not who.pays_otherwise:
        return False
    return covers(
        ready(b.items), needs, who.free(g, me, kept), who.stand_ins(g, me) if quest else 0
    )


def why_not_payable(needs: list[int]) -> str:
    """What is missing, in words."""
    names = ["item" if item == ANY else ITEMS.text(item) for item in needs]
    return f"you cannot exhaust {' and '.join(names)}: not enough is face up and undamaged"


@dataclass
class Pay(Frame):
    """9.5 Exhaust the items an action asks for, choosing where there is a choice."""

    seat: int
    needs: list[int] = field(default_factory=list)
    """Kinds of item still to exhaust; ANY for one of whatever kind."""
    kept: int = NO_CARD
    """A card that must stay in hand."""
    quest: bool = False

    def copy(self) -> Frame:
        return Pay(self.seat, self.needs[:], self.kept, self.quest)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pay)

    def choose(self, g: Game) -> None:
        """9.5 Ask for the next item, if it can be paid in more than one way or might be."""
        me = vagabond(g, self.seat)
        who = character(g, self.seat)
        while self.needs:
            options = self._ways(g)
            only = options[0]
            if len(options) > 1 or not isinstance(only, Exhaust) or who.conceals(g, me, self.kept):
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
        """Every way to pay for the first item that leaves the others payable."""
        me = vagabond(g, self.seat)
        who = character(g, self.seat)
        left = ready(board(g, self.seat).items)
        rest = self.needs[1:]
        free = who.free(g, me, self.kept)
        stand_ins = who.stand_ins(g, me) if self.quest else 0
        options: list[Action] = []
        for item in range(len(left)):
            if left[item] > 0 and self.needs[0] in (ANY, item):
                left[item] -= 1
                if covers(left, rest, free, stand_ins):
                    options.append(Exhaust(item))
                left[item] += 1
        return options + who.ways(g, me, self.needs, self.kept, self.quest)

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """9.2.5 Why an item cannot be exhausted."""
        if isinstance(action, Exhaust):
            name = ITEMS.text(action.item)
            if board(g, self.seat).items[action.item * 4 + READY] == 0:
                return ("9.2.5", f"you have no {name} that is face up and undamaged")
            return ("9.5", f"{name} is not what this action exhausts")
        return None


frames(Pay)
