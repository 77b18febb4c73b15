"""2.1, G.5 The deck and the discard pile: shuffling, discarding, spending."""

from __future__ import annotations

from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import NOBODY
from undergrowth.law.cards.hands import (
    gain_card,
    lose_card,
    lose_card_unseen,
    see_card,
    witnesses_of,
)
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.records import BESIDE_MAP, DISCARD_PILE, MOST_PILES, ON_BOARDS
from undergrowth.table.sources import Source


def shuffled(cards: list[int], seed: int) -> list[int]:
    """Return cards in the order given by a seed; they are sorted first, so only it decides."""
    order = sorted(cards)
    seeded(seed).shuffle(order)
    return order


def shuffle_deck(g: Game, seed: int, cards: list[int] | None = None) -> None:
    """2.1 Shuffle the deck together with further cards."""
    g.deck = shuffled(g.deck + (cards or []), seed)


def take_out_of_deck(g: Game, card: int) -> None:
    """2.1 Take a card out of the deck; the caller puts it elsewhere and shuffles."""
    g.deck.remove(card)


def put_on_deck(g: Game, seat: int, card: int, law: str) -> None:
    """A.10 Put a card of a hand face down on the deck; only its owner knows which."""
    lose_card_unseen(g, seat, card, [])
    g.deck.append(card)
    if g.log is not None:
        g.note("put_back", law, seat, {}, {"card": CARDS.text(card)}, witnesses_of(g, seat))


def discard(g: Game, seat: int, card: int, played: bool = False) -> None:
    """G.5 Put a loose card on the discard pile, or where a rule sends it instead.

    Dominance cards go beside the map (3.3.3).  `played` is true for an ambush card played as one.
    """
    pile = _usual_pile(g, card)
    for source in book(g).hooks.discarded_to:
        pile = source.discarded_to(g, seat, card, pile, played)
    if pile >= ON_BOARDS:
        lay_card_on_board(g, pile, card)
    else:
        _lay_down(g, card, pile)
    if g.log is not None:
        g.note("discarded", "G.5", seat, {"card": CARDS.text(card)})


def discard_after_all(g: Game, seat: int, card: int, keeper: Source) -> None:
    """10.4.2, 3.3.3 Discard a loose card that `keeper` had kept from the discard pile.

    Other sources may still send it elsewhere (16.2.3).
    """
    pile = _usual_pile(g, card)
    for source in book(g).hooks.discarded_to:
        if source is not keeper:
            pile = source.discarded_to(g, seat, card, pile, False)
    if pile >= ON_BOARDS:
        lay_card_on_board(g, pile, card)
    else:
        _lay_down(g, card, pile)


def _usual_pile(g: Game, card: int) -> int:
    """G.5, 3.3.3 Return the pile of a discarded card unless a rule says otherwise."""
    return BESIDE_MAP if g.box.cards[card].kind == "dominance" else DISCARD_PILE


def _lay_down(g: Game, card: int, pile: int) -> None:
    if pile == BESIDE_MAP:
        g.available.append(card)
    else:
        g.discard.append(card)


def lay_card_on_board(g: Game, pile: int, card: int) -> None:
    """G.5 Put a loose card onto a board, on the pile that its source names (`pile`)."""
    at, number = divmod(pile - ON_BOARDS, MOST_PILES)
    g.boards[at].take_card(card, number)


def lay_beside_map(g: Game, seat: int, card: int) -> None:
    """3.3.3 Lay a dominance card of a hand beside the map, during setup.

    Nothing sends it elsewhere, as a discarded card could be.
    """
    lose_card(g, seat, card)
    _lay_down(g, card, BESIDE_MAP)
    if g.log is not None:
        g.note("discarded", "3.3.3", seat, {"card": CARDS.text(card)})


def spend(g: Game, seat: int, card: int) -> None:
    """G.31 Discard a card from the hand."""
    lose_card(g, seat, card)
    discard(g, seat, card)


def recover(g: Game, seat: int, card: int, law: str) -> None:
    """V.2.2 Take a card out of the discard pile into a hand, visibly to all."""
    g.discard.remove(card)
    gain_card(g, seat, card)
    for viewer in range(g.seats):
        see_card(g, viewer, seat, card)
    if g.log is not None:
        g.note("recovered", law, seat, {"card": CARDS.text(card)})


def take_discarded(g: Game, card: int) -> None:
    """R.7.7.2 Take the topmost copy of a card out of the discard pile.

    The caller puts it elsewhere.
    """
    at = len(g.discard) - 1 - g.discard[::-1].index(card)
    del g.discard[at]


def shuffle_into_deck(g: Game, card: int, seed: int) -> None:
    """2.1 Shuffle a loose card into the shared deck."""
    g.deck = shuffled([*g.deck, card], seed)
    if g.log is not None:
        g.note("shuffled_in", "2.1", NOBODY, {"card": CARDS.text(card)})
