"""8.2.3 The Supporters stack: gaining, drawing and spending supporters."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action, Shuffle
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces, alliance
from undergrowth.law.cards.draw import (
    ask_for_pile,
    may_renew,
    renew_deck,
    take_first,
    top_card,
)
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.suits import most_paying, pay_for, paying
from undergrowth.law.victory.dominance import Spend
from undergrowth.table.answers import OneOfEach
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers

_PAY: Final = Prompt("alliance.spend", "8.2.3")
_SPEND: Final = OneOfEach(Spend)


def has_room(g: Game, me: AlliancePieces) -> bool:
    """8.2.3.I Whether another card fits: five without a base on the map, any number with one."""
    return len(me.board(g).supporters) < me.capacity or me.bases_on_map(g) > 0


def gain_supporter(g: Game, seat: int, card: int, law: str, known_to: list[int]) -> None:
    """8.2.3, 8.2.3.I Put a loose card on the stack, or discard it when the stack is full."""
    me = alliance(g, seat)
    if not has_room(g, me):
        discard(g, seat, card)
        return
    board = me.board(g)
    insort(board.supporters, card)
    for viewer in known_to:
        if viewer not in (seat, NOBODY):
            board.learn(viewer, card)
    if g.log is not None:
        secret: dict[str, int | str] = {"card": CARDS.text(card)}
        g.note("gained_supporter", law, seat, {}, secret, [seat, *known_to])


def spend_supporter(g: Game, seat: int, card: int) -> None:
    """8.2.3 Discard a supporter."""
    board = alliance(g, seat).board(g)
    board.supporters.remove(card)
    board.forget(card)
    discard(g, seat, card)


def matching_supporters(g: Game, me: AlliancePieces, place: int) -> int:
    """8.2.3, 2.1.1 Return how many supporters match a clearing; birds always do."""
    return most_paying(g, me.seat, me.board(g).supporters, g.suits[place])


def matching_by_suits(g: Game, me: AlliancePieces) -> dict[int, int]:
    """8.2.3 Return how many supporters match a clearing, by its suits."""
    stack = me.board(g).supporters
    found: dict[int, int] = {}
    for place in g.clearings:
        suits = g.suits[place]
        if suits not in found:
            found[suits] = most_paying(g, me.seat, stack, suits)
    return found


def supporter_kinds(g: Game, me: AlliancePieces, place: int) -> list[int]:
    """Return the different supporters that match a clearing; all of them if `place` is negative."""
    stack = me.board(g).supporters
    if place >= 0:
        return paying(g, me.seat, stack, g.suits[place])
    found: list[int] = []
    for card in stack:
        if card not in found:
            found.append(card)
    return found


@dataclass
class PaySupporters(Frame):
    """8.4.1.II, 8.4.2.II Spend supporters matching a clearing.  Only begun with enough of them."""

    seat: int
    place: int
    due: int
    """Supporters still to spend."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pay)

    def choose(self, g: Game) -> None:
        """Ask for the next supporter; spend a whole stack unasked.  The number that match is
        secret."""
        me = alliance(g, self.seat)
        stack = me.board(g).supporters
        if len(stack) == self.due:
            for card in stack[:]:
                self._spend(g, card)
            self.due = 0
        if self.due > 0:
            cards = supporter_kinds(g, me, self.place)
            g.ask(self.seat, _PAY, _SPEND.each(cards))

    def can_go_on(self, g: Game) -> bool:
        """8.2.3 Whether enough supporters match."""
        return matching_supporters(g, alliance(g, self.seat), self.place) >= self.due

    def pay(self, g: Game) -> None:
        if self.due > 0:
            self._spend(g, g.chose(Spend).card)
            self.due -= 1
            g.back_to("choose")

    def allowances(self, g: Game) -> list[Allowance]:
        """8.2.3 Return the number of supporters still to spend."""
        return [Allowance("supporter", "8.2.3", 0, self.due)] if self.due > 0 else []

    def _spend(self, g: Game, card: int) -> None:
        pay_for(g, self.seat, card, g.suits[self.place])
        spend_supporter(g, self.seat, card)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """8.2.3 Return why a card cannot be spent."""
        if isinstance(action, Spend):
            name = CARDS.text(action.card)
            if action.card not in alliance(g, self.seat).board(g).supporters:
                return ("8.2.3", because("why-not_among_supporters", {"card": f"card:{name}"}))
            return (
                "8.2.3",
                because(
                    "why-does_not_match",
                    {"card": f"card:{name}", "place": f"place:{PLACE.text(self.place)}"},
                ),
            )
        return None


@dataclass
class DrawSupporters(Frame):
    """8.2.6, 8.3.4 Draw cards from the shared deck onto the Supporters stack."""

    seat: int
    count: int
    card: int = NO_CARD
    """A drawn card that waits while an empty deck is renewed (2.1)."""

    def cards(self) -> list[int]:
        return [self.card] if self.card != NO_CARD else []

    def script(self) -> tuple[Step, ...]:
        return (self.choose_pile, self.draw_first, self.draw, self.keep)

    def choose_pile(self, g: Game) -> None:
        """16.2.3.I Ask where to draw the first card from, if there is a choice."""
        ask_for_pile(g, self.seat, self.count)

    def draw_first(self, g: Game) -> None:
        """16.2.3.I Add that card to the stack."""
        card = take_first(g, self.seat)
        if card != NO_CARD:
            self.count -= 1
            gain_supporter(g, self.seat, card, "16.2.3.I", list(range(g.seats)))

    def draw(self, g: Game) -> None:
        """G.6, 2.1 Take the top card; make an empty deck anew at once."""
        if self.count > 0 and g.deck:
            self.card = top_card(g)
            self.count -= 1
            if not g.deck and may_renew(g):
                g.ask_shuffle()
        elif self.count > 0 and may_renew(g):
            g.ask_shuffle()

    def keep(self, g: Game) -> None:
        """8.2.3 Add the card to the stack, then draw the next."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            renew_deck(g, answer.seed)
        elif self.card == NO_CARD:
            return
        if self.card != NO_CARD:
            card = self.card
            self.card = NO_CARD
            gain_supporter(g, self.seat, card, "8.2.6" if g.turns else "8.3.4", [])
        g.back_to("draw")


answers(_PAY, Spend)
frames(PaySupporters, DrawSupporters)
