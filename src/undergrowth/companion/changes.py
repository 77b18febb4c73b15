"""Changes that people tell: each turns a game into the same game with a different table.

A change is made in the description of the position, so every board can be changed by the names of
its entries, and every change is checked as positions are.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from undergrowth import position
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.given import given_list
from undergrowth.law.crafting.items import lender
from undergrowth.position import Document
from undergrowth.position.entries import seat_entries
from undergrowth.table.book import book
from undergrowth.table.cards import Card
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import counted
from undergrowth.table.game import Game
from undergrowth.table.hidden.announced import bring_to_spot, bring_to_top
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, FACTIONS, ITEMS, PIECES
from undergrowth.table.places import FIRST_PATH, PLACE, is_forest

STOPS: Final = ["turns"]
UNTOLD: Final = ("seen", "known", "quest_deck")
"""Entries about what seats know and how decks lie: nobody here tells them, so they are dealt."""
_UNSEEN: Final = ("hand", *UNTOLD)
_IN_PROGRESS: Final = ("procedures", "answer", "in_force", "used", "activated")


def laid(doc: Document, seed: int) -> Game:
    """Return the game of a description: chance and all seats are asked, and each turn waits."""
    return position.game(
        doc, seed, log=False, scripted=True, asks_all=True, possible=False, stops=STOPS
    )


def edited(g: Game, edit: Callable[[Document], None], seed: int) -> Game:
    """Return the game after a change of its description.  Raises `BadPosition` and `BadText`."""
    doc = position.describe(g)
    edit(doc)
    for each in (doc, *doc.values()):
        if isinstance(each, dict):
            for name in UNTOLD:
                each.pop(name, None)
    return laid(doc, seed)


def at_turn(doc: Document, seat: str, turns: int, seed: int) -> Game:
    """1.4.1 Return the game before a turn of a seat."""
    doc = {key: value for key, value in doc.items() if key not in _IN_PROGRESS}
    doc.update(turn=seat, phase=PHASES[0], turns=turns)
    doc["procedures"] = [
        {"is": "Play", "at": "pass_on", "seat": seat},
        {"is": "Turn", "at": "begin", "seat": seat},
        {"is": "TurnStart", "seat": seat},
    ]
    return laid(doc, seed)


# ---- pieces


def pieces(g: Game, owner: str, place: str, piece: str, n: int, seed: int) -> Game:
    """Add `n` pieces at a place, or take them away if `n` is negative."""
    name = _piece(g, owner, place, piece, n)

    def edit(doc: Document) -> None:
        spots = _table(_table(doc, _section(place)), place)
        counts = _counts(spots.get(owner, []))
        counts[name] = counts.get(name, 0) + n
        if counts[name] < 0:
            raise BadText(f"{place}: {-n} {name} wanted, only {counts[name] - n} there")
        spots[owner] = [f"{count} {each}" for each, count in counts.items() if count]

    return edited(g, edit, seed)


def moved(g: Game, owner: str, start: str, to: str, piece: str, n: int, seed: int) -> Game:
    """Move `n` pieces from one place to another."""
    name = _piece(g, owner, start, piece, -n)
    left = pieces(g, owner, start, name, -n, seed)
    return pieces(left, owner, to, name, n, seed)


def _piece(g: Game, owner: str, place: str, word: str, n: int) -> str:
    """Return the name of a kind of piece; 1.2.1 of those that look alike, one that is there."""
    seat = _owner(g, owner)
    at = PLACE.parse(place)
    singular = word[:-1] if word.endswith("s") else word
    alike: list[str] = []
    for number, kind in enumerate(g.box.kinds):
        if kind.owner == seat:
            own = PIECES.text(kind.piece)
            if own in (word, singular):
                return own
            there = g.count(number, at) if n < 0 else g.supply[number]
            if PIECES.text(kind.look) in (word, singular) and there >= abs(n):
                alike.append(own)
    if not alike:
        known = ", ".join(PIECES.text(k.piece) for k in g.box.kinds if k.owner == seat)
        raise BadText(f"{word!r} is no piece of {owner} there: expected {known}")
    return alike[0]


def _owner(g: Game, owner: str) -> int:
    number = g.box.owner_of(FACTIONS.parse(owner))
    if number == NOBODY:
        raise BadText(f"{owner} is not in this game")
    return number


def _section(place: str) -> str:
    number = PLACE.parse(place)
    if is_forest(number):
        return "forests"
    return "paths" if number >= FIRST_PATH else "clearings"


def _table(doc: Any, key: str) -> dict[str, Any]:
    inner: dict[str, Any] = doc.setdefault(key, {})
    return inner


def _counts(words: Any) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        n, name = counted(word)
        counts[name] = counts.get(name, 0) + n
    return counts


# ---- cards


def hand(g: Game, seat: str, size: int, seed: int) -> Game:
    """Set the size of a hand: cards are drawn unseen, or go back unseen."""
    return pile(g, seat, "hand", size, seed)


def pile(g: Game, seat: str, entry: str, size: int, seed: int) -> Game:
    """Set the number of cards in a hand or a face-down pile of a board."""
    if size < 0:
        raise BadText(f"{entry}: {size} is no number of cards")

    def edit(doc: Document) -> None:
        _renew(doc)
        own, deck = _table(doc, seat), _cards(doc, "deck_top")
        cards = own.get(entry)
        if not isinstance(cards, list):
            raise BadText(f"{seat}.{entry} is no pile of cards")
        while len(cards) > size:
            deck.append(cards.pop())
        while len(cards) < size:
            _renew(doc)
            if not deck:
                raise BadText("there are no more cards (2.1)")
            cards.append(deck.pop(0))
        _renew(doc)

    return edited(g, edit, seed)


def _renew(doc: Document) -> None:
    """2.1 Make the discard pile the deck, as soon as the deck is empty."""
    if not doc["deck_top"]:
        doc["deck_top"], doc["discard"] = doc["discard"], []


def _cards(doc: Document, key: str) -> list[str]:
    cards = doc[key]
    assert isinstance(cards, list)
    return cards


def discarded(g: Game, seat: str, card: str, seed: int) -> Game:
    """Discard a named card from a hand; a dominance card goes beside the map (3.3.3)."""
    twin, name = _holding(g, seat, card)

    def edit(doc: Document) -> None:
        _table(doc, seat)["hand"].remove(name)
        kind = g.box.cards[CARDS.parse(name)].kind
        _cards(doc, "available" if kind == "dominance" else "discard").append(name)

    return edited(twin, edit, seed)


def crafted(g: Game, seat: str, card: str, seed: int) -> Game:
    """4.1 Craft a named card from a hand: its item is gained, or its effect stays in play.

    Points and other effects are told as changes of their own.
    """
    twin, name = _holding(g, seat, card)
    printed = g.box.cards[CARDS.parse(name)]
    if not printed.craftable:
        raise BadText(f"{name} cannot be crafted (4.1)")

    def edit(doc: Document) -> None:
        own = _table(doc, seat)
        own["hand"].remove(name)
        stays = printed.kind == "persistent"
        (own["play"] if stays else _cards(doc, "discard")).append(name)
        if printed.kind == "item":
            _gain_item(g, own, seat, printed)

    return edited(twin, edit, seed)


def _gain_item(g: Game, own: dict[str, Any], seat: str, card: Card) -> None:
    """4.1.2 Add an item of the supply to the Crafted Items box."""
    if g.items[card.item] == 0 and lender(g, _owner(g, seat), card.item) is None:
        raise BadText(f"no {ITEMS.text(card.item)} is left in the supply (4.1.2)")
    own["crafted"] = [*own["crafted"], ITEMS.text(card.item)]


def top(g: Game, card: str) -> Game:
    """Put a named card on top of the deck, where everybody has seen it."""
    twin = g.copy()
    if not bring_to_top(twin, CARDS.parse(card), 0):
        raise BadText(f"{card} cannot be there: it lies openly elsewhere")
    return twin


def _holding(g: Game, seat: str, card: str) -> tuple[Game, str]:
    """Return a copy in which a seat holds a card that it has shown, and the card's full name."""
    number, owner = CARDS.parse(card), _owner(g, seat)
    twin = g.copy()
    if number not in twin.hands[owner] and not bring_to_spot(twin, owner, number, []):
        raise BadText(f"{card} cannot be in that hand: {len(g.hands[owner])} cards, or seen openly")
    return twin, CARDS.text(number)


