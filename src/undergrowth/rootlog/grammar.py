"""Reading the notation: lines, turns and actions.  It knows the letters, and no table.

Everything is bounded: a file, a line, the numbers in it and what `+` makes of it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.documents import shown
from undergrowth.rootlog.actions import (
    CARD,
    ITEM,
    PIECE,
    Action,
    Battle,
    Craft,
    Flip,
    Hire,
    Marker,
    Move,
    OpenPath,
    Points,
    Reveal,
    Swap,
    Sweep,
    Thing,
    Told,
    owner_in,
    rest_of,
)
from undergrowth.rootlog.errors import Contradiction
from undergrowth.rootlog.letters import Letters
from undergrowth.rootlog.marks import read_mark

LARGEST: Final = 2**18
"""Characters of a log: whole games have some ten thousand."""
LONGEST: Final = 16_000
"""Characters of a line."""
MOST_LINES: Final = 4_000
MOST_PARTS: Final = 60
"""Things or destinations that one action joins with `+`."""
MOST: Final = 50
"""No action moves more of anything."""
LONGEST_ACTION: Final = 400
"""Characters of an action."""
HEADERS: Final = ("Map", "Deck", "Clearings", "Landmarks", "Hirelings", "Pool", "Winner")

_HIRELING: Final = r"h_[A-Z]d?"
_LANDMARK: Final = r"l_[a-z]"
_OWNER: Final = rf"(?:{_HIRELING}|[A-Z])"
_PIECE: Final = rf"(?:{_OWNER}?[wpbtrf](?:_[a-z0-9])*|{_LANDMARK})"
_CARD: Final = r"[BFMR]?#(?:(?![hl]_)[a-z@])*"
"""A name ends where the letters of a hireling's or a landmark's card begin."""
_PLACE: Final = r"\d+(?:_\d+)*"
_BOARD: Final = rf"(?:{_OWNER}|{_LANDMARK})?\$"
_WHERE: Final = re.compile(rf"{_PLACE}|{_BOARD}(?:_[a-z0-9]+)?|[A-Z]|\*|Q|[sdt][re]?|[re]|")
_THING: Final = re.compile(rf"(\d*)({_CARD}|%[a-z_]|{_PIECE})(.*)")
_ITEM_START: Final = re.compile(rf"({_PLACE}|{_BOARD})?([sdt]?[re]?)")
_POINTS: Final = re.compile(r"([A-Z]?)(\+\+|--)(\d*)")
_MARKER: Final = re.compile(r"([A-Z]?)\+\+->([A-Z]?)\$")
_CRAFT: Final = re.compile(r"Z(%[a-z]|[a-z@]+)")
_BATTLE: Final = re.compile(rf"({_OWNER}?)X({_OWNER})(\d+)(?:([BFMR])@(?:([BFMR])@)?)?(\(\d,\d\))?")
_HIRE: Final = re.compile(rf"({_HIRELING})->(?:([A-Z]?)\$(\d*))?")
_PATH: Final = re.compile(r"(\d+)_(\d+)->")
_SWAP: Final = re.compile(rf"({_PIECE})({_PLACE})<->({_PIECE})({_PLACE})")
_FLIP: Final = re.compile(rf"({_PIECE})({_PLACE})\^({_PIECE}|\d)")
_GUESS: Final = re.compile(rf"\?{_PIECE}(?:\d+)")
_REVEAL: Final = re.compile(rf"(\d*)({_CARD})?([A-Z]?)\^([A-Z]?)")
_SUITS_OF: Final = re.compile(r"(\d*)([BFMR]?)")
FORMS: Final = (
    "a move such as 2w3->5, a battle XE5, points ++2, a card crafted Zsabo, a hireling h_C->$3, or "
    "cards shown F#^E"
)


@dataclass
class Line:
    """A turn, or the setup of a player: its actions, and where it stands."""

    number: int
    letter: str
    actions: list[Action] = field(default_factory=list)


@dataclass
class Log:
    """A file as it is written: nothing in it has been played yet."""

    headers: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Line and words, by name."""
    columns: dict[str, int] = field(default_factory=dict)
    """Where those words begin."""
    players: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Line and name, by letter, in the order of turns."""
    turns: list[Line] = field(default_factory=list)
    wrong: Contradiction | None = None
    """The first place that is none of the notation's: nothing after it is read."""


