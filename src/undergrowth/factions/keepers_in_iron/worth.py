"""What things are worth to a computer Keeper, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.keepers_in_iron.pieces import COLUMNS, RECOVER, KeeperPieces
from undergrowth.factions.keepers_in_iron.retinue import (
    recoverable,
    suits_of,
)
from undergrowth.law.appraise import dominance_threat
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import rules
from undergrowth.law.setup.homelands import distance_to
from undergrowth.table.game import Game

_RETINUE: Final = (0, 140, 260, 360, 440, 500, 540, 560, 570, 575, 580)
"""What so many cards in a column are worth: an action each, turn after turn."""
_WAYSTATIONS: Final = (0, 90, 160, 215)
_WARRIOR: Final = 16
_CROWD: Final = 12
"""What each warrior beyond three in a clearing is worth less: one of them will leave."""
_RULED: Final = 14
CARD: Final = 48
_PLAY: Final = 30
_AT_CAMP: Final = 82
"""What a point on a relic is worth beside a waystation of its type, in hundredths."""
_CARRIED: Final = 46
_LEFT: Final = 12
"""The same where it lies with warriors, and without any."""
_NEARER: Final = 14
"""What each clearing nearer to a waystation of its type adds for a point, of three."""
_REACH: Final = 5
"""What a point in a forest is worth beside a ruled clearing."""
_COLUMN: Final = 35
"""What each relic towards the next full column is worth."""
_RISK: Final = 45
"""What it costs that recovering a relic will cost the card."""
_SHOWN: Final = 10
"""What each relic that is still out there is worth for a waystation that shows its type."""
_BESIDE: Final = 9
"""What a point in a forest is worth beside a waystation that shows its type."""
_READY: Final = 60
"""What a card is worth more that can recover something next."""
_GUESS: Final = 2
"""What a relic that lies face down is thought to be worth."""


class Ground:
    """What their waystations show and what they rule, by place: read once for a position."""

    def __init__(self, g: Game, me: KeeperPieces) -> None:
        self.shown: Final = [0] * g.places
        """15.5.2.IIIa Types of relic, as a mask; 0 where there is no waystation."""
        self.ruled: Final = [False] * g.places
        for place in g.clearings:
            self.shown[place] = me.types_at(g, place)
            self.ruled[place] = rules(g, me.seat, place)


def value(g: Game, me: KeeperPieces) -> int:
    """Points, then relics on their way to a waystation, the Retinue, warriors, what they rule."""
    board = me.board(g)
    ground = Ground(g, me)
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * _PLAY
    for column in range(len(COLUMNS)):
        n = len(board.retinue[column]) + board.retainers[column]
        worth += _RETINUE[min(n, len(_RETINUE) - 1)]
    worth += _WAYSTATIONS[me.on_the_map(g)] + _suited(g, me, ground)
    worth += min(len(g.hands[me.seat]), 5) * CARD
    worth += _rows(g, me, ground) + _places(g, me, ground)
    worth += _relics(g, me, ground) + _forests(g, me, ground)
    return worth - dominance_threat(g, me.seat)


def _rows(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """15.5.2.IIIb Relics beyond the last full column of the board; types that waystations show, as
    long as relics of them are out there."""
    rows = me.rows(g)
    full = min([len(row) for row in rows])
    shown = 0
    for place in g.clearings:
        shown |= ground.shown[place]
    worth = 0
    for i in range(len(rows)):
        worth += _COLUMN if len(rows[i]) > full else 0
        worth += (me.spaces - len(rows[i])) * _SHOWN if shown >> i & 1 else 0
    return worth


def _suited(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """Cards of the Retinue whose suit finds something to do as things stand."""
    standing, camping, ready = 0, 0, 0
    for place in g.clearings:
        if g.warriors_at(me.seat, place) > 0:
            standing |= g.suits[place]
        if ground.shown[place]:
            camping |= g.suits[place]
            if recoverable(g, me, place):
                ready |= g.suits[place]
    worth = 0
    for column, (fits, each) in enumerate(((standing, 8), (standing, 16), (camping, 10))):
        for card in me.board(g).retinue[column]:
            suits = suits_of(g, me, card)
            worth += each if suits & fits else 0
            worth += _READY if column == RECOVER and suits & ready else 0
    return worth


def _places(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """Warriors, not too many in one place, and what they rule."""
    worth = 0
    for place in g.clearings:
        mine = g.warriors_at(me.seat, place)
        if mine > 0 or ground.shown[place]:
            worth += mine * _WARRIOR - max(0, mine - 3) * _CROWD
            if ground.ruled[place]:
                worth += _RULED
            if ground.shown[place]:
                worth += min(mine, 3) * 10 - 5 * _enemies(g, me, place)
    return worth


def _enemies(g: Game, me: KeeperPieces, place: int) -> int:
    """Enemy warriors in a clearing, as far as they matter."""
    n = 0
    for owner in range(g.owners):
        if g.warriors_at(owner, place) > 0 and is_enemy(g, me.seat, owner):
            n += g.warriors_at(owner, place)
    return min(n, 4)


def _relics(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """Relics in clearings: beside a waystation of their type, or on the way to one."""
    worth = 0
    ways: dict[int, list[int]] = {}
    for place in g.clearings:
        for kind in me.relics_at(g, place):
            row = me.type_of(kind)
            if row not in ways:
                goals = [each for each in g.clearings if ground.shown[each] >> row & 1]
                ways[row] = distance_to(g, goals)
            n = g.count(kind, place)
            worth += n * _relic(g, me, ground, kind, place, ways[row][place])
    return worth


def _relic(g: Game, me: KeeperPieces, ground: Ground, kind: int, place: int, steps: int) -> int:
    points = me.value_of(kind)
    mine = g.warriors_at(me.seat, place)
    if steps == 0:
        risk = _RISK if _ruled_alike(g, ground, place) < points else 0
        return points * _AT_CAMP - risk - 8 * max(0, _enemies(g, me, place) - mine)
    each = (_CARRIED if mine > 0 else _LEFT) + _NEARER * max(0, 3 - steps)
    return points * each - 6 * max(0, _enemies(g, me, place) - mine)


def _ruled_alike(g: Game, ground: Ground, place: int) -> int:
    """15.5.2.IIIc Clearings they rule of the suit of a clearing."""
    suits = g.suits[place]
    return sum([1 for each in g.clearings if ground.ruled[each] and g.suits[each] & suits])


def _forests(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """Relics that could be delved without losing the card."""
    worth = 0
    for forest in g.box.woodland.forest_places:
        if g.presence[me.seat * g.places + forest] > 0:
            ruled, types = 0, 0
            for place in g.paths[forest]:
                ruled += 1 if ground.ruled[place] else 0
                types |= ground.shown[place]
            if ruled > 0:
                worth += _forest(g, me, forest, ruled, types)
    return worth


def _forest(g: Game, me: KeeperPieces, forest: int, ruled: int, types: int) -> int:
    """The best relic of a forest by what is known of it, beside waystations that show `types`."""
    best, beside = 0, 0
    for kind in me.relics_at(g, forest):
        points = me.value_of(kind) if kind in me.face_up else _GUESS
        best = max(best, _REACH * min(points, ruled) * 2)
        if types >> me.type_of(kind) & 1:
            beside += _BESIDE * points
    return best + beside
