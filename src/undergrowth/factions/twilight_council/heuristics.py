"""Evaluation of a position for a computer Council.  Units: hundredths of a victory point.

They value cards most, each of which is an action in every turn, up to what a hand holds, and the
assemblies that bring more of them; assemblies beside enemy buildings and tokens by what they will
score when they oversee; then how well these are guarded, and clearings where the next one costs no
card. They reveal cards as long as any action brings something. They banish where that lets them
rule, spend cards to agitate only for more points, and empower where they rule with warriors to
spare. Enemies entreat where they could craft or build. They never activate dominance.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, Pass
from undergrowth.factions.twilight_council.banish import banishing_places
from undergrowth.factions.twilight_council.birdsong import AssembleBy, BattleBy, MoveBy, RecruitBy
from undergrowth.factions.twilight_council.convene import AgitateBy, BanishBy, Convene, EmpowerBy
from undergrowth.factions.twilight_council.empower import EmpowerIn
from undergrowth.factions.twilight_council.entreat import Entreat
from undergrowth.factions.twilight_council.evening import Inspire, has_charge, to_inspire
from undergrowth.factions.twilight_council.pieces import CouncilPieces
from undergrowth.law.appraise import (
    best_battle,
    best_move_from,
    dominance_threat,
    on_the_way,
    prizes,
)
from undergrowth.law.battle.battle import DIE
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import ruler, rules, strength
from undergrowth.law.turn.turn import hand_limit
from undergrowth.table.game import Game
from undergrowth.table.moments import EVENING

_ASSEMBLY: Final = 25
_CHARGE: Final = 60
"""Value of an assembly beside enemy buildings or tokens."""
_FIRM: Final = 9
"""Value at an assembly of each warrior more than any other owner's."""
_GUARDED: Final = (-20, 25, 55, 80, 90)
"""Value of a number of warriors at an assembly: a lone one helps enemies."""
_OPEN: Final = 12
_WARRIOR: Final = 8
_LOYALIST: Final = 13
_CARD: Final = 100
"""Value of a card: an action in every Birdsong, as it returns to be revealed again."""
_SPARE: Final = 15
"""Value of a card that will have to be discarded."""
_DRAW: Final = 60
"""Value of each card that the assemblies bring in an Evening."""
_EFFECT: Final = 35
_NOW: Final = 100
_LATER: Final = 150
"""Value of each point that assemblies score this turn, with those of later turns."""
_SEATS: Final = 3
"""Largest lead in a clearing that counts."""
_PROSPECT: Final = 4
"""Value of a warrior where an assembly could be placed."""
_SITE: Final = 60
"""Value of a clearing in which the next assembly costs no card and will govern."""
_REVEAL: Final = 14
"""Value of revealing a card: it returns, so the action is free."""
_AGITATE: Final = -6
_HELD: Final = 18
"""Value to an enemy of closing an assembly where it has an action to take."""
_COST: Final = 22
"""Cost of an entreaty: the Council's gain."""
_BIAS: Final = {
    "craft": 45,
    "play": 60,
    "dominate": -3000,
    "claim": -3000,
    "adjourn in": -20,
    "dismiss loyalist": -10,
}


def value(g: Game, me: CouncilPieces) -> int:
    """Return its score plus the value of assemblies, cards, Loyalists and warriors."""
    board = me.board(g)
    worth = g.score[me.seat] * 100 + board.loyalists * _LOYALIST
    worth += _cards(g, me)
    worth += len(g.play[me.seat]) * _EFFECT + g.on_map(me.warrior) * _WARRIOR
    worth += me.draws[me.convened(g)] * _DRAW
    governing = 0
    for place in g.clearings:
        if me.has_assembly(g, place):
            charge = has_charge(g, me, place)
            worth += _assembly(g, me, place, charge)
            governing += 1 if charge and will_govern(g, me, place) else 0
        elif g.warriors_at(me.seat, place) > 0 and has_charge(g, me, place):
            worth += _site(g, me, place)
    worth += _scored_later(me, governing)
    if g.turn == me.seat:
        worth += me.points[governing] * _NOW
    return worth - dominance_threat(g, me.seat)


def _scored_later(me: CouncilPieces, governing: int) -> int:
    """Return the value of future points for so many Governing assemblies.

    It averages over one fewer and one more, so an assembly without points of its own still counts.
    """
    fewer, more = max(0, governing - 1), min(governing + 1, len(me.points) - 1)
    return (me.points[fewer] + 2 * me.points[governing] + me.points[more]) * _LATER // 4


def _cards(g: Game, me: CouncilPieces) -> int:
    """Return the value of its cards; those above the hand limit at the end of its turn count
    little."""
    n = len(g.hands[me.seat]) + len(me.board(g).revealed)
    if g.turn == me.seat:
        n += me.cards + _inspiring(g, me)
    return min(n, hand_limit(g, me.seat)) * _CARD + max(0, n - hand_limit(g, me.seat)) * _SPARE


def _inspiring(g: Game, me: CouncilPieces) -> int:
    """17.6.2 Return the cards that it will draw this turn if it crafts none."""
    inspire = g.within(Inspire)
    if inspire is not None:
        return 0 if inspire.crafted else to_inspire(g, me)
    coming = g.phase != EVENING or g.within(Convene) is not None
    return to_inspire(g, me) if coming else 0


