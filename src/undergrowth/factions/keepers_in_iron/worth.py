"""Evaluation of positions and of moves for a computer Keeper, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.keepers_in_iron.ground import Ground
from undergrowth.factions.keepers_in_iron.homeward import (
    enemies_at,
    relics_held,
    relics_out_there,
)
from undergrowth.factions.keepers_in_iron.pieces import (
    COLUMNS,
    DELVE,
    MOVE,
    RECOVER,
    KeeperPieces,
)
from undergrowth.factions.keepers_in_iron.retinue import suits_of
from undergrowth.law.appraise import dominance_threat, moves_liked
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.atoms import shift
from undergrowth.table.game import Game

_MOVING: Final = (0, 112, 208, 288, 352, 400, 432, 448, 456, 460, 464)
_DELVING: Final = (0, 242, 398, 528, 632, 710, 762, 788, 801, 807, 814)
_RETINUE: Final = (_MOVING, _DELVING, _DELVING)
"""Value of so many cards in a column, an action each turn; most in the columns that bring relics
home."""
_WAYSTATIONS: Final = (0, 90, 160, 215)
_WARRIOR: Final = 16
_CROWD: Final = 12
"""Penalty for each warrior beyond three in a clearing: one of them will have to leave."""
_RULED: Final = 14
CARD: Final = 48
_PLAY: Final = 30
_COLUMN: Final = 35
"""Value of each relic towards the next full column."""
_SHOWN: Final = 10
"""Value of each unrecovered relic for a waystation that shows its type."""
_DELVER: Final = 16
_DELVERS: Final = 4
"""Value of a delving card with relics near clearings of its suit, and the number of such cards that
count."""
_DELVES: Final = 10
_MOVES: Final = 8
_RECOVERS: Final = 10
"""Additional value of a card whose suit allows an action now."""


def value(g: Game, me: KeeperPieces) -> int:
    """Return their score plus the value of relics, the Retinue, warriors and clearings they
    rule."""
    board = me.board(g)
    ground = Ground(g, me)
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * _PLAY
    for column in range(len(COLUMNS)):
        n = len(board.retinue[column]) + board.retainers[column]
        worth += _RETINUE[column][min(n, me.most_cards)]
    worth += _WAYSTATIONS[me.on_the_map(g)] + fitting_cards(g, me, ground)
    worth += min(len(g.hands[me.seat]), 5) * CARD
    worth += _rows(g, me, ground) + _places(g, me, ground)
    worth += relics_held(g, me, ground) + relics_out_there(g, me, ground)
    return worth - dominance_threat(g, me.seat)


def _rows(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """15.5.2.IIIb Return the value of relics beyond the last full column of the board.

    Types that waystations show count too, while relics of them are not yet recovered.
    """
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


def fitting_cards(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """Return the value of cards in the Retinue whose suit allows an action."""
    standing, delving, near, camping = _suits(g, ground)
    retinue = me.board(g).retinue
    delvers = [1 for card in retinue[DELVE] if suits_of(g, me, card) & near]
    worth = min(len(delvers), _DELVERS) * _DELVER
    for column, fits, each in (
        (MOVE, standing, _MOVES),
        (DELVE, delving, _DELVES),
        (RECOVER, camping, _RECOVERS),
    ):
        worth += each * sum([1 for card in retinue[column] if suits_of(g, me, card) & fits])
    return worth


def _suits(g: Game, ground: Ground) -> tuple[int, int, int, int]:
    """Return suits, as masks: of clearings with warriors, with delving, near relics, with
    waystations."""
    standing, delving, near, camping = 0, 0, 0, 0
    for place in ground.here:
        standing |= g.suits[place]
        delving |= g.suits[place] if ground.rich[place] > 0 else 0
    for place in g.clearings:
        near |= g.suits[place] if ground.rich[place] > 0 else 0
        camping |= g.suits[place] if ground.shown[place] else 0
    return standing, delving, near, camping


def _places(g: Game, me: KeeperPieces, ground: Ground) -> int:
    """Return the value of warriors, fewer when crowded, and of the clearings they rule."""
    worth = 0
    for place in g.clearings:
        mine = g.warriors_at(me.seat, place)
        if mine > 0 or ground.shown[place]:
            worth += mine * _WARRIOR - max(0, mine - 3) * _CROWD
            if ground.ruled[place]:
                worth += _RULED
            if ground.shown[place]:
                worth += min(mine, 3) * 10 - 5 * enemies_at(g, me, place)
    return worth


def best_march_from(g: Game, me: KeeperPieces, origin: int) -> int:
    """15.2.4 Return the largest gain of a move out of a clearing, with relics that go along."""
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
