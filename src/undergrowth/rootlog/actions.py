"""The actions of the notation, and how each is written on somebody's turn.

Letters stand in full here, `Cw` and `C$`; `written` leaves out those of the player whose turn it
is.  Where something lies is `5` (a clearing), `2_7_10` (a forest), `2_7` (a path), `C` (a hand),
`C$` (a board), `C$_r` (a part of one), `h_C$` and `l_b$` (the card of a hireling or a landmark),
`*` (the discard pile), `Q` (the quests), or nothing: see `Move`.
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
    """Return whose a piece or a board is: `C` of `Cw` and `C$`, `h_Cd` of `h_Cdw`, `market` of
    `market$`; nothing of `5`."""
    found = _OWNER.match(word)
    return found[0] if found else ""


def rest_of(piece: str) -> str:
    """What follows its owner's letters: `b_s` of `Cb_s`."""
    return piece.removeprefix(owner_in(piece))


@dataclass
class Action:
    """Something that happened."""

    column: int = field(default=0, kw_only=True, compare=False)
    """Where it stands in its line, from 1."""
    source: str = field(default="", kw_only=True, compare=False)
    """How somebody has written it."""

    def written(self, me: str) -> str:
        """Its text in a turn of `me`."""
        raise NotImplementedError


@dataclass
class Thing:
    """So many cards, pieces or items that lie somewhere."""

    n: int
    sort: str
    what: str
    """`F#sabo`, `Cw`, `%s`; `%_` for all items there."""
    start: str = ""
    """Nothing: the draw pile, the supply."""
    state: str = ""
    """Of items: `d` damaged, `t` on its track, `s` in the satchel, `e` exhausted, `r` ready."""


@dataclass
class Move(Action):
    """Things go from where they are to somewhere.

    Several destinations of pieces and cards each get as many; items come to all of them in turn.
    Nothing: the discard pile, the supply, out of the game.
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
    """A player's score changes by so much."""

    letter: str
    n: int

    def written(self, me: str) -> str:
        sign = "++" if self.n > 0 else "--"
        return f"{_own(self.letter, me)}{sign}{abs(self.n) if abs(self.n) != 1 else ''}"


@dataclass
class Marker(Action):
    """A score marker goes to a board: dominance, or a coalition with its owner."""

    letter: str
    board: str

    def written(self, me: str) -> str:
        return f"++->{self.board}$"


@dataclass
class Craft(Action):
    """A card (`sabo`) or an item (`%s`) is crafted."""

    letter: str
    what: str

    def written(self, me: str) -> str:
        return f"Z{self.what}"


@dataclass
class Battle(Action):
    """A battle, with the suits of ambushes and what was rolled."""

    attacker: str
    defender: str
    place: str
    ambush: str = ""
    foil: str = ""
    rolls: str = ""
    """`(2,1)`, the attacker's first, or nothing."""

    def written(self, me: str) -> str:
        cards = "".join(f"{suit}@" for suit in (self.ambush, self.foil) if suit)
        return f"{_own(self.attacker, me)}X{self.defender}{self.place}{cards}{self.rolls}"


@dataclass
class OpenPath(Action):
    """A closed path between two clearings is opened."""

    one: int
    other: int

    def written(self, me: str) -> str:
        return f"{self.one}_{self.other}->"


@dataclass
class Swap(Action):
    """Two pieces change places."""

    piece: str
    place: str
    other: str
    there: str

    def written(self, me: str) -> str:
        one, other = _piece(self.piece, me), _piece(self.other, me)
        return f"{one}{self.place}<->{other}{self.there}"


@dataclass
class Flip(Action):
    """A piece is turned over: `to` is what it is then, or what it turns out to be worth; nothing
    for its other side."""

    piece: str
    place: str
    to: str
    is_sort: bool = False
    """Whether no more than its sort is written of it: `t10^t_2_t`."""

    def written(self, me: str) -> str:
        if not self.to:
            return f"{_piece(self.piece, me)}{self.place}^"
        sort = _piece(self.piece, me)
        if self.is_sort:
            sort = sort.partition("_")[0]
        return f"{sort}{self.place}^{self.to if self.to.isdigit() else rest_of(self.to)}"


@dataclass
class Told(Action):
    """Something that changes nothing on the table, as it is written."""

    text: str

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Sweep(Action):
    """All cards on a board are discarded at once."""

    letter: str
    text: str

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Marked(Action):
    """A board says something else now."""

    letter: str
    number: int
    """Which of its faction's marks."""
    key: str
    value: str
    """As written; empty for what is no more."""
    text: str
    """Where it is several values, whether this one has come or gone stands in `gone`."""
    gone: bool = False

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Together(Action):
    """Boards that say the same: `($_h+$_m)->2`, `$_O+$_C->h`."""

    marks: list[Marked]
    text: str

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Tally(Action):
    """So many pieces lie on a board: `$_f->2`."""

    letter: str
    n: int
    text: str

    def written(self, me: str) -> str:
        return self.text


@dataclass
class Hire(Action):
    """H.1 A hireling is controlled by somebody, with so many control markers, or by nobody."""

    hireling: str
    to: str
    """Nothing: its card goes back to the supply."""
    markers: int

    def written(self, me: str) -> str:
        if not self.to:
            return f"{self.hireling}->"
        return f"{self.hireling}->{_own(self.to, me)}${self.markers}"


@dataclass
class Reveal(Action):
    """Cards of a hand are shown: `face` empty for all of them, `to` empty for everybody."""

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
    """A board without its letter where it is one's own; a hand keeps its letter."""
    return place[1:] if place[:1] == me and place[1:2] == "$" else place


def _thing(thing: Thing, me: str) -> str:
    what = _piece(thing.what, me) if thing.sort == PIECE else thing.what
    return f"{thing.n if thing.n != 1 else ''}{what}"


def _start(thing: Thing, me: str) -> str:
    start = _place(thing.start, me)
    if thing.sort == ITEM and start == "$":  # one's own, as long as nothing else is said
        return thing.state
    return start + ("" if thing.sort == ITEM and thing.start[1:2] == "$" else thing.state)
