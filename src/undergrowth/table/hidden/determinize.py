"""Determinization: dealing hidden information anew, consistently with what a seat has seen.

Search plays on such copies, and tests of secrecy compare them: what the seat is shown, asked or may
undo must be the same in all of them.  `table.hidden.unknown` determines what a viewer knows.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import unknown_at
from undergrowth.table.hidden.redeal import redeal_pieces
from undergrowth.table.hidden.unknown import (
    identity_index,
    in_both,
    known_cards,
    known_in_piles,
    known_ruins,
    owner_of_board,
    unknown_cards,
    unknown_items,
    without,
)
from undergrowth.table.places import NOWHERE

TRIES: Final = 20
"""Number of full deals to try before giving single cards to the deciding seat."""
_UNFIT: Final = (AssertionError, LookupError, ValueError)
"""Errors of asking again with a hand that lacks cards its owner must have."""


def determinize(g: Game, viewer: int, seed: int, afresh: bool = False) -> Game:
    """Return a copy in which everything hidden from `viewer` is dealt anew.

    That is the deck, other hands except for cards the viewer knows to be there, face-down piles on
    boards, items under ruins, face-down pieces, and the generator.  `viewer` may be NOBODY.

    If another seat must decide, what that seat knows is kept, because its open question depends on
    it. With `afresh` it is dealt anew too, and the question is asked again, so that its options are
    those of the new hand.  Hands are tried until one leads to the same question; if none is found
    (it may need several particular cards), the real hand is kept.  Cards that have been chosen and
    will be revealed later are kept in any case (`Frame.hand_cards`).
    """
    chance = seeded(seed)
    decision = g.decision
    if not afresh or decision is None or decision.seat == viewer:
        return dealt_anew(g, viewer, chance, _who_decides(g), [])
    for _ in range(TRIES):
        twin = dealt_anew(g, viewer, chance, NOBODY, [])
        if asks_again(twin):
            return twin
    for card in _each_unknown(g, viewer, chance):
        twin = dealt_anew(g, viewer, chance, NOBODY, [card])
        if asks_again(twin):
            return twin
    return dealt_anew(g, viewer, chance, decision.seat, [])


def with_open_hands(g: Game, viewer: int, seed: int) -> Game:
    """Return a copy that differs only in what nobody at the table knows, drawn anew.

    That is the order of the deck, what a ruin hides from `viewer`, and the generator; all hands and
    all that lies face down are as they are.
    """
    chance = seeded(seed)
    twin = g.copy()
    twin.deck.sort()  # games whose decks hold the same cards get the same copies
    chance.shuffle(twin.deck)
    _redeal_ruins(twin, viewer, chance, _who_decides(g))
    twin.chance = seeded(chance.next())
    return twin


def rotated(g: Game, viewer: int, number: int) -> Game:
    """Return a copy like those of `determinize`, with hidden things rotated by `number`.

    Of the copies numbered from 0 to `rotations` - 1, at least one has any given thing in any hidden
    place it may be in.  They are deterministic.
    """
    return dealt_anew(g, viewer, _Rotation(number), _who_decides(g), [])


def rotations(g: Game, viewer: int) -> int:
    """Return the number of rotations after which all hidden things are as before."""
    sizes = [1, len(unknown_cards(g, viewer)), len(unknown_items(g, viewer))]
    sizes += [len(pile) for board in g.boards for pile in board.unordered()]
    if g.box.hides_kinds:
        for group in g.box.alike:
            of_group = [unknown_at(g, viewer, group, at) for at in range(NOWHERE, g.places)]
            sizes.append(sum(of_group))
    return max(sizes)


class _Rotation(Chance):
    """Stand-in for chance that rotates lists by a fixed number of places."""

    def __init__(self, number: int) -> None:
        super().__init__(1, 1)
        self.number = number

    def shuffle(self, cards: list[int]) -> None:
        """Move the first `number` cards to the end."""
        at = self.number % len(cards) if cards else 0
        cards[:] = cards[at:] + cards[:at]


class _Pool:
    """What is dealt anew, from its end to its beginning."""

    def __init__(self, things: list[int]) -> None:
        self._things: Final = things
        self._left = len(things)

    def take(self, n: int) -> list[int]:
        """Return the last `n` that are left."""
        end = self._left
        self._left = end - n
        return self._things[end - n : end]

    def close(self) -> None:
        """Leave in the list only what has not been taken."""
        del self._things[self._left :]


def _who_decides(g: Game) -> int:
    return NOBODY if g.decision is None else g.decision.seat


def asks_again(g: Game) -> bool:
    """Whether the open question can be asked again after dealing anew."""
    decision = g.decision
    if decision is None or not decision.options:
        return True  # a shuffle has no options that depend on hidden cards
    try:
        if not g.ask_again():
            return False
        for frame in g.stack:
            if isinstance(frame, Frame) and not frame.can_go_on(g):
                return False
        return True
    except _UNFIT:
        return False


def _each_unknown(g: Game, viewer: int, chance: Chance) -> list[int]:
    """Return each card that the deciding seat may hold as far as the viewer knows, shuffled."""
    seat = _who_decides(g)
    if seat < 0:
        return []
    pool = without(g.hands[seat], known_cards(g, viewer, seat)) + g.deck
    for other in range(g.seats):
        if other not in (viewer, seat):
            pool += without(g.hands[other], known_cards(g, viewer, other))
    kinds: list[int] = []
    for card in sorted(pool):
        if not kinds or kinds[-1] != card:
            kinds.append(card)
    chance.shuffle(kinds)
    return kinds


def dealt_anew(g: Game, viewer: int, chance: Chance, keeps: int, first: list[int]) -> Game:
    """Return a copy dealt anew, except for what the seat `keeps` knows.

    The deciding seat receives the cards `first` before anything else is dealt.
    """
    twin = g.copy()
    _redeal_cards(twin, viewer, chance, keeps, first)
    _redeal_ruins(twin, viewer, chance, keeps)
    redeal_pieces(twin, viewer, chance, keeps)
    for board in twin.boards:
        for pile in board.unordered():
            if len(pile) > 1:
                pile.sort()
                chance.shuffle(pile)
    twin.chance = seeded(chance.next())
    return twin


def _redeal_cards(g: Game, viewer: int, chance: Chance, keeps: int, first: list[int]) -> None:
    pool = g.deck
    kept: list[list[int]] = []
    chosen = _chosen_cards(g)
    for seat in range(g.seats):
        fixed = _fixed_cards(g, viewer, seat, keeps)
        if seat != viewer:
            fixed = _with_chosen(fixed, chosen, seat, g.hands[seat])
        kept.append(fixed)
        pool += without(g.hands[seat], fixed)
    piles: list[list[list[int]]] = []
    known: list[list[list[int]]] = []
    for number in range(len(g.boards)):
        piles.append(_loose_piles(g, viewer, number, keeps))
        known.append(_known_of(g, viewer, number, piles[number]))
        for at, pile in enumerate(piles[number]):
            pool += without(pile, known[number][at]) if known[number][at] else pile
    pool.sort()  # games that look the same to the viewer must be dealt the same
    chance.shuffle(pool)
    _forget_the_rest(g, kept)
    asked = _who_decides(g)
    if first and asked >= 0:
        pool = _put_last(pool, first)
        g.deck = pool
    left = _Pool(pool)
    if first and asked >= 0:
        _deal_hand(g, asked, kept[asked], left)
    for number in range(len(g.boards)):
        if number < g.seats and not (first and number == asked):
            _deal_hand(g, number, kept[number], left)
        for at, pile in enumerate(piles[number]):
            fixed = known[number][at]
            pile[:] = fixed + left.take(len(pile) - len(fixed))
            if not g.boards[number].keeps_order():
                pile.sort()
    left.close()


def _deal_hand(g: Game, seat: int, kept: list[int], pool: _Pool) -> None:
    g.hands[seat] = sorted(kept + pool.take(len(g.hands[seat]) - len(kept)))


def _put_last(pool: list[int], cards: list[int]) -> list[int]:
    """Return the pool with these cards at its end, from where cards are dealt first."""
    return without(pool, cards) + in_both(cards, pool)


def _forget_the_rest(g: Game, kept: list[list[int]]) -> None:
    """Remove from others' knowledge of a hand the cards that have been dealt anew."""
    for i, seen in enumerate(g.seen):
        if seen:
            g.seen[i] = in_both(seen, kept[i % g.seats])


