"""Reading a game that is written as Rootlog, as far as it can have happened.

A log need not say everything: of hands it often says only how many cards they hold, of ruins what
came out of them.  What it says must be possible, with the pieces, cards and items there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from undergrowth.rootlog.actions import Action
from undergrowth.rootlog.errors import Contradiction, contradiction
from undergrowth.rootlog.first_lines import letters_in, placed_hirelings, world_in
from undergrowth.rootlog.forgiving import go_on
from undergrowth.rootlog.grammar import Line, Log, parse
from undergrowth.rootlog.letters import Letters, older_letters
from undergrowth.rootlog.told import Told
from undergrowth.rootlog.world import World


class Reading:
    """A log that has been read."""

    def __init__(self, log: Log, letters: Letters) -> None:
        self.log: Final = log
        self.letters: Final = letters
        self.world: Final[World] = world_in(log, letters)
        self.suits: Final[dict[int, str]] = self.world.suits
        self.hired: Final[Line] = Line(
            log.headers.get("Hirelings", (1, ""))[0], "", placed_hirelings(log, letters)
        )
        """A.6.3 What sets up hirelings, as their line says it."""
        self.pool: Final[list[str]] = letters_in(log, letters, "Pool")
        self.winners: Final[list[str]] = letters_in(log, letters, "Winner")
        self.setups: Final[int] = _setups(log.turns)
        """How many of its lines are setup."""
        self.wrong: Contradiction | None = log.wrong
        """The place where reading ends: the first that cannot be read, or that cannot have
        happened.  A lenient reader ends nowhere before the end."""
        self.whole = 0
        """How many lines have been read."""
        for _ in self._carried_out():
            self.whole += 1
        self.slips: Final[list[Contradiction]] = sorted(
            log.slips, key=lambda slip: (slip.line, slip.column)
        )
        """What cannot be, and what a lenient reader has gone past, in the order of the log."""

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
            if number > self.setups + 1:
                told.end_turn(self.log.turns[number - 2].letter)
            self._carry_out(told, line)
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
            self._carry_out(told, line)
        _deal(told)
        for line in self.log.turns[self.setups : self.setups + turns]:
            self._carry_out(told, line)
            told.end_turn(line.letter)
        return told

    def _begun(self) -> Told:
        """The table before the first line of a player, with the hirelings that have been set up."""
        told = Told(self.letters, self.world)
        self._carry_out(told, self.hired)
        return told

    def _carried_out(self) -> Iterator[None]:
        """Go through the lines until one cannot have happened; a lenient reader notes that."""
        try:
            told = Told(self.letters, self.world)
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

    def _carry_out(self, told: Told, line: Line, noting: Log | None = None) -> None:
        """A line's actions, one by one.  Raises `Contradiction` for the first that is impossible; a
        lenient reader goes on, and notes it where it is asked to."""
        for action in line.actions:
            objection = self._objection(told, action, line.letter)
            if objection is not None and (noting is not None or not self.log.lenient):
                place = (line.number, action.column)
                self.log.object(contradiction(*place, objection, action.source))

    def _objection(self, told: Told, action: Action, me: str) -> ValueError | None:
        """Carry out an action; return why it cannot be, if it cannot."""
        if self.log.lenient:
            return go_on(told, action, me)
        try:
            told.apply(action, me)
        except ValueError as error:
            return error
        return None

    def _check_landmarks(self, told: Told) -> None:
        """A.5.3 Raise `Contradiction` for one that nobody has set up."""
        for word in told.unplaced():
            line, _ = self.log.headers["Landmarks"]
            reason = f"expected where {word} is set up, such as {word}->5, there or in a first line"
            self.log.object(Contradiction(line, 1, reason, section="A.5.3"))


def read(text: str, proposed: bool = False, lenient: bool = False) -> Reading:
    """Return a log as far as it can be read; `wrong` says where it cannot.

    `proposed` reads letters, too, that are no part of the notation yet.  `lenient` goes on past
    what cannot be, and lists it as `slips`.  Raises `Contradiction` where its first lines do not
    say what is played, and `NoLetters`.
    """
    letters = Letters(proposed, proposed and _has_older_letters(text))
    return Reading(parse(text, letters, lenient), letters)


def _has_older_letters(text: str) -> bool:
    """Whether somebody plays a faction by the letter that we proposed for it before."""
    return any(re.search(rf"^\s*{letter}\s*:", text, re.MULTILINE) for letter in older_letters())


def _deal(told: Told) -> None:
    """5.1.4 First hands, and what begins on boards: many logs say nothing of them."""
    for seat in told.world.seats:
        told.cards.deal(seat)
        script = told.letters.by_letter[seat]
        for kind, n in script.begins.items():
            told.begin_with(seat + script.pieces[kind], f"{seat}$", n)
    for word in told.world.landmarks:
        told.cards.lay_out(f"{word}$", told.letters.owners[word].begins_cards)


def _setups(lines: list[Line]) -> int:
    """The lines before anybody has a second one."""
    seen: set[str] = set()
    for number, line in enumerate(lines):
        if line.letter in seen:
            return number
        seen.add(line.letter)
    return len(lines)
