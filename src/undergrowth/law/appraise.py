"""Rough measures of battles and moves, for what computer players think.  No rule stands here."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.law.battle.battle import Against, BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.battle.hits import is_defenseless, max_rolled_hits
from undergrowth.law.moving.move import From, Move, To
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.law.victory.dominance import meets_dominance
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Fight

WIN: Final = 1_000_000
"""What winning is worth, and losing costs, in hundredths of a point."""
_RIVAL_POINT: Final = 20
"""What a point of a rival costs, in hundredths of a point."""
_HIGH: Final = (0, 94, 169, 212)
_LOW: Final = (0, 56, 81, 88)
"""Hundredths of a hit expected from the higher and the lower die, by the most one may deal."""
_THREAT: Final = (0, 60, 250, 1100)
_AMBUSH: Final = 90
_CARD: Final = 40
_POINT: Final = 15
_ICON: Final = 8
"""What cards of a starting hand are thought to be worth, in hundredths of a point."""
_WARRIOR: Final = 14
_PRIZE: Final = 125
"""What a removed warrior, and a building or token, is worth in hundredths of a point."""
_GUESS: Final = 20
"""What each piece of a kind that does not show speaks for guessing it."""
_NEVER: Final = -100000
"""What is worse than any move."""
_TRIALS: Final = 2
_STEPS: Final = 12
"""How often, and how many choices far, it is looked where an action leads."""


def outlook(g: Game, seat: int) -> int:
    """How a game looks from a seat, in hundredths of a point; rivals' points count a little, and
    what else is feared of them."""
    if g.over:
        return WIN if seat in g.winners else -WIN
    worth = book(g).faction(seat).value(g)
    for other in range(g.seats):
        if is_enemy(g, seat, other):
            worth -= g.score[other] * _RIVAL_POINT + book(g).faction(other).feared(g)
    return worth


def outlook_after(g: Game, seat: int, action: Action, after: Game) -> int:
    """How a game looks to a seat that answers, where `after` is what comes of its answer.

    A guess looks like nothing: what comes of it tells what the seat cannot see.
    """
    return outlook(g if action.guess else after, seat)


def not_showing(g: Game, kind: int) -> int:
    """How many pieces of a kind may lie on their other side, to whoever sees only those that show
    it."""
    return g.box.kinds[kind].count - g.on_map(kind)


def guessed(g: Game, kind: int) -> int:
    """What speaks for guessing that a piece that lies face down is of a kind."""
    return _GUESS * not_showing(g, kind)


def nearness(g: Game, owner: int) -> int:
    """How much it is worth to fight somebody close to winning; owners without a seat never are."""
    return g.score[owner] * 2 if g.has_seat(owner) else 0


def expected_battle(g: Game, seat: int, place: int, defender: int) -> int:
    """What a battle should bring the attacker, in hundredths of a point; ambushes left aside."""
    f = Fight(place, seat, defender)
    high = True
    for source in book(g).hooks.attacker_rolls_high:
        high = source.attacker_rolls_high(g, f, high)
    mine, theirs = min(3, max_rolled_hits(g, f, seat)), min(3, max_rolled_hits(g, f, defender))
    dealt = (_HIGH if high else _LOW)[mine] + 100 * _extra(g, f, seat)
    suffered = (_LOW if high else _HIGH)[theirs] + 100 * _extra(g, f, defender)
    if is_defenseless(g, f):
        dealt += 100
    return _worth(g, defender, place, dealt) - _worth(g, seat, place, suffered)


def _extra(g: Game, f: Fight, owner: int) -> int:
    extra = 0
    for source in book(g).hooks.extra_hits:
        extra = source.extra_hits(g, f, owner, extra)
    return extra


def _worth(g: Game, owner: int, place: int, hits: int) -> int:
    """What a side loses to this many hundredths of a hit: warriors first (4.3.6)."""
    warriors = min(hits, 100 * g.warriors_at(owner, place))
    others = 100 * (prizes(g, owner, place))
    return (warriors * _WARRIOR + min(hits - warriors, others) * _PRIZE) // 100


def prizes(g: Game, owner: int, place: int) -> int:
    """3.2.1 Buildings and tokens of an owner in a clearing: a point each for who removes them."""
    n = g.presence[owner * g.places + place] - g.warriors[owner * g.places + place]
    pawn = book(g).owner(owner).pawn
    return n - g.count(pawn, place) if pawn >= 0 else n


def most_warriors(g: Game, owners: list[int], place: int) -> int:
    """The most warriors that one of these has in a clearing."""
    most = 0
    for owner in owners:
        most = max(most, g.warriors_at(owner, place))
    return most


def most_beside(g: Game, owners: list[int], place: int) -> int:
    """The most warriors that one of these has in a clearing one path away (2.2.1)."""
    most = 0
    for other in g.paths[place]:
        most = max(most, most_warriors(g, owners, other))
    return most


def keeping(g: Game, seat: int, card: int) -> int:
    """A.10 What a card of the starting hand is worth: what wins battles and scores, at once."""
    c = g.box.cards[card]
    if c.kind == "ambush":
        return _AMBUSH
    if c.kind == "dominance":
        return 0  # it needs ten points first
    return _CARD + c.points * _POINT - sum(c.cost) * _ICON


def dominance_threat(g: Game, seat: int) -> int:
    """3.3.1 How close enemies with an activated dominance card are to winning by it."""
    threat = 0
    for other in range(g.seats):
        card = g.dominance[other]
        if card != NO_CARD and is_enemy(g, seat, other):
            near = min(2, dominance_progress(g, other, g.box.cards[card].suit))
            threat += _THREAT[3 if meets_dominance(g, other, card) else near]
    return threat


def dominance_progress(g: Game, seat: int, suit: int) -> int:
    """3.3.1 0 to 3: how much of what wins by a suit a seat rules."""
    ruled = ruled_by(g, seat)
    if suit != BIRD:
        return sum(1 for place in ruled if g.suits[place] >> suit & 1)
    opposite = g.box.woodland.opposite
    corners = [place for place in ruled if opposite[place] != NOWHERE]
    if any(opposite[place] in corners for place in corners):
        return 3
    return min(2, len(corners))


def best_battle(g: Game, seat: int, place: int) -> int:
    """The most that a battle in a clearing should bring; a very low number where there is none."""
    best = -1000
    for defender in defenders(g, seat, place):
        best = max(best, expected_battle(g, seat, place, defender))
    return best


def best_move(g: Game, seat: int, origin: int, destination: int) -> int:
    """How much better a seat would like the table after its best move between two clearings."""
    return _best_of_moves(g, seat, origin, [destination])


def best_move_from(g: Game, seat: int, origin: int) -> int:
    """The most that a move out of a clearing would improve the table for a seat."""
    known, at = moves_liked(g), seat * g.places + origin
    if at not in known:
        known[at] = _best_of_moves(g, seat, origin, destinations(g, seat, origin))
    return known[at]


def moves_liked(g: Game) -> dict[int, int]:
    """What is remembered of moves out of clearings at the open question, by `seat * places +
    place`: many options of one question lead to the same moves."""
    if g.liked_at is None or g.liked_at is not g.decision:
        g.liked_at = g.decision
        g.moves_liked = {}
    return g.moves_liked


def _best_of_moves(g: Game, seat: int, origin: int, places: list[int]) -> int:
    """How much better a seat would like the table after its best move to one of some clearings; a
    very low number where there is none."""
    warrior = mover_at(g, seat, origin)
    if warrior < 0:
        return 0 if places else _NEVER  # somebody else's pieces move: nothing is known
    twin = g.copy()
    me = book(g).faction(seat)
    best = _NEVER
    for n in _numbers(g.count(warrior, origin)):
        shift(twin, warrior, origin, -n)
        for place in places:
            shift(twin, warrior, place, n)
            best = max(best, me.value(twin))
            shift(twin, warrior, place, -n)
        shift(twin, warrior, origin, n)
    return best - me.value(twin) if places else _NEVER


def mover_at(g: Game, owner: int, place: int) -> int:
    """The first kind of an owner's warriors at a place, or -1."""
    for kind in g.box.warrior_kinds[owner]:
        if g.count(kind, place) > 0:
            return kind
    return -1


