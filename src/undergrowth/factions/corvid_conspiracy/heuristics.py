"""Evaluation of a position for a computer Corvid.  Units: hundredths of a victory point.

They value a plot that lies face down by what its flip will score and do, times how safe its
warriors make it, and clearings with warriors where another can be laid. They lay the plot that
looks best in a clearing, but only if it is worth more than the warriors it takes, flip what they
can, and exert themselves for what costs fewer cards than it brings. Their enemies guess at a plot
when the odds, by what lies face up, and what it was about to score are worth a lost card.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.corvid_conspiracy.actions import (
    Exert,
    PlotIn,
    SchemeBattle,
    SchemeMove,
    TrickAt,
)
from undergrowth.factions.corvid_conspiracy.birdsong import CallUp, FlipPlot
from undergrowth.factions.corvid_conspiracy.exposure import ExposeAs, ExposeIn, ExposeWith
from undergrowth.factions.corvid_conspiracy.pieces import CorvidPieces
from undergrowth.law.appraise import (
    best_battle,
    best_move_from,
    dominance_threat,
    guessed,
    not_showing,
    on_the_way,
    prizes,
)
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.removing.removal import may_remove
from undergrowth.law.turn.turn import hand_limit
from undergrowth.table.game import Game
from undergrowth.twins.plots import NO_PLOT

_SHOWING: Final = 126
"""Value of a face-up plot: every later flip scores one more point."""
_EXTORTION: Final = 35
_WARRIOR: Final = 10
_SITE: Final = 20
_CARD: Final = 25
_FLIP: Final = 23
_RECRUIT: Final = 45
_PLOT: Final = -27
"""Cost of placing a plot early: it may be exposed or attacked."""
_MOVE: Final = 9
_SAFETY: Final = (46, 84, 75, 74)
"""Hundredths of a face-down plot's value, by the warriors beside it."""
_DANGER: Final = 9
"""Hundredths that each enemy warrior beside it takes off."""
_EXPOSED: Final = 150
"""Value of a right guess to an enemy: a point, and one plot less."""
_AVERTED: Final = 80
"""Value of a right guess for each point that the plot was about to score."""
_GIVEN: Final = 45
"""Cost of a card that the Corvids get."""
_BIAS: Final = {"play": 60, "craft": 40, "dominate": -3000, "claim": -3000}


def value(g: Game, me: CorvidPieces) -> int:
    """Return its score plus the value of plots, face up or face down, and of clearings for more."""
    showing = me.plots.showing(g)
    worth = g.score[me.seat] * 100 + showing * _SHOWING
    worth += g.on_map(me.plots.extortion) * _EXTORTION + g.on_map(me.warrior) * _WARRIOR
    hidden = 0
    for place in g.clearings:
        mine = g.warriors_at(me.seat, place)
        kind = me.plots.hidden_at(g, place)
        if kind != NO_PLOT:
            worth += _hidden(g, me, place, kind, showing + hidden // 2)
            hidden += 1
        elif mine > 0 and not me.plots.is_at(g, place):
            worth += _SITE + min(mine, 3) * 4
    worth += min(len(g.hands[me.seat]), hand_limit(g, me.seat)) * _CARD + len(g.play[me.seat]) * 30
    return worth - dominance_threat(g, me.seat)


def _hidden(g: Game, me: CorvidPieces, place: int, kind: int, showing: int) -> int:
    """Return the expected value of a face-down plot: its flip, and its effect."""
    enemies, things, players = 0, 0, 0
    for owner in range(g.owners):
        if g.has_pieces(owner, place) and is_enemy(g, me.seat, owner):
            enemies += g.warriors_at(owner, place)
            things += prizes(g, owner, place)
            players += 1
    safe = _SAFETY[min(3, g.warriors_at(me.seat, place))] - _DANGER * min(enemies, 4)
    flip = 100 * me.plots.points * (showing + 1)
    return max(4, safe) * (flip + _effect(g, me, kind, enemies, things, players)) // 100


def _effect(g: Game, me: CorvidPieces, kind: int, enemies: int, things: int, players: int) -> int:
    """Return the value of a plot's effect, when it is flipped or after that."""
    up = g.box.other_side[kind]
    if up == me.plots.bomb:
        return things * 97 + enemies * 14
    if up == me.plots.extortion:
        return _SHOWING + _EXTORTION + players * 30
    if up == me.plots.snare:
        return _SHOWING + enemies * 5
    return _SHOWING + players * 12


def bias(g: Game, me: CorvidPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    dear = _CARD * _kept(g, me) if g.within(Exert) is not None else 0
    if isinstance(action, FlipPlot):
        return _FLIP
    if isinstance(action, CallUp):
        return _RECRUIT
    if isinstance(action, PlotIn):
        return _after_laying(g, me, action) - dear
    if isinstance(action, TrickAt):
        return -60
    if isinstance(action, SchemeMove):
        best = max([best_move_from(g, me.seat, place) for place in origins(g, me.seat)])
        return best + _MOVE - dear if best > 0 else best - dear
    if isinstance(action, SchemeBattle):
        return max([best_battle(g, me.seat, place) for place in battlefields(g, me.seat)]) - dear
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0)


def _kept(g: Game, me: CorvidPieces) -> int:
    """13.6.2 Return how many of the cards that Exert gives up the hand could keep."""
    return max(0, min(me.to_draw(g), hand_limit(g, me.seat) - len(g.hands[me.seat])))


def _after_laying(g: Game, me: CorvidPieces, action: Action) -> int:
    """Return the value of a plot beyond its warriors, for the best type to place."""
    twin = g.copy()
    twin.take(action)
    if twin.decision is None or twin.decision.prompt != "corvids.type":
        return 0
    before = value(twin, me)
    best = -1000
    for option in twin.decision.offered:
        after = twin.copy()
        after.take(option)
        best = max(best, value(after, me))
    return best - before + _PLOT


def appeal(g: Game, me: CorvidPieces, seat: int, action: Action) -> int:
    """13.2.4 Return the expected value of exposing to an enemy, who knows only face-up plots."""
    if isinstance(action, ExposeAs):
        return guessed(g, g.box.kind_at[me.seat][action.piece])
    if isinstance(action, ExposeWith):
        return -15 if g.is_bird(action.card) else 0
    if not isinstance(action, ExposeIn):
        return 0
    if not _may_be_removed(g, me, seat, action.place):
        return -_GIVEN  # a right guess would cost nothing and change nothing, again and again
    left = [not_showing(g, kind) for kind in me.plots.face_up]
    chance = 100 * max(left) // sum(left)
    due = min(1, g.warriors_at(me.seat, action.place)) * (me.plots.showing(g) + 1)
    return (chance * (_EXPOSED + _AVERTED * due) - (100 - chance) * _GIVEN) // 100


def _may_be_removed(g: Game, me: CorvidPieces, seat: int, place: int) -> bool:
    """13.2.4 Whether a seat could remove a face-down plot of some type in a clearing."""
    for kind in me.plots.face_up:
        if may_remove(g, g.box.other_side[kind], place, seat):
            return True
    return False
