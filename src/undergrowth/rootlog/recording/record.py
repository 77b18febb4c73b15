"""A record: the text of a log, longer by each deed, read tolerantly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadText
from undergrowth.engine.given import given_as
from undergrowth.rootlog.notation.grammar import LONGEST, actions_in
from undergrowth.rootlog.reading import Reading, read
from undergrowth.rootlog.recording.asking import MOST_ASKED, Doubt, asked_until, doubts_of
from undergrowth.rootlog.recording.deeds import Deed, action_for, deeds_of
from undergrowth.rootlog.recording.joining import joined
from undergrowth.rootlog.recording.naming import Naming
from undergrowth.rootlog.recording.sources import sources_in

_LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Line:
    """A line of setup or a turn."""

    number: int
    """The number of the line in the log, from 1."""
    letter: str
    """The letter of its player."""


class Record:
    """A game as it is recorded.  It is not changed: each deed gives a new one."""

    def __init__(self, text: str, names: Naming | None = None) -> None:
        """Take a log, with the `names` of the record that it goes on with, if there is one.

        Raises `Contradiction` if its first lines do not define a game, and `BadText` for what is no
        text."""
        self.text: Final = given_as("a log", text, str).replace("\r\n", "\n")
        """The log."""
        self.names: Final = names or Naming(self.reading)
        """Our names for its letters."""
        self.turns: Final = _turns(self.text, self.names.letters.by_letter)
        """The lines of setup and turns."""

    @cached_property
    def reading(self) -> Reading:
        """The log, read tolerantly to its end."""
        return read(self.text, proposed=True, lenient=True)

    @property
    def setups(self) -> int:
        """The number of lines before any player has a second one."""
        letters = [line.letter for line in self.turns]
        again = (at for at, letter in enumerate(letters) if letter in letters[:at])
        return next(again, len(letters))

    @property
    def seats(self) -> list[str]:
        """The factions in the order of turns."""
        return [self.names.faction(letter) for letter in self.names.world.seats]

    @property
    def players(self) -> dict[str, str]:
        """The names of the players by faction, as in the first lines."""
        told = self.reading.log.players
        return {self.names.faction(letter): name for letter, (_, name) in told.items()}

    @property
    def winners(self) -> list[str]:
        """The factions that have won; empty while the game goes on."""
        line = next((each for each in self.text.split("\n") if each.startswith("Winner:")), "")
        seats = self.names.world.seats
        return [self.names.faction(each) for each in line.partition(":")[2] if each in seats]

    @property
    def playing(self) -> str:
        """The faction whose line is the last."""
        return self.names.faction(self.turns[-1].letter) if self.turns else self.seats[0]

    @property
    def after_setup(self) -> bool:
        """Whether the last line is a turn, no longer the setup of a player."""
        return len(self.turns) > self.setups

    def parts(self, turn: int) -> list[tuple[int, str]]:
        """Return the actions of a line as they are written, each with its column."""
        line = self._line(self.turns[turn].number)
        return list(actions_in(line, line.index(":") + 1))

    def deeds(self, turn: int) -> list[list[Deed]]:
        """Return the deeds of a line, those of each action together."""
        me = self.turns[turn].letter
        return [deeds_of(self.names, me, text) for _, text in self.parts(turn)]

    def doubts(self, since: int = 0, most: int = MOST_ASKED) -> list[Doubt]:
        """Return what cannot have been so, in the order of the log.

        The Law is asked about `most` actions from number `since` on, counted through the log; the
        reader's own contradictions are all there.
        """
        return doubts_of(self.reading, self._parts(), since, most)

    def asked_until(self, since: int = 0, most: int = MOST_ASKED) -> int:
        """Return the number of the first action about which `doubts` does not ask the Law."""
        return asked_until(self._parts(), self.setups, since, most)

    def _parts(self) -> list[list[tuple[int, str]]]:
        return [self.parts(turn) for turn in range(len(self.turns))]

    def scores(self) -> list[tuple[str, dict[str, int]]]:
        """Return the faction of each turn with everybody's points after it; the first is the
        setup."""
        found = [("", dict.fromkeys(self.seats, 0))]
        for number, (line, told) in enumerate(self.reading.tables(), start=1):
            if number > self.reading.setups:
                points = {self.names.faction(seat): n for seat, n in told.score.items()}
                found.append((self.names.faction(line.letter), points))
        return found

    def sources(self) -> dict[str, dict[str, int]]:
        """Return the points of each faction by their source: `crafting`, `removing`, `placing`,
        `evening`, or `other` where it is not told."""
        found: dict[str, dict[str, int]] = {seat: {} for seat in self.seats}
        for turn in range(self.setups, len(self.turns)):
            deeds = [each for deeds in self.deeds(turn) for each in deeds]
            for seat, source, n in sources_in(self.names, self.turns[turn].letter, deeds):
                if seat in found:
                    found[seat][source] = found[seat].get(source, 0) + n
        return found

    # ---- what is told

    def told(self, deed: Deed) -> Record:
        """Return the record with one more deed, or with the last one taken back.

        `end` begins the next turn, `line` that of a `seat` out of order, `undo` takes the last
        action back, `drop` one by its `turn` and `index`, `won` names the winners,
        `name` the player of a `seat`.
        Others write an action at the end of the log; with `turn` at the end of that line, with
        `index` before that action there; with `joins` they are one with the last action, if that
        counts the same thing.
        Raises `BadText`.
        """
        given_as("a deed", deed, dict)
        match deed.get("do"):
            case "end":
                return self._with_line(self._next())
            case "line":
                return self._begun(self._seat(deed.get("seat")))
            case "undo":
                return self._undone()
            case "drop":
                return self._without(self._turn(deed), deed.get("index"))
            case "won":
                return self._won(deed.get("seats"))
            case "name":
                return self._named(self._seat(deed.get("seat")), deed.get("name"))
            case _:
                return self._longer(deed)

    def _seat(self, seat: object) -> str:
        letter = self.names.letter(seat)
        if letter not in self.names.world.seats:
            raise BadText(f"expected a faction of this game, not {abridged(seat)}")
        return letter

    def _turn(self, deed: Deed) -> int:
        last = len(self.turns) - 1
        turn = deed.get("turn", last)
        if type(turn) is not int or not 0 <= turn <= last:
            raise BadText(f"expected a line from 0 to {last}, not {abridged(turn)}")
        return turn

    def _longer(self, deed: Deed) -> Record:
        turn = self._turn(deed)
        line = self.turns[turn]
        text = action_for(self.names, line.letter, deed).written(line.letter)
        if deed.get("joins") and (one := self._joined(turn, text)) is not None:
            return one
        parts = [each for _, each in self.parts(turn)]
        parts.insert(_index(deed.get("index", len(parts)), len(parts)), text)
        longer = f"{line.letter}:{'/'.join(parts)}"
        if len(longer) > LONGEST:
            raise BadText(f"expected at most {LONGEST} characters in a turn")
        return self._replaced(line.number, longer)

    def _joined(self, turn: int, text: str) -> Record | None:
        """Return the record where an action and the last one of a line are one; None if they count
        different things."""
        me, parts = self.turns[turn].letter, self.parts(turn)
        if not parts:
            return None
        before, more = (deeds_of(self.names, me, each) for each in (parts[-1][1], text))
        if (one := joined(before, more)) is None:
            return None
        shorter = self._without(turn, len(parts) - 1)
        return shorter._longer({**one, "turn": turn}) if one["count"] else shorter

    def _without(self, turn: int, index: object) -> Record:
        """Return the record without one action of a line."""
        parts = [text for _, text in self.parts(turn)]
        del parts[_index(index, len(parts) - 1)]
        line = self.turns[turn]
        return self._replaced(line.number, f"{line.letter}:{'/'.join(parts)}")

    def _undone(self) -> Record:
        if self.winners:
            return self._won([])
        last = len(self.turns) - 1
        parts = self.parts(last)
        if parts:
            return self._without(last, len(parts) - 1)
        if last in (0, self.setups):
            raise BadText("there is nothing left to take back")
        lines = self.text.rstrip("\n").split("\n")
        del lines[self.turns[last].number - 1 :]
        return self._of("\n".join(lines).rstrip("\n") + "\n")

    def _next(self) -> str:
        """Return the letter of the next line: setups first, then turns in order."""
        seats = self.names.world.seats
        if not self.turns:
            return seats[0]
        played = [line.letter for line in self.turns[self.setups :]]
        order = list(dict.fromkeys([*played, *seats])) if self.after_setup else seats
        return order[(order.index(self.turns[-1].letter) + 1) % len(order)]

    def _begun(self, letter: str) -> Record:
        """Return the record with a line of a player; the first one, while nothing stands in it,
        becomes theirs."""
        if len(self.turns) == 1 and not self.parts(0):
            return self._replaced(self.turns[0].number, f"{letter}:")
        return self._with_line(letter)

    def _with_line(self, letter: str) -> Record:
        gap = "\n" if letter == self.names.world.seats[0] else ""
        return self._of(f"{self.text.rstrip()}\n{gap}{letter}:\n")

    def _won(self, seats: Any) -> Record:
        if not isinstance(seats, list) or any(seat not in self.seats for seat in seats):
            raise BadText(f"expected factions of this game, not {abridged(seats)}")
        lines = [line for line in self.text.split("\n") if not line.startswith("Winner:")]
        text = "\n".join(lines).rstrip() + "\n"
        letters = "".join(self.names.letter(seat) for seat in seats)
        return self._of(f"{text}\nWinner: {letters}\n" if letters else text)

    def _named(self, letter: str, name: object) -> Record:
        if not isinstance(name, str) or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise BadText(f"expected a name of at most {_LONGEST_NAME} characters")
        number, _ = self.reading.log.players[letter]
        return self._replaced(number, f"{letter}: {name.replace('/', ' ').strip()}")

    # ---- lines

    def _line(self, number: int) -> str:
        return self.text.split("\n")[number - 1].split("//", 1)[0]

    def _replaced(self, number: int, line: str) -> Record:
        lines = self.text.split("\n")
        lines[number - 1] = line
        return self._of("\n".join(lines))

    def _of(self, text: str) -> Record:
        return Record(text, self.names)


def _index(index: object, last: int) -> int:
    """Return the number of an action in its line.  Raises `BadText`."""
    if type(index) is not int or not 0 <= index <= last:
        raise BadText(f"expected an action from 0 to {last}, not {abridged(index)}")
    return index


def _turns(text: str, known: Mapping[str, object]) -> list[Line]:
    """Return the lines of players after that with their name."""
    found: list[Line] = []
    seen: set[str] = set()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        letter, colon, _ = line.split("//", 1)[0].partition(":")
        if colon and letter.strip() in known:
            if letter.strip() in seen:
                found.append(Line(number, letter.strip()))
            seen.add(letter.strip())
    return found
