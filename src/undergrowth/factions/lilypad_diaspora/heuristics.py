"""Evaluation of a position for a computer Diaspora.  Units: hundredths of a victory point.

It values points, then peaceful enclaves, those of a suit that has others more, and most what a
card of its hand would score; enclaves it rules are safer. Warriors are worth most while they are
few, and so are militant enclaves, which bring them. It settles where it can found an enclave or
win a battle, provokes for want of warriors, and reconciles when scoring is worth more. It never
activates dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.factions.lilypad_diaspora.birdsong import Reconcile, flippable_places
from undergrowth.factions.lilypad_diaspora.evening import Integrate, RetaliateIn, scored_by
from undergrowth.factions.lilypad_diaspora.negotiations import NegotiateIn, payee
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces
from undergrowth.factions.lilypad_diaspora.provoke import ProvokeIn
from undergrowth.factions.lilypad_diaspora.settle import Settle, SettleIn, may_found, ways_in
from undergrowth.law.appraise import (
    best_battle,
    dominance_threat,
    expected_battle,
    nearness,
    on_the_way,
)
from undergrowth.law.battle.battle import Against, InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.moving.move import From
from undergrowth.law.pieces.atoms import flip
from undergrowth.law.pieces.rule import rules, strength
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, SUITS

_PEACEFUL: Final = 119
_RULED: Final = 70
_PAIR: Final = 35
"""Value that another Peaceful enclave of the same suit adds to one."""
_HELD: Final = 55
"""Value, before scoring, of a point that a card in hand would score this Evening."""
_MILITANT: Final = 150
_FEW: Final = 7
_SCARCE: Final = 51
_WARRIOR: Final = 11
_CARD: Final = 17
_BIRD: Final = 34
_FOUND: Final = 117
"""Additional value of a clearing in which an enclave can be placed at once."""
_PRICE: Final = 30
_CALM: Final = 25


def value(g: Game, me: DiasporaPieces) -> int:
    """Return its score plus the value of enclaves, warriors and cards."""
    worth = g.score[me.seat] * 100 + g.on_map(me.militant) * _MILITANT
    for place in me.peaceful_places(g):
        worth += _PEACEFUL + (_RULED if rules(g, me.seat, place) else 0)
    worth += _scoring(g, me) - dominance_threat(g, me.seat)
    warriors = g.on_map(me.warrior)
    worth += min(warriors, _FEW) * _SCARCE + max(0, warriors - _FEW) * _WARRIOR
    for card in g.hands[me.seat][:6]:
        worth += _BIRD if g.box.cards[card].suit == BIRD else _CARD
    settling = g.within(Settle)
    if settling is not None and settling.seat == me.seat and may_found(g, me, settling.place):
        worth += _FOUND
    return worth


def _scoring(g: Game, me: DiasporaPieces) -> int:
    """Return the value of the enclaves of each suit, and of those the hand would score now."""
    worth = 0
    most = 0
    held = 0
    for card in g.hands[me.seat]:
        held |= g.box.pays[card]
    for suit in SUITS.values():
        if suit != BIRD:
            n = scored_by(g, me, suit)
            worth += n * (n - 1) // 2 * _PAIR
            if held >> suit & 1:
                most = max(most, n)
    return worth + most * _HELD


def bias(g: Game, me: DiasporaPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, SettleIn):
        return _settling(g, me, action.place)
    if isinstance(action, From):
        settling = g.within(Settle)
        if settling is not None:
            return -6 if may_found(g, me, settling.place) else 15
    if isinstance(action, ProvokeIn):
        return -_CARD if g.hands[me.seat] else 0
    if isinstance(action, Reconcile):
        return _peace(g, me)
    if isinstance(action, Integrate):
        return scored_by(g, me, action.suit) * 100
    if isinstance(action, RetaliateIn):
        return best_battle(g, me.seat, action.place)
    if isinstance(action, Against):
        fight = g.within(InitiateBattle)
        prey = g.box.owner_of(action.faction)
        here = expected_battle(g, me.seat, fight.place, prey) if fight is not None else 0
        return here + nearness(g, prey)
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    return _BIAS.get(action.verb, 0)


def _settling(g: Game, me: DiasporaPieces, place: int) -> int:
    """Return the value of gathering in a clearing: for an enclave if it would rule, else a
    battle."""
    mine = strength(g, me.seat, place)
    coming = 0
    for origin in ways_in(g, me.seat, place, []):
        coming += spare(g, me, origin)
    if me.may_settle_enclave(g, me.peaceful, place):
        others = [strength(g, owner, place) for owner in range(g.owners) if owner != me.seat]
        if mine + coming > max(others):
            return _PEACEFUL + _RULED + _beside(g, me, place) - 3 * max(0, max(others) + 1 - mine)
    if may_battle_at(g, me.seat, place):
        return best_battle(g, me.seat, place) - 5
    return -19


def spare(g: Game, me: DiasporaPieces, origin: int) -> int:
    """Return the warriors that could leave a clearing: one stays with an enclave."""
    n = g.warriors_at(me.seat, origin)
    return n - 1 if me.enclaves_at(g, origin) > 0 else n


def _beside(g: Game, me: DiasporaPieces, place: int) -> int:
    """Return the value that an enclave in a clearing adds to those of its suits."""
    most = 0
    for suit in SUITS.values():
        if suit != BIRD and g.suits[place] >> suit & 1:
            most = max(most, scored_by(g, me, suit))
    return most * _PAIR


def _peace(g: Game, me: DiasporaPieces) -> int:
    """Return the gain of flipping each enclave that is worth more when Peaceful."""
    twin = g.copy()
    gain = 0
    for place in flippable_places(g, me):
        before = value(twin, me)
        flip(twin, me.militant, place)
        more = value(twin, me) - before + (_CARD if rules(g, me.seat, place) else 0)
        if more > 0:
            gain += more
        else:
            flip(twin, me.peaceful, place)
    return gain


def appeal(g: Game, me: DiasporaPieces, seat: int, action: Action) -> int:
    """Return the value of negotiating to an enemy: no battle there, less the card it costs."""
    if seat == me.seat or not isinstance(action, NegotiateIn):
        return 0
    paid = _PRICE if payee(g, seat, action.place) >= 0 else 0
    return _CALM - paid


_BIAS: Final = {
    "craft": 150,
    "dominate": -2000,
    "claim": -2000,
}
