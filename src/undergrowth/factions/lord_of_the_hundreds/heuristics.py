"""Evaluation of a position for a computer Lord of the Hundreds.  Units: hundredths of a point.

They value clearings that are theirs alone more than anything, then items on both tracks of the
Hoard, strongholds, and mobs by what they will raze or dig up. A battle that may leave a clearing
to them alone counts for more, and so does a march of the warlord with the battle after it. They
never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.lord_of_the_hundreds.advance import (
    AdvanceBattle,
    AdvanceMove,
    PressBattle,
    PressMove,
)
from undergrowth.factions.lord_of_the_hundreds.birdsong import BeMood
from undergrowth.factions.lord_of_the_hundreds.command import CommandBattle, CommandMove
from undergrowth.factions.lord_of_the_hundreds.mobs import has_mob
from undergrowth.factions.lord_of_the_hundreds.pieces import MOODS, HundredsPieces
from undergrowth.law.appraise import (
    best_move_from,
    dominance_threat,
    expected_battle,
    nearness,
    on_the_way,
    prizes,
)
from undergrowth.law.battle.battle import Against, BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import battlefields, defenders
from undergrowth.law.moving.move import Move, To
from undergrowth.law.moving.takes import Also
from undergrowth.law.moving.ways import destinations, origins
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.pieces.enemies import enemy_pieces, enemy_pieces_in, is_enemy
from undergrowth.law.pieces.rule import rules
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

_OPPRESSED: Final = (0, 163, 256, 411, 560, 971, 999, 1030, 1070, 1100, 1120, 1130, 1140)
"""Value of so many clearings with no pieces but theirs."""
_COMMAND: Final = (0, 232, 227, 350, 560)
_PROWESS: Final = (0, 307, 239, 430, 657)
"""Value of so many items on a track."""
_STRONGHOLD: Final = 110
_WARLORD: Final = 77
_WARRIOR: Final = 13
_RULED: Final = 25
_GUARD: Final = 10
_DUG: Final = 110
_RAZED: Final = 55
_IDLE: Final = -25
"""Value of a mob at a ruin, at each piece to raze, and with no target."""
_CARD: Final = 24
_CLEARED: Final = 82
"""Value of a battle that may leave a clearing to them alone."""
_MOODS: Final = {
    "bitter": 12,
    "grandiose": 25,
    "jubilant": 22,
    "lavish": -49,
    "relentless": 43,
    "rowdy": 55,
    "stubborn": 46,
    "wrathful": 50,
}
_BIAS: Final = {
    "fortify in": 96,
    "craft": 73,
    "incite in": 0,
    "riot": 36,
    "squander": -100,
    "loot": -40,
    "play": 60,
    "dominate": -3000,
    "claim": -3000,
}


def value(g: Game, me: HundredsPieces) -> int:
    """Return their score plus the value of clearings, the Hoard, strongholds and mobs."""
    board = me.board(g)
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * 35
    worth += _COMMAND[len(board.command)] + _PROWESS[len(board.prowess)]
    worth += g.on_map(me.stronghold) * _STRONGHOLD
    worth += _WARLORD if me.place(g) != NOWHERE else 0
    worth += min(len(g.hands[me.seat]), 5) * _CARD
    return worth + _places(g, me) - dominance_threat(g, me.seat)


def _places(g: Game, me: HundredsPieces) -> int:
    """Return the value of clearings they rule, alone or not, their guards, and mobs."""
    worth, alone = 0, 0
    enemies = enemy_pieces(g, me.seat)
    for place in g.stands_in(me.seat):
        mine = g.warriors_at(me.seat, place)
        worth += mine * _WARRIOR
        if rules(g, me.seat, place):
            worth += _RULED + min(mine, 3) * _GUARD
            alone += 1 if enemies[place] == 0 else 0
        if has_mob(g, me, place):
            worth += _mob(g, me, place)
    return worth + _OPPRESSED[min(alone, len(_OPPRESSED) - 1)]


def _mob(g: Game, me: HundredsPieces, place: int) -> int:
    """Return the value of a mob in the next Birdsong, if it is still there."""
    things = 0
    for owner in range(g.owners):
        if g.has_pieces(owner, place) and is_enemy(g, me.seat, owner):
            things += prizes(g, owner, place)
    if g.ruins[place]:
        return _DUG + things * _RAZED
    return things * _RAZED if things > 0 else _IDLE


def bias(g: Game, me: HundredsPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, CommandMove):
        return max([best_move_from(g, me.seat, place) for place in origins(g, me.seat)])
    if isinstance(action, CommandBattle):
        return max([_best_battle(g, me, place) for place in battlefields(g, me.seat)])
    if isinstance(action, (AdvanceBattle, PressBattle)):
        return _best_battle(g, me, me.place(g))
    if isinstance(action, (AdvanceMove, PressMove)):
        return _best_march(g, me)
    if isinstance(action, BattleIn):
        return _best_battle(g, me, action.place)
    if isinstance(action, Against):
        fight = g.within(InitiateBattle)
        return _battle(g, me, fight.place, g.box.owner_of(action.faction)) if fight else 0
    if isinstance(action, BeMood):
        return _MOODS[MOODS.text(action.mood)]
    way = _marching(g, me, action)
    if way is None:
        way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    return -4 if isinstance(action, Pass) else _BIAS.get(action.verb, 0)


def _battle(g: Game, me: HundredsPieces, place: int, defender: int) -> int:
    """Return the expected value of a battle, more where few enemy pieces are left in a clearing."""
    worth = expected_battle(g, me.seat, place, defender)
    left = enemy_pieces_in(g, me.seat, place)
    if 0 < left <= 3 and g.warriors_at(me.seat, place) > left:  # mercenaries count as none
        worth += _CLEARED // left
    return worth + nearness(g, defender)


def _best_battle(g: Game, me: HundredsPieces, place: int) -> int:
    return max([_battle(g, me, place, each) for each in defenders(g, me.seat, place)])


def _marching(g: Game, me: HundredsPieces, action: Action) -> int | None:
    """Return the value of an answer within a move that the warlord leads; None for any other."""
    move = g.within(Move)
    if move is None or me.warlord not in move.also:
        return -30 if isinstance(action, Also) else None
    return _march_to(g, me, action.place) if isinstance(action, To) else None


def _best_march(g: Game, me: HundredsPieces) -> int:
    """Return the expected value of the warlord's best move, with a battle after it."""
    here = me.place(g)
    return max([_march_to(g, me, there) for there in destinations(g, me.seat, here)])


def _march_to(g: Game, me: HundredsPieces, there: int) -> int:
    """Return the gain of moving the warlord there, with all or with few warriors."""
    here = me.place(g)
    twin = g.copy()
    before = value(twin, me)
    most = g.count(me.warrior, here)
    best = -100000
    for n in [n for n in sorted({0, 1, most // 2, most - 1, most}) if 0 <= n <= most]:
        shift(twin, me.warlord, here, -1)
        shift(twin, me.warlord, there, 1)
        shift(twin, me.warrior, here, -n)
        shift(twin, me.warrior, there, n)
        worth = value(twin, me) - before
        if defenders(twin, me.seat, there):
            worth += max(0, _best_battle(twin, me, there))
        best = max(best, worth)
        shift(twin, me.warlord, there, -1)
        shift(twin, me.warlord, here, 1)
        shift(twin, me.warrior, there, -n)
        shift(twin, me.warrior, here, n)
    return best
