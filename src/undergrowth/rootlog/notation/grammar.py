"""Parsing of the lines of a log: first lines, players and turns.

Everything has limits: the file, a line, the numbers in it and the parts joined by `+`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.documents import abridged
from undergrowth.rootlog.notation.actions import Action
from undergrowth.rootlog.notation.errors import Contradiction, contradiction
from undergrowth.rootlog.notation.forms import action_of
from undergrowth.rootlog.notation.letters import Letters

LARGEST: Final = 2**18
"""The most characters of a log: whole games have some ten thousand."""
LONGEST: Final = 16_000
"""The most characters of a line."""
MOST_LINES: Final = 4_000
MOST_SLIPS: Final = 1_000
"""The contradictions after which a lenient reader rejects a file."""
HEADERS: Final = ("Map", "Deck", "Clearings", "Landmarks", "Hirelings", "Pool", "Winner")


@dataclass
class LoggedTurn:
    """A turn, or the setup of a player: its actions, and its line number."""

    number: int
    letter: str
    actions: list[Action] = field(default_factory=list)


@dataclass
class Log:
    """A parsed file, of which nothing has been played yet."""

    lenient: bool = False
    """Whether errors are skipped rather than ending the reading."""
    headers: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The line and text of each header, by name."""
    columns: dict[str, int] = field(default_factory=dict)
    """The columns of those texts."""
    players: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The line and name of each player by letter, in the order of turns."""
    turns: list[LoggedTurn] = field(default_factory=list)
    wrong: Contradiction | None = None
    """The error that ends the reading."""
    slips: list[Contradiction] = field(default_factory=list)
    """The errors that were skipped."""

    def object(self, wrong: Contradiction) -> None:
        """Skip an error if lenient; otherwise raise it."""
        if not self.lenient:
            raise wrong
        if len(self.slips) >= MOST_SLIPS:
            reason = f"expected at most {MOST_SLIPS} places that cannot be"
            raise Contradiction(wrong.line, wrong.column, reason)
        self.slips.append(wrong)


def parse(text: str, letters: Letters, lenient: bool = False) -> Log:
    """Return a log as far as it can be parsed; a lenient reader skips errors."""
    log = Log(lenient)
    try:
        for number, line in enumerate(_lines(text), start=1):
            try:
                _read_line(log, letters, number, line)
            except Contradiction as wrong:
                log.object(wrong)
    except Contradiction as wrong:
        log.wrong = wrong
    return log


def _lines(text: str) -> list[str]:
    if len(text) > LARGEST:
        raise Contradiction(1, 1, f"expected at most {LARGEST} characters")
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if len(lines) > MOST_LINES:
        raise Contradiction(MOST_LINES, 1, f"expected at most {MOST_LINES} lines")
    return lines


def _read_line(log: Log, letters: Letters, number: int, line: str) -> None:
    if len(line) > LONGEST:
        raise Contradiction(number, LONGEST, f"expected at most {LONGEST} characters in a line")
    line = line.split("//", 1)[0].rstrip()
    if not line.strip():
        return
    name, colon, rest = line.partition(":")
    name = name.strip()
    if not colon:
        raise Contradiction(number, 1, f"expected a turn such as C:w3->5, not {abridged(line)}")
    if name in HEADERS:
        if name in log.headers:
            raise Contradiction(number, 1, f"expected only one line {name}:")
        log.headers[name] = (number, rest.strip())
        log.columns[name] = len(line) - len(rest.lstrip()) + 1
    elif name not in letters.by_letter:
        known = ", ".join(sorted(letters.by_letter))
        raise Contradiction(
            number, 1, f"expected a faction's letter ({known}), not {abridged(name)}"
        )
    elif name not in log.players and not log.turns:
        log.players[name] = (number, rest.strip())
    elif name not in log.players:
        raise Contradiction(number, 1, f"expected the name of the player of {name} before any turn")
    else:
        log.turns.append(LoggedTurn(number, name, _actions(log, letters, number, name, line)))


def _actions(log: Log, letters: Letters, number: int, me: str, line: str) -> list[Action]:
    found: list[Action] = []
    for column, text in actions_in(line, line.index(":") + 1):
        try:
            action = action_of(letters, me, text)
        except ValueError as error:
            log.object(contradiction(number, column, error, text))
            continue
        action.column, action.source = column, text
        found.append(action)
    return found


def actions_in(line: str, at: int) -> Iterator[tuple[int, str]]:
    """Yield the actions of a line from a column on, each with its column."""
    for part in re.split("[/;]", line[at:]):
        text = part.strip()
        if text:
            yield at + len(part) - len(part.lstrip()) + 1, text
        at += len(part) + 1
