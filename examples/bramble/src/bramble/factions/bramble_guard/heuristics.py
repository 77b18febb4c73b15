"""A computer player's judgement of the Guard's position.  Units: hundredths of a point."""

from __future__ import annotations

from typing import Final

from bramble.factions.bramble_guard.pieces import GuardPieces
from bramble.factions.bramble_guard.turn import DoBattle, DoMove, grounds
from undergrowth.engine.actions import Action, Pass
from undergrowth.law.appraise import best_battle, best_move_from, expected_battle
from undergrowth.law.battle.battle import Against, BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.move import From
from undergrowth.law.moving.ways import origins
from undergrowth.table.game import Game

_BRAMBLE: Final = 150
_GROUND: Final = 45
_STORED: Final = 28
_CARD: Final = 20


def value(g: Game, me: GuardPieces) -> int:
    """Points, then the hedge, clearings it can grow into, warriors and cards."""
    worth = g.score[me.seat] * 100 + g.on_map(me.bramble) * _BRAMBLE
    worth += min(3, len(grounds(g, me))) * _GROUND + g.on_map(me.warrior) * 10
    for place in me.hedge(g):
        worth += min(3, g.warriors_at(me.seat, place)) * 6
    return worth + len(me.larder(g).stores) * _STORED + len(g.hands[me.seat]) * _CARD


def bias(g: Game, me: GuardPieces, action: Action) -> int:
    """Answers that only lead to a choice look like nothing: say what they should bring."""
    if isinstance(action, DoMove):
        return max([best_move_from(g, me.seat, place) for place in origins(g, me.seat)])
    if isinstance(action, DoBattle):
        return max([best_battle(g, me.seat, place) for place in battlefields(g, me.seat)])
    if isinstance(action, From):
        return best_move_from(g, me.seat, action.place)
    if isinstance(action, BattleIn):
        return best_battle(g, me.seat, action.place)
    if isinstance(action, Against):
        fight = g.within(InitiateBattle)
        owner = g.box.owner_of(action.faction)
        return expected_battle(g, me.seat, fight.place, owner) if fight is not None else 0
    return -5 if isinstance(action, Pass) else 0
