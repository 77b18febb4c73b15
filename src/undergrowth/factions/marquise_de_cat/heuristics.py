"""Evaluation of a position for a computer Marquise.  Units: hundredths of a victory point.

She values points, then an economy that goes on building: sawmills before all, few recruiters and
workshops; the buildings that wood and slots of connected clearings allow now and in two turns to
come; and warriors beside her buildings, more where enemies are adjacent. Her keep goes where few
paths lead, with the first sawmill. She builds whenever she can, recruits once, overworks for wood
that brings a building nearer, spends a bird only for another building, marches and battles for the
value of the best two moves or the best battle, and prefers to fight the leader in points. She never
activates dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.marquise_de_cat.build import BuildIn, Raise, build_sites
from undergrowth.factions.marquise_de_cat.ground import safety
from undergrowth.factions.marquise_de_cat.overwork import OverworkIn, overworked
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.factions.marquise_de_cat.prospects import prospects
from undergrowth.factions.marquise_de_cat.setup import KeepIn, PlaceIn
from undergrowth.factions.marquise_de_cat.turn import (
    DoBattle,
    DoMarch,
    DoOverwork,
    Extra,
    MarquiseDaylight,
)
from undergrowth.law.appraise import best_battle, best_move_from, nearness, on_the_way
from undergrowth.law.battle.battle import Against, Battle
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD
from undergrowth.table.places import NOWHERE

_WOOD: Final = 8
_NOW: Final = 35
_SOON: Final = 25
_LATER: Final = 10
"""Value of a point that could be built with the wood there is, with that of next turn, and with
that of the turn after.  Together less than a point, or a search to the end of a turn would keep the
wood instead of building."""
_SAWMILLS: Final = (0, 340, 660, 920, 1010, 1030, 1030)
"""Value of so many sawmills on the map."""
_RECRUITERS: Final = (0, 45, 90, 158, 180, 218, 240)
_WORKSHOPS: Final = (0, 32, 56, 72, 80, 80, 80)
_SLOT: Final = 8
_SLOTS: Final = 3
"""Value of an open slot that she rules, and the number of slots that count."""
_RULED: Final = 12
_WARRIOR: Final = 15
_KEEP: Final = 60
_CARD: Final = 11
_BIRD: Final = 22


def value(g: Game, me: MarquisePieces) -> int:
    """Return her score plus the value of buildings now and within reach, wood, cards and safety."""
    ruled = ruled_by(g, me.seat)
    worth = g.score[me.seat] * 100
    worth += _SAWMILLS[g.on_map(me.sawmill)] + _RECRUITERS[g.on_map(me.recruiter)]
    worth += _WORKSHOPS[g.on_map(me.workshop)] + g.on_map(me.wood) * _WOOD
    coming = prospects(g, me, ruled)
    worth += coming.now * _NOW + coming.soon * _SOON + coming.later * _LATER
    slots = 0
    for place in ruled:
        slots += g.slots[place]
    worth += min(slots, _SLOTS) * _SLOT + len(ruled) * _RULED + g.on_map(me.warrior) * _WARRIOR
    worth += safety(g, me) + _hand(g, me)
    return worth + (_KEEP if g.where(me.keep) != NOWHERE else 0)


def _hand(g: Game, me: MarquisePieces) -> int:
    """Return the value of cards, up to the hand limit; birds are worth more: they buy actions."""
    worth = 0
    for card in g.hands[me.seat][:6]:
        worth += _BIRD if g.box.cards[card].suit == BIRD else _CARD
    return worth


def bias(g: Game, me: MarquisePieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, Against):
        return nearness(g, g.box.owner_of(action.faction)) + (on_the_way(g, me.seat, action) or 0)
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, (BuildIn, Raise)):
        return _after_building(g, me, action)
    if isinstance(action, DoMarch):
        return _MARCH + _marching(g, me)
    if isinstance(action, DoBattle):
        fields = battlefields(g, me.seat)
        return _BATTLE + max([best_battle(g, me.seat, place) for place in fields])
    if isinstance(action, Pass):
        return _PASS if g.within(Battle) is None else 0
    if isinstance(action, Extra):
        return _bias_extra(g, me)
    if isinstance(action, DoOverwork):
        return max([_NO_WOOD] + [_overworking(g, me, place) for place in overworked(g, me)])
    if isinstance(action, OverworkIn):
        return _overworking(g, me, action.place)
    if isinstance(action, (KeepIn, PlaceIn)):
        return _setting_up(g, me, action)
    return _BIAS.get(action.verb, 0)


def _marching(g: Game, me: MarquisePieces) -> int:
    """6.5.2 Return the value of two moves: the best, and half of the next, as both may want the
    same."""
    moves = sorted([best_move_from(g, me.seat, place) for place in origins(g, me.seat)])
    return moves[-1] + (max(0, moves[-2]) // 2 if len(moves) > 1 else 0)


def _setting_up(g: Game, me: MarquisePieces, action: KeepIn | PlaceIn) -> int:
    """6.3.2, 6.3.4 Return the safety of a clearing for the keep (few paths), or for a building."""
    if isinstance(action, KeepIn):
        return g.slots[action.place] * _HOME_SLOT - len(g.paths[action.place]) * _HOME_PATH
    sawmill = action.piece == g.box.kinds[me.sawmill].piece
    return _HOME_MILL if sawmill and action.place == g.where(me.keep) else 0


def _after_building(g: Game, me: MarquisePieces, action: Action) -> int:
    """Return the value after an answer about building, once the building is placed and paid."""
    twin = g.copy()
    twin.take(action)
    seen = value(twin, me)
    while twin.decision is not None and twin.decision.prompt in _BUILDING:
        options = twin.decision.offered
        best = options[0]
        if twin.decision.prompt == _BUILDING[0]:
            values = [_after_building(twin, me, option) for option in options]
            best = options[values.index(max(values))]
        twin.take(best)
    return value(twin, me) - seen


def _overworking(g: Game, me: MarquisePieces, place: int) -> int:
    """6.5.5 Return the value of one more wood in a clearing, less the card."""
    if g.supply[me.wood] == 0:
        return _NO_WOOD
    twin = g.copy()
    put(twin, me.wood, place, 1)
    return value(twin, me) - value(g, me) - _CARD


def _bias_extra(g: Game, me: MarquisePieces) -> int:
    """Return the value of a bird's extra action: high if it builds once actions have run out."""
    daylight = g.within(MarquiseDaylight)
    if daylight is None or daylight.actions > 0:
        return -500
    return 250 if build_sites(g, me) else -100


_NO_WOOD: Final = -100
_BUILDING: Final = ("marquise.build_what", "marquise.build_wood")
_PASS: Final = -20
_MARCH: Final = 5
_BATTLE: Final = 35
_HOME_SLOT: Final = 100
_HOME_PATH: Final = 200
_HOME_MILL: Final = 100
_BIAS: Final = {
    "build": 300,
    "craft": 150,
    "recruit": 90,
    "dominate": -2000,
    "claim": -2000,
}
