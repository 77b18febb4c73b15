"""The letters of the notation: which there are, read from data; general code knows none of them.

`data/rootlog.toml` has those of maps, decks, suits, items and cards; the data file of a faction, a
hireling or a landmark (`[rootlog]`) has its own.  What stands there as `proposed` is no part of the
notation yet and is used only where somebody asks for it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from undergrowth import decks
from undergrowth.data import Sheet, sheet, sheets_with
from undergrowth.rootlog.beside import hireling_scripts, landmark_scripts, landmark_words
from undergrowth.rootlog.errors import NoLetters
from undergrowth.rootlog.scripts import NOTATION, Script, script_of, texts
from undergrowth.table.names import ITEMS, SUITS

FREE: Final = "ACDEFGHIJKLNOPSTUVWY"
"""What may be the letter of a faction: the others are suits, quests, battles and crafting.  A suit
stands before `#` or `@` alone, so two letters of suits are free, too."""


class Letters:
    """All there are, with those that are only proposed where they are asked for.

    `older`: factions have the letters that we proposed before, where they had others.
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
        """What may be written for a landmark, and what we write."""
        self.landmark_words: Final = [script.letter for script in self.landmarks.values()]
        beside = [*self.hirelings.values(), *self.landmarks.values()]
        self.owners = self.by_letter | {script.letter: script for script in beside}
        """Whoever has pieces or a board: factions, hirelings and landmarks."""
        self.named = self.scripts | self.hirelings
        """Whoever has pieces, by name."""
        self.deck_names = {word: name for name, word in self.decks.items()}
        self.map_names = {word: name for name, word in self.maps.items()}
        self.map_names |= texts(page, "maps_also")
        self.suits_also = texts(page, "suits_also")
        """Suits by what some logs write for them."""
        self.suit_names = {word: name for name, word in self.suits.items()}
        self.item_names = {word: name for name, word in self.items.items()}

    def script(self, faction: str) -> Script:
        """How a faction is written.  Raises `NoLetters`."""
        if faction not in self.scripts:
            raise NoLetters(f"the notation has no letters for {faction}")
        return self.scripts[faction]

    def deck(self, deck: str, seats: list[str]) -> Deck:
        """Return the cards of a deck, with those that the factions on seats add to it, as they are
        written.  Raises `NoLetters`."""
        if deck not in self.decks:
            raise NoLetters(f"the notation has no word for the deck {deck}")
        added = [self.scripts[seat].adds_cards for seat in seats if self.scripts[seat].adds_cards]
        return _deck((deck, *dict.fromkeys(added)), self.proposed)


@dataclass(frozen=True)
class Deck:
    """The cards of a deck as the notation writes them."""

    faces: dict[str, str]
    """`F#sabo` by the name of a card."""
    cards: dict[str, list[str]]
    """The cards that are written so."""
    copies: dict[str, int]
    """How many of each card there are."""
    crafts: dict[str, str]
    """The item that a face crafts, for those that do."""
    persistent: set[str]
    """4.1.3 Faces of cards that stay in play when they are crafted."""

    def meant(self, suit: str, name: str) -> list[str]:
        """The faces that a suit and a name can stand for; either may be empty."""
        cards = _named(name) if name else list(self.faces)
        found = {self.faces[card] for card in cards if card in self.faces}
        return sorted(face for face in found if not suit or face.startswith(suit))

    def most(self, face: str) -> int:
        """How many cards there are with a face."""
        return sum(self.copies[card] for card in self.cards[face])

    def crafting(self, item: str) -> list[str]:
        """The faces that craft an item."""
        return [face for face, each in self.crafts.items() if each == item]


def _words(page: Sheet, name: str, proposed: bool) -> dict[str, str]:
    """A table of words, with those in its table of proposed ones where they are asked for."""
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
    """The letters of factions that we proposed before, and that no faction has now."""
    found = [
        sheet(f"factions/{name}").word(f"{NOTATION}.older_letter")
        for name in sheets_with("factions", NOTATION)
    ]
    now = [script.letter for script in _scripts(True, False).values()]
    return [letter for letter in found if letter and letter not in now]


def _scripts(proposed: bool, older: bool) -> dict[str, Script]:
    """Every faction that has letters; the first that has one keeps it."""
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
    """How a card is called: by a short name, or by its own in one word without its suit."""
    known = texts(sheet(NOTATION), "cards")
    return known[card] if card in known else _plain(card)


def _plain(card: str) -> str:
    return re.sub(r"_(fox|rabbit|mouse|bird|frog)$", "", card).replace("_", "")


@cache
def _named(name: str) -> list[str]:
    """The cards that people may mean by a name, of all decks."""
    also = sheet(NOTATION).table("also")
    found = set(also.texts(name)) if also.has(name) else set()
    for card in decks.ALL_CARDS:
        if name in (_short(card.name), _plain(card.name), card.name.replace("_", "")):
            found.add(card.name)
    return sorted(found)
