"""G.22 Giving cards, taking random cards, and discarding random cards.

Some players have no hand (the automated opponents of Rootbotics, 2.8.1): a card given to one is
discarded, and a player who would take one of theirs draws a card instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt, frames
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.hands import gain_card, lose_card_unseen, see_card, witnesses_of
from undergrowth.law.cards.piles import spend
from undergrowth.table.answers import RandomCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS

_DISCARDED: Final = Prompt("cards.random_discard", "G.22")
_TAKEN: Final = Prompt("cards.random_taken", "G.22")


def has_card_to_take(g: Game, seat: int) -> bool:
    """G.22 Whether a card can be taken from a player: always from one without a hand."""
    return len(g.hands[seat]) > 0 or not book(g).faction(seat).holds_cards(g)


def give_card(g: Game, giver: int, taker: int, card: int, law: str) -> None:
    """Move a card from hand to hand; only these two players see it, unless a hand is open."""
    if not book(g).faction(taker).holds_cards(g):
        spend(g, giver, card)
        book(g).faction(taker).miss_card(g, giver)
        return
    lose_card_unseen(g, giver, card, [taker, *witnesses_of(g, taker)])
    gain_card(g, taker, card)
    for viewer in witnesses_of(g, giver):
        if viewer != NOBODY:
            see_card(g, viewer, taker, card)
    if g.log is not None:
        fields: dict[str, int | str] = {"to": g.seat_name(taker)}
        secret: dict[str, int | str] = {"card": CARDS.text(card)}
        seen_by = witnesses_of(g, giver) + witnesses_of(g, taker)
        g.note("gave_card", law, giver, fields, secret, seen_by)


def draw_at_random(g: Game, taker: int, victim: int, asked: Prompt) -> None:
    """G.22 Ask chance for a card of another player's hand; call `take_drawn` next.

    Each card has the same probability.
    """
    if not book(g).faction(victim).holds_cards(g):
        g.push(Draw(taker, 1))
    elif g.hands[victim]:
        g.ask(CHANCE, asked, _each_card(g, victim))


def take_drawn(g: Game, taker: int, victim: int, law: str) -> None:
    """G.22 Take the card that chance has named, if any; only the two players see it."""
    answer = g.answer
    if isinstance(answer, RandomCard):
        give_card(g, victim, taker, answer.card, law)


def _each_card(g: Game, seat: int) -> list[Action]:
    return [RandomCard(card) for card in g.hands[seat]]


@dataclass
class TakeAtRandom(Frame):
    """13.7.3 Take a random card from a player, if there is one."""

    seat: int
    victim: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw_card, self.take_card)

    def draw_card(self, g: Game) -> None:
        """G.22 Ask chance for a card of the hand, each with the same probability."""
        draw_at_random(g, self.seat, self.victim, _TAKEN)

    def take_card(self, g: Game) -> None:
        take_drawn(g, self.seat, self.victim, "G.22")


@dataclass
class DiscardAtRandom(Frame):
    """10.2.5, 12.2.3, 16.5.2 Discard random cards, or as many as there are (1.5.4)."""

    seat: int
    count: int = 1

    def script(self) -> tuple[Step, ...]:
        return (self.draw_card, self.discard)

    def draw_card(self, g: Game) -> None:
        """G.22 Ask chance for a card of the hand, each with the same probability."""
        if self.count > 0 and g.hands[self.seat]:
            g.ask(CHANCE, _DISCARDED, _each_card(g, self.seat))

    def discard(self, g: Game) -> None:
        """G.5 Discard it, visibly to all."""
        answer = g.answer
        if isinstance(answer, RandomCard):
            spend(g, self.seat, answer.card)
            self.count -= 1
            g.back_to("draw_card")


frames(TakeAtRandom, DiscardAtRandom)
