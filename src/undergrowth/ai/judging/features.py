"""Features for a learned judgement: numbers read from a world, in the same way for every seat.

They may depend on anything in the world.  Players read them only from worlds determinized for their
own seat, so the features tell them nothing that the seat may not know.
"""

from __future__ import annotations

from typing import Final

from undergrowth.ai.judging.ground import GROUND, on_the_ground
from undergrowth.engine.frames import NOBODY
from undergrowth.factions import features_of, pieces
from undergrowth.law.appraise import dominance_progress
from undergrowth.law.pieces.enemies import enemies_of
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.law.victory.score import points_to_win
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
"""The names of the features of every seat.  The first is 1 for all: its weight is the faction's
bias. `outlook` is the faction's heuristic value without points, in points.  `late` is the leader's
share of the track, 0 to 1; a name ending in `late` is multiplied by it."""
_FAR: Final = 20
"""The number of points above which points are counted again in a feature of their own."""


def names_of(name: str) -> list[str]:
    """Return the names of all features of a faction, in order."""
    names = list(GENERAL)
    for kind in pieces(name, 0):
        if is_counted(kind):
            names.append(PIECES.text(kind.piece))
    return names + features_of(name).names()


def is_counted(kind: Kind) -> bool:
    """Whether pieces of a kind have a feature of their own: buildings, and tokens visible to
    all."""
    return kind.sort == BUILDING or (kind.sort == TOKEN and kind.seen_by == EVERYBODY)


def features(g: Game, seat: int) -> list[float]:
    """Return the features of a seat, in the order of `names_of` its faction."""
    faction = book(g).faction(seat)
    return features_with(g, seat, faction, faction.value(g), OnMap(g, seat, faction))


class OnMap:
    """The features of a seat that depend on the pieces on the map and on who is an enemy."""

    def __init__(self, g: Game, seat: int, faction: Faction) -> None:
        self._pieces: Final = g.pieces
        self._paths: Final = g.paths
        self._clearings: Final = g.clearings
        self._seat: Final = seat
        self.enemies: Final = enemies_of(g, seat)
        """The owners that are its enemies."""
        self.sorts: Final = _sorts(g, seat, faction)
        """Its warriors, buildings and tokens."""
        self.ground: Final = on_the_ground(g, seat, self.enemies)
        """The features of `GROUND`."""
        self.kinds: Final = [
            float(g.on_map(kind)) for kind in faction.kinds if is_counted(g.box.kinds[kind])
        ]
        """Its pieces of each kind that is counted (`is_counted`)."""

    def holds(self, g: Game) -> bool:
        """Whether the same was read from a copy of that game: no piece has been shifted since.

        A copy shares the list of pieces until then.
        """
        if g.pieces is not self._pieces or g.paths is not self._paths:
            return False
        return g.clearings is self._clearings and enemies_of(g, self._seat) == self.enemies


def features_with(g: Game, seat: int, faction: Faction, value: int, on_map: OnMap) -> list[float]:
    """Return the same, from the seat's faction, how it values the position, and its features on the
    map."""
    late = late_share(g)
    found = _standing(g, seat, value, late)
    found += _cards(g, seat)
    found += _ruled(g, seat)
    found += on_map.sorts
    found += _moment(g, seat, late)
    found += on_map.ground
    found += on_map.kinds
    return found + features_of(faction.name).read(g, seat)


def _standing(g: Game, seat: int, value: int, late: float) -> list[float]:
    """Return the features of the score and of the faction's heuristic."""
    score = g.score[seat]
    points = float(score) if g.dominance[seat] == NO_CARD else 0.0  # 3.3.1 marker removed
    seen = value / 100.0 - score
    return [1.0, points, points * late, max(0.0, points - _FAR), seen, seen * late]


def late_share(g: Game) -> float:
    """Return the leader's share of the points that win, at most 1."""
    most = 0
    for score in g.score:
        if score > most:
            most = score
    return min(1.0, most / points_to_win(g))


def _cards(g: Game, seat: int) -> list[float]:
    """Return the features of the hand, the cards in play and the crafted items."""
    birds, printed = 0, 0
    for card in g.hands[seat]:
        birds += 1 if g.box.cards[card].suit == BIRD else 0
        printed += g.box.cards[card].points
    counts = [len(g.hands[seat]), birds, printed, len(g.play[seat]), sum(g.crafted[seat])]
    return [float(count) for count in counts]


def _ruled(g: Game, seat: int) -> list[float]:
    """Return the features of ruled clearings and slots."""
    ruled = ruled_by(g, seat)
    slots = 0
    for place in ruled:
        slots += g.slots[place]
    return [float(len(ruled)), float(slots)]


def _sorts(g: Game, seat: int, faction: Faction) -> list[float]:
    """Return the features of pieces on the map by sort."""
    warriors, buildings, tokens = 0, 0, 0
    for kind in g.box.warrior_kinds[seat]:
        warriors += g.on_map(kind)
    for kind in faction.kinds:
        sort = g.box.kinds[kind].sort
        if sort == BUILDING:
            buildings += g.on_map(kind)
        elif sort == TOKEN:
            tokens += g.on_map(kind)
    return [float(warriors), float(buildings), float(tokens)]


def _moment(g: Game, seat: int, late: float) -> list[float]:
    """Return the features of the moment: turns until its own, dominance, lateness, other seats."""
    card = g.dominance[seat]
    activated = card != NO_CARD
    wait = (seat - g.turn) % g.seats if g.turn != NOBODY else 0
    progress = dominance_progress(g, seat, g.box.cards[card].suit) if activated else 0
    return [float(wait), float(activated), float(progress), late, float(g.seats - 1)]
