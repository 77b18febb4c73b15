"""9.2.9 Relationships: improving them, turning Hostile, Infamy."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.frames import frames
from undergrowth.factions.vagabond.character import character
from undergrowth.factions.vagabond.pieces import (
    ALLIED,
    HOSTILE,
    INDIFFERENT,
    NO_MARKER,
    RELATIONSHIPS,
    VagabondPieces,
    is_vagabond,
    vagabond,
)
from undergrowth.factions.vagabond.state import board
from undergrowth.law.removing.removal import may_be_scored
from undergrowth.law.setup.seats import is_undrafted
from undergrowth.law.victory.score import score
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import Removed
from undergrowth.table.seated.purse import Bonds


def marker(g: Game, seat: int, other: int) -> int:
    """9.2.9 Return the space of another owner's marker, or NO_MARKER."""
    markers = board(g, seat).markers
    return markers[other] if 0 <= other < len(markers) else NO_MARKER


def set_markers(g: Game, seat: int) -> None:
    """9.3.6 Place a marker for each non-Vagabond faction on Indifferent."""
    b = board(g, seat)
    b.markers = [
        NO_MARKER if is_vagabond(faction) or is_undrafted(faction.name) else INDIFFERENT
        for faction in book(g).factions
    ]
    b.aids = [0] * g.seats


def move_marker(g: Game, seat: int, other: int, space: int, law: str) -> None:
    """9.2.9 Move a faction's marker to a space of the chart."""
    b = board(g, seat)
    b.markers[other] = space
    b.aids[other] = 0
    if g.log is not None:
        fields: dict[str, int | str] = {
            "faction": g.seat_name(other),
            "relationship": RELATIONSHIPS.text(space),
        }
        g.note("related", law, seat, fields)


def allies(g: Game, seat: int) -> list[int]:
    """9.2.9.II Return the seats of Allied factions."""
    markers = board(g, seat).markers
    return [other for other in range(len(markers)) if markers[other] == ALLIED]


class VagabondBonds(Bonds):
    """9.2.8, 9.2.9.II His coalition partner, and his allies."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def partner(self, g: Game) -> int:
        return board(g, self._seat).partner

    def allies(self, g: Game) -> list[int]:
        return allies(g, self._seat)


def hostile_warriors(g: Game, seat: int, place: int) -> bool:
    """9.2.9.IIIb Whether a clearing holds a warrior of a Hostile faction."""
    markers = board(g, seat).markers
    if HOSTILE not in markers:
        return False
    for other in range(len(markers)):
        if markers[other] == HOSTILE and g.warriors[other * g.places + place] > 0:
            return True
    return False


def aided(g: Game, me: VagabondPieces, other: int) -> None:
    """9.2.9.I, 9.2.9.IIa Count an Aid towards an improvement, or score it with an ally."""
    b = board(g, me.seat)
    space = marker(g, me.seat, other)
    if space in (NO_MARKER, HOSTILE):
        return
    if space == ALLIED:
        score(g, me.seat, me.ally_points, "9.2.9.IIa")
        return
    b.aids[other] += 1
    if g.log is not None:
        told: dict[str, int | str] = {"faction": g.seat_name(other), "aids": b.aids[other]}
        told["needed"] = me.aids_needed[space]
        g.note("aided", "9.2.9.Ia", me.seat, told)
    if b.aids[other] >= me.aids_needed[space]:
        move_marker(g, me.seat, other, space + 1, "9.2.9.Ib")
        score(g, me.seat, me.improvement[space], "9.2.9.Ib")


def consequences(g: Game, me: VagabondPieces, r: Removed) -> list[Frame]:
    """9.2.9.III Return the frame for factions that a removal makes Hostile, and for its Infamy."""
    seat = me.seat
    pieces = [0] * g.seats
    warriors = [0] * g.seats
    found = False
    for i in range(len(r.kinds)):
        kind = g.box.kinds[r.kinds[i]]
        if r.removers[i] == seat and marker(g, seat, kind.owner) != NO_MARKER:
            found = True
            pieces[kind.owner] += r.counts[i] if may_be_scored(g, r.kinds[i]) else 0
            if kind.sort == WARRIOR and _turns_hostile(g, r, i):
                warriors[kind.owner] += r.counts[i]
    if not found or character(g, seat).spares(g):
        return []
    turned: list[int] = []
    infamous = 0
    for other in range(g.seats):
        if marker(g, seat, other) == HOSTILE:
            infamous += _infamous(g, r, other, pieces[other])
        elif warriors[other] > 0:
            turned.append(other)
            infamous += _infamous(g, r, other, max(0, pieces[other] - 1))
    if not r.in_battle or g.turn != seat:
        infamous = 0
    return [Renown(seat, turned, infamous)] if turned or infamous else []


def _infamous(g: Game, r: Removed, other: int, n: int) -> int:
    """9.2.9.IIIa Return how many of a Hostile faction's removed pieces score Infamy."""
    for source in book(g).hooks.infamous:
        n = source.infamous(g, r, other, n)
    return n


def _turns_hostile(g: Game, r: Removed, index: int) -> bool:
    """9.2.9.III Whether the removal of these warriors makes their faction Hostile."""
    turns = True
    for source in book(g).hooks.turns_hostile:
        turns = source.turns_hostile(g, r, index, turns)
    return turns


@dataclass
class Renown(Frame):
    """9.2.9.III Turn factions Hostile, then score Infamy."""

    seat: int
    turned: list[int] = field(default_factory=list)
    infamous: int = 0
    """Pieces that score Infamy."""

    def script(self) -> tuple[Step, ...]:
        return (self.turn_hostile, self.score_infamy)

    def turn_hostile(self, g: Game) -> None:
        """9.2.9.III Move the markers to the Hostile box."""
        for other in self.turned:
            move_marker(g, self.seat, other, HOSTILE, "9.2.9.III")

    def score_infamy(self, g: Game) -> None:
        """9.2.9.IIIa Score for each piece, but not for the warrior that turned its faction
        Hostile."""
        score(g, self.seat, self.infamous * vagabond(g, self.seat).infamy, "9.2.9.IIIa")


frames(Renown)
