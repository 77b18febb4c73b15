"""What a computer Cirque thinks of a position.  Units: hundredths of a victory point.

It values points, big tops where it rules, the more the more its audience has been praised there
and the better its hand matches, guests beside them, and goats on the map for the hats they
uncover.  It performs with every card that shows another suit, keeps the others, and praises whoever
is far behind.  It never activates dominance.
"""

from __future__ import annotations

from typing import Final

from revelry.factions.cirque_du_goat.birdsong import ScoutIn
from revelry.factions.cirque_du_goat.clowns import Clown
from revelry.factions.cirque_du_goat.daylight import PitchIn
from revelry.factions.cirque_du_goat.evening import Honor, HonorWith
from revelry.factions.cirque_du_goat.perform import (
    Perform,
    PerformIn,
    PerformWith,
    applause,
    stages,
    suits_spent,
)
from revelry.factions.cirque_du_goat.pieces import CirquePieces
from revelry.factions.cirque_du_goat.pitch import Lure
from undergrowth.engine.actions import Action
from undergrowth.law.appraise import dominance_threat, expected_battle, nearness, on_the_way
from undergrowth.law.battle.battle import Against, InitiateBattle
from undergrowth.law.pieces.rule import strength
from undergrowth.table.game import Game
from undergrowth.table.moments import EVENING

_GOAT: Final = 16
_HAT: Final = 45
_STAGE: Final = 70
_SECOND: Final = 30
_LEAD: Final = 8
_APPLAUSE: Final = 55
"""What an accolade before the best stage is worth before the performance."""
_GUEST: Final = 28
_HELD: Final = 40
"""What a suit in hand that the next performance would show is worth."""
_CARD: Final = 14
_MOST: Final = 5
"""No more cards than that are kept."""


def value(g: Game, me: CirquePieces) -> int:
    """Points, stages and their audience, goats and hats, cards by their suits."""
    worth = g.score[me.seat] * 100 - dominance_threat(g, me.seat)
    worth += g.on_map(me.warrior) * _GOAT + min(5, me.hats_showing(g)) * _HAT
    worth += _stages(g, me) + _hand(g, me)
    performing = g.within(Perform)
    if performing is not None and performing.seat == me.seat:
        worth += suits_spent(g, performing.suits, performing.birds) * 100
        if performing.suits or performing.birds:
            worth += applause(g, me, performing.place) * 100
    return worth


def _stages(g: Game, me: CirquePieces) -> int:
    """The best place to perform, and what others there are."""
    found: list[int] = []
    for place in stages(g, me):
        lead = min(3, _lead(g, me, place)) * _LEAD
        guests = len(me.audience(g, place)) * _GUEST
        found.append(_STAGE + lead + guests + applause(g, me, place) * _APPLAUSE)
    found.sort()
    return (found[-1] if found else 0) + (len(found) - 1) * _SECOND if found else 0


def _lead(g: Game, me: CirquePieces, place: int) -> int:
    """By how much it rules a clearing."""
    others = [strength(g, owner, place) for owner in range(g.owners) if owner != me.seat]
    return strength(g, me.seat, place) - max(others)


def _hand(g: Game, me: CirquePieces) -> int:
    """Cards, and the suits they would show."""
    suits = 0
    birds = 0
    for card in g.hands[me.seat]:
        if g.is_bird(card):
            birds += 1
        else:
            suits |= 1 << g.box.cards[card].suit
    return min(_MOST, len(g.hands[me.seat])) * _CARD + suits_spent(g, suits, birds) * _HELD


def bias(g: Game, me: CirquePieces, action: Action) -> int:
    """Answers that only lead to a choice look like nothing: say what they should bring."""
    if isinstance(action, ScoutIn):
        return _scouting(g, me, action.place)
    if isinstance(action, PerformIn):
        return 150 + applause(g, me, action.place) * 100
    if isinstance(action, PerformWith):
        return 60 if g.phase == EVENING else 0
    if isinstance(action, PitchIn):
        return _STAGE + applause(g, me, action.place) * _APPLAUSE
    if isinstance(action, Lure):
        return _GUEST
    if isinstance(action, HonorWith):
        return -40
    if isinstance(action, Honor):
        return _honoring(g, me, g.box.owner_of(action.faction))
    if isinstance(action, Against):
        fight = g.within(InitiateBattle)
        prey = g.box.owner_of(action.faction)
        here = expected_battle(g, me.seat, fight.place, prey) if fight is not None else 0
        return here + nearness(g, prey)
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    return _BIAS.get(action.verb, 0)


def _scouting(g: Game, me: CirquePieces, place: int) -> int:
    """Goats for a card: most where they come to rule a big top."""
    goats = min(me.scouted, g.supply[me.warrior])
    gain = goats * _GOAT - _CARD - _HELD // 2 + goats * _HAT // 2
    if g.count(me.big_top, place) > 0 and _lead(g, me, place) <= 2:
        gain += _STAGE // 2
    return gain


def _honoring(g: Game, me: CirquePieces, seat: int) -> int:
    """A point for somebody: rather for whoever is far behind and stands at many stages."""
    beside = len([place for place in stages(g, me) if g.has_pieces(seat, place)])
    return beside * 20 - nearness(g, seat)


def appeal(g: Game, me: CirquePieces, seat: int, action: Action) -> int:
    """A card of somebody else's is worth more than a hit."""
    return 60 if seat == me.seat and isinstance(action, Clown) else 0


_BIAS: Final = {"craft": 150, "dominate": -2000, "claim": -2000}
