"""Evaluation of a position for a computer Alliance.  Units: hundredths of a victory point.

They value bases most, then officers, supporters that match a coming revolt, and tokens where more
can follow. Revolts, recruiting, organizing and moves in operations get a bonus beyond their
immediate effect: an operation that is not taken is lost. They never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.woodland_alliance.evening import (
    OperateBattle,
    OperateMove,
    OrganizeIn,
)
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces
from undergrowth.factions.woodland_alliance.revolt import RevoltIn
from undergrowth.factions.woodland_alliance.supporters import matching_supporters
from undergrowth.factions.woodland_alliance.sympathy import (
    SpreadTo,
    may_hold_sympathy,
    next_to_sympathy,
)
from undergrowth.law.appraise import (
    best_battle,
    best_move_from,
    dominance_threat,
    on_the_way,
)
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.table.game import Game

_BASE: Final = 320
_OFFICERS: Final = (0, 92, 244, 270, 320, 387, 430, 380, 380, 313, 380)
_REVOLT: Final = 197
_RECRUIT: Final = 65
_ORGANIZE: Final = 120
_MOVE: Final = 55
"""Value of a revolt and of the operations beyond their immediate effect: a base, officers and
tokens score turn after turn, and an operation that is not taken is lost."""
_BIAS: Final = {"play": 54, "craft": 13, "dominate": -3000, "claim": -3000}


def value(g: Game, me: AlliancePieces) -> int:
    """Return their score plus the value of sympathy, matching supporters, bases and officers."""
    board = me.board(g)
    bases = me.bases_on_map(g)
    worth = g.score[me.seat] * 100
    worth += bases * _BASE + _OFFICERS[board.officers] // (1 if bases else 2)
    worth += g.on_map(me.warrior) * 12 + len(g.play[me.seat]) * 30
    worth += me.placed(g) * 22
    worth += _supporters(g, me, len(board.supporters), bases)
    for card in g.hands[me.seat]:
        worth += 20 if g.is_bird(card) else 14
    return worth + _places(g, me) - dominance_threat(g, me.seat)


def _supporters(g: Game, me: AlliancePieces, n: int, bases: int) -> int:
    """Return the value of `n` supporters: less for each one near the limit of the stack."""
    if bases:
        return min(n, 8) * 30 + max(0, n - 8) * 12
    return min(n, me.capacity) * 30


def _places(g: Game, me: AlliancePieces) -> int:
    """Return the value of clearings for revolts, for spreading sympathy, and for organizing."""
    worth = 0
    for place in g.clearings:
        mine = g.warriors_at(me.seat, place)
        if me.is_sympathetic(g, place):
            if me.bases_at(g, place) > 0:
                worth += min(mine, 3) * 10
            else:
                worth += min(2, matching_supporters(g, me, place)) * 12
        elif may_hold_sympathy(g, me, place):
            if mine > 0 and me.board(g).officers > 0:
                worth += 47
            elif next_to_sympathy(g, me, place):
                worth += 5 + min(3, matching_supporters(g, me, place)) * 4
    return worth


def bias(g: Game, me: AlliancePieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, RevoltIn):
        return _REVOLT + _after_paying(g, me, action)
    if isinstance(action, SpreadTo):
        return _after_paying(g, me, action)
    if isinstance(action, RecruitIn):
        return _RECRUIT
    if isinstance(action, OrganizeIn):
        return _ORGANIZE
    if isinstance(action, OperateMove):
        best = max([best_move_from(g, me.seat, place) for place in origins(g, me.seat)])
        return best + _MOVE if best > 0 else best
    if isinstance(action, OperateBattle):
        return max([best_battle(g, me.seat, place) for place in battlefields(g, me.seat)])
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0)


def _after_paying(g: Game, me: AlliancePieces, action: Action) -> int:
    """Return the value after an option, once the supporters for it are spent."""
    twin = g.copy()
    twin.take(action)
    before = value(twin, me)
    while twin.decision is not None and twin.decision.prompt == "alliance.spend":
        twin.take(twin.decision.offered[0])
    return value(twin, me) - before
