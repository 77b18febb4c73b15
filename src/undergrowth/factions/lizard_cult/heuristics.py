"""Evaluation of a position for a computer Cult.  Units: hundredths of a victory point.

They value gardens of one suit more than gardens of several, cards of the suits that have gardens,
acolytes, ruled clearings with open slots, and warriors beside gardens. They build with every card
they can, sanctify before they convert, and crusade for what the best move or battle leads to. They
never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.lizard_cult.conspiracies import CrusadeBattle, CrusadeMove
from undergrowth.factions.lizard_cult.pieces import CultPieces
from undergrowth.law.appraise import (
    best_battle,
    best_move_from,
    dominance_threat,
    on_the_way,
)
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.rule import rules
from undergrowth.table.game import Game

_GARDENS: Final = (0, 180, 480, 640, 900, 1150)
"""Value of so many gardens of a suit: points turn after turn, cards, rule."""
_ACOLYTES: Final = (0, 50, 100, 150, 190, 220, 240)
_SITE: Final = 45
"""Value of a ruled clearing with an open slot."""
_GUARD: Final = 14
_WARRIOR: Final = 9
_CARD: Final = 22
_FAITHFUL: Final = 12
"""Value of a card whose suit has gardens, for each garden."""
_BIAS: Final = {
    "build with": 260,
    "recruit with": 40,
    "sacrifice with": 10,
    "score with": 20,
    "craft": 25,
    "convert": 20,
    "sanctify": 120,
    "dominate": -3000,
    "claim": -3000,
}


def value(g: Game, me: CultPieces) -> int:
    """Return its score plus the value of gardens, cards of their suits, acolytes and sites."""
    board = me.board(g)
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * 35
    for garden in me.gardens.kinds:
        worth += _GARDENS[me.gardens.placed(g, garden)]
    worth += _ACOLYTES[min(board.acolytes, len(_ACOLYTES) - 1)]
    for card in g.hands[me.seat] + board.revealed:
        worth += _card(g, me, card)
    return worth + _places(g, me) - dominance_threat(g, me.seat)


def _card(g: Game, me: CultPieces, card: int) -> int:
    garden = me.gardens.of_suit(g.box.cards[card].suit)
    return _CARD + (min(3, me.gardens.placed(g, garden)) * _FAITHFUL if garden >= 0 else 0)


def _places(g: Game, me: CultPieces) -> int:
    """Return the value of clearings for gardens, built or possible, and of their guards."""
    worth = 0
    sites = 0
    for place in g.clearings:
        mine = g.warriors_at(me.seat, place)
        worth += mine * _WARRIOR
        if me.has_garden(g, place):
            worth += min(mine, 3) * _GUARD
        if g.slots[place] > 0 and (mine > 0 or me.has_garden(g, place)):
            if rules(g, me.seat, place):
                sites += 1
            worth += min(mine, 2) * 4
    return worth + min(sites, 4) * _SITE


def bias(g: Game, me: CultPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, CrusadeMove):
        suits = me.outcast_suits(g)
        return max([best_move_from(g, me.seat, place) for place in origins(g, me.seat, suits)])
    if isinstance(action, CrusadeBattle):
        suits = me.outcast_suits(g)
        return max([best_battle(g, me.seat, place) for place in battlefields(g, me.seat, suits)])
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0)
