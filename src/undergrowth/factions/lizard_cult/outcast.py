"""10.4.1, 10.4.2 The Outcast, and the Lost Souls that decide it."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.lizard_cult.pieces import CultPieces, cult
from undergrowth.law.cards.piles import discard_after_all
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import NO_SUIT, SUITS


def set_outcast(g: Game, seat: int, suit: int, hated: bool, law: str) -> None:
    """10.3.3, 10.4.1 Move or flip the marker."""
    board = cult(g, seat).board(g)
    if suit == NO_SUIT or (suit == board.outcast and hated == board.hated):
        return
    board.outcast, board.hated = suit, hated
    if g.log is not None:
        g.note("hated" if hated else "cast_out", law, seat, {"suit": SUITS.text(suit)})


def most_lost(g: Game, me: CultPieces) -> int:
    """10.4.1 Return the suit with most Lost Souls, without birds; NO_SUIT in a tie."""
    most = 0
    found = NO_SUIT
    for suit in me.gardens.suits:
        n = 0
        for card in me.board(g).souls:
            if g.box.cards[card].suit == suit:
                n += 1
        if n > most:
            most = n
            found = suit
        elif n == most:
            found = NO_SUIT
    return found


@dataclass
class AdjustOutcast(Frame):
    """10.4.1 Make the suit with most Lost Souls the Outcast; Hated if it already is."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.adjust,)

    def adjust(self, g: Game) -> None:
        me = cult(g, self.seat)
        outcast = me.board(g).outcast
        suit = most_lost(g, me)
        if suit in (NO_SUIT, outcast):
            set_outcast(g, self.seat, outcast, True, "10.4.1")
        else:
            set_outcast(g, self.seat, suit, False, "10.4.1")


@dataclass
class DiscardLostSouls(Frame):
    """10.4.2 Discard the Lost Souls; dominance cards go beside the map."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.discard_all,)

    def applies(self, g: Game) -> bool:
        return len(cult(g, self.seat).board(g).souls) > 0

    def discard_all(self, g: Game) -> None:
        me = cult(g, self.seat)
        board = me.board(g)
        souls = board.souls
        board.souls = []
        for card in souls:
            discard_after_all(g, self.seat, card, me)
        if g.log is not None:
            g.note("released_souls", "10.4.2", self.seat, {"count": len(souls)})


frames(AdjustOutcast, DiscardLostSouls)
