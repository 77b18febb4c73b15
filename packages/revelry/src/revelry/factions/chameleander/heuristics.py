"""A computer Chameleander's judgement of a position.  Units: hundredths of a victory point.

Every ego off the track brings all later ones onto better spaces, up to the best: that much it is
worth.  In its own turn it counts what it can still place: where it stands beside a host with a card
to spend, beside a warrior with one that matches, with birds for the Evening.  Ego that have reached
the best spaces it takes back for their draw icons, so as to place them again; when there is nothing
left to do it stays away from warriors.
"""

from __future__ import annotations

from typing import Final

from revelry.factions.chameleander.actions import Beckon, DoQuell, DoStroll, Indulge, TakeActions
from revelry.factions.chameleander.birdsong import SloughOff
from revelry.factions.chameleander.blending import Expose
from revelry.factions.chameleander.cajole import CajoleWith, host
from revelry.factions.chameleander.evening import Boast
from revelry.factions.chameleander.marking import MarkWith, doomed
from revelry.factions.chameleander.pieces import ChameleanderPieces
from undergrowth.engine.actions import Action, Pass
from undergrowth.engine.frames import NOBODY
from undergrowth.law.appraise import (
    best_battle,
    best_move_from,
    dominance_threat,
    on_the_way,
)
from undergrowth.law.cards.suits import has_payer
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.game import Game
from undergrowth.table.moments import EVENING
from undergrowth.table.places import NOWHERE

_AHEAD: Final = 70
"""Of what the best space gives more than its own, so much an ego off the track is worth."""
_ON_ID: Final = 45
_ICON: Final = 60
_CARD: Final = 24
_BIRD: Final = 45
_MADE: Final = 35
_HOST: Final = 230
"""Value of being able to cajole; the next two likewise."""
_MARK: Final = 170
_BOAST: Final = 150
_DANGER: Final = 4
"""Cost of each enemy warrior beside it for each of its ego there, once it has done its turn."""
_MOST: Final = 4
"""No more warriors than that are feared."""
_EXPOSED: Final = 55
"""Value of an ego that an enemy may hit, apart from the card it gives."""
_GIVEN: Final = 45
_BIAS: Final = {"play": 60, "craft": 40, "dominate": -3000, "claim": -3000}


def value(g: Game, me: ChameleanderPieces) -> int:
    """Points, ego, icons, cards, and what it can still do."""
    worth = g.score[me.seat] * 100 - dominance_threat(g, me.seat)
    worth += me.ego.icons(g) * _ICON + me.ego.on_id(g) * _ON_ID
    best = max(me.ego.points)
    for points in me.ego.points[: len(me.ego.points) - me.ego.left(g)]:
        worth += (best - points) * _AHEAD
    for card in g.hands[me.seat]:
        worth += _BIRD if g.is_bird(card) else _CARD
    worth += len(g.play[me.seat]) * _MADE
    here = me.place(g)
    if here != NOWHERE:
        worth += _chances(g, me, here) - _danger(g, me, here)
    return worth


def _birds(g: Game, me: ChameleanderPieces) -> int:
    """C.6.1 The bird cards of its hand."""
    return sum([1 for card in g.hands[me.seat] if g.is_bird(card)])


def _actions(g: Game, me: ChameleanderPieces) -> int:
    """C.5.2 Return how many actions it has left; all of them before Daylight."""
    if g.phase == EVENING:
        return 0
    acting = g.within(TakeActions)
    return me.actions if acting is None else acting.actions - acting.taken


def _chances(g: Game, me: ChameleanderPieces, here: int) -> int:
    """C.5.2.IV, C.5.2.V, C.6.1 Return what it can still place in this turn, as its cards allow."""
    cards, left = len(g.hands[me.seat]), me.ego.left(g)
    if left == 0 or cards == 0 or g.turn != me.seat:
        return 0
    worth, actions = 0, _actions(g, me)
    if actions > 0 and me.cajoled not in g.used and host(g, me) != NOBODY:
        worth += _HOST
        actions, cards, left = actions - 1, cards - 1, left - 1
    marks = actions > 0 and me.marked not in g.used and cards > 0 and left > 0
    if marks and has_payer(g, me.seat, g.suits[here]) and doomed(g, me):
        return worth + max(_MARK, _boasting(g, me, cards, left))
    return worth + _boasting(g, me, cards, left)


def _boasting(g: Game, me: ChameleanderPieces, cards: int, left: int) -> int:
    """C.6.1 Return what boasting should bring."""
    boasting = g.within(Boast)
    if me.marked in g.used or (boasting is None and g.phase == EVENING):
        return 0
    done = 0 if boasting is None else boasting.done
    return min(_birds(g, me), 1 + me.ego.on_id(g) - done, cards, left) * _BOAST


def _danger(g: Game, me: ChameleanderPieces, here: int) -> int:
    """C.2.2 Return what enemies beside it threaten, when it has done all it can."""
    ego = me.ego.here(g, here)
    if ego == 0:
        return 0
    enemies = [g.warriors_at(each, here) for each in range(g.owners) if is_enemy(g, me.seat, each)]
    return min(_MOST, sum(enemies)) * _DANGER * ego


def bias(g: Game, me: ChameleanderPieces, action: Action) -> int:
    """Answers that only lead to a choice look like nothing: say what they should bring."""
    if isinstance(action, DoQuell):
        return max(0, best_battle(g, me.seat, me.place(g))) + 20
    if isinstance(action, DoStroll):
        return max(-20, best_move_from(g, me.seat, me.place(g)))
    if isinstance(action, CajoleWith):
        return 70
    if isinstance(action, MarkWith):
        return _marking(g, me)
    if isinstance(action, Beckon):
        return -12
    if isinstance(action, Indulge):
        return -10
    if isinstance(action, SloughOff):
        return -60 if len(g.hands[me.seat]) <= me.slough_cards else -10
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0)


def _marking(g: Game, me: ChameleanderPieces) -> int:
    """C.5.2.IV An ego and its points, which are not seen at once where there is a choice."""
    if len(doomed(g, me)) == 1:
        return 0
    best = max(me.ego.points)
    points = me.ego.next_points(g)
    return points * 100 + (best - points) * _AHEAD


def appeal(g: Game, me: ChameleanderPieces, seat: int, action: Action) -> int:
    """C.2.4 Return what giving it a card should bring an enemy."""
    if not isinstance(action, Expose):
        return 0
    return _EXPOSED * min(2, me.ego.here(g, me.place(g))) - _GIVEN