# ---- everything else


def score(g: Game, seat: str, points: int, seed: int) -> Game:
    """3.1 Set the points of a seat."""
    return set_entry(g, [seat, "score"], points, seed)


def set_entry(g: Game, path: list[str], value: Any, seed: int) -> Game:
    """Set an entry of the position by its path, such as `seat`, `leader`; the whole one by [].

    A table of entries changes those that it names, all at once; None takes an entry away.  Cards
    that it names come from where they lay hidden; cards that it no longer names go into the
    deck.  Raises `BadPosition`, which names the entries that there are.
    """
    path = given_list("the path of an entry", path, str)
    before = position.describe(g)
    after = copy.deepcopy(before)
    _put(after, path, value)
    names = _card_entries(g)
    old, new = _cards_in(before, names, False), _cards_in(after, names, False)
    added, gone = sorted((new - old).elements()), sorted((old - new).elements())
    twin = g.copy()
    twin.deck = gone + twin.deck
    for depth, card in enumerate(added):
        if not bring_to_top(twin, card, depth):
            raise BadText(f"{CARDS.text(card)} cannot be there: it lies openly elsewhere")

    def edit(doc: Document) -> None:
        deck = _cards(doc, "deck_top")
        del deck[: len(added)]
        _put(doc, path, value)
        _renew(doc)

    return edited(twin, edit, seed)


