"""The syntax of actions: parsing of one action of a turn, without a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from undergrowth.engine.documents import abridged
from undergrowth.rootlog.marks import read_mark, read_tally
from undergrowth.rootlog.notation.actions import (
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
    Remark,
    Reveal,
    Swap,
    Sweep,
    Thing,
    Together,
    owner_in,
    rest_of,
)
from undergrowth.rootlog.notation.letters import Letters

MOST_PARTS: Final = 60
"""The most things or destinations joined by `+` in one action."""
MOST: Final = 50
"""The most things in one action."""
LONGEST_ACTION: Final = 400
"""The most characters of an action."""

_HIRELING: Final = r"h_[A-Z]d?"
_LANDMARK: Final = r"(?:l_[a-z]|[a-z]{3,}(?![a-z_]))"
_OWNER: Final = rf"(?:{_HIRELING}|[A-Z])"
_PIECE: Final = rf"(?:{_LANDMARK}|{_OWNER}?[wpbtrf](?:_[a-z0-9])*)"
_CARD: Final = r"[A-Z]?#(?:(?![hl]_)[a-z@])*"
"""The pattern of a card; its name ends before the letters of a hireling's or landmark's card."""
_PLACE: Final = r"\d+(?:_\d+)*"
_BOARD: Final = rf"(?:{_OWNER}|{_LANDMARK})?\$"
_WHERE: Final = re.compile(rf"{_PLACE}|{_BOARD}(?:_[a-z0-9]+)?|[A-Z]|\*|Q|[sdt][re]?|[re]|")
_THING: Final = re.compile(rf"(\d*)({_CARD}|%[a-z_]|{_PIECE})(.*)")
_ITEM_START: Final = re.compile(rf"({_PLACE}|{_BOARD})?([sdt]?[re]?)")
_POINTS: Final = re.compile(r"([A-Z]?)(\+\+|--)(\d*)")
_MARKER: Final = re.compile(r"([A-Z]?)\+\+->([A-Z]?)\$")
_CRAFT: Final = re.compile(r"Z(%[a-z]|[a-z@]+)")
_BATTLE: Final = re.compile(rf"({_OWNER}?)X({_OWNER})(\d+)(?:([A-Z])@(?:([A-Z])@)?)?(\(\d,\d\))?")
_HIRE: Final = re.compile(rf"({_HIRELING})->(?:([A-Z]?)\$(\d*))?")
_PATH: Final = re.compile(r"(\d+)_(\d+)->")
_SWAP: Final = re.compile(rf"({_PIECE})({_PLACE})<->({_PIECE})({_PLACE})")
_FLIP: Final = re.compile(rf"({_PIECE})({_PLACE})\^({_PIECE}|\d|)")
_COVER: Final = re.compile(rf"{_PIECE}{_PLACE}c")
_GUESS: Final = re.compile(rf"\?{_PIECE}(?:\d+)")
_REVEAL: Final = re.compile(rf"(\d*)({_CARD})?([A-Z]?)\^([A-Z]?)")
_OLDER_BOARD: Final = re.compile(r"l_[a-z](?=\$)")
"""The pattern of an older code for the card of a landmark."""
FORMS: Final = (
    "a move such as 2w3->5, a battle XE5, points ++2, a card crafted Zsabo, a hireling h_C->$3, or "
    "cards shown F#^E"
)


def action_of(letters: Letters, me: str, text: str) -> Action:
    """Return the action of a text in a turn of `me`.  Raises `ValueError` with the expected
    forms."""
    text = _OLDER_BOARD.sub(lambda found: letters.movers.get(found[0], found[0]), text)
    text = text.replace(" ", "")
    if len(text) > LONGEST_ACTION:
        raise ValueError(f"expected at most {LONGEST_ACTION} characters in an action")
    said = _of_board(letters, me, text)
    if said is not None:
        return said
    if me and text == letters.by_letter[me].sweeps != "":
        return Sweep(me, text)
    for form, read in _READERS:
        found = form.fullmatch(text)
        if found:
            return read(letters, me, found)
    return _longer(letters, me, text)


def _of_board(letters: Letters, me: str, text: str) -> Action | None:
    """Return a value on a board, or the same on several: `($_h+$_m)->2`, `$_O+$_C->h`."""
    one = read_mark(letters, me, text) or read_tally(letters, text)
    left, arrow, right = text.rpartition("->")
    if one is not None or not arrow or "+" not in left or "$_" not in left:
        return one
    marks = [read_mark(letters, me, f"{each}->{right}") for each in _spread(left)]
    found = [mark for mark in marks if mark is not None]
    return Together(found, text) if len(found) == len(marks) else None


# ---- forms other than moves


def _points(letters: Letters, me: str, found: re.Match[str]) -> Action:
    n = _number(found[3], 1)
    return Points(found[1] or me, n if found[2] == "++" else -n)


def _marker(letters: Letters, me: str, found: re.Match[str]) -> Action:
    return Marker(found[1] or me, found[2] or me)


def _craft(letters: Letters, me: str, found: re.Match[str]) -> Action:
    return Craft(me, found[1])


def _battle(letters: Letters, me: str, found: re.Match[str]) -> Action:
    one, other = (_suit(letters, found[number] or "") for number in (4, 5))
    return Battle(found[1] or me, found[2], found[3], one, other, found[6] or "")


def _hire(letters: Letters, me: str, found: re.Match[str]) -> Action:
    to = (found[2] or me) if found[2] is not None else ""
    return Hire(found[1], to, _number(found[3] or "", 1))


def _open(letters: Letters, me: str, found: re.Match[str]) -> Action:
    return OpenPath(_number(found[1]), _number(found[2]))


def _swap(letters: Letters, me: str, found: re.Match[str]) -> Action:
    return Swap(
        full_piece(letters, found[1], me), found[2], full_piece(letters, found[3], me), found[4]
    )


def _flip(letters: Letters, me: str, found: re.Match[str]) -> Action:
    piece = full_piece(letters, found[1], me)
    to = found[3]
    if to and not to.isdigit():
        to = owner_in(piece) + rest_of(full_piece(letters, to, owner_in(piece)))
    return Flip(piece, found[2], to)


def _told(letters: Letters, me: str, found: re.Match[str]) -> Action:
    return Remark(found[0])


_READERS: Final[list[tuple[re.Pattern[str], Callable[[Letters, str, re.Match[str]], Action]]]] = [
    (_POINTS, _points),
    (_MARKER, _marker),
    (_CRAFT, _craft),
    (_BATTLE, _battle),
    (_HIRE, _hire),
    (_PATH, _open),
    (_SWAP, _swap),
    (_FLIP, _flip),
    (_GUESS, _told),
    (_COVER, _told),
]


# ---- moves, and shown cards


def _longer(letters: Letters, me: str, text: str) -> Action:
    """Return a move of things, or cards that are shown."""
    if "->" in text:
        left, _, right = text.rpartition("->")
        to = [_where(letters, each, me) for each in _parts(right)]
        things = [_thing(letters, each, me) for each in _spread(left)]
        if sum(thing.n for thing in things) * len(to) > MOST:
            raise ValueError(f"expected at most {MOST} things in one action")
        return Move(things, to)
    if "^" in text:
        left, _, right = text.rpartition("^")
        shows = [_reveal(letters, f"{each}^{right}", me) for each in _spread(left)]
        if len({(each.letter, each.to) for each in shows}) == 1:
            return shows[0] if len(shows) == 1 else Remark(text)
    raise ValueError(f"expected {FORMS}, not {abridged(text)}")


def _parts(text: str) -> list[str]:
    parts = text.split("+")
    if len(parts) > MOST_PARTS:
        raise ValueError(f"expected at most {MOST_PARTS} things joined by +")
    return parts


def _spread(left: str) -> list[str]:
    """Return the things before an arrow; the rest after a group applies to each of them."""
    if not left.startswith("("):
        return _parts(left)
    inner, closed, rest = left[1:].partition(")")
    if not closed or "(" in inner:
        raise ValueError(f"expected one group such as (2w+b)3, not {abridged(left)}")
    return [each + rest for each in _parts(inner)]


def _thing(letters: Letters, text: str, me: str) -> Thing:
    found = _THING.fullmatch(text)
    if not found:
        raise ValueError(f"expected cards (F#), pieces (2w) or items (%s), not {abridged(text)}")
    n, what, rest = _number(found[1], 1), found[2], found[3]
    if what.startswith("%"):
        return _item(letters, n, what, rest, me)
    if "#" in what:
        what, rest = _card(letters, what, rest)
        return Thing(n, CARD, what, _where(letters, rest, me))
    return Thing(n, PIECE, full_piece(letters, what, me), _where(letters, rest, me))


def _card(letters: Letters, face: str, rest: str) -> tuple[str, str]:
    """Split a card from its location: a landmark's word before `$` belongs to the location."""
    suit, _, name = face.partition("#")
    if rest.startswith("$"):
        word = next((each for each in letters.movers if len(each) > 1 and name.endswith(each)), "")
        name, rest = name.removesuffix(word), word + rest
    return f"{_suit(letters, suit)}#{name}", rest


