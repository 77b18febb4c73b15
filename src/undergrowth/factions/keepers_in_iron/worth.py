"""What things are worth to a computer Keeper, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.keepers_in_iron.pieces import COLUMNS, RECOVER, KeeperPieces
from undergrowth.factions.keepers_in_iron.retinue import (
    recoverable,
    ruled_alike,
    ruled_around,
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


def value(g: Game, me: KeeperPieces) -> int:
    """Points, then relics on their way to a waystation, the Retinue, warriors, what they rule."""
    board = me.board(g)
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * _PLAY
    for column in range(len(COLUMNS)):
        n = len(board.retinue[column]) + board.retainers[column]
        worth += _RETINUE[min(n, len(_RETINUE) - 1)]
    worth += _WAYSTATIONS[me.on_the_map(g)] + _shown(g, me) + _suited(g, me)
    worth += min(len(g.hands[me.seat]), 5) * CARD
    worth += _columns(g, me) + _places(g, me) + _relics(g, me) + _forests(g, me)
    return worth - dominance_threat(g, me.seat)


def _columns(g: Game, me: KeeperPieces) -> int:
    """15.5.2.IIIb Relics beyond the last full column of the board."""
    full = me.full_columns(g)
    return sum([_COLUMN for row in me.rows(g) if len(row) > full])


def _suited(g: Game, me: KeeperPieces) -> int:
    """Cards of the Retinue whose suit finds something to do as things stand."""
    standing, camping, ready = 0, 0, 0
    for place in g.clearings:
        if g.warriors_at(me.seat, place) > 0:
            standing |= g.suits[place]
        if me.camps(g, place):
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


def _shown(g: Game, me: KeeperPieces) -> int:
    """Types that waystations show, as long as relics of them are out there."""
    types: list[int] = []
    for place in g.clearings:
        types += me.types_at(g, place)
    rows = me.rows(g)
    return sum([(me.spaces - len(rows[row])) * _SHOWN for row in range(len(rows)) if row in types])


def _places(g: Game, me: KeeperPieces) -> int:
    """Warriors, not too many in one place, and what they rule."""
    worth = 0
    for place in g.clearings:
        mine = g.warriors_at(me.seat, place)
        if mine > 0 or me.camps(g, place):
            worth += mine * _WARRIOR - max(0, mine - 3) * _CROWD
            if rules(g, me.seat, place):
                worth += _RULED
            if me.camps(g, place):
                worth += min(mine, 3) * 10 - 5 * _enemies(g, me, place)
    return worth


def _enemies(g: Game, me: KeeperPieces, place: int) -> int:
    """Enemy warriors in a clearing, as far as they matter."""
    n = 0
    for owner in range(g.owners):
        if g.warriors_at(owner, place) > 0 and is_enemy(g, me.seat, owner):
            n += g.warriors_at(owner, place)
    return min(n, 4)


def _relics(g: Game, me: KeeperPieces) -> int:
    """Relics in clearings: beside a waystation of their type, or on the way to one."""
    worth = 0
    ways: dict[int, list[int]] = {}
    for place in g.clearings:
        for kind in me.relics_at(g, place):
            row = me.type_of(kind)
            if row not in ways:
                goals = [each for each in g.clearings if row in me.types_at(g, each)]
                ways[row] = distance_to(g, goals)
            worth += g.count(kind, place) * _relic(g, me, kind, place, ways[row][place])
    return worth


def _relic(g: Game, me: KeeperPieces, kind: int, place: int, steps: int) -> int:
    points = me.value_of(kind)
    mine = g.warriors_at(me.seat, place)
    if steps == 0:
        risk = _RISK if ruled_alike(g, me, place) < points else 0
        return points * _AT_CAMP - risk - 8 * max(0, _enemies(g, me, place) - mine)
    each = (_CARRIED if mine > 0 else _LEFT) + _NEARER * max(0, 3 - steps)
    return points * each - 6 * max(0, _enemies(g, me, place) - mine)


def _forests(g: Game, me: KeeperPieces) -> int:
    """Relics that could be delved without losing the card."""
    worth = 0
    for forest in g.box.woodland.forest_places:
        if g.presence[me.seat * g.places + forest] > 0:
            ruled = ruled_around(g, me, forest)
            if ruled > 0:
                worth += _forest(g, me, forest, ruled)
    return worth


def _forest(g: Game, me: KeeperPieces, forest: int, ruled: int) -> int:
    """The best relic of a forest by what is known of it."""
    types: list[int] = []
    for place in g.paths[forest]:
        types += me.types_at(g, place)
    best, beside = 0, 0
    for kind in me.relics_at(g, forest):
        points = me.value_of(kind) if kind in me.face_up else _GUESS
        best = max(best, _REACH * min(points, ruled) * 2)
        if me.type_of(kind) in types:
            beside += _BESIDE * points
    return best + beside
