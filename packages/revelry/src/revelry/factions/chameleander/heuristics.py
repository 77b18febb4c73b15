"""What a computer Chameleander thinks of a position.  Units: hundredths of a victory point.

It values every ego off the track by the points that the next spaces give, draw icons by the cards
they draw, and a clearing by what it can do there: talk to whoever rules, mark a warrior, fight for
buildings and tokens, craft.  It gives up ego and hands of cards only for what is worth more.
"""

from __future__ import annotations

from typing import Final

from revelry.factions.chameleander.actions import Beckon, DoQuell, DoStroll, Indulge
from revelry.factions.chameleander.birdsong import SloughOff
from revelry.factions.chameleander.blending import Expose
from revelry.factions.chameleander.cajole import CajoleWith, host
from revelry.factions.chameleander.marking import MarkWith
from revelry.factions.chameleander.pieces import ChameleanderPieces
from undergrowth.engine.actions import Action, Pass
from undergrowth.engine.frames import NOBODY
from undergrowth.law.appraise import (
    best_battle,
    best_move_from,
    dominance_threat,
    on_the_way,
    prizes,
)
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

_EGO: Final = 50
"""An ego off the track: those after it score more."""
_ON_ID: Final = 45
_ICON: Final = 45
_CARD: Final = 24
_BIRD: Final = 45
_HOST: Final = 40
_PREY: Final = 30
_MATCH: Final = 12
_CRAFTER: Final = 8
_PRIZE: Final = 12
_EXPOSED: Final = 55
"""What an ego that an enemy may hit is worth to it, the card it gives apart."""
_GIVEN: Final = 45
_BIAS: Final = {"play": 60, "craft": 40, "dominate": -3000, "claim": -60}


def value(g: Game, me: ChameleanderPieces) -> int:
    """Points, ego, icons, cards, and where it stands."""
    worth = g.score[me.seat] * 100 + me.ego.icons(g) * _ICON
    worth += (len(me.ego.points) - me.ego.left(g)) * _EGO + me.ego.on_id(g) * _ON_ID
    for card in g.hands[me.seat]:
        worth += _BIRD if g.is_bird(card) else _CARD
    worth += len(g.play[me.seat]) * 35
    here = me.place(g)
    if here != NOWHERE:
        worth += _standing(g, me, here)
    return worth - dominance_threat(g, me.seat)


def _standing(g: Game, me: ChameleanderPieces, here: int) -> int:
    """What it could do in a clearing."""
    worth = _HOST if host(g, me) != NOBODY else 0
    for card in g.hands[me.seat]:
        if g.matches(card, here):
            worth += _MATCH
    prey, things = 0, 0
    for owner in range(g.owners):
        if g.has_pieces(owner, here) and is_enemy(g, me.seat, owner):
            prey += g.warriors_at(owner, here)
            things += prizes(g, owner, here)
    worth += _PREY if prey > 0 else 0
    return worth + min(2, things) * (_PRIZE + _CRAFTER)


def bias(g: Game, me: ChameleanderPieces, action: Action) -> int:
    """Answers that only lead to a choice look like nothing: say what they should bring."""
    if isinstance(action, DoQuell):
        return max(0, best_battle(g, me.seat, me.place(g))) + 20
    if isinstance(action, DoStroll):
        return max(-20, best_move_from(g, me.seat, me.place(g)))
    if isinstance(action, (CajoleWith, MarkWith)):
        return 70
    if isinstance(action, Beckon):
        return -12
    if isinstance(action, Indulge):
        return -150
    if isinstance(action, SloughOff):
        return -60 if len(g.hands[me.seat]) <= me.slough_cards else -10
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0)


def appeal(g: Game, me: ChameleanderPieces, seat: int, action: Action) -> int:
    """C.2.4 What giving it a card should bring an enemy."""
    if not isinstance(action, Expose):
        return 0
    return _EXPOSED * min(2, me.ego.here(g, me.place(g))) - _GIVEN
