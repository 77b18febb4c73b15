"""Value of relics to computer Keepers, from forest to waystation.  Units as in `worth`."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.keepers_in_iron.ground import Ground
from undergrowth.factions.keepers_in_iron.pieces import KeeperPieces
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.rows import smaller
from undergrowth.law.setup.homelands import distance_to
from undergrowth.table.game import Game

_READY: Final = 92
_AT_CAMP: Final = 78
"""Value of a point on a relic at a waystation of its type, if a card of the last column can recover
it, and if none can: a little less than the point itself."""
_PITCHED: Final = 80
_TURNED: Final = 60
"""The same where a waystation of its type can be pitched or turned."""
_CARRIED: Final = 30
_LEFT: Final = 12
"""The same elsewhere with warriors, and without any."""
_NEARER: Final = 8
"""Value per point of each clearing nearer to a waystation of its type, of three."""
_RISK: Final = 60
"""Cost of the card that recovering a relic will lose, in hundredths of a card."""
_FAR_RISK: Final = 20
_UNGUARDED: Final = 9
_GUARDED: Final = 1
"""Cost of each enemy warrior at a relic, without warriors there and with some."""
_REACH: Final = 10
"""Value of a point in a forest that could be delved from a ruled clearing."""
_BESIDE: Final = 9
"""Value of a point in a forest next to a waystation of its type."""
_NEAR: Final = (3, 2, 1)
"""Value of a point in a forest, by the distance of the nearest warrior, in clearings."""
_GATHERED: Final = (10, 7, 4, 2)
"""Weight of a warrior for delving in a clearing, by its distance."""
_PARTY: Final = 3
_SITES: Final = 3
"""Warriors that a clearing needs to be delved from, and the number of such clearings that count."""
_PLENTY: Final = 6
"""Points in forests beyond which a clearing is no better to delve from."""
_PULL: Final = 80
"""Value of a point in a forest for each warrior of full weight, in thousandths."""


def relics_held(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """Return the value of relics in clearings: at a waystation of their type, or on the way to
    one."""
    worth = 0
    ways: dict[int, list[int]] = {}
    for place in g.stands_in(me.seat):
        for kind in me.relics_at(g, place):
            worth += g.count(kind, place) * _relic(g, me, ground, kind, place, ways)
    return worth


def _relic(
    g: Game, me: KeeperPieces, ground: Ground, kind: int, place: int, ways: dict[int, list[int]]
) -> int:
    row, points = me.type_of(kind), me.value_of(kind)
    mine, enemies = g.warriors_at(me.seat, place), enemies_at(g, me, place)
    worth = points * _each(g, me, ground, row, place, ways) - _risk(g, ground, place, points)
    return worth - enemies * (_GUARDED if mine > 0 else _UNGUARDED)


def _each(
    g: Game, me: KeeperPieces, ground: Ground, row: int, place: int, ways: dict[int, list[int]]
) -> int:
    """Return the value of each point on a relic of a type in a clearing."""
    if ground.shown[place] >> row & 1:
        return _READY if ground.acting & g.suits[place] else _AT_CAMP
    if ground.pitched[place] >> row & 1:
        return _PITCHED
    if ground.turned[place] >> row & 1:
        return _TURNED
    if row not in ways:
        ways[row] = distance_to(g, [at for at in g.clearings if ground.shown[at] >> row & 1])
    nearer = _NEARER * max(0, 3 - ways[row][place])
    return nearer + (_CARRIED if g.warriors_at(me.seat, place) > 0 else _LEFT)


def _risk(g: Game, ground: Ground, place: int, points: int) -> int:
    """15.5.2.IIIc Return the cost of ruling too few clearings of the suit to recover a relic."""
    if ground.shown[place] or ground.pitched[place]:
        return ground.lost * _RISK // 100 if ground.ruled_alike(g, place) < points else 0
    return ground.lost * _FAR_RISK // 100 if points > 1 else 0


def enemies_at(g: Game, me: KeeperPieces, place: int) -> int:
    """Return the enemy warriors in a clearing, at most 4."""
    n = 0
    for owner in range(g.owners):
        if g.warriors_at(owner, place) > 0 and is_enemy(g, me.seat, owner):
            n += g.warriors_at(owner, place)
    return min(n, 4)


# ---- relics in forests


def relics_out_there(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """Return the value of relics in forests: those to delve next, and warriors on the way."""
    steps = [distance_to(g, [place]) for place in ground.here]
    warriors = [g.warriors_at(me.seat, place) for place in ground.here]
    worth = _march(g, ground, steps, warriors)
    nearest = _nearest(g, steps)
    for forest in g.box.woodland.forest_places:
        if g.presence[me.seat * g.places + forest] > 0:
            worth += _forest(g, me, ground, forest, nearest)
    return worth


def _nearest(g: Game, steps: list[list[int]]) -> list[int]:
    """Return the distance of the nearest warrior by place, as far as it matters."""
    found = [len(_NEAR)] * g.places
    for each in steps:
        found = smaller(found, each)
    return found


def _forest(g: Game, me: KeeperPieces, ground: Ground, forest: int, nearest: list[int]) -> int:
    """15.5.2.II Return the value of the best relic of a forest, and of all near waystations or
    warriors."""
    ruled, types, way = 0, 0, len(_NEAR)
    for place in g.paths[forest]:
        ruled += 1 if ground.ruled[place] else 0
        types |= ground.shown[place]
        way = min(way, nearest[place])
    near = _NEAR[way] if way < len(_NEAR) else 0
    best, worth = 0, 0
    for kind in me.relics_at(g, forest):
        points = me.known_points(kind)
        best = max(best, _REACH * min(points, ruled))
        each_point = near + (_BESIDE if types >> me.type_of(kind) & 1 else 0)
        worth += g.count(kind, forest) * points * each_point
    return best + worth


def _march(g: Game, ground: Ground, steps: list[list[int]], warriors: list[int]) -> int:
    """Return the value of the clearings with most to delve, by the warriors near each."""
    best = [0] * _SITES
    for place in g.clearings:
        if ground.rich[place] > 0:
            points = min(ground.rich[place], _PLENTY) * _gathered(steps, warriors, place)
            best.append(points)
    best.sort(reverse=True)
    return sum(best[:_SITES]) * _PULL // 100


def _gathered(steps: list[list[int]], warriors: list[int], place: int) -> int:
    """Return the value of the warriors nearest to a clearing, by distance, as many as it takes.

    `steps` are the distances of each clearing with warriors, by place.
    """
    at = [0] * len(_GATHERED)
    for i, distances in enumerate(steps):
        far = distances[place]
        if far < len(_GATHERED):
            at[far] += warriors[i]
    left, found = _PARTY, 0
    for far, n in enumerate(at):
        taken = n if n < left else left
        found += taken * _GATHERED[far]
        left -= taken
    return found
