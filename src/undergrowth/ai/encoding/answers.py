"""The numbered answers of games of one line-up: a small part of `Vocabulary`.

All content together has two million answers.  Two to six given factions, one map and one deck leave
some thousand, few enough for a mask.  Other installed content makes no difference.
"""

from __future__ import annotations

import hashlib
from itertools import product
from typing import Final

from undergrowth.engine.actions import Action, Shuffle, all_verbs, full_text
from undergrowth.engine.domains import Domain
from undergrowth.engine.errors import BadText
from undergrowth.engine.given import Given, given_as, given_list, given_number
from undergrowth.engine.owners import full_name, owner_of
from undergrowth.law.battle.battle import Rolled
from undergrowth.law.turn.turn import Turn
from undergrowth.table.book import Book
from undergrowth.table.layout.box import Box
from undergrowth.table.names import CARDS, FACTIONS, PIECES
from undergrowth.table.places import FIRST_PATH, NOWHERE, PLACE, is_forest, is_holding, is_path

MOST: Final = 25
"""The greatest count in an answer: no kind of piece has more pieces."""
_BY_CHANCE: Final = (Shuffle, Rolled)
"""Verbs that only chance answers; they would have by far the most texts."""
_FOLDERS: Final = ("factions", "hirelings", "maps")
"""Packages with a folder per faction, hireling or map; verbs count only if that one is in play."""
_WHOLE: Final = ("automata", "house_rules", "landmarks")
"""Packages whose verbs all count as soon as one of their things is in play."""


class Answers:
    """A number for every answer in games of one line-up, from 0 on.

    Numbers follow the texts in alphabetical order, as in `Vocabulary`.
    """

    def __init__(self, book: Book) -> None:
        self.box: Final = book.box
        """The box of the line-up, which limits the fields of answers."""
        rooms = rooms_of(book)
        kinds: dict[str, type[Action]] = {}
        fields: dict[str, tuple[int, ...]] = {}
        for kind in all_verbs().values():
            if kind not in _BY_CHANCE and room_of(kind) in rooms:
                for values in product(*[_values(domain, book.box) for domain in kind.domains]):
                    if _fits(kind, values, book.box):
                        text = _text(kind, values)
                        kinds[text], fields[text] = kind, values
        self.texts: Final[list[str]] = sorted(kinds)
        """The texts of the answers by number, in alphabetical order."""
        self.verbs: Final[list[str]] = sorted({_verb(kinds[text]) for text in self.texts})
        """The verbs of these answers, with the owner's name in front for other packages."""
        self._verb_of: Final = [self.verbs.index(_verb(kinds[text])) for text in self.texts]
        self._numbers: Final[dict[type[Action], dict[tuple[int, ...], int]]] = {}
        for number, text in enumerate(self.texts):
            self._numbers.setdefault(kinds[text], {})[fields[text]] = number
        self.fingerprint: Final = hashlib.sha256("\n".join(self.texts).encode()).hexdigest()[:16]
        """A hash that is equal for equal numberings: store it with a trained model."""

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, action: Given[Action]) -> int:
        """Return the number of an answer.  Raises `BadText` for one that these games do not
        have."""
        return self._number(given_as("an answer", action, Action))

    def _number(self, action: Action) -> int:
        numbers = self._numbers.get(type(action))
        number = numbers.get(action.args()) if numbers is not None else None
        if number is None:
            raise BadText(f"{full_text(action)} has no number among the answers of this line-up")
        return number

    def numbers(self, offered: Given[list[Action]]) -> list[int]:
        """Return the numbers of some options, in their order.  Raises `BadText`."""
        found: list[int] = []
        for action in given_list("the options", offered, Action):
            found.append(self._number(action))
        return found

    def verb_of(self, number: Given[int]) -> int:
        """Return the index in `verbs` of an answer's verb.  Raises `BadText` for an unknown
        number."""
        asked = given_number("the number of an answer", number, 0)
        if asked >= len(self._verb_of):
            raise BadText(f"{asked} is no answer: expected 0 to {len(self._verb_of) - 1}")
        return self._verb_of[asked]


def rooms_of(book: Book) -> set[str]:
    """Return the homes of all sources in play, and the one of the general rules."""
    found = {room_of(Turn)}
    for source in book.sources:
        for kind in type(source).__mro__:
            found.add(room_of(kind))
    return found


def room_of(kind: type[object]) -> str:
    """Return the home of a class: a folder, a package such as `automata`, or its top-level
    package."""
    parts = kind.__module__.split(".")
    if len(parts) > 2 and parts[1] in _FOLDERS:
        return ".".join(parts[:3])
    return ".".join(parts[:2]) if len(parts) > 1 and parts[1] in _WHOLE else parts[0]


def _verb(kind: type[Action]) -> str:
    return full_name(owner_of(kind), kind.verb)


def _text(kind: type[Action], values: tuple[int, ...]) -> str:
    words = [kind.verb]
    for domain, value in zip(kind.domains, values, strict=True):
        words.append(domain.text(value))
    return full_name(owner_of(kind), " ".join(words))


def _values(domain: Domain, box: Box) -> list[int]:
    """Return the values of a domain that a game with this box can have; counts go up to `MOST`."""
    if domain is PLACE:
        return [NOWHERE, *places_of(box)]
    if domain is CARDS:
        return cards_of(box)
    if domain is FACTIONS:
        return sorted(set(box.owner_numbers))
    if domain is PIECES:
        return sorted({kind.piece for kind in box.kinds} | {kind.look for kind in box.kinds})
    values = domain.values()
    return [value for value in values if domain.label != "count" or value <= MOST]


def _fits(kind: type[Action], values: tuple[int, ...], box: Box) -> bool:
    """Whether the faction and the piece that an answer names, if both, belong together."""
    faction = piece = -1
    for domain, value in zip(kind.domains, values, strict=True):
        if domain is FACTIONS:
            faction = value
        elif domain is PIECES:
            piece = value
    if faction < 0 or piece < 0:
        return True
    owner = box.owner_of(faction)
    return any(k.owner == owner and piece in (k.piece, k.look) for k in box.kinds)


def places_of(box: Box) -> list[int]:
    """Return the places that a game with this box has."""
    woodland = box.woodland
    found: list[int] = []
    for place in range(box.places):
        if is_holding(place):
            there = place in box.holdings
        elif is_forest(place):
            there = place in woodland.forest_places
        elif is_path(place):
            there = place - FIRST_PATH < len(woodland.path_ends)
        else:
            there = place in woodland.clearings
        if there:
            found.append(place)
    return found


def cards_of(box: Box) -> list[int]:
    """Return the different cards of a game in order of name, whatever else is installed."""
    return sorted({*box.deck, *box.added}, key=CARDS.text)
