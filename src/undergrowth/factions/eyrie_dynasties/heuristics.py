"""Evaluation of a position for a computer Eyrie.  Units: hundredths of a victory point.

They value roosts by what they will score, and every card of the Decree by how many clearings could
fulfil it; one that none can costs more than it ever brings. They add one card a turn, birds last,
keep birds for last in a column too, leave warriors beside roosts, and prefer the Despot. They
never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.eyrie_dynasties.birdsong import Decree
from undergrowth.factions.eyrie_dynasties.decree import EyrieDaylight, Resolve, column_suits
from undergrowth.factions.eyrie_dynasties.pieces import BATTLE, BUILD, MOVE, RECRUIT, EyriePieces
from undergrowth.factions.eyrie_dynasties.setup import Lead
from undergrowth.law.appraise import dominance_threat, most_beside, on_the_way
from undergrowth.law.battle.battlefield import has_defender
from undergrowth.law.pieces.rule import may_place, ruler
from undergrowth.table.cards import suit_mask
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD

_CARD: Final = (55, 30, 30, 110)
"""Value of a card on the Decree that can be resolved, by column."""
_FAILURE: Final = (260, 260, 260, 330)
"""Cost of a card that cannot be resolved."""
_ENOUGH: Final = 400
"""Stopping at one card a turn: in 80 games it halved turmoil and saved two rounds."""
_FIRST: Final = (-1, 0, 1, 0, 2, 0, 1, 0)
"""First suit in a mask of suits; -1 without one."""
_ALL: Final = (1 << BIRD) - 1
_LEADERS: Final = {"charismatic": 30, "commander": 20, "despot": 60, "builder": 0}


def value(g: Game, me: EyriePieces) -> int:
    """Return their score plus the value of roosts, the Decree, and warriors."""
    roosts = me.roosts(g)
    worth = g.score[me.seat] * 100
    worth += me.points[roosts] * 280 + me.draws[roosts] * 70 + roosts * 30
    worth += g.on_map(me.warrior) * 8 + len(g.play[me.seat]) * 35
    for card in g.hands[me.seat]:
        worth += 16 if g.is_bird(card) else 11
    return worth + _guards(g, me) + _decree(g, me) - dominance_threat(g, me.seat)


def _guards(g: Game, me: EyriePieces) -> int:
    """Return the value of warriors beside roosts, against enemies that could attack them."""
    worth = 0
    for place in g.places_of(me.roost):
        mine = g.warriors_at(me.seat, place)
        worth += min(3, mine) * 7
        for owner in range(g.seats):
            theirs = g.warriors_at(owner, place)
            if theirs > mine:
                worth -= 3 * (theirs - mine)
    return worth


def _decree(g: Game, me: EyriePieces) -> int:
    """Return the value of the Decree by the clearings for each card; today's rest counts most."""
    daylight = g.within(EyrieDaylight)
    today = daylight if daylight is not None and daylight.seat == me.seat else None
    at = today.column if today is not None else -1
    moves = today.left if today is not None and at == MOVE else column_suits(g, me.seat, MOVE)
    if at > MOVE:
        moves = []
    chances = _chances(g, me, moves)
    worth = 0
    for column in range(BUILD + 1):
        if today is not None and column == at:
            worth += _column(chances[column], today.left, column, 4)
        suits = column_suits(g, me.seat, column)
        worth += _column(chances[column], suits, column, 2 if column <= at else 4)
    return worth


def _column(chances: list[int], suits: list[int], column: int, weight: int) -> int:
    """Return the value of the cards of a column; `weight` is in quarters.  Birds come last."""
    worth = 0
    left = chances[:]
    for suit in suits:
        mask = suit_mask(suit)
        places = 0
        most = 0
        for one in range(BIRD):
            if mask >> one & 1:
                places += left[one]
                if left[one] > left[most] or not mask >> most & 1:
                    most = one
        if places <= 0:
            worth -= _FAILURE[column]
        else:
            worth += _CARD[column] * min(places, 6) // 6
            if column == BUILD:
                left[most] = max(0, left[most] - 2)  # a clearing takes one roost
    return worth * weight // 4


def _chances(g: Game, me: EyriePieces, moves: list[int]) -> list[list[int]]:
    """Return, by column and suit, 2 for each clearing where a card works, 1 for one after a
    move."""
    legs = 0
    for suit in moves:
        legs |= suit_mask(suit)
    found = [[0, 0, 0] for _ in range(BUILD + 1)]
    roosts, movers = me.roost * g.places, _on_legs(g, me, legs)
    enough, room = g.supply[me.warrior] >= 2, g.supply[me.roost] > 0
    for place in g.clearings:
        suit = _FIRST[g.suits[place] & _ALL]
        if suit < 0:
            continue
        mine = g.warriors_at(me.seat, place)
        has_roost = g.pieces[roosts + place] > 0
        if has_roost and enough:
            found[RECRUIT][suit] += 2
        if mine > 0:
            found[MOVE][suit] += 2
        elif has_roost:
            found[MOVE][suit] += 1
        near = most_beside(g, movers, place)
        if (mine > 0 or near > 0) and has_defender(g, me.seat, place):
            found[BATTLE][suit] += 2 if mine > 0 else 1
        if room and g.slots[place] > 0 and not has_roost:
            if ruler(g, place) == me.seat:
                found[BUILD][suit] += 2 if may_place(g, me.seat, place) else 0
            elif mine + near > 0 and mine + near >= _strongest(g, me, place):
                found[BUILD][suit] += 1 if may_place(g, me.seat, place) else 0
    return found


def _on_legs(g: Game, me: EyriePieces, legs: int) -> list[int]:
    """Return their warriors that could move, by place: from clearings of the suits of `legs`."""
    there = g.warriors[me.seat * g.places : (me.seat + 1) * g.places]
    return [n if n and g.suits[place] & legs else 0 for place, n in enumerate(there)]


def _strongest(g: Game, me: EyriePieces, place: int) -> int:
    """Return the strength of the strongest enemy in a clearing."""
    most = 0
    for owner in range(g.owners):
        if owner != me.seat:
            most = max(most, g.strength[owner * g.places + place])
    return most


def bias(g: Game, me: EyriePieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Resolve):
        return -40 if action.suit == BIRD else 0  # birds fit anywhere: keep them for last
    if isinstance(action, Lead):
        return _LEADERS.get(me.leaders[action.leader].name, 0)
    if isinstance(action, Decree):
        return -40 if g.is_bird(action.card) else 0  # each bird costs a point in turmoil
    if isinstance(action, Pass):
        decision = g.decision
        growing = decision is not None and decision.prompt == "eyrie.decree_more"
        return _ENOUGH if growing else -5
    return _BIAS.get(action.verb, 0)


_BIAS: Final = {"play": 60, "craft": 20, "dominate": -3000, "turmoil": -200, "claim": -3000}
