"""2.1 Cards: drawing, discarding, spending; the atoms for hands and piles.

`g.hands` stay sorted; lists inside lists are replaced, never changed, so copies share them.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from undergrowth.engine.actions import Shuffle
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import Frame, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.names import CARDS
from undergrowth.engine.records import BESIDE_MAP, DISCARD_PILE, NOBODY


def shuffled(cards: list[int], seed: int) -> list[int]:
    """The order into which a seed shuffles cards: sorted first, so only the seed decides."""
    order = sorted(cards)
    seeded(seed).shuffle(order)
    return order


@dataclass
class Draw(Frame):
    """G.6 Draw cards from the shared deck, which is renewed as soon as it is empty (2.1)."""

    seat: int
    count: int

    def __init__(self, seat: int, count: int) -> None:  # written out: see `engine.records`
        self.seat = seat
        self.count = count

    def copy(self) -> Frame:
        return Draw(self.seat, self.count)

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.renew)

    def draw(self, g: Game) -> None:
        """G.6 Take the top cards, as many as there are."""
        n = min(self.count, len(g.deck))
        if n > 0:
            self.count -= n
            draw_now(g, self.seat, n)
        if not g.deck and g.discard:
            g.ask_shuffle()

    def renew(self, g: Game) -> None:
        """2.1 An empty deck is made anew from the discard pile."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            renew_deck(g, answer.seed)
            g.again()


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
        g.note("drew", "G.6", seat, {"count": n}, {"cards": card_names(drawn)}, [seat])


def renew_deck(g: Game, seed: int) -> None:
    """2.1 Shuffle the discard pile into a new deck."""
    g.deck = shuffled(g.discard + g.deck, seed)
    g.discard = []
    if g.log is not None:
        g.note("reshuffled", "2.1", NOBODY, {"count": len(g.deck)})


def gain_card(g: Game, seat: int, card: int) -> None:
    """Put a card into a hand."""
    hand = g.hands[seat][:]
    insort(hand, card)
    g.hands[seat] = hand


def lose_card(g: Game, seat: int, card: int) -> None:
    """Take a card out of a hand, openly: whoever knew of it stops looking for it there."""
    hand = g.hands[seat][:]
    hand.remove(card)
    g.hands[seat] = hand
    for viewer in range(g.seats):
        known = g.seen[viewer * g.seats + seat]
        if known and card in known:
            known = known[:]
            known.remove(card)
            g.seen[viewer * g.seats + seat] = known


def lose_card_unseen(g: Game, seat: int, card: int, witnesses: list[int]) -> None:
    """Take a card out of a hand so that only `witnesses` and its owner know which."""
    lose_card(g, seat, card)
    for viewer in range(g.seats):
        if viewer not in witnesses and g.seen[viewer * g.seats + seat]:
            g.seen[viewer * g.seats + seat] = []  # any card they knew of may be the one that left


def see_card(g: Game, viewer: int, owner: int, card: int) -> None:
    """Remember that a viewer knows this card to be in a hand."""
    if viewer != owner:
        g.seen[viewer * g.seats + owner] = [*g.seen[viewer * g.seats + owner], card]


def show_hand(g: Game, owner: int, viewer: int, law: str) -> None:
    """G.29 Let one player see another's whole hand."""
    g.seen[viewer * g.seats + owner] = g.hands[owner][:]
    if g.log is not None:
        fields: dict[str, int | str] = {"to": g.seat_name(viewer), "count": len(g.hands[owner])}
        g.note("showed_hand", law, owner, fields, {"cards": card_names(g.hands[owner])}, [viewer])


def give_card(g: Game, giver: int, taker: int, card: int, law: str) -> None:
    """Move a card from hand to hand; only the two see which."""
    lose_card_unseen(g, giver, card, [taker])
    gain_card(g, taker, card)
    see_card(g, giver, taker, card)
    if g.log is not None:
        fields: dict[str, int | str] = {"to": g.seat_name(taker)}
        secret: dict[str, int | str] = {"card": CARDS.text(card)}
        g.note("gave_card", law, giver, fields, secret, [giver, taker])


def discard(g: Game, seat: int, card: int) -> None:
    """G.5 Put a loose card on the discard pile, or beside the map if it is dominance (3.3.3)."""
    pile = BESIDE_MAP if g.tables.cards[card].kind == "dominance" else DISCARD_PILE
    for source in g.tables.hooks.discarded_to:
        pile = source.discarded_to(g, seat, card, pile)
    if pile == BESIDE_MAP:
        g.available.append(card)
    elif pile == DISCARD_PILE:
        g.discard.append(card)
    if g.log is not None:
        g.note("discarded", "G.5", seat, {"card": CARDS.text(card)})


def spend(g: Game, seat: int, card: int) -> None:
    """G.31 Discard a card from the hand."""
    lose_card(g, seat, card)
    discard(g, seat, card)


def recover(g: Game, seat: int, card: int, law: str) -> None:
    """V.2.2 Take a card out of the discard pile into a hand, in sight of all."""
    g.discard.remove(card)
    gain_card(g, seat, card)
    for viewer in range(g.seats):
        see_card(g, viewer, seat, card)
    if g.log is not None:
        g.note("recovered", law, seat, {"card": CARDS.text(card)})


def remove_effect(g: Game, seat: int, card: int) -> None:
    """4.1.3 Discard a persistent effect from a play area."""
    left = g.play[seat][:]
    left.remove(card)
    g.play[seat] = left
    discard(g, seat, card)


def add_effect(g: Game, seat: int, card: int) -> None:
    """4.1.3 Put a persistent effect into a play area."""
    cards = g.play[seat][:]
    insort(cards, card)
    g.play[seat] = cards


def card_names(cards: list[int]) -> str:
    """Card names for an event, in one string."""
    return " ".join(CARDS.text(card) for card in cards)


frames(Draw)