def _put(doc: Document, path: list[str], value: Any) -> None:
    if not path:
        if not isinstance(value, dict):
            raise BadPosition("position: expected a table of entries")
        for name, each in value.items():
            _put(doc, [name], each)
        return
    inner, key = _inner(doc, path[:-1]), path[-1]
    if value is None:
        inner.pop(key, None)
    elif isinstance(value, dict) and isinstance(inner.get(key), dict):
        for name, each in value.items():
            _put(doc, [*path, name], each)
    else:
        inner[key] = value


def _inner(doc: Any, path: list[str]) -> dict[str, Any]:
    for key in path:
        doc = doc.setdefault(key, {})
        if not isinstance(doc, dict):
            raise BadPosition(f"{'.'.join(path)}: {key} has no entries of its own")
    inner: dict[str, Any] = doc
    return inner


def _card_entries(g: Game) -> set[str]:
    """Return the names of the entries that hold cards everybody sees."""
    entries = [entry for seat in range(g.seats) for entry in seat_entries(g, seat)]
    entries += [entry for source in book(g).sources for entry in source.board_entries()]
    found = {entry.name for entry in entries if _holds_cards(entry)}
    return {*found, "discard", "available"} - {*_UNSEEN}


def _holds_cards(entry: Entry) -> bool:
    return entry.domain is CARDS or any(_holds_cards(each) for each in entry.inner)


def _cards_in(value: Any, names: set[str], holds: bool) -> Counter[int]:
    """Return the cards in the entries of these names; `holds` if `value` is in one of them."""
    if isinstance(value, dict):
        inner = [_cards_in(each, names, holds or key in names) for key, each in value.items()]
        return sum(inner, Counter())
    words = value.split(",") if isinstance(value, str) else value
    found: Counter[int] = Counter()
    for word in words if holds and isinstance(words, list) else []:
        n, name = counted(str(word).strip())
        if CARDS.knows(name):
            found[CARDS.parse(name)] += n
    return found
