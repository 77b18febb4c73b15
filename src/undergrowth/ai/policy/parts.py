"""The parts of options for the learned policy: the verb, and the place, card, piece, number and
owner that an option names."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, verb_name
from undergrowth.engine.domains import Names
from undergrowth.law.appraise import most_beside, most_warriors, prizes
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.table.cards import NO_CARD, Card, suit_mask
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR
from undergrowth.table.names import BIRD, CARDS, FACTIONS, PIECES
from undergrowth.table.places import PLACE

PARTS: Final = (
    "always",
    "late",
    "own warriors",
    "enemy warriors",
    "own pieces",
    "enemy pieces",
    "ruled",
    "open slots",
    "enemy warriors beside",
    "points of the card",
    "bird card",
    "ambush",
    "ruled of its suit",
    "number",
    "warrior",
    "building",
    "token",
    "their points",
    "their warriors",
    "leading",
    "enemy",
)
"""The names of the features of an option's parts, weighed by its verb.  Warriors, pieces, rule and
slots are those of its last place; `beside` are the most of one enemy in an adjacent clearing; the
last ones are the sort of the piece, and the owner, that it names."""
NAMED: Final = 2
"""The number of the first of these features that are weighed by a thing that an option names."""
_PLACE: Final = 2
_CARD: Final = 9
_NUMBER: Final = 13
_PIECE: Final = 14
_OWNER: Final = 17
"""The first of the features of a place, a card, a number, a piece and an owner among `PARTS`."""
_NUMBERED: Final = "count"
_NAMES: Final = ": "
"""What stands between a verb and the name of a thing."""


def parts_of(word: str) -> int:
    """Return the number of the features of parts that are weighed by a word of an option."""
    return NAMED if _NAMES in word else len(PARTS)


class Fields:
    """Where the place, the card, the piece and the like stand among the fields of a verb."""

    def __init__(self, kind: type[Action]) -> None:
        self.verb: Final = verb_name(kind)
        self.place = -1
        self.card = -1
        self.piece = -1
        self.number = -1
        self.owner = -1
        self.named: Final[list[int]] = []
        """Fields with names of things, which stand in the words of an option."""
        self.domains: Final = kind.domains
        for i in range(len(kind.domains)):
            domain = kind.domains[i]
            if domain is PLACE:
                self.place = i
            elif domain is CARDS:
                self.card = i
            elif domain is FACTIONS:
                self.owner = i
            elif domain.label == _NUMBERED:
                self.number = i
            elif isinstance(domain, Names):
                self.named.append(i)
                if domain is PIECES:
                    self.piece = i

    def words(self, args: tuple[int, ...], cards: list[Card]) -> list[str]:
        """Return the words of an option (`Described.words`)."""
        found = [self.verb]
        if self.card >= 0 and args[self.card] != NO_CARD:
            found.append(self.verb + _NAMES + cards[args[self.card]].kind)
        for i in self.named:
            found.append(self.verb + _NAMES + self.domains[i].text(args[i]))
        return found


_FIELDS: Final[dict[type[Action], Fields]] = {}


def fields_of(kind: type[Action]) -> Fields:
    """Return where things stand among the fields of a verb; worked out once."""
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = Fields(kind)
    return found


class Parts:
    """The features of the parts of options of one question."""

    def __init__(self, world: Game, seat: int, enemies: list[int], late: float) -> None:
        self._world: Final = world
        self._seat: Final = seat
        self._enemies: Final = enemies
        self._late: Final = late
        self._ruled: list[int] | None = None
        self._theirs: list[int] | None = None

    def of(self, fields: Fields, args: tuple[int, ...]) -> list[float]:
        """Return the features of an option's parts, in the order of `PARTS`."""
        parts = [0.0] * len(PARTS)
        parts[0] = 1.0
        parts[1] = self._late
        if fields.place >= 0:
            self._write_place(parts, args[fields.place])
        if fields.card >= 0:
            self._write_card(parts, args[fields.card])
        if fields.number >= 0:
            parts[_NUMBER] = float(args[fields.number])
        if fields.piece >= 0:
            self._write_piece(parts, args[fields.piece])
        if fields.owner >= 0:
            self._write_owner(parts, args[fields.owner])
        return parts

    def _write_place(self, parts: list[float], place: int) -> None:
        g, seat = self._world, self._seat
        if place not in g.clearings:
            return
        parts[_PLACE] = float(g.warriors_at(seat, place))
        parts[_PLACE + 2] = float(prizes(g, seat, place))
        for owner in self._enemies:
            parts[_PLACE + 1] += g.warriors_at(owner, place)
            parts[_PLACE + 3] += prizes(g, owner, place)
        if self._theirs is None:
            self._theirs = most_warriors(g, self._enemies)
        parts[_PLACE + 4] = 1.0 if place in self._ruled_now() else 0.0
        parts[_PLACE + 5] = float(g.slots[place])
        parts[_PLACE + 6] = float(most_beside(g, self._theirs, place))

    def _write_card(self, parts: list[float], card: int) -> None:
        if card == NO_CARD:
            return
        printed = self._world.box.cards[card]
        parts[_CARD] = float(printed.points)
        parts[_CARD + 1] = 1.0 if printed.suit == BIRD else 0.0
        parts[_CARD + 2] = 1.0 if printed.kind == "ambush" else 0.0
        suits = suit_mask(printed.suit)
        for place in self._ruled_now():
            if self._world.suits[place] & suits:
                parts[_CARD + 3] += 1.0

    def _write_piece(self, parts: list[float], piece: int) -> None:
        for kind in self._world.box.kinds:
            if kind.piece == piece:
                if kind.sort in (WARRIOR, BUILDING, TOKEN):
                    parts[_PIECE + (WARRIOR, BUILDING, TOKEN).index(kind.sort)] = 1.0
                return

    def _write_owner(self, parts: list[float], number: int) -> None:
        g = self._world
        owner = g.box.owner_of(number)
        if owner < 0 or owner >= g.owners:
            return
        if g.has_seat(owner):
            parts[_OWNER] = float(g.score[owner])
            parts[_OWNER + 2] = 1.0 if g.score[owner] == max(g.score) else 0.0
        first, end = owner * g.places, (owner + 1) * g.places
        parts[_OWNER + 1] = float(sum(g.warriors[first:end]))
        parts[_OWNER + 3] = 1.0 if owner in self._enemies else 0.0

    def _ruled_now(self) -> list[int]:
        if self._ruled is None:
            self._ruled = ruled_by(self._world, self._seat)
        return self._ruled
