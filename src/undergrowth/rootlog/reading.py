"""Reading a game that is written as Rootlog, as far as it can have happened.

A log need not say everything: of hands it often says only how many cards they hold, of ruins what
came out of them.  What it says must be possible, with the pieces, cards and items there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from undergrowth.rootlog.errors import Contradiction
from undergrowth.rootlog.first_lines import letters_in, world_in
from undergrowth.rootlog.grammar import Line, Log, parse
from undergrowth.rootlog.letters import Letters
from undergrowth.rootlog.told import Told
from undergrowth.rootlog.world import World


class Reading:
    """A log that has been read."""

    def __init__(self, log: Log, letters: Letters) -> None:
        self.log: Final = log
        self.letters: Final = letters
        self.world: Final[World] = world_in(log, letters)
        self.suits: Final[dict[int, str]] = self.world.suits
        self.pool: Final[list[str]] = letters_in(log, letters, "Pool")
        self.winners: Final[list[str]] = letters_in(log, letters, "Winner")
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
            if number > self.setups + 1:
                told.end_turn(self.log.turns[number - 2].letter)
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
            told.end_turn(line.letter)
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
                if number == self.setups:
                    self._check_landmarks(told)
                _carry_out(told, line)
            except Contradiction as wrong:
                self.wrong = wrong
                return
            yield

    def _check_landmarks(self, told: Told) -> None:
        """A.5.3 Raise `Contradiction` for one that nobody has set up."""
        for word in told.unplaced():
            line, _ = self.log.headers["Landmarks"]
            reason = (
                f"expected where {word} is set up, such as {word}5, or {word}->5 in a first line"
            )
            raise Contradiction(line, 1, reason)


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
