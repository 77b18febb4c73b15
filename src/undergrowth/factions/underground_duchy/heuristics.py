"""Evaluation of a position for a computer Duchy.  Units: hundredths of a victory point.

They value ministers by what each brings in a turn, times a guess at the turns that are left,
citadels and markets that are guarded, clearings that back cards which could sway somebody, and
warriors above the ground a little more than below. They sway whom they can, build wherever it is
safe, and dig to where warriors are worth most. They never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.underground_duchy.assembly import (
    AssemblyBattle,
    AssemblyMove,
    DigWith,
)
from undergrowth.factions.underground_duchy.bank import BankCard
from undergrowth.factions.underground_duchy.dig import DigIn, dig_sites
from undergrowth.factions.underground_duchy.ministers import (
    ActAs,
    BrigadeBattle,
    BrigadeMove,
    substitutes,
)
from undergrowth.factions.underground_duchy.parliament import Summon
from undergrowth.factions.underground_duchy.pieces import (
    BANKER,
    BRIGADIER,
    BURROW,
    CAPTAIN,
    FOREMOLE,
    MARSHAL,
    MAYOR,
    DuchyPieces,
)
from undergrowth.factions.underground_duchy.sway import (
    Sway,
    SwayMinister,
    backed,
    backing,
    rank_of,
)
from undergrowth.law.appraise import (
    best_battle,
    best_move,
    best_move_from,
    dominance_threat,
    on_the_way,
)
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.cards.suits import paid_suits
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.ground import suits_in
from undergrowth.law.pieces.rule import rules
from undergrowth.law.rows import added
from undergrowth.law.victory.score import points_to_win
from undergrowth.table.game import Game
from undergrowth.table.moments import DAYLIGHT
from undergrowth.table.names import BIRD

_CITADELS: Final = (0, 130, 254, 420)
_MARKETS: Final = (0, 164, 373, 400)
"""Value of so many buildings on the map: warriors, cards, crafting, rule."""
_TUNNELS: Final = (0, 27, 55, 75)
_CARD: Final = 26
_BELOW: Final = 6
_ABOVE: Final = 12
_BACKING: Final = 16
"""Value of a clearing that backs a card of a suit."""
_SITE: Final = 40
_NOW: Final = 67
_LATER: Final = 26
"""Hundredths of the value of a minister who could be swayed this turn, and next."""
_RISK: Final = 13
"""Cost for a building of each enemy warrior near it, beyond its guards."""
_GAINS: Final = {FOREMOLE: 62, CAPTAIN: 30, MARSHAL: 37, BRIGADIER: 66, BANKER: 56, MAYOR: 50}
"""Expected value of a minister in a turn."""
_BIAS: Final = {
    "build showing": 452,
    "summon": 11,
    "craft": 30,
    "dominate": -3000,
    "claim": -3000,
}


def value(g: Game, me: DuchyPieces) -> int:
    """Return its score plus the value of ministers, buildings, cards and warriors."""
    board = me.board(g)
    worth = g.score[me.seat] * 100 + len(g.play[me.seat]) * 35
    worth += _CITADELS[me.placed(g, me.citadel)] + _MARKETS[me.placed(g, me.market)]
    worth += _TUNNELS[g.on_map(me.tunnel)]
    turns = _turns_left(g)
    for n in board.swayed:
        worth += _gain(g, me, n) * turns // 2
    worth += min(len(g.hands[me.seat]) + len(board.revealed), 7) * _CARD
    for card in board.revealed:
        worth -= _CARD if g.box.cards[card].suit == BIRD else 0
    return worth + _prospect(g, me) + _places(g, me) - dominance_threat(g, me.seat)


def _turns_left(g: Game) -> int:
    """Return an estimate of the turns that remain, 1 to 6."""
    return max(1, min(6, (points_to_win(g) - max(g.score)) // 4))


def _gain(g: Game, me: DuchyPieces, minister: int) -> int:
    """Return the expected value of a minister in each turn to come."""
    m = me.ministers[minister]
    if m.if_all:
        return m.points * (50 + 18 * g.on_map(me.kind(m.if_all)) // 2)
    if m.per:
        return m.points * 95 * max(1, g.on_map(me.kind(m.per)))
    if minister == FOREMOLE and g.supply[me.citadel] + g.supply[me.market] == 0:
        return 5
    return _GAINS[minister]


def _prospect(g: Game, me: DuchyPieces) -> int:
    """Return the value of ministers that cards could sway, now or with cards that return later."""
    now = g.turn == me.seat and g.phase <= DAYLIGHT and not _has_swayed(g)
    cards = g.hands[me.seat]
    if not now:
        cards = cards + [n for n in me.board(g).revealed if g.box.cards[n].suit != BIRD]
    most = backed([g.box.mask[card] for card in cards[:8]], backing(g, me))
    best = 0
    for n in me.unswayed(g):
        rank = rank_of(me, n)
        if rank.cards <= most and me.crowns(g, me.ministers[n].rank) > 0:
            best = max(best, _swaying(g, me, n))
    return best * (_NOW if now else _LATER) // 100


def _has_swayed(g: Game) -> bool:
    sway = g.within(Sway)
    return sway is not None and sway.swayed


def _swaying(g: Game, me: DuchyPieces, minister: int) -> int:
    """Return the value of swaying a minister, with its points at once."""
    points = rank_of(me, minister).points * 100
    return points + _gain(g, me, minister) * (_turns_left(g) - 1) // 2


def _places(g: Game, me: DuchyPieces) -> int:
    """Return the value of the Duchy's clearings: backing cards, building sites, buildings in
    danger."""
    worth = g.warriors_at(me.seat, BURROW) * _BELOW
    suits = backing(g, me)
    worth += min(len(suits), 5) * _BACKING
    enemies = _enemies(g, me)
    sites = 0
    for place in g.stands_in(me.seat):
        mine = g.warriors_at(me.seat, place)
        built = g.count(me.citadel, place) + g.count(me.market, place)
        if place == BURROW or mine + built == 0:
            continue
        worth += mine * _ABOVE
        if g.slots[place] > 0 and rules(g, me.seat, place):
            sites += 1
        if built > 0:
            danger = max(0, _near(g, enemies, place) - 2 * min(mine, 4))
            worth += min(mine, 3) * 9 - min(danger, 10) * _RISK
    left = g.supply[me.citadel] + g.supply[me.market]
    return worth + min(sites, left, 3) * _SITE


def _enemies(g: Game, me: DuchyPieces) -> list[int]:
    """Return the number of enemy warriors, by place."""
    found = [0] * g.places
    for owner in range(g.owners):
        if is_enemy(g, me.seat, owner):
            found = added(found, g.warriors[owner * g.places : (owner + 1) * g.places])
    return found


def _near(g: Game, warriors: list[int], place: int) -> int:
    """Return the warriors in a clearing, and half of those one path away."""
    return warriors[place] + sum([warriors[other] for other in g.paths[place]]) // 2


def bias(g: Game, me: DuchyPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, (AssemblyMove, BrigadeMove)):
        return _moves(g, me)
    if isinstance(action, (AssemblyBattle, BrigadeBattle)):
        return _battles(g, me)
    if isinstance(action, DigWith):
        suits = paid_suits(g, action.card, suits_in(g, dig_sites(g, me, -1)))
        return max([_dig(g, me, place) for place in dig_sites(g, me, suits)])
    if isinstance(action, DigIn):
        return _dig(g, me, action.place)
    if isinstance(action, Summon):
        return _act(g, me, action.minister)
    if isinstance(action, ActAs):
        return _act(g, me, action.minister)
    if isinstance(action, SwayMinister):
        return _swaying(g, me, action.minister)
    if isinstance(action, BankCard):
        return 100 * me.bank_points
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0)


def _moves(g: Game, me: DuchyPieces) -> int:
    """Return the value of the best move."""
    places = origins(g, me.seat)
    return max([best_move_from(g, me.seat, place) for place in places], default=-1000)


def _battles(g: Game, me: DuchyPieces) -> int:
    """Return the value of the best battle."""
    places = battlefields(g, me.seat)
    return max([best_battle(g, me.seat, place) for place in places], default=-1000)


def _dig(g: Game, me: DuchyPieces, place: int) -> int:
    """Return the value of a tunnel in a clearing and of warriors that go up there."""
    more = _TUNNELS[1] if g.supply[me.tunnel] > 0 else 0
    return best_move(g, me.seat, BURROW, place) + more


def _act(g: Game, me: DuchyPieces, minister: int) -> int:
    """Return the expected value of a minister's action now."""
    if minister == FOREMOLE:
        return _BIAS["build showing"]
    if minister == CAPTAIN:
        return _battles(g, me)
    if minister == MARSHAL:
        return _moves(g, me)
    if minister == BRIGADIER:
        return max(_moves(g, me), _battles(g, me))
    if minister == BANKER:
        return 73
    if minister == MAYOR:
        return max([_act(g, me, n) for n in substitutes(g, me)], default=-1000)
    return 20
