"""Describing a table as a position."""

from __future__ import annotations

from undergrowth.decks import QUESTS
from undergrowth.engine.game import Game
from undergrowth.engine.names import CARDS, FIRST_FOREST, ITEMS, PIECES, PLACE, SUITS
from undergrowth.engine.records import NO_CARD, NOBODY, PHASES
from undergrowth.position.reading import Document


def describe(g: Game) -> Document:
    """A position as a document: the table, the turn and the phase, not the open question.

    `game(describe(g))` lays the same table, begun at the start of the phase.
    """
    doc: Document = {
        "map": g.setup.map,
        "deck": g.setup.deck,
        "seats": list(g.setup.seats),
        "turn": g.seat_name(max(0, g.turn)),
        "phase": PHASES[g.phase],
        "turns": max(1, g.turns),
        "suits": {
            str(place): [SUITS.text(s) for s in range(5) if g.suits[place] >> s & 1]
            for place in g.tables.woodland.clearings
        },
        "ruins": {
            str(place): [ITEMS.text(item) for item in g.ruins[place]]
            for place in g.tables.woodland.ruins
            if g.has_ruin[place]
        },
        "items": {ITEMS.text(item): n for item, n in enumerate(_whole_supply(g)) if n},
        "clearings": _describe_places(g, 1, FIRST_FOREST),
        "forests": _describe_places(g, FIRST_FOREST, g.places),
        "discard": [CARDS.text(card) for card in g.discard + _in_limbo(g)],
        "available": [CARDS.text(card) for card in g.available],
        "deck_top": [CARDS.text(card) for card in reversed(g.deck)],
    }
    if g.seats == 2 and not _has_dominance(g):
        doc["dominance_cards"] = False
    if g.quests:
        doc["quests"] = [QUESTS[quest].name for quest in g.quests]
    for seat in range(g.seats):
        doc[g.seat_name(seat)] = _describe_seat(g, seat)
    return doc


def _has_dominance(g: Game) -> bool:
    """5.1.3 Whether the dominance cards are in a game of two."""
    piles = [g.deck, g.discard, g.available, g.dominance, *g.hands]
    for board in g.boards:
        piles += [*board.hidden(), board.open_cards()]
    cards = g.tables.cards
    return any(c != NO_CARD and cards[c].kind == "dominance" for pile in piles for c in pile)


def _in_limbo(g: Game) -> list[int]:
    """Cards a procedure holds, such as an ambush that may still be foiled: on their way out."""
    return [card for frame in g.stack for card in frame.cards()]


def _whole_supply(g: Game) -> list[int]:
    """The item supply with the Crafted Items boxes put back, from where `crafted` takes them."""
    return [g.items[i] + sum(box[i] for box in g.crafted) for i in range(len(ITEMS))]


def _describe_places(g: Game, start: int, stop: int) -> Document:
    shown: Document = {}
    for place in range(start, stop):
        spot: dict[str, list[str]] = {}
        for kind, k in enumerate(g.tables.kinds):
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
    if g.partner[seat] != NOBODY:
        doc["partner"] = g.seat_name(g.partner[seat])
    if g.homes[seat]:
        doc["home"] = g.homes[seat]
    return {**doc, **g.faction(seat).write_board(g)}