def _suit(letters: Letters, suit: str) -> str:
    """Return a suit in our letter.  Raises `ValueError` for an unknown one."""
    suit = letters.suits_also.get(suit, suit)
    if suit and suit not in letters.suit_names:
        known = ", ".join(letters.suit_names)
        raise ValueError(f"expected a suit ({known}), not {suit}")
    return suit


def _item(letters: Letters, n: int, what: str, rest: str, me: str) -> Thing:
    found = _ITEM_START.fullmatch(rest)
    if not found:
        raise ValueError(f"expected where an item is, such as 5, C$ or d, not {abridged(rest)}")
    return Thing(n, ITEM, what, _where(letters, found[1] or "$", me), found[2])


def _where(letters: Letters, text: str, me: str) -> str:
    if not _WHERE.fullmatch(text):
        places = "a clearing (5), a forest (2_7_10), a hand (C), a board (C$), or nothing"
        raise ValueError(f"expected {places}, not {abridged(text)}")
    word, dollar, rest = text.partition("$")
    if dollar and not word:
        return me + text
    return letters.movers.get(word, word) + dollar + rest if dollar else text


def _reveal(letters: Letters, text: str, me: str) -> Reveal:
    found = _REVEAL.fullmatch(text)
    if not found:
        raise ValueError(f"expected cards that are shown, such as 2F#^E, not {abridged(text)}")
    face, _ = _card(letters, found[2], "") if found[2] else ("", "")
    return Reveal(_number(found[1], 1), face, found[3] or me, found[4])


def full_piece(letters: Letters, piece: str, me: str) -> str:
    """Return a piece with its owner's letters; landmarks have no owner."""
    if piece in letters.movers:
        return letters.movers[piece]
    owner = owner_in(piece) or me
    script = letters.owners.get(owner)
    rest = rest_of(piece)
    return owner + (script.also.get(rest, rest) if script else rest)


def _number(text: str, otherwise: int = 0) -> int:
    if len(text) > 3 or int(text or otherwise) > MOST:
        raise ValueError(f"expected a number up to {MOST}, not {abridged(text)}")
    return int(text or otherwise)
