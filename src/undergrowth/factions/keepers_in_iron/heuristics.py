"""Evaluation of a position for a computer Keeper.  Units: hundredths of a victory point.

They value relics by their points, more once they lie in a clearing, most at a waystation of their
type or where one can be pitched or turned; warriors by how near they are to the clearings with most
relics around; cards of the Retinue by the actions open to them, less while more are drawn than the
hand holds. They recover what they can, relics that cost no card first, and keep a waystation while
relics of its type lie at it. Cards are spent on warriors while there are few. They delve where they
win the battle before and rule after it. Players who may place a trophy put it where the Keepers
rule least. They never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.keepers_in_iron.camps import DecampIn, EncampIn
from undergrowth.factions.keepers_in_iron.daylight import ActWith, KeeperDaylight, SendRetainer
from undergrowth.factions.keepers_in_iron.delve import DelveIn, DigUp
from undergrowth.factions.keepers_in_iron.evening import (
    Gather,
    GatherRetinue,
    ShiftCard,
    ShiftRetainer,
)
from undergrowth.factions.keepers_in_iron.ground import card_lost, places_worth_delving
from undergrowth.factions.keepers_in_iron.pieces import (
    DELVE,
    RECOVER,
    RETAINER,
    KeeperPieces,
)
from undergrowth.factions.keepers_in_iron.recover import Reclaim, Recover, RecoverIn, SetOut
from undergrowth.factions.keepers_in_iron.recruit import Levy
from undergrowth.factions.keepers_in_iron.retinue import (
    delvable,
    delving_places,
    must_battle,
    recoverable,
    recovering_places,
    ruled_alike,
    ruled_around,
    suits_of,
)
from undergrowth.factions.keepers_in_iron.trophies import Bury
from undergrowth.factions.keepers_in_iron.worth import (
    CARD,
    best_march,
    best_march_from,
    value,
)
from undergrowth.law.appraise import best_battle, on_the_way
from undergrowth.law.moving.move import From, Move, To
from undergrowth.law.moving.takes import Take
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.turn.turn import hand_limit
from undergrowth.table.game import Game

_DUG: Final = 30
"""Value of a relic in a clearing beyond its evaluation: the next card can use it."""
_POINT: Final = 133
"""Value of each point about to be recovered, beyond its present value."""
_LEVY: Final = 95
_ENOUGH: Final = 13
"""Number of warriors up to which they are worth more than cards."""
_KEPT: Final = -500
"""Penalty for removing a waystation, or losing a card, while safe relics are left there."""
_RECLAIMED: Final = 60
"""Preference for a relic to recover, by each point on it."""
_ANYWHERE: Final = 20
"""Additional value of a bird in the Retinue: it acts in any clearing."""
_DELVER: Final = 30
"""Additional value of a card in the second column with the suit of a place worth delving."""
_SHIFTED: Final = -45
"""Penalty for shifting a card: adding one does more."""
_BIAS: Final = {"dominate": -3000, "claim": -3000}

__all__ = ["appeal", "bias", "value"]


def bias(g: Game, me: KeeperPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, (ActWith, SendRetainer)):
        return _acting(g, me, action.card if isinstance(action, ActWith) else RETAINER)
    if isinstance(action, DelveIn):
        return _delving(g, me, action.place)
    if isinstance(action, DigUp):
        return _digging(g, me, action)
    if isinstance(action, RecoverIn):
        return _recovering(g, me, action.place)
    if isinstance(action, Reclaim):
        return _reclaiming(g, me, action)
    if isinstance(action, SetOut):
        return 10
    if isinstance(action, EncampIn):
        return _camping(g, me, action.place)
    if isinstance(action, DecampIn):
        return _KEPT if recoverable(g, me, action.place) else 0
    if isinstance(action, Levy):
        return _LEVY - _ENOUGH * g.on_map(me.warrior)
    if isinstance(action, Gather):
        return _gathering(g, me, action)
    if isinstance(action, (ShiftCard, ShiftRetainer)):
        return _SHIFTED - _drawn(g, me, len(g.hands[me.seat]))
    if isinstance(action, (From, To, Take)):
        return _marching(g, me, action)
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    return _passing(g, me) if isinstance(action, Pass) else _BIAS.get(action.verb, 0)


def _passing(g: Game, me: KeeperPieces) -> int:
    """Return the value of passing; in the Evening it includes the cards drawn next."""
    if g.within(GatherRetinue) is None:
        return -4
    return -4 - _drawn(g, me, len(g.hands[me.seat]))


def _drawn(g: Game, me: KeeperPieces, held: int) -> int:
    """15.6.3 Return the value of the cards drawn next into a hand of `held` cards.

    They are drawn after any last choice, so they must not favour one.
    """
    return CARD * min(max(0, hand_limit(g, me.seat) - held), me.to_draw(g))


def _acting(g: Game, me: KeeperPieces, card: int) -> int:
    """Return the expected value of the action of a column with a card."""
    daylight = g.within(KeeperDaylight)
    column = daylight.column if daylight is not None else DELVE
    suits = suits_of(g, me, card)
    late = 6 if card == RETAINER else 3 if g.is_bird(card) else 0  # these act in any suit
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
    """Return the value of a battle, if there is one, and of a relic, if they rule after it."""
    fight = best_battle(g, me.seat, place) if must_battle(g, me, place) else 0
    found = delvable(g, me, place)
    if not found:
        return fight
    best = max([_relic(g, me, place, kind, forest) for kind, forest in found])
    return fight + max(0, best)


def _relic(g: Game, me: KeeperPieces, place: int, kind: int, forest: int) -> int:
    """Return the gain of moving a relic from a forest to a clearing, and of keeping the card."""
    up = kind if kind in me.face_up else me.average_relic(kind)
    twin = g.copy()
    shift(twin, kind, forest, -1)
    shift(twin, up, place, 1)
    lost = card_lost(g, me) if ruled_around(g, me, forest) < me.value_of(up) else 0
    return value(twin, me) - value(g, me) + _DUG - lost


def _digging(g: Game, me: KeeperPieces, action: DigUp) -> int:
    """Return the value of a delving option; its outcome is evaluated separately."""
    kind = g.box.kind_at[me.seat][action.piece]
    if kind >= 0:
        return 20
    return 27


def _recovering(g: Game, me: KeeperPieces, place: int) -> int:
    """Return the value of all relics that cost no card, and of the best other one if it pays."""
    ruled, lost = ruled_alike(g, me, place), card_lost(g, me)
    safe, best = 0, 0
    for kind in recoverable(g, me, place):
        worth = me.value_of(kind) * _POINT
        if me.value_of(kind) <= ruled:
            safe += worth * g.count(kind, place)
        else:
            best = max(best, worth - lost)
    return safe + best


def _reclaiming(g: Game, me: KeeperPieces, action: Reclaim) -> int:
    """15.5.2.IIIc Return the value of a relic to recover: the dearest without cost comes first."""
    frame = g.within(Recover)
    if frame is None:
        return 0
    points = me.value_of(g.box.kind_at[me.seat][action.piece])
    ruled = ruled_alike(g, me, frame.place)
    safe = any(me.value_of(each) <= ruled for each in recoverable(g, me, frame.place))
    return points * _RECLAIMED + (_KEPT if points > ruled and safe else 0)


def _gathering(g: Game, me: KeeperPieces, action: Gather) -> int:
    """15.6.2 Return the value of adding a card: birds act anywhere, delving cards near relics.

    After the last added card more are drawn, so their value is subtracted.
    """
    worth = _ANYWHERE if g.is_bird(action.card) else 0
    gathering = g.within(GatherRetinue)
    if gathering is not None and gathering.room(g) == 1:
        worth -= _drawn(g, me, len(g.hands[me.seat]) - 1)
    if action.column == DELVE:
        suits = suits_of(g, me, action.card)
        if any(g.suits[place] & suits for place in places_worth_delving(g, me)):
            worth += _DELVER
    return worth


def _camping(g: Game, me: KeeperPieces, place: int) -> int:
    """Return the gain of the best waystation, on its best side, that can be pitched there."""
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


def _marching(g: Game, me: KeeperPieces, action: Action) -> int:
    """Return the expected value of an answer within a move, with the relics carried along."""
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
    """15.2.5 Return the value to an enemy of burying a trophy: least where the Keepers rule
    most."""
    if isinstance(action, Bury):
        return -10 * ruled_around(g, me, action.place)
    return 0
