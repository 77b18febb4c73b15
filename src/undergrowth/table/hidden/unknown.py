"""Hidden information: the cards and items whose place a viewer cannot tell.

Determinization shuffles exactly these, and undo checks whether they have become fewer, so both
agree.  `viewer` is a seat, or NOBODY for a spectator.
"""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.described.boards import Board
from undergrowth.table.game import Game


def known_cards(g: Game, viewer: int, seat: int) -> list[int]:
    """Return the cards of a hand that a viewer knows to be there."""
    if seat == viewer or hand_is_open(g, seat):
        return g.hands[seat]
    return in_both(g.seen[viewer * g.seats + seat], g.hands[seat]) if viewer >= 0 else []


def known_in_piles(board: Board, viewer: int) -> list[list[int]]:
    """Return, for each hidden pile of a board, the cards a viewer knows to be in it.

    If the order of a pile matters, a viewer knows either every card of it or none.
    """
    piles = board.hidden()
    known = board.known_to(viewer)
    if board.keeps_order() or len(known) != len(piles):
        return [[] for _ in piles]
    return [in_both(known[i], piles[i]) for i in range(len(piles))]


def unknown_cards(g: Game, viewer: int) -> list[int]:
    """Return the shared-deck cards whose place a viewer cannot tell."""
    cards = g.deck[:]
    for seat in range(g.seats):
        if seat != viewer:
            cards += without(g.hands[seat], known_cards(g, viewer, seat))
    for number, board in enumerate(g.boards):
        piles, known = board.hidden(), known_in_piles(board, viewer)
        for loose in board.unknown_to(viewer, owner_of_board(g, number)):
            at = identity_index(loose, piles)
            cards += loose if at < 0 else without(loose, known[at])
    return cards


def known_ruins(g: Game, viewer: int) -> list[int]:
    """9.7.3 Return the ruins under which a viewer has looked."""
    return book(g).faction(viewer).known_ruins(g) if viewer >= 0 else []


def unknown_items(g: Game, viewer: int) -> list[int]:
    """9.3.4 Return the items under ruins that a viewer has not looked under."""
    known = known_ruins(g, viewer)
    items: list[int] = []
    for place in range(g.places):
        if place not in known:
            items += g.ruins[place]
    return items


def owner_of_board(g: Game, number: int) -> int:
    """Return the seat whose board this is, or NOBODY."""
    return number if number < g.seats else NOBODY


def identity_index(pile: list[int], piles: list[list[int]]) -> int:
    """Return the index of this very list among some; -1 if it is none of them."""
    for at, each in enumerate(piles):
        if each is pile:
            return at
    return -1


def in_both(some: list[int], cards: list[int]) -> list[int]:
    """Return the cards of one list that are in the other too, each as often as in both."""
    found: list[int] = []
    if not some:
        return found
    left = cards[:]
    for card in some:
        if card in left:
            left.remove(card)
            found.append(card)
    return found


def without(cards: list[int], some: list[int]) -> list[int]:
    """Return `cards` without `some`, each removed once."""
    left = cards[:]
    for card in some:
        if card in left:
            left.remove(card)
    return left