def parse(text: str, letters: Letters) -> Log:
    """Read a log as far as it is one."""
    log = Log()
    try:
        for number, line in enumerate(_lines(text), start=1):
            if len(line) > LONGEST:
                reason = f"expected at most {LONGEST} characters in a line"
                raise Contradiction(number, LONGEST, reason)
            said = line.split("//", 1)[0].rstrip()
            if said.strip():
                _read_line(log, letters, number, said)
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
    name, colon, rest = line.partition(":")
    name = name.strip()
    if not colon:
        raise Contradiction(number, 1, f"expected a turn such as C:w3->5, not {shown(line)}")
    if name in HEADERS:
        if name in log.headers:
            raise Contradiction(number, 1, f"expected only one line {name}:")
        log.headers[name] = (number, rest.strip())
        log.columns[name] = len(line) - len(rest.lstrip()) + 1
    elif name not in letters.by_letter:
        known = ", ".join(sorted(letters.by_letter))
        raise Contradiction(number, 1, f"expected a faction's letter ({known}), not {shown(name)}")
    elif name not in log.players and not log.turns:
        log.players[name] = (number, rest.strip())
    elif name not in log.players:
        raise Contradiction(number, 1, f"expected the name of whoever plays {name} before any turn")
    else:
        log.turns.append(Line(number, name, _actions(letters, number, name, line)))


def _actions(letters: Letters, number: int, me: str, line: str) -> list[Action]:
    at = line.index(":") + 1
    found: list[Action] = []
    for part in re.split("[/;]", line[at:]):
        text = part.strip()
        column = at + len(part) - len(part.lstrip()) + 1
        at += len(part) + 1
        if not text:
            continue
        try:
            action = action_of(letters, me, text)
        except ValueError as error:
            raise Contradiction(number, column, str(error), text) from None
        action.column, action.source = column, text
        found.append(action)
    return found


def action_of(letters: Letters, me: str, text: str) -> Action:
    """An action in a turn of `me`.  Raises `ValueError` saying what was expected."""
    text = text.replace(" ", "")
    if len(text) > LONGEST_ACTION:
        raise ValueError(f"expected at most {LONGEST_ACTION} characters in an action")
    marked = read_mark(letters, me, text)
    if marked is not None:
        return marked
    if text == letters.by_letter[me].sweeps != "":
        return Sweep(me, text)
    return _short(letters, me, text) or _longer(letters, me, text)


def _short(letters: Letters, me: str, text: str) -> Action | None:
    """An action that is no move of things."""
    if found := _POINTS.fullmatch(text):
        n = _number(found[3], 1)
        return Points(found[1] or me, n if found[2] == "++" else -n)
    if found := _MARKER.fullmatch(text):
        return Marker(found[1] or me, found[2] or me)
    if found := _CRAFT.fullmatch(text):
        return Craft(me, found[1])
    if found := _BATTLE.fullmatch(text):
        one, other = found[4] or "", found[5] or ""
        return Battle(found[1] or me, found[2], found[3], one, other, found[6] or "")
    if found := _HIRE.fullmatch(text):
        to = (found[2] or me) if found[2] is not None else ""
        return Hire(found[1], to, _number(found[3] or "", 1))
    if found := _PATH.fullmatch(text):
        return OpenPath(_number(found[1]), _number(found[2]))
    if found := _SWAP.fullmatch(text):
        return Swap(_full(letters, found[1], me), found[2], _full(letters, found[3], me), found[4])
    if found := _FLIP.fullmatch(text):
        piece = _full(letters, found[1], me)
        to = found[3] if found[3].isdigit() else _side(letters, found[3], owner_in(piece))
        return Flip(piece, found[2], to)
    if _GUESS.fullmatch(text):
        return Told(text)
    return None


