"""Short commands in which people tell what has changed on their table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from undergrowth.companion import Companion
from undergrowth.engine.errors import BadText
from undergrowth.table.described.reader import counted

_PLACE: Final = r"[a-z]?\d+"
_PIECES: Final = re.compile(rf"([+-])({_PLACE})\s+(\S+)\s+(.+)", re.IGNORECASE)
_MOVE: Final = re.compile(rf"({_PLACE})\s*>\s*({_PLACE})\s+(\S+)\s+(.+)", re.IGNORECASE)
_CHANGE: Final = re.compile(r"[+-]\d+")

Command = Callable[[Companion, list[str]], None]


def carry_out(companion: Companion, line: str) -> bool:
    """Carry out a line that tells something; return False if it is no such line.

    Raises `BadText` and other errors of the companion, which then is unchanged.
    """
    pieces, move = _PIECES.fullmatch(line), _MOVE.fullmatch(line)
    if pieces is not None:
        sign, place, owner, words = pieces.groups()
        n, piece = counted(words.strip())
        companion.pieces(owner, place, piece, n if sign == "+" else -n)
        return True
    if move is not None:
        start, to, owner, words = move.groups()
        n, piece = counted(words.strip())
        companion.move(owner, start, to, piece, n)
        return True
    name, *words_left = line.split()
    command = COMMANDS.get(name)
    if command is None:
        return False
    try:
        command(companion, words_left)
    except (IndexError, ValueError) as error:
        if type(error) in (IndexError, ValueError):
            raise BadText(f"{name}: something is missing: ? shows how it is typed") from None
        raise
    return True


def _points(companion: Companion, words: list[str]) -> None:
    seat = companion.game.seat_of(words[0])
    companion.score(words[0], _number(words[1], companion.game.score[seat]))


def _hand(companion: Companion, words: list[str]) -> None:
    seat = companion.game.seat_of(words[0])
    companion.hand(words[0], _number(words[1], len(companion.game.hands[seat])))


def _number(word: str, now: int) -> int:
    """Return a number; `+2` and `-1` change the one there is now."""
    return now + int(word) if _CHANGE.fullmatch(word) else int(word)


def _set(companion: Companion, words: list[str]) -> None:
    """Set an entry: its path, then `=` and the value, in words or as JSON."""
    at = words.index("=")
    companion.set(words[:at], _value(" ".join(words[at + 1 :])))


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


COMMANDS: Final[dict[str, Command]] = {
    "p": _points,
    "h": _hand,
    "x": lambda companion, words: _ignore(companion.discard(words[0], words[1])),
    "c": lambda companion, words: _ignore(companion.craft(words[0], words[1])),
    "n": lambda companion, words: _ignore(companion.pile(words[0], words[1], int(words[2]))),
    "top": lambda companion, words: _ignore(companion.top(words[0])),
    "set": _set,
    "won": lambda companion, words: _ignore(companion.won(words[0], *words[1:])),
    "end": lambda companion, words: _ignore(companion.end_turn()),
}
"""Each command by its name; `cli-beside_help_<name>` explains it."""


def _ignore(lines: object) -> None:
    """Drop the sentences of an entry: the terminal prints those of the companion's moment."""
