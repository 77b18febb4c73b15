"""Cards that a log names only when they leave a hand, named while they are still in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from undergrowth.rootlog.hands import UNKNOWN
from undergrowth.rootlog.notation.actions import CARD, Action, Craft, Move
from undergrowth.rootlog.notation.letters import Deck, Letters
from undergrowth.rootlog.state import LoggedTable


@contextmanager
def held(letters: Letters, told: LoggedTable, me: str, rest: list[Action]) -> Iterator[None]:
    """Name unknown cards of a player that leave hand or board in the rest of their turn.

    Cards drawn on the way are named a moment too early: a log of people tells no more.
    """
    before = dict(told.cards.lying)
    for place in (me, f"{me}$"):
        leaving = _leaving(letters, told.world.deck, me, place, rest)
        told.cards.lying[place] = _named(told.cards.at(place), leaving)
    try:
        yield
    finally:
        told.cards.lying = before


def _leaving(letters: Letters, deck: Deck, me: str, place: str, rest: list[Action]) -> list[str]:
    """Return the faces of cards that leave a place; only the suit where no more is told."""
    found: list[str] = []
    for action in rest:
        if isinstance(action, Craft) and action.letter == me == place:
            item = letters.item_names.get(action.what.removeprefix("%"), "")
            is_item = action.what.startswith("%")
            found += (deck.crafting(item) if is_item else deck.meant("", action.what))[:1]
        for thing in action.things if isinstance(action, Move) else []:
            if thing.sort == CARD and thing.start == place:
                found += [_face(deck, thing.what)] * thing.n
    return found


def _face(deck: Deck, what: str) -> str:
    suit, _, name = what.partition("#")
    faces = deck.meant(suit, name) if name else []
    return faces[0] if faces else f"{suit}{UNKNOWN}"


def _named(hand: list[str], leaving: list[str]) -> list[str]:
    """Return a hand with some of its unknown cards named, the other cards as they are."""
    found, rest = hand[:], hand[:]
    for face in leaving:
        if face in rest:
            rest.remove(face)
        elif face != UNKNOWN and UNKNOWN in found:
            found[found.index(UNKNOWN)] = face
            if UNKNOWN in rest:
                rest.remove(UNKNOWN)
    return found
