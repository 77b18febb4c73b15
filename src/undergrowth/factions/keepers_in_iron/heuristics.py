"""What a computer Keeper thinks of a position.  Units: hundredths of a victory point.

They value relics by their points, more once they lie in a clearing, and most when they are about
to be recovered; cards of the Retinue, which they are loath to lose; waystations with the side up
that the next turn needs. Cards are spent on warriors while there are few. They delve where they
win the battle before and rule after it. Whoever may place a trophy puts it where the Keepers rule
least. They never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.keepers_in_iron.camps import DecampIn, EncampIn
from undergrowth.factions.keepers_in_iron.daylight import ActWith, KeeperDaylight, SendRetainer
from undergrowth.factions.keepers_in_iron.delve import DelveIn, DigUp
from undergrowth.factions.keepers_in_iron.evening import GatherRetinue, ShiftCard, ShiftRetainer
from undergrowth.factions.keepers_in_iron.marches import best_march, best_march_from
from undergrowth.factions.keepers_in_iron.pieces import (
    DELVE,
    RECOVER,
    RETAINER,
    KeeperPieces,
)
from undergrowth.factions.keepers_in_iron.recover import RecoverIn, SetOut
from undergrowth.factions.keepers_in_iron.recruit import Levy
from undergrowth.factions.keepers_in_iron.retinue import (
    delvable,
    delving_places,
    recoverable,
    recovering_places,
    ruled_alike,
    ruled_around,
    suits_of,
)
from undergrowth.factions.keepers_in_iron.trophies import Bury
from undergrowth.factions.keepers_in_iron.worth import CARD, value
from undergrowth.law.appraise import best_battle, on_the_way
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.moving.move import From, Move, To
from undergrowth.law.moving.takes import Take
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.turn.turn import HAND_LIMIT
from undergrowth.table.game import Game

_CARD_LOST: Final = 76
"""What a card of the Retinue is worth that is discarded."""
_FOUND: Final = 48
"""What each point on a relic is worth once it lies in a clearing."""
_POINT: Final = 133
"""What each point is worth that is about to be recovered, beyond what it is worth already."""
_LEVY: Final = 95
_ENOUGH: Final = 13
"""Warriors are worth more than cards while there are few."""
_TURNED: Final = 34
"""What it costs that a waystation stands again a turn later only."""
_BIAS: Final = {"craft": 48, "dominate": -3000, "claim": -3000, "set out": 0}

__all__ = ["appeal", "bias", "value"]


def bias(g: Game, me: KeeperPieces, action: Action) -> int:
    """Answers that only lead to a choice look like nothing: say what they should bring."""
    if isinstance(action, (ActWith, SendRetainer)):
        return _acting(g, me, action.card if isinstance(action, ActWith) else RETAINER)
    if isinstance(action, DelveIn):
        return _delving(g, me, action.place)
    if isinstance(action, DigUp):
        return _digging(g, me, action)
    if isinstance(action, RecoverIn):
        return _recovering(g, me, action.place)
    if isinstance(action, SetOut):
        return 10
    if isinstance(action, EncampIn):
        return _camping(g, me, action.place)
    if isinstance(action, DecampIn):
        return _turning(g, me, action.place)
    if isinstance(action, Levy):
        return _LEVY - _ENOUGH * g.on_map(me.warrior)
    if isinstance(action, (ShiftCard, ShiftRetainer)):
        return -45
    if isinstance(action, (From, To, Take)):
        return _marching(g, me, action)
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    return _passing(g, me) if isinstance(action, Pass) else _BIAS.get(action.verb, 0)


def _passing(g: Game, me: KeeperPieces) -> int:
    """Cards that are drawn next are drawn whatever is chosen before."""
    if g.within(GatherRetinue) is None:
        return -4
    room = max(0, HAND_LIMIT - len(g.hands[me.seat]))
    return -4 - CARD * min(room, me.to_draw(g))


def _acting(g: Game, me: KeeperPieces, card: int) -> int:
    """What the action of a column should bring with a card."""
    daylight = g.within(KeeperDaylight)
    column = daylight.column if daylight is not None else DELVE
    suits = suits_of(g, me, card)
    late = 6 if card == RETAINER else 3 if g.is_bird(card) else 0  # they can act anywhere
    if column == DELVE:
        return max([_delving(g, me, place) for place in delving_places(g, me, suits)]) - late
    best = -1000
    if column == RECOVER:
        for place in recovering_places(g, me, suits):
            best = max(best, _recovering(g, me, place))
    for place in origins(g, me.seat, suits):
        best = max(best, best_march_from(g, me, place))
    return best - late


def _delving(g: Game, me: KeeperPieces, place: int) -> int:
    """A battle, if there is one, and a relic after it, if they rule by then."""
    fight = best_battle(g, me.seat, place) if may_battle_at(g, me.seat, place) else 0
    found = delvable(g, me, place)
    if not found:
        return fight
    best = max([_relic(g, me, kind, forest) for kind, forest in found])
    return fight + max(0, best)


def _relic(g: Game, me: KeeperPieces, kind: int, forest: int) -> int:
    """What a relic of a forest should bring; of one that lies face down any value is as likely."""
    ruled = ruled_around(g, me, forest)
    values = me.values + me.values[-1:]
    if kind in me.face_up:
        values = [me.value_of(kind)]
    worth = 0
    for each in values:
        worth += each * _FOUND - (_CARD_LOST if ruled < each else 0)
    return worth // len(values)


def _digging(g: Game, me: KeeperPieces, action: DigUp) -> int:
    """The same for an option; what it looks like afterwards speaks for itself."""
    kind = g.box.kind_at[me.seat][action.piece]
    if kind >= 0:
        return 20
    return 27


def _recovering(g: Game, me: KeeperPieces, place: int) -> int:
    """The best relic of a clearing, and what its card is worth if that goes."""
    best = -1000
    ruled = ruled_alike(g, me, place)
    for kind in recoverable(g, me, place):
        points = me.value_of(kind)
        best = max(best, points * _POINT - (_CARD_LOST if ruled < points else 0))
    return best


def _camping(g: Game, me: KeeperPieces, place: int) -> int:
    """The best side of a waystation that can be pitched there."""
    before = value(g, me)
    twin = g.copy()
    twin.take(EncampIn(place))
    if twin.decision is None or twin.decision.prompt != "keepers.pitch":
        return 0
    best = -1000
    for option in twin.decision.offered:
        after = twin.copy()
        after.take(option)
        best = max(best, value(after, me) - before)
    return best


def _turning(g: Game, me: KeeperPieces, place: int) -> int:
    """What a waystation would be worth a turn later with its other side up, or as another one."""
    twin = g.copy()
    best = -1000
    for old in me.camps(g, place):
        shift(twin, old, place, -1)
        shift(twin, me.warrior, place, 1)
        after = value(twin, me)
        shift(twin, me.warrior, place, -1)
        for new in me.waystations:
            if g.supply[new] > 0 or new == g.box.other_side[old]:
                shift(twin, new, place, 1)
                best = max(best, value(twin, me) - after)
                shift(twin, new, place, -1)
        shift(twin, old, place, 1)
    return best - _TURNED


def _marching(g: Game, me: KeeperPieces, action: Action) -> int:
    """What an answer within a move should bring, relics carried along included."""
    if isinstance(action, From):
        return best_march_from(g, me, action.place)
    move = g.within(Move)
    if move is None or move.mover() != me.seat:
        return 0
    if isinstance(action, To):
        return best_march(g, me, move.origin, action.place)
    if isinstance(action, Take) and me.has_relic(g, move.origin):
        return best_march(g, me, move.origin, move.destination, action.count)
    return 0


def appeal(g: Game, me: KeeperPieces, seat: int, action: Action) -> int:
    """15.2.5 Whoever places a trophy puts it where the Keepers rule least."""
    if isinstance(action, Bury):
        return -10 * ruled_around(g, me, action.place)
    return 0
