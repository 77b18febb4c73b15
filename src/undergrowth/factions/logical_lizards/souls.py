"""R.8.2.3, R.8.2.4 Lost Souls: discarded cards, face up in order, until they leave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import frames
from undergrowth.factions.logical_lizards.pieces import LizardPieces, lizards
from undergrowth.law.cards.piles import discard_after_all
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger, places_of
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.records import Removed

_TRIGGER: Final = TRIGGERS.add("lost_garden")


def add_soul(g: Game, me: LizardPieces, card: int, law: str) -> None:
    """R.8.6.4 Put a loose card on top of the Lost Souls."""
    me.board(g).take_card(card, 0)
    note_soul(g, me, card, law)


def note_soul(g: Game, me: LizardPieces, card: int, law: str) -> None:
    """R.8.6.4 Log that a card has become the top Lost Soul."""
    if g.log is not None:
        g.note("added_soul", law, me.seat, {"card": CARDS.text(card)})


def release(g: Game, me: LizardPieces, card: int, law: str) -> None:
    """R.8.2.3, R.8.5.2 Discard a loose card to the discard pile, not to the Lost Souls."""
    discard_after_all(g, me.seat, card, me)
    if g.log is not None:
        g.note("released_soul", law, me.seat, {"card": CARDS.text(card)})


@dataclass
class LostGarden(ClearingTrigger):
    """R.8.2.3 Discard the top Lost Soul for each garden removed."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.discard_top,)

    def discard_top(self, g: Game) -> None:
        """R.8.2.3, 1.5.4 Discard it, if there is one."""
        me = lizards(g, self.seat)
        if me.board(g).souls:
            release(g, me, me.board(g).souls.pop(), "R.8.2.3")


def lost_gardens(me: LizardPieces, r: Removed) -> list[Frame]:
    """R.8.2.3 Return a frame for each garden removed, by any player."""
    return [LostGarden(me.seat, place) for place in places_of(r, me.gardens.kinds)]


frames(LostGarden)