def _loose_piles(g: Game, viewer: int, number: int, keeps: int) -> list[list[int]]:
    """Return the piles on a board that are dealt anew: those the viewer does not know.

    Piles that the board's owner knows are excluded if `keeps` is that owner: the open question may
    be about them.
    """
    board = g.boards[number]
    owner = owner_of_board(g, number)
    piles = board.unknown_to(viewer, owner)
    if owner != NOBODY and keeps in (owner, CHANCE):
        unknown = board.unknown_to(owner, owner)
        piles = [pile for pile in piles if identity_index(pile, unknown) >= 0]
    return piles


def _known_of(g: Game, viewer: int, number: int, loose: list[list[int]]) -> list[list[int]]:
    """Return, for each of some piles of a board, the cards the viewer knows to be there."""
    if not loose:
        return []
    board = g.boards[number]
    piles, known = board.hidden(), known_in_piles(board, viewer)
    found: list[list[int]] = []
    for pile in loose:
        at = identity_index(pile, piles)
        found.append(known[at] if at >= 0 else [])
    return found


def _fixed_cards(g: Game, viewer: int, seat: int, keeps: int) -> list[int]:
    """Return the cards of a hand that are not dealt anew."""
    if keeps in (seat, CHANCE):
        return g.hands[seat]
    return known_cards(g, viewer, seat)


def _chosen_cards(g: Game) -> list[tuple[int, int]]:
    """Return (seat, card) for cards in hands that procedures in progress refer to."""
    found: list[tuple[int, int]] = []
    for frame in g.stack:
        if isinstance(frame, Frame):
            found += frame.hand_cards()
    return found


def _with_chosen(
    fixed: list[int], chosen: list[tuple[int, int]], seat: int, hand: list[int]
) -> list[int]:
    """Return the cards of a hand that are kept, including chosen ones."""
    for holder, card in chosen:
        if holder == seat and card in hand and card not in fixed:
            fixed = [*fixed, card]
    return fixed


def _redeal_ruins(g: Game, viewer: int, chance: Chance, keeps: int) -> None:
    """9.3.4 Shuffle the items under ruins among them; the number under each is public.

    Ruins that the viewer or the seat `keeps` has looked under are left alone.
    """
    known = known_ruins(g, viewer)[:] + known_ruins(g, keeps)
    items: list[int] = []
    places: list[int] = []
    for place, there in enumerate(g.ruins):
        if there and place not in known:
            items += there
            places.append(place)
    if len(items) > 1:
        items.sort()
        chance.shuffle(items)
        pool = _Pool(items)
        for place in places:
            g.ruins[place] = pool.take(len(g.ruins[place]))
