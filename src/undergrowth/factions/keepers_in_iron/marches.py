"""Value of moves for a computer Keeper, with the relics that go along (15.2.4)."""

from __future__ import annotations

from undergrowth.factions.keepers_in_iron.pieces import KeeperPieces
from undergrowth.factions.keepers_in_iron.worth import value
from undergrowth.law.appraise import moves_liked
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.atoms import shift
from undergrowth.table.game import Game


def best_march_from(g: Game, me: KeeperPieces, origin: int) -> int:
    """Return the largest gain of a move out of a clearing."""
    known, at = moves_liked(g), me.seat * g.places + origin
    if at not in known:
        known[at] = _best_of(g, me, origin, destinations(g, me.seat, origin), 0)
    return known[at]


def best_march(g: Game, me: KeeperPieces, origin: int, destination: int, only: int = 0) -> int:
    """Return the gain of the best move between two clearings.

    It tries all relics that can be carried, and none; `only` fixes the number of warriors.
    """
    return _best_of(g, me, origin, [destination], only)


def _best_of(g: Game, me: KeeperPieces, origin: int, destinations: list[int], only: int) -> int:
    twin = g.copy()
    best = -100000
    most = g.warriors_at(me.seat, origin)
    for n in [only] if only > 0 else _numbers(most):
        loads: list[list[int]] = [[]]
        if me.has_relic(g, origin):
            loads.append(_load(g, me, origin, n))
        for load in loads:
            for destination in destinations:
                _go(twin, me, origin, destination, n, load)
                best = max(best, value(twin, me))
                _go(twin, me, destination, origin, n, load)
    return best - value(twin, me)


def _numbers(most: int) -> list[int]:
    return list(range(1, most + 1)) if most <= 4 else [1, 2, 3, most - 1, most]


def _load(g: Game, me: KeeperPieces, origin: int, n: int) -> list[int]:
    """Return the relics that `n` warriors would carry: the most valuable first."""
    there: list[int] = []
    for kind in me.relics_at(g, origin):
        there += [kind] * g.count(kind, origin)
    there.sort(key=me.value_of, reverse=True)
    return there[: n * me.borne]


def _go(g: Game, me: KeeperPieces, origin: int, destination: int, n: int, load: list[int]) -> None:
    shift(g, me.warrior, origin, -n)
    shift(g, me.warrior, destination, n)
    for kind in load:
        shift(g, kind, origin, -1)
        shift(g, kind, destination, 1)
