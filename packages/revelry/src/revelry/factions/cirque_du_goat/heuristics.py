"""A computer Cirque's judgement of a position.  Units: hundredths of a victory point.

Next to points it values the performance that it could give now, with its hand and its audience
where it rules beside a big top; goats on the map for the hats they uncover; accolades wherever
they are, since their holders can be lured.  It spends cards on goats while few hats show, keeps one
that matches a stage, pitches where that makes the performance better, and otherwise battles.  It
never activates dominance.
"""

from __future__ import annotations

from typing import Final

from revelry.factions.cirque_du_goat.birdsong import ScoutIn
from revelry.factions.cirque_du_goat.clowns import Clown
from revelry.factions.cirque_du_goat.daylight import PitchIn, TourBattle, TourMove
from revelry.factions.cirque_du_goat.evening import Honor, HonorWith
from revelry.factions.cirque_du_goat.perform import (
    Perform,
    PerformIn,
    PerformWith,
    ReciteWith,
    applause,
    stages,
    suits_spent,
)
from revelry.factions.cirque_du_goat.pieces import CirquePieces
from revelry.factions.cirque_du_goat.pitch import Lure, lured
from undergrowth.engine.actions import Action
from undergrowth.law.appraise import (
    best_battle,
    best_move_from,
    dominance_threat,
    nearness,
    on_the_way,
)
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.cards.suits import has_payer
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.rule import rules, strength
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

_GOAT: Final = 14
_LENT: Final = 110
"""Cost of a goat that others have got, though it leaves an empty slot."""
_HATS: Final = (0, 50, 90, 112, 122, 128)
"""Value of so many hats together."""
_STAGE: Final = 40
_LEAD: Final = 6
_SHOW: Final = 85
"""Of a point that could be scored by performing this Evening, so much counts already."""
_LATER: Final = 45
"""Of one that could be scored in a later turn."""
_READY: Final = 60
"""Value of a card in hand that lets the show go on."""
_HELD: Final = 45
"""Value of a holder of accolades for each of these, wherever they are."""
_GUEST: Final = 14
_CARD: Final = 16
_SCOUT: Final = 15
"""Value that goats must bring for their card."""
_MOST: Final = 5
"""No more cards than that are kept."""
_BATTLE: Final = -5
_EARLY: Final = 18
"""With fewer points than that praise still pays."""


def value(g: Game, me: CirquePieces) -> int:
    """Points, the performance that could be given, goats and hats, accolades, cards."""
    board = me.board(g)
    worth = g.score[me.seat] * 100 - dominance_threat(g, me.seat)
    here = g.on_map(me.warrior)
    worth += here * _GOAT - (me.goats - here - g.supply[me.warrior]) * _LENT
    worth += _HATS[min(me.hats_showing(g), len(_HATS) - 1)]
    worth += sum(board.held) * _HELD
    worth += min(_MOST, len(g.hands[me.seat])) * _CARD
    performing = g.within(Perform)
    if performing is not None and performing.place != NOWHERE:
        worth += suits_spent(g, performing.suits, performing.birds) * 100
        worth += applause(g, me, performing.place) * 100
    found = [_stage(g, me, place) for place in stages(g, me)]
    found.sort(reverse=True)
    if found:
        worth += found[0]
    return worth + len(found[1:]) * _STAGE


def _stage(g: Game, me: CirquePieces, place: int) -> int:
    """Return what a place to perform is worth: safety, audience, and the show that the hand
    allows."""
    worth = _STAGE + min(3, _lead(g, me, place)) * _LEAD + len(me.audience(g, place)) * _GUEST
    ahead = _LATER if me.board(g).stage != NOWHERE or g.turn != me.seat else _SHOW
    points = applause(g, me, place)
    if has_payer(g, me.seat, g.suits[place]):
        return worth + _READY + (points + _suits_held(g, me)) * ahead
    return worth + points * _LATER


