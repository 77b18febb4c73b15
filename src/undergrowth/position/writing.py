"""Description of a table as a position."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.documents import DAMAGE, error_text
from undergrowth.engine.errors import BadPosition
from undergrowth.engine.given import given_as
from undergrowth.law.pieces.rule import own_suits
from undergrowth.law.setup.landmarks import cards_on_boards
from undergrowth.law.setup.standard import is_removed, removed_kinds
from undergrowth.position.marks import write_marks
from undergrowth.position.progress import write_progress
from undergrowth.position.reading import Document
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, ITEMS, PIECES, SUITS
from undergrowth.table.places import NOWHERE, PLACE, is_path

ALL: Final = "all"
SOME: Final = "some"
"""The position names some of these cards, and leaves out the others."""
NONE: Final = "none"


def describe(g: Game) -> Document:
    """Return a position as a document: the table, the turn and the phase, and what is in progress.

    `game(describe(g))` is at the same question with the same options.  For a game during setup it
    describes only the table, from which the first turn begins.  Raises `BadPosition` if `g` is not
    a game, and for a damaged game that cannot be described.
    """
    given_as("a position", g, Game, BadPosition)
    try:
        return _described(g)
    except DAMAGE as damage:
        raise BadPosition(f"this game cannot be described: {error_text(damage)}") from damage


def _described(g: Game) -> Document:
    doc: Document = {
        "map": g.setup.map,
        "deck": g.setup.deck,
        "seats": g.setup.entries(),
        "turn": g.seat_name(max(0, g.turn)),
        "phase": PHASES[g.phase],
        "turns": max(1, g.turns),
        "suits": {
            PLACE.text(place): [SUITS.text(s) for s in range(5) if own_suits(g, place) >> s & 1]
            for place in g.clearings
        },
        "ruins": {
            PLACE.text(place): [ITEMS.text(item) for item in g.ruins[place]]
            for place in g.ruin_places()
        },
        "items": {ITEMS.text(item): n for item, n in enumerate(_whole_supply(g)) if n},
        "clearings": _describe_places(g, _clearings(g)),
        "forests": _describe_places(g, g.box.woodland.forest_places),
        "discard": [CARDS.text(card) for card in g.discard + _in_limbo(g)],
        "available": [CARDS.text(card) for card in g.available],
        "deck_top": [CARDS.text(card) for card in reversed(g.deck)],
    }
    standing = [landmark for landmark in book(g).landmarks if landmark.place(g) != NOWHERE]
    if standing:
        doc["landmarks"] = {each.name: int(PLACE.text(each.place(g))) for each in standing}
    if g.setup.advanced:
        doc["advanced"] = True
    if g.setup.cooperative:
        doc["cooperative"] = True
    dominance = _dominance_cards(g)
    if removed_kinds(g.setup) and dominance != SOME:
        doc["dominance_cards"] = dominance == ALL
    for seat in range(g.seats):
        doc[g.seat_name(seat)] = _describe_seat(g, seat)
    if g.setup.hirelings:
        doc["hirelings"] = list(g.setup.hirelings)
        doc["control_die"] = g.setup.control_die
    if g.setup.with_hirelings:  # the possible hirelings decide how many places there are
        doc["with_hirelings"] = True
        doc["hireling_cards"] = list(g.setup.hireling_cards)
    if g.setup.fan_content:
        doc["fan_content"] = True
    if g.setup.house_rules:
        doc["house_rules"] = list(g.setup.house_rules)
    on_paths = _describe_places(g, [place for place in range(g.places) if is_path(place)])
    if on_paths:
        doc["paths"] = on_paths
    for source in book(g).sources:
        written = source.write_board(g) if source.is_out(g) else {}
        if written:
            _entry(doc, source.position_entry()).update(written)
    doc.update(write_marks(g))
    doc.update(write_progress(g))
    return doc


def _entry(doc: Document, keys: list[str]) -> Document:
    """Return the nested entry with these keys; create missing ones."""
    for key in keys:
        inner = doc.setdefault(key, {})
        assert isinstance(inner, dict)
        doc = inner
    return doc


def _dominance_cards(g: Game) -> str:
    """5.1.3, R.3.4 Return whether all, some or none of the cards removed in small games are
    present."""
    held = [frame.cards() for frame in g.stack]
    piles = [g.deck, g.discard, g.available, g.dominance, *g.hands, cards_on_boards(g), *held]
    there = [c for pile in piles for c in pile if c != NO_CARD and is_removed(g, c)]
    every = [c for c in g.box.deck if is_removed(g, c)]
    if not there:
        return NONE
    return ALL if len(there) == len(every) else SOME


def _in_limbo(g: Game) -> list[int]:
    """Return the cards held by procedures of setup, which a document leaves out."""
    if g.turns > 0:
        return []
    return [card for frame in g.stack for card in frame.cards()]


def _whole_supply(g: Game) -> list[int]:
    """Return the item supply including the items in `crafted` and on boards."""
    held = [source.items_of_supply(g) for source in book(g).boarded]
    boxes = g.crafted + [items for items in held if items]
    return [g.items[i] + sum(box[i] for box in boxes) for i in range(len(ITEMS))]


def _clearings(g: Game) -> list[int]:
    """Return the clearings, and the places of factions' own."""
    return g.clearings + [place for place in g.box.holdings if place not in g.clearings]


def _describe_places(g: Game, places: list[int]) -> Document:
    shown: Document = {}
    for place in places:
        spot: dict[str, list[str]] = {}
        for kind, k in enumerate(g.box.kinds):
            n = g.count(kind, place)
            if n > 0:
                spot.setdefault(g.seat_name(k.owner), []).append(f"{n} {PIECES.text(k.piece)}")
        if spot:
            shown[PLACE.text(place)] = spot
    return shown


def _describe_seat(g: Game, seat: int) -> Document:
    doc: Document = {
        "hand": [CARDS.text(card) for card in g.hands[seat]],
        "play": [CARDS.text(card) for card in g.play[seat]],
        "crafted": [f"{n} {ITEMS.text(i)}" for i, n in enumerate(g.crafted[seat]) if n],
        "score": g.score[seat],
    }
    if g.dominance[seat] != NO_CARD:
        doc["dominance"] = [CARDS.text(g.dominance[seat])]
    if g.homes[seat] != NOWHERE:
        doc["home"] = int(PLACE.text(g.homes[seat]))
    for source in book(g).hooks.write_seat:
        doc.update(source.write_seat(g, seat))
    return doc
