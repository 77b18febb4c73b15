"""Evaluation of a position for computer Knaves.  Units: hundredths of a victory point.

They value Prisoners and acclaim by what these will go on scoring, acclaim more where Skunks guard
it, Captains on the map, items that lie face up, and a Captain in company. They move where the best
battle or a place without acclaim is, battle where Prisoners are to be taken, and spend items for
what they bring. They never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.knaves_of_the_deepwood.acts import (
    LeadBattle,
    LeadMove,
    TakeAssault,
    TakeDash,
    TakeNab,
    TakeServe,
    TakeSkirmish,
)
from undergrowth.factions.knaves_of_the_deepwood.battles import ActingBattle
from undergrowth.factions.knaves_of_the_deepwood.captains import (
    ASSAULT,
    CAPTAINS,
    ITEM_OF,
    NAB,
    REVEL,
    SERVE,
)
from undergrowth.factions.knaves_of_the_deepwood.moves import CaptainMove, leading, ways
from undergrowth.factions.knaves_of_the_deepwood.pieces import NO_KIND, KnavePieces
from undergrowth.factions.knaves_of_the_deepwood.ready import MakeReady, ReturnIn
from undergrowth.factions.knaves_of_the_deepwood.setup import Enrol, LurkIn
from undergrowth.law.appraise import dominance_threat, expected_battle, nearness, on_the_way
from undergrowth.law.battle.battle import Against, InitiateBattle
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.items.held import EXHAUSTED, KINDS_OF_ITEM, READY
from undergrowth.law.moving.move import From, To
from undergrowth.law.moving.takes import Take
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, is_forest

_PRISONER: Final = 138
_ACCLAIM: Final = 165
"""Value of future points of each acclaim."""
_GUARD: Final = 16
"""Value of a Skunk at acclaim, for up to two of them."""
_CAPTAIN: Final = 129
_SKUNK: Final = 15
_COMPANY: Final = 27
"""Value of a Skunk with a Captain, for up to two of them."""
_ITEM_UP: Final = 11
_ITEM_DOWN: Final = 21
_CARD: Final = 20
_EFFECT: Final = 38
_CHANCE: Final = (0, 53, 72, 61)
"""Chance of a hit, in hundredths, by the most that can be dealt."""
_FAME: Final = 64
"""Value of a clearing without acclaim, if the Captain has an item for it."""
_LONE: Final = -44
"""Penalty for battling with a Captain alone."""
_BATTLE: Final = 46
"""Value of beginning a battle, with actions still to take."""
_ENROL: Final = {
    "thief": 27,
    "tinker": 55,
    "ranger": 81,
    "vagrant": 60,
    "arbiter": 31,
    "scoundrel": 24,
    "adventurer": 35,
    "harrier": 34,
    "ronin": 39,
    "cheat": 22,
    "gladiator": 40,
    "jailor": 15,
}
_BIAS: Final = {
    "craft": 62,
    "filch": 50,
    "imprison": 0,
    "trade hits": 20,
    "protect in": 30,
    "gift": 20,
    "revel": 25,
    "play": 53,
    "dominate": -3000,
    "claim": -3000,
}


def value(g: Game, me: KnavePieces) -> int:
    """Return their score plus the value of Prisoners, acclaim, Skunks, items and cards."""
    board = me.board(g)
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * _EFFECT
    worth += me.prisoners(g) * _PRISONER
    worth += min(len(g.hands[me.seat]), 5) * _CARD
    for item in range(KINDS_OF_ITEM):
        worth += board.items[item * 4 + READY] * _ITEM_UP
        worth += board.items[item * 4 + EXHAUSTED] * _ITEM_DOWN
    for captain in board.captains:
        place = g.where(me.captain_kinds[captain])
        if place != NOWHERE:
            worth += _CAPTAIN + min(g.count(me.warrior, place), 2) * _COMPANY
    return worth + _acclaim(g, me) - dominance_threat(g, me.seat)


def _acclaim(g: Game, me: KnavePieces) -> int:
    """Return the value of acclaim, and of Skunks beside it or elsewhere."""
    worth = g.on_map(me.warrior) * _SKUNK
    for place in g.clearings:
        if me.has_acclaim(g, place):
            worth += _ACCLAIM + min(g.count(me.warrior, place), 2) * _GUARD
    return worth


def bias(g: Game, me: KnavePieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, (LeadBattle, TakeAssault, TakeNab)):
        number = action.number() if isinstance(action, (TakeAssault, TakeNab)) else -1
        return _best_battle(g, me, me.place(g), number)
    if isinstance(action, (LeadMove, TakeDash, TakeSkirmish)):
        return _best_way(g, me, isinstance(action, TakeDash), isinstance(action, TakeSkirmish))
    if isinstance(action, TakeServe):
        return 0 if not me.has_acclaim(g, me.place(g)) else -8
    if isinstance(action, Against):
        return _against(g, me, action)
    if isinstance(action, (To, From, Take)) and leading(g, me.seat) is not None:
        return _leading(g, me, action)
    if isinstance(action, (MakeReady, Enrol, LurkIn, ReturnIn)):
        return _preferred(g, me, action)
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    return -7 if isinstance(action, Pass) else _BIAS.get(action.verb, 0)


def _preferred(g: Game, me: KnavePieces, action: Action) -> int:
    """Return a preference among Captains and their forests."""
    if isinstance(action, Enrol):
        return _ENROL[CAPTAINS.text(action.captain)]
    if isinstance(action, MakeReady):
        place = g.where(me.captain_kinds[action.captain])
        return (80 if place != NOWHERE else 0) + _ENROL[CAPTAINS.text(action.captain)]
    if isinstance(action, (LurkIn, ReturnIn)):
        near = g.paths[action.place]
        return sum([1 for place in near if _strangers(g, me, place)]) * 8
    return 0


def _strangers(g: Game, me: KnavePieces, place: int) -> bool:
    """Whether an enemy's warriors are in a clearing."""
    return any(g.warriors_at(s, place) > 0 and is_enemy(g, me.seat, s) for s in range(g.seats))