def _suits_held(g: Game, me: CirquePieces) -> int:
    """CDG.6.1 Return how many suits the hand would show."""
    suits = 0
    birds = 0
    for card in g.hands[me.seat]:
        if g.is_bird(card):
            birds += 1
        else:
            suits |= 1 << g.box.cards[card].suit
    return suits_spent(g, suits, birds)


def _lead(g: Game, me: CirquePieces, place: int) -> int:
    """By how much it rules a clearing."""
    others = [strength(g, owner, place) for owner in range(g.owners) if owner != me.seat]
    return strength(g, me.seat, place) - max(others)


def bias(g: Game, me: CirquePieces, action: Action) -> int:
    """Answers that only lead to a choice look like nothing: say what they should bring."""
    if isinstance(action, ScoutIn):
        return _scouting(g, me, action.place)
    if isinstance(action, PerformIn):
        return 100 + applause(g, me, action.place) * 100
    if isinstance(action, (PerformWith, ReciteWith)):
        return 20
    if isinstance(action, PitchIn):
        return _pitching(g, me, action.place)
    if isinstance(action, Lure):
        return _GUEST + me.board(g).of(g.box.owner_of(action.faction)) * _LATER
    if isinstance(action, TourBattle):
        best = [best_battle(g, me.seat, place) for place in battlefields(g, me.seat)]
        return max(best) + _BATTLE
    if isinstance(action, TourMove):
        return max([best_move_from(g, me.seat, place) for place in origins(g, me.seat)]) // 2 - 5
    if isinstance(action, HonorWith):
        return _CARD + _READY if g.score[me.seat] < _EARLY else -_READY
    if isinstance(action, Honor):
        return _honoring(g, me, g.box.owner_of(action.faction))
    way = on_the_way(g, me.seat, action)
    return way if way is not None else _BIAS.get(action.verb, 0)


def _scouting(g: Game, me: CirquePieces, place: int) -> int:
    """Goats for a card: what they add to hats and to rule, without what the card was good for."""
    goats = min(me.scouted, g.supply[me.warrior])
    empty = me.empty_slots(g) + goats
    after = sum([1 for slot in me.hats if slot <= empty])
    gain = goats * _GOAT + _HATS[min(after, 5)] - _HATS[min(me.hats_showing(g), 5)]
    gain -= _SCOUT
    if len(g.hands[me.seat]) == 1:
        gain -= _READY
    lead = _lead(g, me, place)
    if g.count(me.big_top, place) > 0:
        gain += _LEAD * (goats if lead > 0 else 3) + (_STAGE if lead <= 0 < lead + 2 * goats else 0)
    elif lead <= 0 < lead + 2 * goats:
        gain += _STAGE // 2
    return gain


def _pitching(g: Game, me: CirquePieces, place: int) -> int:
    """Return what a big top adds: a better show than any so far, with the guest who can be
    lured."""
    there = [_stage(g, me, other) for other in stages(g, me)]
    best = max(there, default=0)
    here = _stage(g, me, place)
    guests = [
        g.box.owner_of(each.faction) for each in lured(g, me, place) if isinstance(each, Lure)
    ]
    new = [me.board(g).of(seat) for seat in guests if not g.has_pieces(seat, place)]
    if new:
        here += _GUEST + max(new) * _SHOW
    idle = sum([1 for top in me.top_places(g) if not rules(g, me.seat, top)])
    gain = max(0, here - best) - 8
    if g.supply[me.big_top] > 0 or idle > 0:
        gain = max(gain, _STAGE - 8)
    return gain


def _honoring(g: Game, me: CirquePieces, seat: int) -> int:
    """A point for somebody: rather for one who is far behind and can be found at many places."""
    beside = len(g.stands_in(seat))
    return min(8, beside) * 6 - g.score[seat] * 4 - nearness(g, seat)


def appeal(g: Game, me: CirquePieces, seat: int, action: Action) -> int:
    """A card of somebody else's is worth more than a hit."""
    return 40 if seat == me.seat and isinstance(action, Clown) else 0


_BIAS: Final = {"craft": 120, "dominate": -2000, "claim": -2000}