def _numbers(most: int) -> list[int]:
    """A few numbers of warriors that stand for all of them."""
    if most <= 3:
        return list(range(1, most + 1))
    return [1, 2, most // 2, most - 1, most] if most > 5 else [1, 2, most - 1, most]


def led_to(g: Game, seat: int, action: Action) -> int:
    """How much better the table looks to a seat once all the choices that an action leads to have
    been made, each as looks best at once, than right after it: on average of a few rolls."""
    chance = g.chance.copy()
    total = 0
    for _ in range(_TRIALS):
        twin = g.copy()
        twin.chance = seeded(chance.next())
        twin.take(action)
        before = outlook(twin, seat)
        left = _STEPS
        while left > 0 and _is_within(g, twin):
            twin.take(_likely(twin, chance))
            left -= 1
        total += outlook(twin, seat) - before
    return total // _TRIALS


def _is_within(g: Game, twin: Game) -> bool:
    """Whether what an action has begun still goes on, by what was running when it was chosen, and
    somebody is asked who can answer."""
    decision, depth = twin.decision, len(g.stack)
    if decision is None or decision.seat < 0 or len(twin.stack) <= depth:
        return False
    return type(twin.stack[depth - 1]) is type(g.stack[depth - 1])


def _likely(g: Game, chance: Chance) -> Action:
    """The answer to the open question that looks best at once to whoever is asked; coming rolls
    are not looked at."""
    decision = g.decision
    assert decision is not None
    offered = decision.offered
    if len(offered) == 1:
        return offered[0]
    trial = g.copy()
    trial.chance = seeded(chance.next())
    me = book(g).faction(decision.seat)
    best, most = offered[0], -WIN * 2
    for option in offered:
        after = trial.copy()
        after.take(option)
        worth = outlook_after(trial, decision.seat, option, after) + me.bias(trial, option)
        if worth > most:
            best, most = option, worth
    return best


def on_the_way(g: Game, seat: int, action: Action) -> int | None:
    """What an answer within a move or battle should bring; None for any other answer.

    Answers that only lead to a choice look like nothing otherwise.
    """
    if isinstance(action, From):
        return best_move_from(g, seat, action.place)
    if isinstance(action, To):
        move = g.within(Move)
        return best_move(g, seat, move.origin, action.place) if move is not None else 0
    if isinstance(action, BattleIn):
        return best_battle(g, seat, action.place)
    if isinstance(action, Against):
        fight = g.within(InitiateBattle)
        if fight is None:
            return 0
        return expected_battle(g, seat, fight.place, g.box.owner_of(action.faction))
    return None
