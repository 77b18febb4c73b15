"""1.5.4, 17.2.1 Returning warriors to a supply that holds fewer than an effect takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.windows.windows import use_offer, why_not_use
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_CALL_IN: Final = Prompt("pieces.call_in", "1.5.4")


def in_reach(g: Game, seat: int) -> int:
    """1.5.4 Return how many warriors a seat could have in its supply after calling others in."""
    faction = book(g).faction(seat)
    return 0 if faction.warrior < 0 else g.supply[faction.warrior] + faction.reserve.count(g)


def call_in(g: Game, seat: int, wanted: int) -> None:
    """1.5.4 Let a seat call in warriors before an effect takes `wanted` from its supply.

    Asks only if the supply holds fewer and the seat has any elsewhere.
    """
    faction = book(g).faction(seat)
    if faction.warrior >= 0 and g.supply[faction.warrior] < wanted and faction.reserve.count(g) > 0:
        g.push(CallIn(seat, wanted))


@dataclass
class CallIn(Frame):
    """1.5.4 Call in warriors one after another, until there are enough."""

    seat: int
    wanted: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.come)

    def choose(self, g: Game) -> None:
        """1.5.4 Ask for the next one; their owner may leave them where they are."""
        faction = book(g).faction(self.seat)
        if g.supply[faction.warrior] < self.wanted and faction.reserve.count(g) > 0:
            g.ask(self.seat, _CALL_IN, [*faction.reserve.options(g), PASS])

    def come(self, g: Game) -> None:
        if use_offer(g, self.seat, g.answer):
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """1.5.4 Return why no other warrior can be called in."""
        return why_not_use(g, self.seat, action)


frames(CallIn)
