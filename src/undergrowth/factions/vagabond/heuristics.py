"""Evaluation of a position for a computer Vagabond.  Units: hundredths of a victory point.

He values items, ready ones more, the first of a kind most, relationships by what they will score,
and what he could do where he stands or one move away: ruins, quests, aid that can be given again,
battles and strikes against pieces that score, cards to craft. He moves for the best of these.
"""

from __future__ import annotations

from typing import Final

from undergrowth.characters.commons import OfQuest, commons
from undergrowth.decks import QUESTS
from undergrowth.engine.actions import Action, Pass
from undergrowth.engine.frames import NOBODY
from undergrowth.factions.vagabond.actions.aid import AidWith, DoAid
from undergrowth.factions.vagabond.actions.move import boots_into, reach
from undergrowth.factions.vagabond.actions.quest import of_suit
from undergrowth.factions.vagabond.pieces import (
    ALLIED,
    HOSTILE,
    NO_MARKER,
    VagabondPieces,
)
from undergrowth.factions.vagabond.state import VagabondBoard, board
from undergrowth.factions.vagabond.turn import DoFight, DoTravel
from undergrowth.law.appraise import dominance_threat
from undergrowth.law.battle.battle import Against
from undergrowth.law.items.held import (
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    covers,
    ready,
    undamaged,
)
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.game import Game
from undergrowth.table.moments import DAYLIGHT
from undergrowth.table.names import BOOT, CROSSBOW, HAMMER, ITEMS, SWORD, TORCH
from undergrowth.table.places import NOWHERE, is_forest

_WORTH: Final = {
    "boot": 57,
    "bag": 37,
    "sword": 68,
    "hammer": 68,
    "tea": 76,
    "coins": 63,
    "crossbow": 34,
    "torch": 90,
}
_ITEM: Final = [_WORTH.get(item, 50) for item in ITEMS.names()]
"""Value of an undamaged item; the second and third of a kind are worth less."""
_READY: Final = 10
"""Additional value of a ready item."""
_CARD: Final = 26
_SPACE: Final = (0, 15, 41, 110, 0)
"""Value of a marker on each space of the chart."""
_HITS: Final = (0, 94, 239, 291)
"""A hundred times the expected higher roll, by the most hits that can be dealt."""
_BACK: Final = (0, 51, 81, 101)
"""A hundred times the expected lower roll, by warriors."""
_RUIN: Final = 204


def value(g: Game, me: VagabondPieces) -> int:
    """Return his score plus the value of items, cards, relationships and actions within reach."""
    seat = me.seat
    if board(g, seat).partner != NOBODY:
        return g.score[board(g, seat).partner] * 100
    b = board(g, seat)
    worth = (g.score[seat] - b.owed) * 100
    worth += _items(b)
    worth += min(len(g.hands[seat]), 6) * _CARD
    for other in range(len(b.markers)):
        worth += _relationship(b, other)
    return worth + _situation(g, me, b) - dominance_threat(g, seat)


def _items(b: VagabondBoard) -> int:
    worth = 0
    for item in range(KINDS_OF_ITEM):
        at = item * 4
        whole = b.items[at + READY] + b.items[at + EXHAUSTED]
        broken = b.items[at + DAMAGED] + b.items[at + DAMAGED_EXHAUSTED]
        for n in range(whole):
            worth += _ITEM[item] * (100, 103, 75, 50)[min(n, 3)] // 100
        worth += broken * _ITEM[item] // 3 + b.items[at + READY] * _READY
    return worth


def _relationship(b: VagabondBoard, other: int) -> int:
    space = b.markers[other]
    if space == NO_MARKER:
        return 0
    if space == HOSTILE:
        return min(undamaged(b.items, SWORD), 4) * 33 - 50
    return _SPACE[space]


