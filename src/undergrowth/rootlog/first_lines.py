"""Reading of the first lines of a log: map, deck, players, hirelings and landmarks."""

from __future__ import annotations

import re
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.documents import abridged
from undergrowth.law.hirelings.cards import DEALT, card_of, clashing
from undergrowth.rootlog.notation.actions import Action, owner_in
from undergrowth.rootlog.notation.errors import Contradiction, contradiction
from undergrowth.rootlog.notation.forms import action_of
from undergrowth.rootlog.notation.grammar import Log
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.notation.scripts import Script
from undergrowth.rootlog.world import Beside, World, clearings_of, world_of
from undergrowth.table.setup import Setup

MOST_PLAYERS: Final = 6
_CLEARING: Final = re.compile(r"([A-Z])(\d{0,2})")
_LANDMARK: Final = re.compile(r"([a-z]+(?:_[a-z])?)(?:->)?(\d{0,2})")


def world_in(log: Log, letters: Letters) -> World:
    """Return the world of a log's first lines.  Raises `Contradiction`."""
    map = _named(log, "Map", letters.map_names)
    deck = _named(log, "Deck", letters.deck_names)
    if not 2 <= len(log.players) <= MOST_PLAYERS:
        line = log.turns[0].number if log.turns else 1
        found = f"before the first turn, such as C: Name; there are {len(log.players)}"
        raise log.wrong or Contradiction(line, 1, f"expected 2 to {MOST_PLAYERS} players {found}")
    suits = suits_in(log, letters, map)
    beside = Beside(_hirelings(log, letters), _landmarks(log, letters, map), suits)
    return world_of(letters, map, deck, list(log.players), beside)


def _named(log: Log, header: str, names: dict[str, str]) -> str:
    """Return our name for the word of a first line.  Raises `Contradiction`."""
    known = ", ".join(names)
    if header not in log.headers:
        raise log.wrong or Contradiction(1, 1, f"expected a line {header}: with one of {known}")
    line, word = log.headers[header]
    if word not in names:
        raise Contradiction(
            line, 1, f"expected one of {known} after {header}:, not {abridged(word)}"
        )
    return names[word]


def suits_in(log: Log, letters: Letters, map: str) -> dict[int, str]:
    """Return the suits of clearings from `Clearings:`, or those printed on the map."""
    if "Clearings" not in log.headers:
        page = sheet(f"maps/{map}")
        return {
            each.number("id"): each.text("suit")
            for each in page.tables("clearing")
            if each.has("suit")
        }
    line, words = log.headers["Clearings"]
    suits: dict[int, str] = {}
    for number, word in enumerate(words.split(","), start=1):
        found = _CLEARING.fullmatch(word.strip())
        clearing = int(found[2] or number) if found else 0
        suit = letters.suit_names.get(found[1], "") if found else ""
        if suit in ("", "bird") or not 1 <= clearing <= clearings_of(map) or clearing in suits:
            reason = f"expected clearings and their suits, such as F1, M2, not {abridged(word)}"
            log.object(Contradiction(line, 1, reason, section="2.2.2"))
        else:
            suits[clearing] = suit
    return suits


def _words_in(log: Log, header: str) -> list[tuple[int, int, str]]:
    """Return the words of a line, each with its line and column.

    Words are separated by `/`, `;`, commas or spaces, but a move may contain spaces.
    """
    if header not in log.headers:
        return []
    line, words = log.headers[header]
    first = log.columns[header]
    return [
        (line, first + part.start() + found.start(), found[0])
        for part in re.finditer(r"[^,;/]+", words)
        for found in re.finditer(r"\S.*\S|\S" if "->" in part[0] else r"\S+", part[0])
    ]


