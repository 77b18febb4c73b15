"""Announced cards: exchanging them for others, in a copy, so that they lie where they were said to.

A game of which nobody inside sees people's hands is played on a deal that fits everything that was
said.  When a card is named, it changes places with a card that nobody can tell from it.

A **spot** is a number: a seat for its hand, and after the seats each board for its face-down piles.
"""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import (
    identity_index,
    known_cards,
    known_in_piles,
    owner_of_board,
    without,
)


def hidden_spots(g: Game) -> list[int]:
    """Return the spots that hold cards which a spectator does not know."""
    return [spot for spot in range(g.seats + len(g.boards)) if loose_cards(g, spot)]


def loose_cards(g: Game, spot: int) -> list[int]:
    """Return the cards of a spot that may be exchanged: unknown ones that no procedure needs."""
    if spot >= g.seats:
        return [card for pile in _piles(g, spot - g.seats) for card in pile]
    loose = without(g.hands[spot], known_cards(g, NOBODY, spot))
    for frame in g.stack:
        if isinstance(frame, Frame):
            loose = without(loose, [card for holder, card in frame.hand_cards() if holder == spot])
    return loose


def bring_to_spot(g: Game, spot: int, card: int, kept: list[int], instead: int = NO_CARD) -> bool:
    """Exchange a card of a spot for `card`; return False if that cannot be.

    None of `kept` is exchanged, and if possible the card `instead`.
    """
    loose = without(loose_cards(g, spot), kept)
    if not loose:
        return False
    if card in loose:
        return True
    leaves = instead if instead in loose else loose[0]
    if card in g.deck:
        g.deck[g.deck.index(card)] = leaves
    elif not _take_away(g, card, leaves, spot):
        return False
    _exchange(g, spot, leaves, card)
    return True


def bring_to_top(g: Game, card: int, depth: int) -> bool:
    """Put `card` into the deck, with `depth` cards above it; return False if that cannot be."""
    at = len(g.deck) - 1 - depth
    if at < 0:
        return False
    there = g.deck[at]
    if there == card:
        return True
    if card in g.deck[:at]:
        g.deck[g.deck.index(card)] = there
    elif not _take_away(g, card, there, NOBODY):
        return False
    g.deck[at] = card
    return True


def match_suits(g: Game, spot: int, suits: int, n: int) -> bool:
    """Exchange cards of a spot with the deck until `n` of them can be spent for one of `suits`.

    Returns False if that cannot be.
    """
    loose = loose_cards(g, spot)
    right = [card for card in loose if g.box.pays[card] & suits]
    wrong = without(loose, right)
    if n > len(loose):
        return False
    for card in right[n:] if len(right) > n else wrong[: n - len(right)]:
        at = _at_in_deck(g, suits, len(right) < n)
        if at < 0:
            return False
        other = g.deck[at]
        g.deck[at] = card
        _exchange(g, spot, card, other)
    return True


def _at_in_deck(g: Game, suits: int, matching: bool) -> int:
    """Return where in the deck a card lies that matches `suits`, or does not; -1 if nowhere."""
    for at, card in enumerate(g.deck):
        if (g.box.pays[card] & suits != 0) == matching:
            return at
    return -1


def _take_away(g: Game, card: int, instead: int, spot: int) -> bool:
    """Replace a hidden `card` at another spot than this; return False if there is none."""
    for other in range(g.seats + len(g.boards)):
        if other != spot and card in loose_cards(g, other):
            _exchange(g, other, card, instead)
            return True
    return False


def _piles(g: Game, number: int) -> list[list[int]]:
    """Return the face-down piles of a board, without the cards that everybody knows to be there."""
    board = g.boards[number]
    piles, known = board.hidden(), known_in_piles(board, NOBODY)
    found: list[list[int]] = []
    for pile in board.unknown_to(NOBODY, owner_of_board(g, number)):
        at = identity_index(pile, piles)
        found.append(pile if at < 0 else without(pile, known[at]))
    return found


def _exchange(g: Game, spot: int, card: int, other: int) -> None:
    if spot >= g.seats:
        _exchange_in_pile(g, spot - g.seats, card, other)
        return
    hand = without(g.hands[spot], [card])
    hand.append(other)
    g.hands[spot] = sorted(hand)
    for viewer in range(g.seats):
        known = g.seen[viewer * g.seats + spot]
        if card in known:
            g.seen[viewer * g.seats + spot] = without(known, [card])


def _exchange_in_pile(g: Game, number: int, card: int, other: int) -> None:
    board = g.boards[number]
    for pile in board.unknown_to(NOBODY, owner_of_board(g, number)):
        if card in pile:
            pile[pile.index(card)] = other
            if not board.keeps_order():
                pile.sort()
            return