def _battle(g: Game, me: KnavePieces, place: int, defender: int, action: int) -> int:
    """Return the expected value of a battle: pieces removed, Prisoners and acclaim."""
    worth = expected_battle(g, me.seat, place, defender) + _BATTLE + nearness(g, defender)
    mine = g.warriors_at(me.seat, place)
    if mine == 1 and action != NAB and g.warriors_at(defender, place) > 0:
        worth += _LONE
    if not g.has_seat(defender):
        return worth
    there = min(mine, 3, g.warriors_at(defender, place))
    forests = [f for f in g.box.woodland.forests[place] if me.prisoners_in(g, f) == 0]
    taken = min(there, len(forests), 3 if action == ASSAULT else 1)
    worth += _CHANCE[there] * _PRISONER * (1 if taken else 0) // 100
    if taken > 1:
        worth += (taken - 1) * _PRISONER // 3
    return worth + (0 if me.has_acclaim(g, place) or not g.supply[me.acclaim] else _ACCLAIM)


def _best_battle(g: Game, me: KnavePieces, place: int, action: int) -> int:
    found = defenders(g, me.seat, place)
    return max([_battle(g, me, place, each, action) for each in found]) if found else -20


def _against(g: Game, me: KnavePieces, action: Against) -> int:
    fight = g.within(InitiateBattle)
    if fight is None:
        return 0
    acting = g.within(ActingBattle)
    number = acting.action if acting is not None else -1
    return _battle(g, me, fight.place, g.box.owner_of(action.faction), number)


def _leading(g: Game, me: KnavePieces, action: Action) -> int:
    """Return the value of an answer within a move of the Acting Captain."""
    if isinstance(action, To):
        lead = leading(g, me.seat)
        return _way_to(g, me, action.place, lead is not None and lead.to_clearing)
    if isinstance(action, Take):
        return action.count
    lead = g.within(CaptainMove)
    return _best_way(g, me, lead is not None and lead.free, False)


def _best_way(g: Game, me: KnavePieces, free: bool, to_clearing: bool) -> int:
    there = ways(g, me, free, to_clearing)
    return max([_way_to(g, me, place, to_clearing) for place in there]) if there else -15


def _way_to(g: Game, me: KnavePieces, there: int, battles: bool) -> int:
    """Return the gain of moving the Acting Captain there with up to two Skunks."""
    here, kind = me.place(g), me.acting_kind(g)
    if here == NOWHERE or kind == NO_KIND:
        return 0
    twin = g.copy()
    before = value(twin, me) + (0 if battles else _prospects(twin, me, here))
    company = min(2, twin.count(me.warrior, here))
    shift(twin, kind, here, -1)
    shift(twin, kind, there, 1)
    shift(twin, me.warrior, here, -company)
    shift(twin, me.warrior, there, company)
    return value(twin, me) + _prospects(twin, me, there) - before - 25


def _prospects(g: Game, me: KnavePieces, place: int) -> int:
    """Return the value of the Acting Captain's options in a place: a battle, or acclaim for an
    item."""
    if is_forest(place):
        return 0
    worth = max(0, _best_battle(g, me, place, -1))
    if not me.has_acclaim(g, place) and g.supply[me.acclaim] > 0:
        items = me.board(g).items
        up = [action for action in range(REVEL, SERVE + 1) if items[ITEM_OF[action] * 4] > 0]
        worth = max(worth, _FAME if up else 0)
    return worth