def _hirelings(log: Log, letters: Letters) -> list[str]:
    """A.6 Return the letters of the hirelings in a line, alone or with their pieces.

    Raises `Contradiction`.
    """
    seats = Setup(seats=[letters.by_letter[letter].faction for letter in log.players])
    found: list[str] = []
    for line, column, word in _words_in(log, "Hirelings"):
        name = _hireling_in(word)
        if "->" in word and name in found:
            continue
        reason, section = _why_not_hired(letters, seats, found, name)
        if reason:
            log.object(Contradiction(line, column, reason, section=section))
        else:
            found.append(name)
    cards = [word for word in found if card_of(letters.owners[word].faction)]
    if cards and len(cards) != DEALT:
        line, _ = log.headers["Hirelings"]
        reason = f"expected {DEALT} hirelings, not {len(cards)} (A.6)"
        log.object(Contradiction(line, 1, reason, section="A.6"))
    return found


def _hireling_in(word: str) -> str:
    """Return the hireling that a word names, or whose pieces it moves."""
    moved = re.match(r"\(?\d*", word)
    return owner_in(word[moved.end() :]) if moved and "->" in word else word


def placed_hirelings(log: Log, letters: Letters) -> list[Action]:
    """A.6.3 Return the first places of hirelings' pieces, from their line.

    Raises `Contradiction`.
    """
    found: list[Action] = []
    for line, column, word in _words_in(log, "Hirelings"):
        if "->" in word:
            try:
                action = action_of(letters, "", word)
            except ValueError as error:
                log.object(contradiction(line, column, error, word))
                continue
            action.column, action.source = column, word
            found.append(action)
    return found


def _why_not_hired(letters: Letters, seats: Setup, others: list[str], word: str) -> tuple[str, str]:
    """A.6.1, A.6.5 Return why a hireling cannot be used beside others, with the section; or
    nothing."""
    known = {script.letter: script for script in letters.hirelings.values()}
    if word not in known:
        some = " ".join([*known][:DEALT])
        return f"expected hirelings such as {some} after Hirelings:, not {abridged(word)}", "A.6.1"
    if any(_card(known[word]) == _card(known[other]) for other in others):
        return f"expected each hireling card once, not {word} too", "A.6.1"
    for faction in clashing(seats, known[word].faction):
        return f"expected no {letters.scripts[faction].letter} beside {word} (A.6.5)", "A.6.5"
    return "", ""


def _card(script: Script) -> str:
    """A.6.1 Return the card of a side, or the side's own name if it has none."""
    return card_of(script.faction) or script.faction


def _landmarks(log: Log, letters: Letters, map: str) -> dict[str, str]:
    """A.5 Return the first clearings of the landmarks in a line; empty if not given.

    Raises `Contradiction`.
    """
    found: dict[str, str] = {}
    for line, column, word in _words_in(log, "Landmarks"):
        parts = _LANDMARK.fullmatch(word.replace(" ", ""))
        landmark = letters.movers.get(parts[1], "") if parts else ""
        place = parts[2] if parts else ""
        reason = ""
        if not landmark:
            known = ", ".join(letters.landmark_words)
            reason = f"expected landmarks ({known}) and their clearings, not {abridged(word)}"
        elif landmark in found:
            reason = f"expected each landmark once, not {word} too"
        elif place and not 1 <= int(place) <= clearings_of(map):
            reason = f"expected a clearing up to {clearings_of(map)}, not {place}"
        if reason:
            log.object(Contradiction(line, column, reason, section="A.5"))
        else:
            found[landmark] = place
    return found


def letters_in(log: Log, letters: Letters, header: str) -> list[str]:
    """Return the factions that a line names.  Raises `Contradiction`."""
    if header not in log.headers:
        return []
    line, word = log.headers[header]
    known = log.players if header == "Winner" else letters.by_letter
    found: list[str] = []
    for letter in word:
        if letter in known:
            found.append(letter)
            continue
        expected = f"expected letters of {', '.join(sorted(known))} after {header}:"
        log.object(Contradiction(line, 1, f"{expected}, not {abridged(letter)}", section="1.5.2"))
    return found
