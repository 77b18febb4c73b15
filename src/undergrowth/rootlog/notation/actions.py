"""The actions of the notation, and how each is written in a player's turn.

In these records letters are complete, as in `Cw` and `C$`; `written` omits the letter of the player
on turn.  A location is `5` (a clearing), `2_7_10` (a forest), `2_7` (a path), `C` (a hand), `C$` (a
board), `C$_r` (a part of one), `h_C$` and `l_b$` (the card of a hireling or a landmark), `*` (the
discard pile), `Q` (the quests), or empty: see `Move`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

CARD = "card"
PIECE = "piece"
ITEM = "item"
_OWNER: Final = re.compile(r"h_[A-Z]d?|l_[a-z]|[a-z]{3,}|[A-Z]|")


def owner_in(word: str) -> str:
    """Return the owner of a piece or a board: `C` of `Cw` and `C$`, `h_Cd` of `h_Cdw`, `market` of
    `market$`; nothing of `5`."""
    found = _OWNER.match(word)
    return found[0] if found else ""


def rest_of(piece: str) -> str:
    """Return the rest of a piece's code after its owner: `b_s` of `Cb_s`."""
    return piece.removeprefix(owner_in(piece))


@dataclass
class Action:
    """An action in a log."""

    column: int = field(default=0, kw_only=True, compare=False)
    """The column of its start in the line, from 1."""
    source: str = field(default="", kw_only=True, compare=False)
    """The text as written in the log."""

    def written(self, me: str) -> str:
        """Return its text in a turn of `me`."""
        raise NotImplementedError


@dataclass
class Thing:
    """A number of cards, pieces or items in one location."""

    n: int
    sort: str
    what: str
    """`F#sabo`, `Cw`, `%s`; `%_` for all items there."""
    start: str = ""
    """The location; empty for the draw pile or the supply."""
    state: str = ""
    """The condition of items: `d` damaged, `t` on its track, `s` in the satchel, `e` exhausted, `r`
    ready."""


@dataclass
class Move(Action):
    """A move of things to one or several destinations.

    Each destination of pieces and cards gets the same number; items go to all destinations in turn.
    An empty destination is the discard pile, the supply, or out of the game.
    """

    things: list[Thing]
    to: list[str] = field(default_factory=lambda: [""])

    def written(self, me: str) -> str:
        alike = {(thing.start, thing.state) for thing in self.things}
        end = "->" + "+".join(_place(each, me) for each in self.to)
        if len(self.things) == 1 or len(alike) > 1:
            return "+".join(_thing(thing, me) + _start(thing, me) for thing in self.things) + end
        group = "+".join(_thing(thing, me) for thing in self.things)
        return f"({group}){_start(self.things[0], me)}{end}"


@dataclass
class Points(Action):
    """A change of a player's score."""

    letter: str
    n: int

    def written(self, me: str) -> str:
        sign = "++" if self.n > 0 else "--"
        return f"{_own(self.letter, me)}{sign}{abs(self.n) if abs(self.n) != 1 else ''}"


@dataclass
class Marker(Action):
    """A move of a score marker to a board, for dominance or a coalition with the board's owner."""

    letter: str
    board: str

    def written(self, me: str) -> str:
        return f"++->{self.board}$"


@dataclass
class Craft(Action):
    """The crafting of a card (`sabo`) or an item (`%s`)."""

    letter: str
    what: str

    def written(self, me: str) -> str:
        return f"Z{self.what}"


@dataclass
class Battle(Action):
    """A battle, with the suits of ambushes and the roll."""

    attacker: str
    defender: str
    place: str
    ambush: str = ""
    foil: str = ""
    rolls: str = ""
    """`(2,1)` with the attacker's first, or nothing."""

    def written(self, me: str) -> str:
        cards = "".join(f"{suit}@" for suit in (self.ambush, self.foil) if suit)
        return f"{_own(self.attacker, me)}X{self.defender}{self.place}{cards}{self.rolls}"


@dataclass
class OpenPath(Action):
    """The opening of a closed path between two clearings."""

    one: int
    other: int

    def written(self, me: str) -> str:
        return f"{self.one}_{self.other}->"


@dataclass
class Swap(Action):
    """An exchange of two pieces' places."""

    piece: str
    place: str
    other: str
    there: str

    def written(self, me: str) -> str:
        one, other = _piece(self.piece, me), _piece(self.other, me)
        return f"{one}{self.place}<->{other}{self.there}"


@dataclass
class Flip(Action):
    """The turning of a piece: `to` is the piece or worth that it shows then; empty for its other
    side."""

    piece: str
    place: str
    to: str
    is_sort: bool = False
    """Whether only its sort is written before: `t10^t_2_t`."""

    def written(self, me: str) -> str:
        if not self.to:
            return f"{_piece(self.piece, me)}{self.place}^"
        sort = _piece(self.piece, me)
        if self.is_sort:
            sort = sort.partition("_")[0]
        return f"{sort}{self.place}^{self.to if self.to.isdigit() else rest_of(self.to)}"


@dataclass
class Remark(Action):
    """A text that changes nothing on the table."""

    text: str

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Sweep(Action):
    """The discarding of all cards on a board at once."""

    letter: str
    text: str

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Marked(Action):
    """A new value on a board."""

    letter: str
    number: int
    """The index of the mark in its faction's list."""
    key: str
    value: str
    """The text as written; empty for a value that is removed."""
    text: str
    """Whether this value is removed, for marks with several values."""
    gone: bool = False

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Together(Action):
    """The same value on several boards: `($_h+$_m)->2`, `$_O+$_C->h`."""

    marks: list[Marked]
    text: str

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Tally(Action):
    """A number of pieces on a part of a board: `$_f->2`."""

    letter: str
    n: int
    text: str

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Hire(Action):
    """H.1 A hireling's controller with a number of control markers, or nobody."""

    hireling: str
    to: str
    """The controller; empty if the card goes back to the supply."""
    markers: int

    def written(self, me: str) -> str:
        if not self.to:
            return f"{self.hireling}->"
        return f"{self.hireling}->{_own(self.to, me)}${self.markers}"


@dataclass
class Reveal(Action):
    """Cards shown from a hand: an empty `face` means all of them, an empty `to` everybody."""

    n: int
    face: str
    letter: str
    to: str

    def written(self, me: str) -> str:
        count = "" if self.n == 1 or not self.face else str(self.n)
        return f"{count}{self.face}{_own(self.letter, me)}^{self.to}"


def _own(letter: str, me: str) -> str:
    return "" if letter == me else letter


def _piece(piece: str, me: str) -> str:
    return piece[1:] if piece[:1] == me else piece


def _place(place: str, me: str) -> str:
    """Omit the letter of one's own board; a hand keeps its letter."""
    return place[1:] if place[:1] == me and place[1:2] == "$" else place


def _thing(thing: Thing, me: str) -> str:
    what = _piece(thing.what, me) if thing.sort == PIECE else thing.what
    return f"{thing.n if thing.n != 1 else ''}{what}"


def _start(thing: Thing, me: str) -> str:
    start = _place(thing.start, me)
    if thing.sort == ITEM and start == "$":  # one's own board, unless a condition is given
        return thing.state
    return start + ("" if thing.sort == ITEM and thing.start[1:2] == "$" else thing.state)