def _situation(g: Game, me: VagabondPieces, b: VagabondBoard) -> int:
    """Return the value of actions now and next turn, in his clearing and one move away."""
    place = me.place(g)
    if place == NOWHERE:
        return 0
    later = [undamaged(b.items, item) for item in range(KINDS_OF_ITEM)]
    worth = prospects(g, me, b, place, later) // 8
    now = ready(b.items) if g.turn == me.seat and g.phase <= DAYLIGHT else []
    if now:
        worth += prospects(g, me, b, place, now) // 2
    near = 0
    for there in g.paths[place]:
        if now and now[BOOT] >= len(boots_into(g, me.seat, there, 1)):
            near = max(near, prospects(g, me, b, there, now) * 3 // 13)
        near = max(near, prospects(g, me, b, there, later) // 9)
    if is_forest(place):  # 9.6.1 he will rest
        for item in range(KINDS_OF_ITEM):
            at = item * 4
            broken = b.items[at + DAMAGED] + b.items[at + DAMAGED_EXHAUSTED]
            worth += broken * (_ITEM[item] * 52 // 100 + _READY)
    return worth + near


def prospects(g: Game, me: VagabondPieces, b: VagabondBoard, place: int, left: list[int]) -> int:
    """Return the value of actions that these items allow in a clearing."""
    if is_forest(place) or place == 0:
        return 0
    worth = 0
    if left[TORCH] > 0 and g.ruins[place]:
        worth += _RUIN
    best = 0
    for quest in commons(g).quests:
        q = QUESTS[quest]
        if g.suits[place] >> q.suit & 1 and covers(left, q.items, 0, 0):
            best = max(best, 100 * (1 + of_suit(g, me.seat, q.suit)))
    worth += best + _aids(g, me, b, place, left)
    if left[SWORD] > 0 or left[CROSSBOW] > 0:
        worth += _violence(g, me, b, place, left)
    if left[HAMMER] > 0:
        worth += _crafts(g, me, place, left[HAMMER])
    return worth


def _aids(g: Game, me: VagabondPieces, b: VagabondBoard, place: int, left: list[int]) -> int:
    """Return the value of the best Aid he can give there."""
    if not g.hands[me.seat]:
        return 0
    suits = g.suits[place]
    cards = 0
    for card in g.hands[me.seat]:
        if g.box.mask[card] & suits:
            cards += 1
    best = 0
    if cards > 0:
        n = min(cards, sum(left))
        for other in range(g.seats):
            if other != me.seat and g.presence[other * g.places + place] > 0:
                best = max(best, aid_worth(g, me, b, other, n))
    return best


def aid_worth(g: Game, me: VagabondPieces, b: VagabondBoard, other: int, n: int) -> int:
    """Return the value of an Aid to a player when `n` of them can be given this turn."""
    worth = -_CARD - _READY
    gift = 0
    for item in range(KINDS_OF_ITEM):
        if g.crafted[other][item] > 0:
            gift = max(gift, _ITEM[item])
    worth += gift
    space = b.markers[other]
    if space == ALLIED:
        worth += me.ally_points * 100
    elif space not in (HOSTILE, NO_MARKER):
        missing = me.aids_needed[space] - b.aids[other]
        if n >= missing:
            bonus = _SPACE[space + 1] - _SPACE[space]
            worth += (me.improvement[space] * 100 + bonus) // missing
    return worth


def _violence(g: Game, me: VagabondPieces, b: VagabondBoard, place: int, left: list[int]) -> int:
    """Return the value of the best battles and strikes there."""
    best = 0
    shot = 0
    for other in range(g.seats):
        if g.presence[other * g.places + place] > 0 and is_enemy(g, me.seat, other):
            best = max(best, battle_worth(g, me, b, place, other))
            if g.warriors_at(other, place) == 0 and b.markers[other] != NO_MARKER:
                shot = 100
    worth = best * min(left[SWORD], 2)
    return worth + (shot if left[CROSSBOW] > 0 else 0)


def battle_worth(g: Game, me: VagabondPieces, b: VagabondBoard, place: int, other: int) -> int:
    """Return the expected value of a battle: pieces removed and Infamy, less items damaged."""
    if not g.has_seat(other) or b.markers[other] == NO_MARKER:
        return -100
    warriors = g.warriors_at(other, place)
    there = g.presence[other * g.places + place]
    removed = _HITS[min(undamaged(b.items, SWORD), 3)] + (100 if warriors == 0 else 0)
    removed = min(removed, there * 100)
    loot = max(0, removed - warriors * 100)
    worth = loot
    if not g.has_seat(other):  # 9.2.9.III no relationship with a hireling, and no Infamy
        return worth - _BACK[min(warriors, 3)] * 4 // 10
    if b.markers[other] == HOSTILE:
        worth += removed
    elif warriors > 0:
        worth += max(0, removed - 100)
        worth -= _relationship(b, other) + 56 - min(undamaged(b.items, SWORD), 3) * 33
    return worth - _BACK[min(warriors, 3)] * 4 // 11


def _crafts(g: Game, me: VagabondPieces, place: int, hammers: int) -> int:
    """Return the value of the best card he can craft there."""
    best = 0
    suits = g.suits[place]
    for card in g.hands[me.seat]:
        c = g.box.cards[card]
        if c.kind == "item" and g.items[c.item] > 0:
            need = c.any_cost
            fits = True
            for suit in range(len(c.cost)):
                if c.cost[suit] > 0:
                    need += c.cost[suit]
                    fits = fits and (suits >> suit & 1) == 1
            if fits and need <= hammers:
                best = max(best, c.points * 100 + _ITEM[c.item] - _CARD)
    return best


def bias(g: Game, me: VagabondPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    b = board(g, me.seat)
    if isinstance(action, Pass):
        return -22
    if isinstance(action, DoTravel):
        return _travel(g, me, b)
    if isinstance(action, DoFight):
        place = me.place(g)
        worth = -204
        for other in range(g.seats):
            if g.presence[other * g.places + place] > 0 and is_enemy(g, me.seat, other):
                worth = max(worth, battle_worth(g, me, b, place, other))
        return worth - _READY
    if isinstance(action, Against):
        return battle_worth(g, me, b, me.place(g), g.box.owner_of(action.faction))
    if isinstance(action, DoAid):
        n = min(len(g.matching(me.seat, me.place(g))), sum(ready(b.items)))
        return aid_worth(g, me, b, g.box.owner_of(action.faction), n) + 5
    if isinstance(action, AidWith):
        return -g.box.cards[action.card].points * 11 - (7 if g.is_bird(action.card) else 0)
    if isinstance(action, OfQuest):
        return 160 * (1 + of_suit(g, me.seat, QUESTS[action.quest].suit))
    return _BIAS.get(action.verb, 0)


def _travel(g: Game, me: VagabondPieces, b: VagabondBoard) -> int:
    """Return the gain of the best move over staying."""
    left = ready(b.items)
    here = prospects(g, me, b, me.place(g), left)
    best = -200
    for place in reach(g, me, 1):
        cost = boots_into(g, me.seat, place, 1)
        if left[BOOT] >= len(cost):
            left[BOOT] -= len(cost)
            best = max(best, prospects(g, me, b, place, left) - 2 * _READY * len(cost))
            left[BOOT] += len(cost)
    return (best - here) // 2


_BIAS: Final = {
    "explore": 60,
    "coalition": -2000,
    "duel": -37,
    "instigate": -9,
    "swift strike": 64,
    "attack with": 60,
    "along": -25,
    "lose ally": -20,
    "hideout": -60,
    "craft": 15,
    "play": 60,
    "claim": -33,
}