def _site(g: Game, me: CouncilPieces, place: int) -> int:
    """Return the value of warriors where an assembly could be placed."""
    worth = min(_SEATS, g.warriors_at(me.seat, place)) * _PROSPECT
    return worth + (_SITE if rules(g, me.seat, place) else 0)


def _assembly(g: Game, me: CouncilPieces, place: int, charge: bool) -> int:
    """Return the value of an assembly and of the warriors that guard it."""
    worth = _ASSEMBLY + (_CHARGE if charge else 0)
    worth += _GUARDED[min(len(_GUARDED) - 1, g.warriors_at(me.seat, place))]
    lead = strength(g, me.seat, place) - _rival(g, me, place)
    worth += max(-_SEATS, min(_SEATS, lead)) * _FIRM
    return worth + (_OPEN if me.governs(g, place) else 0)


def _rival(g: Game, me: CouncilPieces, place: int) -> int:
    """2.5 Return the greatest strength of any other owner in a clearing."""
    most = 0
    for owner in range(g.owners):
        if owner != me.seat and g.strength[owner * g.places + place] > most:
            most = strength(g, owner, place)
    return most


def will_govern(g: Game, me: CouncilPieces, place: int) -> bool:
    """17.5.1, 17.6.3 Whether an assembly will be Governing when points are counted."""
    if rules(g, me.seat, place):
        return True
    if not me.governs(g, place):
        return False
    return g.phase == EVENING or ruler(g, place) < 0


def bias(g: Game, me: CouncilPieces, action: Action) -> int:
    """Return a correction for answers that only lead to another choice: their expected gain."""
    if isinstance(action, MoveBy):
        suits = g.box.pays[action.card]
        return _REVEAL // 2 + max(
            [best_move_from(g, me.seat, place) for place in origins(g, me.seat, suits)],
            default=0,
        )
    if isinstance(action, BattleBy):
        suits = g.box.pays[action.card]
        there = [_contest(g, me, p, action) for p in battlefields(g, me.seat, suits)]
        return max(there, default=-100)
    if isinstance(action, (RecruitBy, AssembleBy, AgitateBy)):
        more = _REVEAL if not isinstance(action, AgitateBy) else _AGITATE
        return _after(g, me, action) + more
    if isinstance(action, BanishBy):
        places = banishing_places(g, me, action.card)
        return max([_banished(g, me, place) for place in places], default=0)
    if isinstance(action, EmpowerBy):
        return max([_empowered(g, me, place) for place in me.assemblies(g)], default=0)
    if isinstance(action, EmpowerIn):
        return _empowered(g, me, action.place)
    way = on_the_way(g, me.seat, action)
    if way is not None:
        return way
    if isinstance(action, Pass):
        return -5
    return _BIAS.get(action.verb, 0)


def _contest(g: Game, me: CouncilPieces, place: int, action: Action) -> int:
    """Return the expected value of a battle, less the card that it costs at an assembly."""
    cost = _CARD if me.has_assembly(g, place) else 0
    return best_battle(g, me.seat, place) - cost


def _after(g: Game, me: CouncilPieces, action: Action) -> int:
    """Return the gain in value after an action and its best follow-up choices."""
    twin = g.copy()
    twin.take(action)
    return best_after(twin, me, 2) - value(twin, me)


def best_after(g: Game, me: CouncilPieces, depth: int) -> int:
    """Return the best value reached by the Council's next `depth` choices within an action."""
    asked = g.decision
    ends = asked is None or depth == 0 or asked.seat != me.seat
    if ends or asked is None or asked.prompt in ("council.birdsong", "council.convene"):
        return value(g, me)
    best = -1_000_000
    for option in asked.offered:
        twin = g.copy()
        twin.take(option)
        best = max(best, best_after(twin, me, depth - 1))
    return best


def _banished(g: Game, me: CouncilPieces, place: int) -> int:
    """Return the gain in value from an enemy losing one or two warriors in a clearing."""
    most = min(2, g.warriors_at(me.seat, place))
    twin = g.copy()
    before, best = value(twin, me), 0
    for owner in range(g.seats):
        kind = g.box.warrior_kinds[owner][0] if g.box.warrior_kinds[owner] else -1
        if kind < 0 or owner == me.seat or not is_enemy(g, owner, me.seat):
            continue
        n = min(most, g.count(kind, place))
        if n > 0:
            shift(twin, kind, place, -n)
            best = max(best, value(twin, me) - before + 4 * n)
            shift(twin, kind, place, n)
    return best


def _empowered(g: Game, me: CouncilPieces, place: int) -> int:
    """Return the average gain over the die's results: Loyalists, or a point if the Council
    rules."""
    twin = g.copy()
    before, total = value(twin, me), 0
    for face in DIE:
        n = min(face, g.count(me.warrior, place))
        shift(twin, me.warrior, place, -n)
        loyal = min(n, me.most_loyalists - me.board(g).loyalists) * _LOYALIST
        point = me.empowered * 100 if rules(twin, me.seat, place) else 0
        total += value(twin, me) - before + max(loyal, point)
        shift(twin, me.warrior, place, n)
    return total // len(DIE)


def appeal(g: Game, me: CouncilPieces, seat: int, action: Action) -> int:
    """17.2.4 Return the value of an entreaty to an enemy, less the Council's gain."""
    if not isinstance(action, Entreat) or seat == me.seat:
        return 0
    return prizes(g, seat, action.place) * _HELD - _COST
