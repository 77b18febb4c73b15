"""What a computer Marquise thinks of a position.  Units: hundredths of a victory point.

She values points, then an economy that goes on building: sawmills before recruiters before
workshops, wood that can be reached by one building, ruled clearings with open slots. She builds
whenever she can, prefers a sawmill, recruits once, spends a bird only for another building,
marches and battles for what the best march or battle leads to, and prefers to fight whoever has
most points. She never activates dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.marquise_de_cat.build import (
    BuildIn,
    Raise,
    build_sites,
    connected,
    wood_within,
)
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.factions.marquise_de_cat.turn import DoBattle, DoMarch, Extra, MarquiseDaylight
from undergrowth.law.appraise import best_battle, best_move_from, nearness, on_the_way
from undergrowth.law.battle.battle import Against, Battle
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD
from undergrowth.table.places import NOWHERE

_WOOD: Final = 45
_SAWMILLS: Final = (0, 150, 290, 400, 440, 450, 450)
"""What so many sawmills on the map will bring."""
_RECRUITERS: Final = (0, 60, 120, 210, 240, 290, 320)
_WORKSHOPS: Final = (0, 40, 70, 90, 100, 100, 100)
_CARD: Final = 20
_BIRD: Final = 35


def value(g: Game, me: MarquisePieces) -> int:
    """Points, then an economy that goes on building: wood within reach, slots, buildings, cards."""
    ruled = ruled_by(g, me.seat)
    worth = g.score[me.seat] * 100
    worth += _SAWMILLS[g.on_map(me.sawmill)] + _RECRUITERS[g.on_map(me.recruiter)]
    worth += _WORKSHOPS[g.on_map(me.workshop)]
    worth += _reachable_wood(g, me, ruled) * _WOOD + g.on_map(me.wood) * 10
    slots = 0
    for place in ruled:
        slots += g.slots[place]
    worth += min(slots, 4) * 35 + len(ruled) * 12 + g.on_map(me.warrior) * 8
    worth += _hand(g, me)
    return worth + (60 if g.where(me.keep) != NOWHERE else 0)


def _reachable_wood(g: Game, me: MarquisePieces, ruled: list[int]) -> int:
    """The most wood that can be spent on one building."""
    most = 0
    seen: list[int] = []
    for place in ruled:
        if place not in seen:
            group = connected(g, me.seat, place, ruled)
            seen += group
            most = max(most, wood_within(g, me, group))
    return min(most, 6)


def _hand(g: Game, me: MarquisePieces) -> int:
    """Cards are worth something up to the hand limit; birds buy actions."""
    worth = 0
    for card in g.hands[me.seat][:6]:
        worth += _BIRD if g.box.cards[card].suit == BIRD else _CARD
    return worth


def bias(g: Game, me: MarquisePieces, action: Action) -> int:
    """Answers that only lead to a choice look like nothing: say what they should bring."""
    if isinstance(action, Against):
        return nearness(g, g.box.owner_of(action.faction)) + (on_the_way(g, me.seat, action) or 0)
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, (BuildIn, Raise)):
        return _after_building(g, me, action)
    if isinstance(action, DoMarch):
        return _MARCH + max([best_move_from(g, me.seat, place) for place in origins(g, me.seat)])
    if isinstance(action, DoBattle):
        fields = battlefields(g, me.seat)
        return _BATTLE + max([best_battle(g, me.seat, place) for place in fields])
    if isinstance(action, Pass):
        return -40 if g.within(Battle) is None else 0
    if isinstance(action, Extra):
        return _bias_extra(g, me)
    return _BIAS.get(action.verb, 0)


def _after_building(g: Game, me: MarquisePieces, action: Action) -> int:
    """What an answer to what is built where brings, once it stands and is paid."""
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


def _bias_extra(g: Game, me: MarquisePieces) -> int:
    """A bird buys an action that is worth taking: a building, when actions have run out."""
    daylight = g.within(MarquiseDaylight)
    if daylight is None or daylight.actions > 0:
        return -500
    return 250 if build_sites(g, me) else -100


_BUILDING: Final = ("marquise.build_what", "marquise.build_wood")
_MARCH: Final = 20
_BATTLE: Final = 30
_BIAS: Final = {
    "build": 450,
    "craft": 150,
    "recruit": 130,
    "overwork": 60,
    "dominate": -2000,
    "claim": -2000,
}
