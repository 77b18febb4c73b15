"""What a learned judgement weighs: numbers that are read off a world, the same way for every seat.

They may be of anything in the world they are read from.  Players read them from worlds dealt anew
for their own seat alone, so they tell nothing that it cannot know.
"""

from __future__ import annotations

from typing import Final

from undergrowth.ai.judging.ground import GROUND, on_the_ground
from undergrowth.engine.frames import NOBODY
from undergrowth.factions import features_of, pieces
from undergrowth.law.appraise import dominance_progress
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.law.victory.score import POINTS_TO_WIN
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.faction import Faction
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, EVERYBODY, TOKEN, Kind
from undergrowth.table.names import BIRD, PIECES

GENERAL: Final = (
    "seated",
    "points",
    "points late",
    "points over 20",
    "outlook",
    "outlook late",
    "cards",
    "bird cards",
    "craft points",
    "effects",
    "items",
    "ruled clearings",
    "ruled slots",
    "warriors",
    "buildings",
    "tokens",
    "turns to wait",
    "dominance",
    "dominance progress",
    "late",
    "rivals",
    *GROUND,
)
"""What is weighed of every seat.  The first is 1 for all: its weight tells how factions fare.

`outlook` is what its faction's heuristic sees in the position besides points, in points; `late` is
how far the leader has come, 1 at the end of the track, and what is called so is multiplied by it.
"""
_FAR: Final = 20
"""Points from which on they are weighed once more."""


def names_of(name: str) -> list[str]:
    """What is weighed of a faction, by name."""
    names = list(GENERAL)
    for kind in pieces(name, 0):
        if is_counted(kind):
            names.append(PIECES.text(kind.piece))
    return names + features_of(name).names()


def is_counted(kind: Kind) -> bool:
    """Whether pieces of a kind are counted apart: buildings, and tokens that all can tell."""
    return kind.sort == BUILDING or (kind.sort == TOKEN and kind.seen_by == EVERYBODY)


def features(g: Game, seat: int) -> list[float]:
    """How much there is of what is weighed, in the order of the names."""
    faction = book(g).faction(seat)
    found = general(g, seat, faction)
    for kind in faction.kinds:
        if is_counted(g.box.kinds[kind]):
            found.append(float(g.on_map(kind)))
    return found + features_of(faction.name).read(g, seat)


def general(g: Game, seat: int, faction: Faction) -> list[float]:
    """How much there is of what is weighed of every seat."""
    found = _standing(g, seat, faction)
    found += _cards(g, seat)
    found += _pieces(g, seat, faction)
    found += _moment(g, seat)
    return found + on_the_ground(g, seat)


def _standing(g: Game, seat: int, faction: Faction) -> list[float]:
    """Points, and what its heuristic sees besides."""
    score = g.score[seat]
    points = float(score) if g.dominance[seat] == NO_CARD else 0.0  # 3.3.1 it has left the track
    seen = faction.value(g) / 100.0 - score
    late = _late(g)
    return [1.0, points, points * late, max(0.0, points - _FAR), seen, seen * late]


def _late(g: Game) -> float:
    """How far the leader has come."""
    return min(1.0, max(g.score) / POINTS_TO_WIN)


def _cards(g: Game, seat: int) -> list[float]:
    """Its hand, and what it has crafted."""
    birds, printed = 0, 0
    for card in g.hands[seat]:
        birds += 1 if g.box.cards[card].suit == BIRD else 0
        printed += g.box.cards[card].points
    counts = [len(g.hands[seat]), birds, printed, len(g.play[seat]), sum(g.crafted[seat])]
    return [float(count) for count in counts]


def _pieces(g: Game, seat: int, faction: Faction) -> list[float]:
    """What it rules, and its pieces by their sort."""
    ruled = ruled_by(g, seat)
    slots = 0
    for place in ruled:
        slots += g.slots[place]
    warriors, buildings, tokens = 0, 0, 0
    for kind in g.box.warrior_kinds[seat]:
        warriors += g.on_map(kind)
    for kind in faction.kinds:
        sort = g.box.kinds[kind].sort
        if sort == BUILDING:
            buildings += g.on_map(kind)
        elif sort == TOKEN:
            tokens += g.on_map(kind)
    return [float(count) for count in [len(ruled), slots, warriors, buildings, tokens]]


def _moment(g: Game, seat: int) -> list[float]:
    """Turns until its own, its way by dominance, how late it is, and how many others play."""
    card = g.dominance[seat]
    activated = card != NO_CARD
    wait = (seat - g.turn) % g.seats if g.turn != NOBODY else 0
    progress = dominance_progress(g, seat, g.box.cards[card].suit) if activated else 0
    return [float(wait), float(activated), float(progress), _late(g), float(g.seats - 1)]
