"""Meaning of a game, by names: nothing here depends on the layout of a table or a save.

Golden games keep a fingerprint of it.  Each part is read by a small function of its own, so that
a table that is laid out anew changes these functions and no fingerprint.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from undergrowth import Game
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, ITEMS, PIECES, SUITS
from undergrowth.table.places import NOWHERE, PLACE

Document = dict[str, object]
_CARDS = ("quests", "quest_deck", "pond", "blocked", "on_card", "face_down")
UNREAD = (*_CARDS, "weights", "still_scoring", "partner", "known", "owed", "paid")
"""Facts that some boards hold and others leave to the table: never part of the meaning."""


def fingerprint(g: Game) -> str:
    """A short fingerprint of what a game means."""
    text = json.dumps(meaning(g), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def meaning(g: Game) -> Document:
    """The open question, whose turn it is, what lies where, what each board says, chance."""
    return {
        "question": _question(g),
        "turn": [g.seat_name(g.turn), PHASES[g.phase], g.turns],
        "seats": {g.seat_name(seat): _seat(g, seat) for seat in range(g.seats)},
        "deck": _cards(g.deck),
        "discard": _cards(g.discard),
        "available": sorted(_cards(g.available)),
        "items": _items(g.items),
        "pieces": _pieces(g),
        "supplies": {_kind(g, kind): n for kind, n in enumerate(g.supply)},
        "clearings": {PLACE.text(place): _clearing(g, place) for place in g.clearings},
        "landmarks": _landmarks(g),
        "chance": [g.chance.first, g.chance.second],
    }


def _question(g: Game) -> Document | None:
    asked = g.decision
    if asked is None:
        return None
    return {
        "seat": g.seat_name(asked.seat),
        "prompt": asked.prompt,
        "law": asked.law,
        "options": asked.texts(),
    }


def _seat(g: Game, seat: int) -> Document:
    """Return what lies before a player."""
    active = g.dominance[seat]
    known = {g.seat_name(viewer): g.seen[viewer * g.seats + seat] for viewer in range(g.seats)}
    return {
        "score": g.score[seat],
        "hand": sorted(_cards(g.hands[seat])),
        "known to": {viewer: sorted(_cards(cards)) for viewer, cards in known.items() if cards},
        "play": sorted(_cards(g.play[seat])),
        "dominance": CARDS.text(active) if active != NO_CARD else None,
        "crafted": _items(g.crafted[seat]),
        "home": PLACE.text(g.homes[seat]) if g.homes[seat] != NOWHERE else None,
        "board": _board(book(g).faction(seat).write_board(g)),
    }


def _board(written: Document) -> Document:
    return {key: value for key, value in written.items() if key not in UNREAD}


def _cards(cards: Sequence[int]) -> list[str]:
    return [CARDS.text(card) for card in cards]


def _items(box: Sequence[int]) -> dict[str, int]:
    return {ITEMS.text(item): n for item, n in enumerate(box) if n}


def _kind(g: Game, kind: int) -> str:
    """A kind of piece by its owner's name and its own."""
    k = g.box.kinds[kind]
    return f"{g.seat_name(k.owner)} {PIECES.text(k.piece)}"


def _pieces(g: Game) -> dict[str, int]:
    """`marquise_de_cat warrior 5`: how many of a kind stand at a place, where there are any."""
    found: dict[str, int] = {}
    for kind in range(len(g.box.kinds)):
        for place in range(g.places):
            n = g.count(kind, place)
            if n:
                found[f"{_kind(g, kind)} {PLACE.text(place)}"] = n
    return found


def _clearing(g: Game, place: int) -> Document:
    suits = [SUITS.text(suit) for suit in SUITS.values() if g.suits[place] >> suit & 1]
    ruin = sorted(ITEMS.text(item) for item in g.ruins[place])
    return {
        "suits": suits,
        "slots": g.slots[place],
        "ruin": ruin if g.has_ruin[place] else None,
        "paths": sorted(PLACE.text(other) for other in g.paths[place]),
        "rivers": sorted(PLACE.text(other) for other in g.rivers[place]),
    }


def _landmarks(g: Game) -> Document:
    """Those that have been set up: where they stand, and what lies on their cards."""
    standing = [landmark for landmark in book(g).landmarks if landmark.place(g) != NOWHERE]
    return {
        each.name: [PLACE.text(each.place(g)), _board(each.write_board(g))] for each in standing
    }
