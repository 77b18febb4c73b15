"""R.8.2.3, R.8.2.4 Lost Souls: cards that lie face up in order, until they are discarded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import frames
from undergrowth.factions.logical_lizards.pieces import LizardPieces, lizards
from undergrowth.law.cards.piles import discard_after_all
from undergrowth.law.removing.triggers import TRIGGERS, Trigger
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.records import Removed

_TRIGGER: Final = TRIGGERS.add("lost_garden")


def add_soul(g: Game, me: LizardPieces, card: int, law: str) -> None:
    """R.8.6.4 Lay a loose card on top of the Lost Souls."""
    me.board(g).take_card(card, 0)
    note_soul(g, me, card, law)


def note_soul(g: Game, me: LizardPieces, card: int, law: str) -> None:
    """R.8.6.4 Tell that a card has come to lie there."""
    if g.log is not None:
        g.note("added_soul", law, me.seat, {"card": CARDS.text(card)})


def release(g: Game, me: LizardPieces, card: int, law: str) -> None:
    """R.8.2.3, R.8.5.2 A loose card goes to the discard pile, not to the Lost Souls."""
    discard_after_all(g, me.seat, card, me)
    if g.log is not None:
        g.note("released_soul", law, me.seat, {"card": CARDS.text(card)})


@dataclass
class LostGarden(Trigger):
    """R.8.2.3 The top card of the Lost Souls goes to the discard pile, for each garden removed."""

    seat: int
    place: int

    def copy(self) -> Frame:
        return LostGarden(self.seat, self.place)

    def owner(self) -> int:
        return self.seat

    def name(self) -> int:
        return _TRIGGER

    def at(self) -> int:
        return self.place

    def script(self) -> tuple[Step, ...]:
        return (self.discard_top,)

    def discard_top(self, g: Game) -> None:
        """R.8.2.3, 1.5.4 If there is one."""
        me = lizards(g, self.seat)
        if me.board(g).souls:
            release(g, me, me.board(g).souls.pop(), "R.8.2.3")


def lost_gardens(me: LizardPieces, r: Removed) -> list[Frame]:
    """R.8.2.3 One for each garden, whoever removed it."""
    found: list[Frame] = []
    for i in range(len(r.kinds)):
        if r.kinds[i] in me.gardens:
            found += [LostGarden(me.seat, r.places[i]) for _ in range(r.counts[i])]
    return found


frames(LostGarden)
