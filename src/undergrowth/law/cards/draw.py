"""G.6 Drawing cards, and renewing the deck."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, PASS, Action, Shuffle, verbs
from undergrowth.engine.domains import Domain, Names
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.cards.hands import card_names, gain_card, see_card, witnesses_of
from undergrowth.law.cards.piles import shuffle_deck, shuffled
from undergrowth.law.windows.windows import Use, in_force, use_offer, why_not_use
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_INSTEAD: Final = Prompt("cards.instead", "G.6")

_FIRST: Final = Prompt("cards.first", "16.2.3.I")

PILES: Final = Names("pile")

FROM_DECK: Final = PILES.add("deck")


class DrawFrom(Action):
    """`draw from pond`: choose the pile that the first card is drawn from."""

    verb: ClassVar[str] = "draw from"
    domains: ClassVar[tuple[Domain, ...]] = (PILES,)

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def args(self) -> tuple[int, ...]:
        return (self.pile,)


_DECK: Final = DrawFrom(FROM_DECK)


@dataclass
class Draw(Frame):
    """G.6 Draw cards from the shared deck, which is renewed as soon as it is empty (2.1)."""

    seat: int
    count: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.may_decline,
            self.choose_pile,  # 16.2.3.I
            self.draw,
            self.renew,
        )

    def may_decline(self, g: Game) -> None:
        """1.1.1 Ask for effects that may be used instead of drawing.

        R.2.8.1 A player without a hand draws no cards, and gets something else for all of them.
        """
        me = book(g).faction(self.seat)
        if not me.holds_cards(g):
            g.finish()
            if self.count > 0:
                me.miss_card(g, NOBODY)
            return
        options = instead_of_drawing(g, self.seat, self.count) if self.count > 0 else NO_ACTIONS
        if options:
            g.ask(self.seat, _INSTEAD, [*options, PASS])

    def choose_pile(self, g: Game) -> None:
        """1.1.1 Use an effect instead of drawing, or ask where the first card comes from.

        16.2.3.I The first card may come from elsewhere than the deck.
        """
        if isinstance(g.answer, Use) and use_offer(g, self.seat, g.answer):
            g.finish()
        else:
            ask_for_pile(g, self.seat, self.count)

    def draw(self, g: Game) -> None:
        """G.6 Take the top cards, as many as there are."""
        first = take_first(g, self.seat)
        if first != NO_CARD:
            self.draw_openly(g, first)
        n = min(self.count, len(g.deck))
        if n > 0:
            self.count -= n
            draw_now(g, self.seat, n)
        if not g.deck and may_renew(g):
            g.ask_shuffle()

    def draw_openly(self, g: Game, card: int) -> None:
        """16.2.3.I Take a card that does not come from the deck; everybody sees it."""
        gain_card(g, self.seat, card)
        for viewer in range(g.seats):
            see_card(g, viewer, self.seat, card)
        self.count -= 1

    def renew(self, g: Game) -> None:
        """2.1 Make a new deck from the discard pile, and go on drawing."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            renew_deck(g, answer.seed)
            g.back_to("draw")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.6 Return why an effect cannot be used instead."""
        return why_not_use(g, self.seat, action)

    def tells_facts(self) -> bool:
        return True


def instead_of_drawing(g: Game, seat: int, count: int) -> list[Action]:
    """G.6 Return a seat's options instead of drawing."""
    found: list[Action] = []
    for source in in_force(g, seat, book(g).hooks.instead_of_drawing):
        found += source.instead_of_drawing(g, seat, count)
    return found


@dataclass
class AddCards(Frame):
    """16.3.4 Shuffle the cards that factions bring into the deck."""

    def script(self) -> tuple[Step, ...]:
        return (self.shuffle, self.add)

    def shuffle(self, g: Game) -> None:
        """16.3.4 Ask for one shuffle of the deck."""
        g.ask_shuffle()

    def add(self, g: Game) -> None:
        """16.3.3 Add the cards; the data leaves some out in games of two players."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            shuffle_deck(g, answer.seed, g.box.added)
            if g.log is not None:
                g.note("added_cards", "16.3.4", NOBODY, {"count": len(g.box.added)})


def ask_for_pile(g: Game, seat: int, count: int) -> None:
    """G.6 Ask where the first card comes from, if a rule offers another pile."""
    if count > 0:
        options: list[Action] = []
        for pile in book(g).hooks.draw_pile:
            options += pile.options(g, seat)
        if options:
            g.ask(seat, _FIRST, [_DECK, *options])


def take_first(g: Game, seat: int) -> int:
    """G.6 Take and return the card that the answer names from another pile, or NO_CARD."""
    answer = g.answer
    if isinstance(answer, DrawFrom) and answer.pile != FROM_DECK:
        for pile in book(g).hooks.draw_pile:
            card = pile.take(g, seat, answer)
            if card != NO_CARD:
                return card
    return NO_CARD


def may_renew(g: Game) -> bool:
    """2.1 Whether there are cards for a new deck."""
    if g.discard:
        return True
    for pile in book(g).hooks.draw_pile:
        if pile.cards(g):
            return True
    return False


def top_card(g: Game) -> int:
    """G.6 Take the top card off the deck, which must not be empty; the caller puts it somewhere."""
    return g.deck.pop()


def draw_now(g: Game, seat: int, n: int) -> None:
    """G.6 Move the top `n` cards of the deck, which must hold them, into a hand."""
    drawn: list[int] = []
    hand = g.hands[seat][:]
    for _ in range(n):
        card = g.deck.pop()
        insort(hand, card)
        drawn.append(card)
    g.hands[seat] = hand
    if g.log is not None:
        g.note(
            "drew", "G.6", seat, {"count": n}, {"cards": card_names(drawn)}, witnesses_of(g, seat)
        )


def renew_deck(g: Game, seed: int) -> None:
    """2.1, 16.2.3.II Shuffle the discard pile, and piles a rule adds, into a new deck."""
    cards = g.discard + g.deck
    for pile in book(g).hooks.draw_pile:
        found = pile.cards(g)
        cards += found
        found.clear()
    g.deck = shuffled(cards, seed)
    g.discard = []
    if g.log is not None:
        g.note("reshuffled", "2.1", NOBODY, {"count": len(g.deck)})


verbs(DrawFrom)


frames(Draw, AddCards)
