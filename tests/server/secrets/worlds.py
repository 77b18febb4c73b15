"""Other worlds that look the same: all that a viewer may not see is different in them.

What a server says to that viewer must be the same in every such world, byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from server.kit import Running
from undergrowth.engine.actions import PASS
from undergrowth.engine.chance import seeded
from undergrowth.engine.events import Event
from undergrowth.engine.frames import NOBODY, Decision
from undergrowth.server.database.moments import pack, unpack
from undergrowth.server.games.room import Room
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import known_in_piles


def other_world(g: Game, viewer: int, dice: random.Random) -> Game:
    """A copy with every hidden thing different, as far as it can be.

    Unlike `Game.determinize` it need not be playable: the hand and the options of the seat
    that is asked change too, unless that is the viewer.
    """
    twin = g.copy()
    _deal_cards(twin, viewer, dice)
    _deal_ruins(twin, viewer, dice)
    for board in twin.boards:
        for pile in board.unordered():
            dice.shuffle(pile)
    twin.chance = seeded(dice.getrandbits(30))
    twin.seed = dice.getrandbits(50)
    twin.log = [_without_secrets(event, viewer) for event in g.log or []]
    if g.trail is not None:
        twin.trail = g.trail.copy(g.stack, twin.stack)
        own = [each for each in twin.trail.crumbs if each.settled or each.seat == viewer]
        twin.trail.crumbs = own
    twin.answers = [_another(line) for line in g.answers or []]
    asked = g.decision
    if asked is not None and asked.seat != viewer:
        # Whether passing is among them is public: a reaction is told as such to everybody.
        kept = [option for option in asked.options if option == PASS] or asked.offered[-1:]
        twin.decision = Decision(asked.seat, asked.ask, kept)
    return twin


def _deal_cards(g: Game, viewer: int, dice: random.Random) -> None:
    """Deck, others' hands and face-down piles are one heap, dealt anew."""
    piles = [pile for seat in range(g.seats) if seat != viewer for pile in g.boards[seat].hidden()]
    piles += [pile for board in g.boards[g.seats :] for pile in board.unknown_to(viewer, NOBODY)]
    known: list[list[int]] = []
    for seat in range(g.seats):
        g.hands[seat] = g.hands[seat][:]  # copies of a game share them
        known.append(_known(g, viewer, seat))
        for card in known[seat]:
            g.hands[seat].remove(card)
        piles.append(g.hands[seat])
    kept = [_known_of_pile(g, viewer, pile) for pile in piles]
    for pile, cards in zip(piles, kept, strict=True):
        for card in cards:
            pile.remove(card)
    heap = [*g.deck, *(card for pile in piles for card in pile)]
    dice.shuffle(heap)
    for pile in (g.deck, *piles):
        pile[:] = [heap.pop() for _ in pile]
    for pile, cards in zip(piles, kept, strict=True):
        pile[:] = sorted([*pile, *cards]) if cards else pile
    for seat, cards in enumerate(known):
        g.hands[seat] = sorted([*g.hands[seat], *cards])
    for i in range(len(g.seen)):
        if viewer not in divmod(i, g.seats):
            g.seen[i] = []  # what others know of each other


def _known_of_pile(g: Game, viewer: int, pile: list[int]) -> list[int]:
    """The cards of a face-down pile on a board that the viewer knows to be among those there."""
    for board in g.boards:
        known = known_in_piles(board, viewer)
        for at, each in enumerate(board.hidden()):
            if each is pile:
                return known[at]
    return []


def _known(g: Game, viewer: int, seat: int) -> list[int]:
    """The cards of a hand that the viewer knows to be there."""
    if seat == viewer or hand_is_open(g, seat):
        return g.hands[seat][:]
    left, known = g.hands[seat][:], []
    for card in g.seen[viewer * g.seats + seat] if viewer >= 0 else []:
        if card in left:
            left.remove(card)
            known.append(card)
    return known


def _deal_ruins(g: Game, viewer: int, dice: random.Random) -> None:
    known = book(g).faction(viewer).known_ruins(g) if viewer >= 0 else []
    places = [place for place in range(g.places) if place not in known]
    items = [item for place in places for item in g.ruins[place]]
    dice.shuffle(items)
    for place in places:
        g.ruins[place] = [items.pop() for _ in g.ruins[place]]


def _without_secrets(event: Event, viewer: int) -> Event:
    """The same event, whose secrets are others."""
    if viewer in event.seen_by:
        return event
    secret: dict[str, int | str] = {
        key: "favor:fox" if isinstance(value, str) else value + 1
        for key, value in event.secret.items()
    }
    told = {**event.fields}
    return replace(event, fields=told, secret=secret)


def _another(line: str) -> str:
    """Return who answered is public; what, only as far as the log tells it."""
    return f"{line.split(': ', 1)[0]}: something else"


@contextmanager
def moved_to(running: Running, room: Room, viewer: int, dice: random.Random) -> Iterator[None]:
    """While the block runs, the server has the other world for its present and its past."""
    session, store = room.session, running.rooms.store
    before, state = room.game, store.state

    def past(game: str, revision: int) -> bytes | None:
        packed = state(game, revision)
        return None if packed is None else pack(other_world(unpack(packed), viewer, dice))

    pages = list(room.viewers)
    _show(room, other_world(before, viewer, dice))
    store.state = past  # type: ignore[method-assign]
    for page in pages:
        page.closed = True  # streams tell nothing of the other world
    try:
        yield
    finally:
        for page in pages:
            page.closed = False
        store.state = state  # type: ignore[method-assign]
        _show(room, before)
        assert session.game is before


def _show(room: Room, game: Game) -> None:
    room.session.game = game
    room.game = game
    written: dict[tuple[int, str], bytes] = {}
    room._written = written  # what was written down was written of the other world
    kept: tuple[dict[str, bytes], dict[str, Any], dict[str, bytes]] = ({}, {}, {})
    room.seen_ahead, room.lasts, room.advised = kept
