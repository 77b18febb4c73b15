"""Dealing of cards that a log does not name, from the rest of the deck."""

from __future__ import annotations

from collections import Counter

from undergrowth.engine.chance import seeded
from undergrowth.rootlog.hands import UNKNOWN
from undergrowth.rootlog.notation.letters import Deck
from undergrowth.rootlog.state import LoggedTable


def is_unknown(face: str) -> bool:
    """Whether a log names at most the suit of a card."""
    return face.endswith(UNKNOWN)


def named_cards(told: LoggedTable, seed: int) -> dict[str, list[str]]:
    """Return the cards by location with unknown ones dealt; the empty location is the discard
    pile."""
    deck = told.world.deck
    left = Counter(deck.copies)
    found: dict[str, list[str]] = {}
    piles = {**told.cards.lying, "": told.cards.discarded}
    for place, faces in piles.items():
        known = [_one_of(_meant(face, deck), left) for face in faces if not is_unknown(face)]
        found[place] = [card for card in known if card]
    rest = shuffled(left, seed)
    for wanted in ("suit", ""):  # cards with a known suit choose first
        for place, faces in piles.items():
            for face in faces:
                if is_unknown(face) and (face != UNKNOWN) == (wanted != ""):
                    _deal(found[place], face.removesuffix(UNKNOWN), rest, deck)
    return found


def _meant(face: str, deck: Deck) -> list[str]:
    """Return the cards that a face may be; without a suit these may be several."""
    suit, _, name = face.partition("#")
    faces = [face] if face in deck.cards else deck.meant(suit, name)
    return [card for each in faces for card in deck.cards[each]]


def shuffled(counts: Counter[str], seed: int) -> list[str]:
    """Return all cards by their numbers, in an order by seed."""
    names = sorted(counts.elements())
    order = list(range(len(names)))
    seeded(seed).shuffle(order)
    return [names[number] for number in order]


def _one_of(cards: list[str], left: Counter[str]) -> str:
    """Return one of some cards; nothing if all are used, since logs do not mention reshuffling."""
    card = max(cards, key=lambda each: left[each])
    left[card] -= 1
    return card if left[card] >= 0 else ""


def _deal(found: list[str], suit: str, rest: list[str], deck: Deck) -> None:
    """Deal a card of a suit, or any card, if one is left."""
    card = next((each for each in rest if deck.faces[each].startswith(suit)), "")
    if card:
        rest.remove(card)
        found.append(card)
