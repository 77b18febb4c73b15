"""What a computer Lord of the Hundreds thinks of a position.  Units: hundredths of a point."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.lord_of_the_hundreds.advance import AdvanceBattle, AdvanceMove
from undergrowth.factions.lord_of_the_hundreds.command import CommandBattle, CommandMove
from undergrowth.factions.lord_of_the_hundreds.pieces import HundredsPieces
from undergrowth.law.appraise import best_battle, best_move_from, dominance_threat, on_the_way
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

_OPPRESSED: Final = (0, 170, 260, 400, 470, 640, 820, 860, 890)
"""What so many clearings of their own will bring."""
_COMMAND: Final = (0, 190, 210, 330, 440)
_PROWESS: Final = (0, 220, 240, 380, 500)
"""What so many items on a track are worth."""
_STRONGHOLD: Final = 120
_MOB: Final = 18
_WARLORD: Final = 60
_WARRIOR: Final = 11
_CARD: Final = 22
_BIAS: Final = {
    "fortify in": 60,
    "craft": 60,
    "hoard": 0,
    "incite in": 10,
    "riot": 40,
    "squander": -150,
    "dominate": -3000,
    "claim": -60,
}


def value(g: Game, me: HundredsPieces) -> int:
    """Points, then what brings more: clearings of their own, the Hoard, strongholds, mobs."""
    board = me.board(g)
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * 35
    worth += _COMMAND[len(board.command)] + _PROWESS[len(board.prowess)]
    worth += g.on_map(me.stronghold) * _STRONGHOLD + g.on_map(me.mob) * _MOB
    worth += _WARLORD if me.place(g) != NOWHERE else 0
    worth += min(len(g.hands[me.seat]), 5) * _CARD
    return worth + _places(g, me) - dominance_threat(g, me.seat)


def _places(g: Game, me: HundredsPieces) -> int:
    """Where they rule, alone or not, and what their mobs will find."""
    worth, alone = 0, 0
    for place in g.clearings:
        worth += g.warriors_at(me.seat, place) * _WARRIOR
    return worth + _OPPRESSED[min(alone, len(_OPPRESSED) - 1)]


def bias(g: Game, me: HundredsPieces, action: Action) -> int:
    """Answers that only lead to a choice look like nothing: say what they should bring."""
    if isinstance(action, (CommandMove,)):
        return max([best_move_from(g, me.seat, place) for place in origins(g, me.seat)])
    if isinstance(action, (CommandBattle, AdvanceBattle)):
        return max([best_battle(g, me.seat, place) for place in battlefields(g, me.seat)])
    if isinstance(action, AdvanceMove):
        return best_move_from(g, me.seat, me.place(g))
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0) + (0 if is_enemy(g, 0, 0) else 0)
