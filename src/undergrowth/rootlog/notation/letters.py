"""The letters of the notation, read from data; general code contains none of them.

`data/rootlog.toml` has those of maps, decks, suits, items and cards; the data file of a faction, a
hireling or a landmark (`[rootlog]`) has its own.  Letters under `proposed` are not part of the
notation yet and are used on request only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from undergrowth import decks
from undergrowth.data import Sheet, sheet, sheets_with
from undergrowth.rootlog.notation.beside import hireling_scripts, landmark_scripts, landmark_words
from undergrowth.rootlog.notation.errors import NoLetters
from undergrowth.rootlog.notation.scripts import NOTATION, Script, script_of, texts
from undergrowth.table.names import ITEMS, SUITS

FREE: Final = "ACDEFGHIJKLNOPSTUVWY"
"""The letters that factions may have: the others are suits, quests, battles and crafting.  Two
letters of suits are included, since suits are always followed by `#` or `@`."""


class Letters:
    """All letters of the notation, with the proposed ones on request.

    With `older`, factions have the letters proposed for them in earlier releases.
    """

    def __init__(self, proposed: bool = False, older: bool = False) -> None:
        page = sheet(NOTATION)
        self.proposed: Final = proposed
        self.maps = _words(page, "maps", proposed)
        self.decks = _words(page, "decks", proposed)
        self.suits = _words(page, "suits", proposed)
        self.items = _words(page, "items", proposed)
        self.scripts = _scripts(proposed, older)
        self.by_letter = {script.letter: script for script in self.scripts.values()}
        self.hirelings = hireling_scripts(proposed)
        self.landmarks = landmark_scripts(proposed)
        self.movers = landmark_words(self.landmarks)
        """The words of landmarks in logs, with ours for each."""
        self.landmark_words: Final = [script.letter for script in self.landmarks.values()]
        beside = [*self.hirelings.values(), *self.landmarks.values()]
        self.owners = self.by_letter | {script.letter: script for script in beside}
        """The scripts of all owners of pieces or boards: factions, hirelings and landmarks."""
        self.named = self.scripts | self.hirelings
        """The scripts of all owners of pieces, by name."""
        self.deck_names = {word: name for name, word in self.decks.items()}
        self.map_names = {word: name for name, word in self.maps.items()}
        self.map_names |= texts(page, "maps_also")
        self.suits_also = texts(page, "suits_also")
        """The suits by their variants in some logs."""
        self.suit_names = {word: name for name, word in self.suits.items()}
        self.item_names = {word: name for name, word in self.items.items()}

    def script(self, faction: str) -> Script:
        """Return the script of a faction.  Raises `NoLetters`."""
        if faction not in self.scripts:
            raise NoLetters(f"the notation has no letters for {faction}")
        return self.scripts[faction]

    def deck(self, deck: str, seats: list[str]) -> Deck:
        """Return the cards of a deck, with those that factions on seats add to it.  Raises
        `NoLetters`."""
        if deck not in self.decks:
            raise NoLetters(f"the notation has no word for the deck {deck}")
        added = [self.scripts[seat].adds_cards for seat in seats if self.scripts[seat].adds_cards]
        return _deck((deck, *dict.fromkeys(added)), self.proposed)


@dataclass(frozen=True)
class Deck:
    """The cards of a deck as the notation writes them."""

    faces: dict[str, str]
    """The face of each card by name, such as `F#sabo`."""
    cards: dict[str, list[str]]
    """The cards with each face."""
    copies: dict[str, int]
    """The number of copies of each card."""
    crafts: dict[str, str]
    """The item that a face crafts, if any."""
    persistent: set[str]
    """4.1.3 The faces of cards that stay in play when crafted."""

    def meant(self, suit: str, name: str) -> list[str]:
        """Return the faces that match a suit and a name; either may be empty."""
        cards = _named(name) if name else list(self.faces)
        found = {self.faces[card] for card in cards if card in self.faces}
        return sorted(face for face in found if not suit or face.startswith(suit))

    def most(self, face: str) -> int:
        """Return the number of cards with a face."""
        return sum(self.copies[card] for card in self.cards[face])

    def crafting(self, item: str) -> list[str]:
        """Return the faces that craft an item."""
        return [face for face, each in self.crafts.items() if each == item]


def _words(page: Sheet, name: str, proposed: bool) -> dict[str, str]:
    """Return a table of words, with its proposed ones on request."""
    table = page.table(name)
    found = {each: table.text(each) for each in table.names() if not table.is_table(each)}
    if proposed and table.has("proposed"):
        more = table.table("proposed")
        found |= {each: more.text(each) for each in more.names()}
    return found


@cache
def _deck(joined: tuple[str, ...], proposed: bool) -> Deck:
    suits = _words(sheet(NOTATION), "suits", proposed)
    faces: dict[str, str] = {}
    copies: dict[str, int] = {}
    crafts: dict[str, str] = {}
    persistent: set[str] = set()
    for number in [each for deck in joined for each in decks.deck(deck)]:
        card = decks.ALL_CARDS[number]
        suit = suits.get(SUITS.text(card.suit), "")
        if suit:
            faces[card.name] = f"{suit}#{_short(card.name)}"
            copies[card.name] = copies.get(card.name, 0) + 1
            if card.kind == "item":
                crafts[faces[card.name]] = ITEMS.text(card.item)
            elif card.kind == "persistent":
                persistent.add(faces[card.name])
    cards: dict[str, list[str]] = {}
    for name, face in faces.items():
        cards.setdefault(face, []).append(name)
    return Deck(faces, cards, copies, crafts, persistent)


def older_letters() -> list[str]:
    """Return the letters proposed for factions in earlier releases that no faction has now."""
    found = [
        sheet(f"factions/{name}").word(f"{NOTATION}.older_letter")
        for name in sheets_with("factions", NOTATION)
    ]
    now = [script.letter for script in _scripts(True, False).values()]
    return [letter for letter in found if letter and letter not in now]


def _scripts(proposed: bool, older: bool) -> dict[str, Script]:
    """Return the scripts of all factions with letters; the first one keeps a letter."""
    found: dict[str, Script] = {}
    letters: set[str] = set()
    for name in sheets_with("factions", NOTATION):
        page = sheet(f"factions/{name}")
        told = page.table(NOTATION)
        letter = (told.word("older_letter") if older else "") or told.text("letter")
        if not proposed and told.flag("is_proposed"):
            continue
        if letter in FREE and letter not in letters:
            letters.add(letter)
            found[name] = script_of(name, letter, page, told, proposed)
    return found


def _short(card: str) -> str:
    """Return a card's short name, or its own name in one word without its suit."""
    known = texts(sheet(NOTATION), "cards")
    return known[card] if card in known else _plain(card)


def _plain(card: str) -> str:
    return re.sub(r"_(fox|rabbit|mouse|bird|frog)$", "", card).replace("_", "")


@cache
def _named(name: str) -> list[str]:
    """Return the cards that a name may mean, of all decks."""
    also = sheet(NOTATION).table("also")
    found = set(also.texts(name)) if also.has(name) else set()
    for card in decks.ALL_CARDS:
        if name in (_short(card.name), _plain(card.name), card.name.replace("_", "")):
            found.add(card.name)
    return sorted(found)
