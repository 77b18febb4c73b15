"""Reading of a Rootlog game, up to the first contradiction.

A log may be incomplete: often it has only the number of cards in a hand, and only items that came
out of ruins.  Its statements must be possible with the pieces, cards and items of the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from undergrowth.engine.errors import BadText
from undergrowth.engine.given import given_as, given_number
from undergrowth.rootlog.first_lines import letters_in, placed_hirelings, world_in
from undergrowth.rootlog.forgiving import go_on
from undergrowth.rootlog.notation.actions import Action
from undergrowth.rootlog.notation.errors import Contradiction, contradiction
from undergrowth.rootlog.notation.grammar import Log, LoggedTurn, parse
from undergrowth.rootlog.notation.letters import Letters, older_letters
from undergrowth.rootlog.state import LoggedTable
from undergrowth.rootlog.world import World


class Reading:
    """A log that has been read."""

    def __init__(self, log: Log, letters: Letters) -> None:
        self.log: Final = log
        """The parsed file."""
        self.letters: Final = letters
        """The letters of the notation that it was read with."""
        self.world: Final[World] = world_in(log, letters)
        """The constant parts of the game: map, deck, seats and supplies."""
        self.suits: Final[dict[int, str]] = self.world.suits
        """The suits of clearings by number, from 1."""
        self.hired: Final[LoggedTurn] = LoggedTurn(
            log.headers.get("Hirelings", (1, ""))[0], "", placed_hirelings(log, letters)
        )
        """A.6.3 The setup of hirelings, from their line."""
        self.pool: Final[list[str]] = letters_in(log, letters, "Pool")
        """The letters of the factions in the line `Pool`; empty without it."""
        self.winners: Final[list[str]] = letters_in(log, letters, "Winner")
        """The letters of the winners in the line `Winner`; empty without it."""
        self.setups: Final[int] = _setups(log.turns)
        """The number of its lines that are setup."""
        self.wrong: Contradiction | None = log.wrong
        """The error that ends the reading: the first that cannot be parsed or is impossible.  A
        lenient reader goes on to the end."""
        self.whole = 0
        """The number of lines that were read."""
        for _ in self._carried_out():
            self.whole += 1
        self.slips: Final[list[Contradiction]] = sorted(
            log.slips, key=lambda slip: (slip.line, slip.column)
        )
        """The contradictions that a lenient reader has skipped, in the order of the log."""

    @property
    def turns(self) -> int:
        """The number of turns that were read."""
        return max(0, self.whole - self.setups)

    @cached_property
    def order(self) -> list[str]:
        """The letters of the players in the order of their turns."""
        played = [line.letter for line in self.log.turns[self.setups :]]
        return list(dict.fromkeys([*played, *self.world.seats]))

    @property
    def faction_names(self) -> list[str]:
        """The factions in the order of their turns."""
        return [self.letters.by_letter[letter].faction for letter in self.order]

    def tables(self) -> Iterator[tuple[LoggedTurn, LoggedTable]]:
        """Yield each line with the table after it, as far as it was read; the same table is
        updated."""
        told = self._begun()
        for number, line in enumerate(self.log.turns[: self.whole], start=1):
            if number > self.setups + 1:
                told.end_turn(self.log.turns[number - 2].letter)
            self._carry_out(told, line)
            if number == self.setups:
                _deal(told)
            yield line, told

    def actions(self) -> Iterator[tuple[int, LoggedTurn, Action | None, LoggedTable]]:
        """Yield each action with the number of its line and the table before it; None at the end of
        a line.  The same table is updated."""
        told = self._begun()
        for number, line in enumerate(self.log.turns[: self.whole]):
            if number == self.setups:
                _deal(told)
            for action in line.actions:
                yield number, line, action, told
                self._objection(told, action, line.letter)
            yield number, line, None, told
            if number >= self.setups:
                told.end_turn(line.letter)

    def after(self, turns: int) -> LoggedTable:
        """Return the table after a number of turns; 0 means after setup.

        Raises `BadText` for too many turns.
        """
        if given_number("turns", turns, 0) > self.turns:
            raise BadText(f"expected a turn from 0 to {self.turns}")
        told = self._begun()
        for line in self.log.turns[: min(self.whole, self.setups)]:
            self._carry_out(told, line)
        _deal(told)
        for line in self.log.turns[self.setups : self.setups + turns]:
            self._carry_out(told, line)
            told.end_turn(line.letter)
        return told

    def _begun(self) -> LoggedTable:
        """Return the table before the first line of a player, with the hirelings set up."""
        told = LoggedTable(self.letters, self.world)
        self._carry_out(told, self.hired)
        return told

    def _carried_out(self) -> Iterator[None]:
        """Carry out the lines until one is impossible; a lenient reader records that and goes
        on."""
        try:
            told = LoggedTable(self.letters, self.world)
            self._carry_out(told, self.hired, self.log)
            for number, line in enumerate(self.log.turns):
                if number == self.setups:
                    _deal(told)
                    self._check_landmarks(told)
                self._carry_out(told, line, self.log)
                if number >= self.setups:
                    told.end_turn(line.letter)
                yield
        except Contradiction as wrong:
            self.wrong = wrong

    def _carry_out(self, told: LoggedTable, line: LoggedTurn, noting: Log | None = None) -> None:
        """Carry out a line's actions.  Raises `Contradiction` for the first impossible one.

        A lenient reader goes on, and records it in `noting`, if given.
        """
        for action in line.actions:
            objection = self._objection(told, action, line.letter)
            if objection is not None and (noting is not None or not self.log.lenient):
                place = (line.number, action.column)
                self.log.object(contradiction(*place, objection, action.source))

    def _objection(self, told: LoggedTable, action: Action, me: str) -> ValueError | None:
        """Carry out an action; return the objection to it, or None."""
        if self.log.lenient:
            return go_on(told, action, me)
        try:
            told.apply(action, me)
        except ValueError as error:
            return error
        return None

    def _check_landmarks(self, told: LoggedTable) -> None:
        """A.5.3 Raise `Contradiction` for a landmark that was not set up."""
        for word in told.unplaced():
            line, _ = self.log.headers["Landmarks"]
            reason = f"expected where {word} is set up, such as {word}->5, there or in a first line"
            self.log.object(Contradiction(line, 1, reason, section="A.5.3"))


def read(text: str, proposed: bool = False, lenient: bool = False) -> Reading:
    """Return a log as far as it can be read; `wrong` is the error where it ends.

    `proposed` also reads letters that are not part of the notation yet.  `lenient` goes on after
    contradictions, and lists them as `slips`.  Raises `Contradiction` if the first lines do not
    define the game, `NoLetters`, and `BadText` for what is no text.
    """
    given_as("a log", text, str)
    letters = Letters(bool(proposed), bool(proposed) and _has_older_letters(text))
    return Reading(parse(text, letters, lenient), letters)


def _has_older_letters(text: str) -> bool:
    """Whether a player's faction has the letter proposed for it in earlier releases."""
    return any(re.search(rf"^\s*{letter}\s*:", text, re.MULTILINE) for letter in older_letters())


def _deal(told: LoggedTable) -> None:
    """5.1.3 Deal first hands and the first contents of boards, which many logs do not mention."""
    for seat in told.world.seats:
        told.cards.deal(seat)
        script = told.letters.by_letter[seat]
        for kind, n in script.begins.items():
            told.begin_with(seat + script.pieces[kind], f"{seat}$", n)
    for word in told.world.landmarks:
        told.cards.lay_out(f"{word}$", told.letters.owners[word].begins_cards)


def _setups(lines: list[LoggedTurn]) -> int:
    """Return the number of lines before any player has a second one."""
    seen: set[str] = set()
    for number, line in enumerate(lines):
        if line.letter in seen:
            return number
        seen.add(line.letter)
    return len(lines)
