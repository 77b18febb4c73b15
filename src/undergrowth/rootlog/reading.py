"""Reading a game that is written as Rootlog, as far as it can have happened.

A log need not say everything: of hands it often says only how many cards they hold, of ruins what
came out of them.  What it says must be possible, with the pieces, cards and items there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.documents import shown
from undergrowth.rootlog.errors import Contradiction
from undergrowth.rootlog.grammar import Line, Log, parse
from undergrowth.rootlog.letters import Letters
from undergrowth.rootlog.told import Told
from undergrowth.rootlog.world import World, world_of

MOST_PLAYERS: Final = 6
_CLEARING: Final = re.compile(r"([A-Z])(\d{0,2})")
_UNREAD: Final = ("Landmarks", "Hirelings")
"""Headers of parts that are not read yet."""


class Reading:
    """A log that has been read."""

    def __init__(self, log: Log, letters: Letters) -> None:
        self.log: Final = log
        self.letters: Final = letters
        self.world: Final[World] = _world(log, letters)
        self.suits: Final[dict[int, str]] = _suits(log, letters, self.world)
        self.pool: Final[list[str]] = _letters(log, letters, "Pool")
        self.winners: Final[list[str]] = _letters(log, letters, "Winner")
        self.setups: Final[int] = _setups(log.turns)
        """How many of its lines are setup."""
        self.wrong: Contradiction | None = log.wrong
        """The first place that cannot be read, or that cannot have happened."""
        self.whole = 0
        """How many lines have happened as they are written."""
        for _ in self._carried_out():
            self.whole += 1

    @property
    def turns(self) -> int:
        """How many turns have been played as they are written."""
        return max(0, self.whole - self.setups)

    @cached_property
    def order(self) -> list[str]:
        """Letters of the players in the order of their turns."""
        played = [line.letter for line in self.log.turns[self.setups :]]
        return list(dict.fromkeys([*played, *self.world.seats]))

    @property
    def faction_names(self) -> list[str]:
        """The factions in the order of their turns."""
        return [self.letters.by_letter[letter].faction for letter in self.order]

    def tables(self) -> Iterator[tuple[Line, Told]]:
        """Each line with the table after it, as far as it has happened; the same table, changed."""
        told = self._begun()
        for number, line in enumerate(self.log.turns[: self.whole], start=1):
            _carry_out(told, line)
            if number == self.setups:
                _deal(told)
            yield line, told

    def after(self, turns: int) -> Told:
        """The table after so many turns: with 0 after setup.

        Raises `ValueError` where fewer have happened.
        """
        if not 0 <= turns <= self.turns:
            raise ValueError(f"expected a turn from 0 to {self.turns}")
        told = self._begun()
        for line in self.log.turns[: min(self.whole, self.setups)]:
            _carry_out(told, line)
        _deal(told)
        for line in self.log.turns[self.setups : self.setups + turns]:
            _carry_out(told, line)
        return told

    def _begun(self) -> Told:
        return Told(self.letters, self.world)

    def _carried_out(self) -> Iterator[None]:
        """Go through the lines until one cannot have happened."""
        told = self._begun()
        for number, line in enumerate(self.log.turns):
            if number == self.setups:
                _deal(told)
            try:
                _carry_out(told, line)
            except Contradiction as wrong:
                self.wrong = wrong
                return
            yield


def read(text: str, proposed: bool = False) -> Reading:
    """A log as far as it can be read; `wrong` says where it cannot.

    `proposed` reads letters, too, that are no part of the notation yet.  Raises `Contradiction`
    where its first lines do not say what is played, and `NoLetters`.
    """
    letters = Letters(proposed)
    return Reading(parse(text, letters), letters)


def _carry_out(told: Told, line: Line) -> None:
    """A line's actions, one by one.  Raises `Contradiction` for the first that is impossible."""
    for action in line.actions:
        try:
            told.apply(action, line.letter)
        except ValueError as error:
            reason = str(error)
            raise Contradiction(line.number, action.column, reason, action.source) from None


def _deal(told: Told) -> None:
    """5.1.4 First hands, and what begins on boards: many logs say nothing of them."""
    for seat in told.world.seats:
        told.cards.deal(seat)
        script = told.letters.by_letter[seat]
        for kind, n in script.begins.items():
            told.begin_with(seat + script.pieces[kind], f"{seat}$", n)


def _setups(lines: list[Line]) -> int:
    """The lines before anybody has a second one."""
    seen: set[str] = set()
    for number, line in enumerate(lines):
        if line.letter in seen:
            return number
        seen.add(line.letter)
    return len(lines)


# ---- the first lines


def _world(log: Log, letters: Letters) -> World:
    for name in _UNREAD:
        if log.headers.get(name, (0, ""))[1]:
            raise Contradiction(log.headers[name][0], 1, f"logs with {name} cannot be read yet")
    map = _named(log, "Map", letters.map_names)
    deck = _named(log, "Deck", letters.deck_names)
    if not 2 <= len(log.players) <= MOST_PLAYERS:
        line = log.turns[0].number if log.turns else 1
        found = f"before the first turn, such as C: Name; there are {len(log.players)}"
        raise log.wrong or Contradiction(line, 1, f"expected 2 to {MOST_PLAYERS} players {found}")
    return world_of(letters, map, deck, list(log.players))


def _named(log: Log, header: str, names: dict[str, str]) -> str:
    """Our name for what a first line names.  Raises `Contradiction`."""
    known = ", ".join(names)
    if header not in log.headers:
        raise log.wrong or Contradiction(1, 1, f"expected a line {header}: with one of {known}")
    line, word = log.headers[header]
    if word not in names:
        raise Contradiction(line, 1, f"expected one of {known} after {header}:, not {shown(word)}")
    return names[word]


def _suits(log: Log, letters: Letters, world: World) -> dict[int, str]:
    """Suits of clearings as `Clearings:` has them; those the map prints where nothing is said."""
    if "Clearings" not in log.headers:
        page = sheet(f"maps/{world.map}")
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
        if suit in ("", "bird") or not 1 <= clearing <= world.clearings or clearing in suits:
            reason = f"expected clearings and their suits, such as F1, M2, not {shown(word)}"
            raise Contradiction(line, 1, reason)
        suits[clearing] = suit
    return suits


def _letters(log: Log, letters: Letters, header: str) -> list[str]:
    """The factions that a line names.  Raises `Contradiction`."""
    if header not in log.headers:
        return []
    line, word = log.headers[header]
    known = log.players if header == "Winner" else letters.by_letter
    for letter in word:
        if letter not in known:
            expected = f"expected letters of {', '.join(sorted(known))} after {header}:"
            raise Contradiction(line, 1, f"{expected}, not {shown(letter)}")
    return list(word)