def _longer(letters: Letters, me: str, text: str) -> Action:
    """A move of things, or cards that are shown."""
    if "->" in text:
        left, _, right = text.rpartition("->")
        to = [_where(each, me) for each in _parts(right)]
        things = [_thing(letters, each, me) for each in _spread(left)]
        if sum(thing.n for thing in things) * len(to) > MOST:
            raise ValueError(f"expected at most {MOST} things in one action")
        return Move(things, to)
    if "^" in text:
        left, _, right = text.rpartition("^")
        shows = [_reveal(f"{each}^{right}", me) for each in _spread(left)]
        if len({(each.letter, each.to) for each in shows}) == 1:
            return shows[0] if len(shows) == 1 else Told(text)
    raise ValueError(f"expected {FORMS}, not {shown(text)}")


def _parts(text: str) -> list[str]:
    parts = text.split("+")
    if len(parts) > MOST_PARTS:
        raise ValueError(f"expected at most {MOST_PARTS} things joined by +")
    return parts


def _spread(left: str) -> list[str]:
    """What stands before an arrow, thing by thing: what follows a group goes for each in it."""
    if not left.startswith("("):
        return _parts(left)
    inner, closed, rest = left[1:].partition(")")
    if not closed or "(" in inner:
        raise ValueError(f"expected one group such as (2w+b)3, not {shown(left)}")
    return [each + rest for each in _parts(inner)]


def _thing(letters: Letters, text: str, me: str) -> Thing:
    found = _THING.fullmatch(text)
    if not found:
        raise ValueError(f"expected cards (F#), pieces (2w) or items (%s), not {shown(text)}")
    n, what, rest = _number(found[1], 1), found[2], found[3]
    if what.startswith("%"):
        return _item(n, what, rest, me)
    sort = CARD if "#" in what else PIECE
    return Thing(n, sort, what if sort == CARD else _full(letters, what, me), _where(rest, me))


def _item(n: int, what: str, rest: str, me: str) -> Thing:
    found = _ITEM_START.fullmatch(rest)
    if not found:
        raise ValueError(f"expected where an item is, such as 5, C$ or d, not {shown(rest)}")
    return Thing(n, ITEM, what, _where(found[1] or "$", me), found[2])


def _where(text: str, me: str) -> str:
    if not _WHERE.fullmatch(text):
        places = "a clearing (5), a forest (2_7_10), a hand (C), a board (C$), or nothing"
        raise ValueError(f"expected {places}, not {shown(text)}")
    return me + text if text.startswith("$") else text


def _reveal(text: str, me: str) -> Reveal:
    found = _REVEAL.fullmatch(text)
    if not found:
        raise ValueError(f"expected cards that are shown, such as 2F#^E, not {shown(text)}")
    return Reveal(_number(found[1], 1), found[2] or "", found[3] or me, found[4])


def _full(letters: Letters, piece: str, me: str) -> str:
    """A piece with its owner's letters; landmarks are nobody's."""
    if piece in letters.movers:
        return letters.movers[piece]
    owner = owner_in(piece) or me
    script = letters.owners.get(owner)
    rest = rest_of(piece)
    return owner + (script.also.get(rest, rest) if script else rest)


def _side(letters: Letters, side: str, owner: str) -> str:
    """What a piece of somebody becomes when it is turned over."""
    return owner + rest_of(_full(letters, side, owner))


def _number(text: str, otherwise: int = 0) -> int:
    if len(text) > 3 or int(text or otherwise) > MOST:
        raise ValueError(f"expected a number up to {MOST}, not {shown(text)}")
    return int(text or otherwise)
