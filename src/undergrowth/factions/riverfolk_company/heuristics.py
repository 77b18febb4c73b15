"""Evaluation of a position for computer Riverfolk.  Units: hundredths of a victory point.

They value funds, resting ones more than committed ones, trade posts and warriors that guard them,
and cards in hand as wares. They ask 2 for a card, 1 for riverboats and 3 for mercenaries, draw
while they hold fewer than five cards, and move and battle for the value of the best move or battle.
Buyers weigh the value of a service against the warriors it costs, each nearly half a point in the
hands of the Riverfolk.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.riverfolk_company.crafting import Export
from undergrowth.factions.riverfolk_company.daylight import CommitBattle, CommitDraw, CommitMove
from undergrowth.factions.riverfolk_company.funds import Fund, fund_kind, funds_of
from undergrowth.factions.riverfolk_company.pieces import (
    COMMITTED,
    FUNDS,
    PAYMENTS,
    TRACKS,
    RiverfolkPieces,
)
from undergrowth.factions.riverfolk_company.prices import SetPrice
from undergrowth.factions.riverfolk_company.services import service_of
from undergrowth.law.appraise import best_battle, best_move_from, dominance_threat, on_the_way
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.ways import origins
from undergrowth.table.game import Game

_FUND: Final = 41
"""Value of a fund at rest: half a point each turn with a trade post on the map."""
_IDLE: Final = 31
"""Value of a committed fund or a payment: it is a fund again next turn."""
_POST: Final = 96
"""Value of a trade post on the map: sales, room for crafting, dividends."""
_FIRST_POST: Final = 160
_GUARD: Final = (0, 34, 52, 62)
"""Value of warriors at a trade post."""
_WARRIOR: Final = 11
_CARD: Final = 34
_WARE: Final = 25
_BIAS: Final = {
    "establish in": 60,
    "recruit in": -6,
    "craft": 21,
    "dominate": -3000,
    "claim": -3000,
}
_PRICES: Final = (2, 1, 3)
"""Prices that computer Riverfolk ask for services."""
_PAID: Final = 45
"""Value of each of their funds to enemies, who pay them.  Without it these bought everything on
sale, and the Riverfolk won three games of four."""
_SERVICE: Final = (68, 22, 74)
"""Value of a service to a computer buyer beyond its immediate effect."""


def value(g: Game, me: RiverfolkPieces) -> int:
    """Return their score plus the value of funds, trade posts and cards to sell."""
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * 30
    worth += me.board(g).total(FUNDS) * _FUND + _spent(g, me) * _IDLE
    worth += min(len(g.hands[me.seat]), 5) * _WARE + _places(g, me)
    return worth - dominance_threat(g, me.seat)


def _spent(g: Game, me: RiverfolkPieces) -> int:
    """Return the number of committed funds and payments."""
    board = me.board(g)
    spent = board.total(PAYMENTS) + board.total(COMMITTED)
    for i in range(len(me.posts.kinds)):
        spent += board.total(TRACKS + i)
    return spent


def feared(g: Game, me: RiverfolkPieces) -> int:
    """Return the value of their funds to opponents: they become trade posts and points."""
    return (me.board(g).total(FUNDS) + _spent(g, me)) * _PAID


def _places(g: Game, me: RiverfolkPieces) -> int:
    """Return the value of trade posts and their guards, and of warriors anywhere."""
    worth = 0
    posts = 0
    for place in g.stands_in(me.seat):
        mine = g.warriors_at(me.seat, place)
        worth += mine * _WARRIOR
        if me.has_post(g, place):
            posts += 1
            worth += _POST + _GUARD[min(mine, 3)]
    return worth + (_FIRST_POST if posts > 0 else 0)


def bias(g: Game, me: RiverfolkPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, CommitMove):
        return max([best_move_from(g, me.seat, place) for place in origins(g, me.seat)]) - 12
    if isinstance(action, CommitBattle):
        return max([best_battle(g, me.seat, place) for place in battlefields(g, me.seat)]) - 10
    if isinstance(action, CommitDraw):
        return _CARD if len(g.hands[me.seat]) < 7 else -46
    if isinstance(action, Fund):
        return _fund(g, me, action)
    if isinstance(action, SetPrice):
        return 5 if action.price == _PRICES[action.service] else -38
    if isinstance(action, Export):
        return 10
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0)


def _fund(g: Game, me: RiverfolkPieces, action: Fund) -> int:
    """Return a preference for an owner's fund: those left over beyond the cost of a trade post."""
    owner = g.box.kinds[fund_kind(g, me, action.faction)].owner
    return funds_of(g, me, owner) % me.post_cost


def appeal(g: Game, me: RiverfolkPieces, seat: int, action: Action) -> int:
    """11.2.6 Return the value of a service to its buyer beyond its immediate effect."""
    service = service_of(action)
    return _SERVICE[service] if service >= 0 else 0
