"""What a learned judgement weighs: numbers that are read off a world, the same way for every seat.

They may be of anything in the world they are read from.  Players read them from worlds dealt anew
for their own seat alone, so they tell nothing that it cannot know.
"""

from __future__ import annotations

from typing import Final

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
from undergrowth.table.names import PIECES

GENERAL: Final = (
    "seated",
    "points",
    "points late",
    "outlook",
    "outlook late",
    "cards",
    "effects",
    "items",
    "ruled clearings",
    "warriors",
    "buildings",
    "tokens",
    "turns to wait",
    "dominance",
    "dominance progress",
)
"""What is weighed of every seat.  The first is 1 for all: its weight tells how factions fare.

`outlook` is what its faction's heuristic sees in the position besides points, in points; `late` is
the same once more, times how far the leader has come: 1 at the end of the track.
"""


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
    card = g.dominance[seat]
    score = g.score[seat]
    points = float(score) if card == NO_CARD else 0.0  # 3.3.1 the marker has left the track
    seen = faction.value(g) / 100.0 - score
    late = min(1.0, max(g.score) / POINTS_TO_WIN)
    buildings, tokens = 0, 0
    for kind in faction.kinds:
        sort = g.box.kinds[kind].sort
        if sort == BUILDING:
            buildings += g.on_map(kind)
        elif sort == TOKEN:
            tokens += g.on_map(kind)
    warriors = 0
    for kind in g.box.warrior_kinds[seat]:
        warriors += g.on_map(kind)
    wait = (seat - g.turn) % g.seats if g.turn != NOBODY else 0
    progress = dominance_progress(g, seat, g.box.cards[card].suit) if card != NO_CARD else 0
    return [
        1.0,
        points,
        points * late,
        seen,
        seen * late,
        float(len(g.hands[seat])),
        float(len(g.play[seat])),
        float(sum(g.crafted[seat])),
        float(len(ruled_by(g, seat))),
        float(warriors),
        float(buildings),
        float(tokens),
        float(wait),
        0.0 if card == NO_CARD else 1.0,
        float(progress),
    ]
