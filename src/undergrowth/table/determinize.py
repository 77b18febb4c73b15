"""Dealing anew what a seat cannot see, consistently with what it has seen.

Search plays on such copies, and the leak tests compare them: whatever a seat is shown or asked
must not change.
"""

from __future__ import annotations

from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.game import Game
from undergrowth.table.redeal import redeal_pieces


def determinize(g: Game, viewer: int, seed: int) -> Game:
    """A copy in which everything `viewer` cannot see is dealt anew.

    That is the deck, other hands except for cards the viewer knows to be there, face-down piles
    on boards, items under ruins, face-down pieces, and the generator.  While another seat
    decides, its hand stays: its open question was made from it.  `viewer` may be NOBODY.
    """
    twin = g.copy()
    chance = seeded(seed)
    _redeal_cards(twin, viewer, chance)
    _redeal_ruins(twin, viewer, chance)
    redeal_pieces(twin, viewer, chance)
    for board in twin.boards:
        for pile in board.unordered():
            if len(pile) > 1:
                chance.shuffle(pile)
    twin.chance = seeded(chance.next())
    return twin


def _redeal_cards(g: Game, viewer: int, chance: Chance) -> None:
    pool = g.deck
    kept: list[list[int]] = []
    for seat in range(g.seats):
        fixed = _fixed_cards(g, viewer, seat)
        kept.append(fixed)
        hidden = g.hands[seat][:]
        for card in fixed:
            hidden.remove(card)
        pool += hidden
    piles = [_loose_piles(g, viewer, number) for number in range(len(g.boards))]
    for loose in piles:
        for pile in loose:
            pool += pile
    chance.shuffle(pool)
    _forget_the_rest(g, kept)
    for number in range(len(g.boards)):
        if number < g.seats:
            missing = len(g.hands[number]) - len(kept[number])
            g.hands[number] = sorted(kept[number] + _take(pool, missing))
        for pile in piles[number]:
            pile[:] = _take(pool, len(pile))
            if not g.boards[number].keeps_order():
                pile.sort()


def _forget_the_rest(g: Game, kept: list[list[int]]) -> None:
    """What others have seen of a hand goes, unless those cards stay there."""
    for i, seen in enumerate(g.seen):
        if seen:
            g.seen[i] = _common(seen, kept[i % g.seats])


def _loose_piles(g: Game, viewer: int, number: int) -> list[list[int]]:
    """The piles on a board that are dealt anew: what the viewer cannot know of them.

    While the owner of a board decides, what it knows stays: the open question may be about that.
    """
    board = g.boards[number]
    owner = number if number < g.seats else NOBODY
    piles = board.unknown_to(viewer, owner)
    decision = g.decision
    if owner != NOBODY and decision is not None and decision.seat in (owner, CHANCE):
        unknown = board.unknown_to(owner, owner)
        piles = [pile for pile in piles if _is_among(pile, unknown)]
    return piles


def _is_among(pile: list[int], piles: list[list[int]]) -> bool:
    """Whether this very pile is one of some."""
    for each in piles:
        if each is pile:
            return True
    return False


def _fixed_cards(g: Game, viewer: int, seat: int) -> list[int]:
    """The cards of a hand that are not dealt anew."""
    decision = g.decision
    if (
        seat == viewer
        or hand_is_open(g, seat)
        or (decision is not None and decision.seat in (seat, CHANCE))
    ):
        return g.hands[seat]
    if viewer < 0:
        return []
    return _common(g.seen[viewer * g.seats + seat], g.hands[seat])


def _common(seen: list[int], cards: list[int]) -> list[int]:
    """The cards of one list that are in the other too, each as often as in both."""
    found: list[int] = []
    left = cards[:]
    for card in seen:
        if card in left:
            left.remove(card)
            found.append(card)
    return found


def _take(pool: list[int], n: int) -> list[int]:
    taken = pool[len(pool) - n :] if n > 0 else []
    del pool[len(pool) - n :]
    return taken


def _redeal_ruins(g: Game, viewer: int, chance: Chance) -> None:
    """9.3.4 Items under ruins are shuffled among them; how many lie where is public.

    Ruins that the viewer has looked under stay, and those that whoever decides has looked under:
    the open question may be about them.
    """
    known = book(g).faction(viewer).known_ruins(g)[:] if viewer >= 0 else []
    decision = g.decision
    if decision is not None and decision.seat >= 0:
        known += book(g).faction(decision.seat).known_ruins(g)
    items: list[int] = []
    for place in range(g.places):
        if place not in known:
            items += g.ruins[place]
    if len(items) > 1:
        chance.shuffle(items)
        for place in range(g.places):
            if place not in known:
                g.ruins[place] = _take(items, len(g.ruins[place]))
