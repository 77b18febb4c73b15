"""The table of a log in the middle of a turn, as a position and as a table to look at."""

from __future__ import annotations

import re
from typing import Any, Final

from undergrowth import position
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.rootlog.boards import Document
from undergrowth.rootlog.described import Described
from undergrowth.rootlog.notation.grammar import LoggedTurn
from undergrowth.rootlog.reading import Reading
from undergrowth.rootlog.state import LoggedTable
from undergrowth.table.game import Game

_NAMED: Final = re.compile(r"^(?:position\.)?([\w.-]+): (?:(\d+) )?(\w+)?")
_MOST_LEFT_OUT: Final = 40


def standing_at(reading: Reading, upto: int | None = None) -> tuple[int, LoggedTurn, LoggedTable]:
    """Return the table after so many actions, by default after all: how many there were, the line
    of the next one, and the table.

    Raises `BadText` for a log without a line of a player.
    """
    done = 0
    found: tuple[LoggedTurn, LoggedTable] | None = None
    for _, line, action, told in reading.actions():
        found = (line, told)
        if upto is not None and done >= upto:
            break
        done += action is not None
    if found is None:
        raise BadText("expected a log with a line of a player")
    return done, *found


def document_at(reading: Reading, upto: int | None = None) -> Document:
    """Return the position of a table after so many actions, by default after all.

    Raises `BadText` for a log without a line of a player.
    """
    _, line, told = standing_at(reading, upto)
    return document_of(reading, told, line)


def document_of(reading: Reading, told: LoggedTable, line: LoggedTurn) -> Document:
    """Return the position of a table in the turn of a line, in its Daylight."""
    turn = max(1, reading.log.turns.index(line) - reading.setups + 1)
    document = Described(reading, turn - 1, 0, told).document()
    faction = reading.letters.by_letter[line.letter].faction
    return {**document, "turn": faction, "phase": "daylight", "turns": turn}


def table_of(document: Document) -> tuple[Game, list[str]]:
    """Return the table of a position to look at, with the reasons for what had to be left out.

    Raises `BadPosition` if it cannot be looked at at all.
    """
    return _kept(document, possible=False)[1:]


def lawful(document: Document) -> tuple[Document, Game, list[str]]:
    """Return a position without the entries that no game comes to, its table, and the reasons.

    Raises `BadPosition` if none comes to the rest either.
    """
    return _kept(document, possible=True)


def _kept(document: Document, possible: bool) -> tuple[Document, Game, list[str]]:
    """Return what can stay of a position, its table, and the reasons for what was left out.

    Raises `BadPosition` if there is no end of what has to be left out.
    """
    left_out: list[str] = []
    while True:
        try:
            return document, position.table(document, possible=possible), left_out
        except BadPosition as error:
            if len(left_out) == _MOST_LEFT_OUT:
                raise
            left_out.append(str(error))
            document = _without(document, error)


def _without(document: Document, error: BadPosition) -> Document:
    """Return a position without the entry that an error names.  Raises the error if there is
    none."""
    found = _NAMED.match(str(error))
    path = found[1].split(".") if found else []
    lesser: Document = dict(document)
    inner: dict[str, Any] = lesser
    for key in path[:-1]:
        if not isinstance(inner.get(key), dict):
            raise error
        inner[key] = dict(inner[key])
        inner = inner[key]
    if not path or path[-1] not in inner:
        raise error
    pieces = inner[path[-1]]
    kept = (
        [each for each in pieces if found is None or str(each).split()[-1] != found[3]]
        if isinstance(pieces, list)
        else []
    )
    if kept and len(kept) < len(pieces):
        inner[path[-1]] = kept
    else:
        del inner[path[-1]]
    return lesser
