"""Estimates of battles, moves and positions for computer players.  Rules do not use them."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.frames import Decision
from undergrowth.law.battle.battle import Against, BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.battle.hits import is_defenseless, max_rolled_hits
from undergrowth.law.moving.move import From, Move, To
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.law.rows import greatest
from undergrowth.law.victory.dominance import meets_dominance
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Fight

WIN: Final = 1_000_000
"""Value of winning, and cost of losing, in hundredths of a point."""
_RIVAL_POINT: Final = 20
"""Cost of an enemy's point, in hundredths of a point."""
_HIGH: Final = (0, 94, 169, 212)
_LOW: Final = (0, 56, 81, 88)
"""Expected hits in hundredths from the higher and the lower die, by the most one may deal."""
_THREAT: Final = (0, 60, 250, 1100)
_AMBUSH: Final = 90
_CARD: Final = 40
_POINT: Final = 15
_ICON: Final = 8
"""Values of cards in a starting hand, in hundredths of a point."""
_WARRIOR: Final = 14
_PRIZE: Final = 125
"""Values of removing a warrior, and a building or token, in hundredths of a point."""
_GUESS: Final = 20
"""Preference for guessing a kind, for each of its pieces that is not visible."""
_NEVER: Final = -100000
"""Lower than the value of any move."""
_TRIALS: Final = 2
_STEPS: Final = 12
"""Number of trials of an action, and of choices followed in each."""


def outlook(g: Game, seat: int) -> int:
    """Return how good a game is for a seat, in hundredths of a point.

    It is the faction's own evaluation, less a little for each point of enemies and for other
    threats of theirs (`Faction.feared`).
    """
    if g.over:
        return WIN if seat in g.winners else -WIN
    return book(g).faction(seat).value(g) - feared(g, seat)


def feared(g: Game, seat: int) -> int:
    """Return what enemies' points and other threats of theirs cost a seat, in hundredths of a
    point."""
    cost = 0
    for other in range(g.seats):
        if is_enemy(g, seat, other):
            cost += g.score[other] * _RIVAL_POINT + book(g).faction(other).feared(g)
    return cost


def outlook_after(g: Game, seat: int, action: Action, after: Game) -> int:
    """Return how good the game is for a seat after `action`, which leads to `after`.

    For a guess it evaluates `g` instead: the result would reveal what the seat cannot see.
    """
    return outlook(g if action.guess else after, seat)


def not_showing(g: Game, kind: int) -> int:
    """Return how many pieces of a kind may lie face down, for a viewer who sees only the rest."""
    return g.box.kinds[kind].count - g.on_map(kind)


def guessed(g: Game, kind: int) -> int:
    """Return the preference for guessing that a face-down piece is of a kind."""
    return _GUESS * not_showing(g, kind)


def nearness(g: Game, owner: int) -> int:
    """Return a bonus for fighting an owner by its points; 0 for owners without a seat."""
    return g.score[owner] * 2 if g.has_seat(owner) else 0


def expected_battle(g: Game, seat: int, place: int, defender: int) -> int:
    """Return a battle's expected value to the attacker, in hundredths of a point.

    It leaves out ambushes.
    """
    b = Fight(place, seat, defender)
    high = True
    for source in book(g).hooks.attacker_rolls_high:
        high = source.attacker_rolls_high(g, b, high)
    mine, theirs = min(3, max_rolled_hits(g, b, seat)), min(3, max_rolled_hits(g, b, defender))
    dealt = (_HIGH if high else _LOW)[mine] + 100 * _extra(g, b, seat)
    suffered = (_LOW if high else _HIGH)[theirs] + 100 * _extra(g, b, defender)
    if is_defenseless(g, b):
        dealt += 100
    return _worth(g, defender, place, dealt) - _worth(g, seat, place, suffered)


def _extra(g: Game, b: Fight, owner: int) -> int:
    extra = 0
    for source in book(g).hooks.extra_hits:
        extra = source.extra_hits(g, b, owner, extra)
    return extra


def _worth(g: Game, owner: int, place: int, hits: int) -> int:
    """Return the value a side loses to `hits` hundredths of a hit: warriors first (4.3.6)."""
    warriors = min(hits, 100 * g.warriors_at(owner, place))
    others = 100 * (prizes(g, owner, place))
    return (warriors * _WARRIOR + min(hits - warriors, others) * _PRIZE) // 100


def prizes(g: Game, owner: int, place: int) -> int:
    """3.2.1 Return the number of an owner's buildings and tokens in a clearing: a point each."""
    n = g.presence[owner * g.places + place] - g.warriors[owner * g.places + place]
    pawn = book(g).owner(owner).pawn
    return n - g.count(pawn, place) if pawn >= 0 else n


def most_warriors(g: Game, owners: list[int]) -> list[int]:
    """Return the most warriors that one of these owners has, by place."""
    return greatest(g.warriors, owners, g.places)


def most_beside(g: Game, most: list[int], place: int) -> int:
    """2.2.1 Return the most warriors in one of the adjacent clearings; `most` holds them by
    place."""
    found = 0
    for other in g.paths[place]:
        if most[other] > found:
            found = most[other]
    return found


def keeping(g: Game, seat: int, card: int) -> int:
    """A.10 Return the value of a card in the starting hand; ambushes and cheap points are best."""
    c = g.box.cards[card]
    if c.kind == "ambush":
        return _AMBUSH
    if c.kind == "dominance":
        return 0  # it needs ten points first
    return _CARD + c.points * _POINT - sum(c.cost) * _ICON


def dominance_threat(g: Game, seat: int) -> int:
    """3.3.1 Return the threat by enemies close to winning with a dominance card."""
    threat = 0
    for other in range(g.seats):
        card = g.dominance[other]
        if card != NO_CARD and is_enemy(g, seat, other):
            near = min(2, dominance_progress(g, other, g.box.cards[card].suit))
            threat += _THREAT[3 if meets_dominance(g, other, card) else near]
    return threat


def dominance_progress(g: Game, seat: int, suit: int) -> int:
    """3.3.1 Return how much of a dominance condition a seat meets, from 0 to 3."""
    ruled = ruled_by(g, seat)
    if suit != BIRD:
        return sum(1 for place in ruled if g.suits[place] >> suit & 1)
    opposite = g.box.woodland.opposite
    corners = [place for place in ruled if opposite[place] != NOWHERE]
    if any(opposite[place] in corners for place in corners):
        return 3
    return min(2, len(corners))


def best_battle(g: Game, seat: int, place: int) -> int:
    """Return the highest expected value of a battle in a clearing; -1000 if there is none."""
    best = -1000
    for defender in defenders(g, seat, place):
        best = max(best, expected_battle(g, seat, place, defender))
    return best


def best_move(g: Game, seat: int, origin: int, destination: int) -> int:
    """Return the improvement for a seat by its best move between two clearings."""
    return _best_of_moves(g, seat, origin, [destination])


def best_move_from(g: Game, seat: int, origin: int) -> int:
    """Return the improvement for a seat by its best move out of a clearing."""
    known, at = moves_liked(g), seat * g.places + origin
    if at not in known:
        known[at] = _best_of_moves(g, seat, origin, destinations(g, seat, origin))
    return known[at]


class MovesLiked:
    """Values of moves at one question of one game: a game does not change while it asks."""

    def __init__(self, game: Game, decision: Decision | None) -> None:
        self.game: Final = game
        self.decision: Final = decision
        self.known: Final[dict[int, int]] = {}
        """Improvements by `seat * places + place`."""
        self.standing: Final[dict[int, int]] = {}
        """Values of the game as it stands, by seat."""


_LATEST: Final[list[MovesLiked]] = []
"""The last question that a player has looked at, alone: players weigh one after another."""


def moves_liked(g: Game) -> dict[int, int]:
    """Return the cache of `best_move_from` at the open question, by `seat * places + place`.

    Many options of one question lead to the same moves.
    """
    return _liked(g).known


def _liked(g: Game) -> MovesLiked:
    latest = _LATEST[0] if _LATEST else None
    if latest is None or latest.game is not g or latest.decision is not g.decision:
        latest = MovesLiked(g, g.decision)
        _LATEST[:] = [latest]
    return latest


def _standing(g: Game, seat: int) -> int:
    """Return a faction's value of the game as it stands, at the open question."""
    known = _liked(g).standing
    if seat not in known:
        known[seat] = book(g).faction(seat).value(g)
    return known[seat]


def _best_of_moves(g: Game, seat: int, origin: int, places: list[int]) -> int:
    """Return the improvement by the best move to one of some clearings.

    Returns `_NEVER` if there are no clearings.
    """
    warrior = mover_at(g, seat, origin)
    if warrior < 0:
        return 0 if places else _NEVER  # another owner's pieces move: no estimate
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
    return best - _standing(g, seat) if places else _NEVER


def mover_at(g: Game, owner: int, place: int) -> int:
    """Return the first kind of an owner's warriors at a place, or -1."""
    for kind in g.box.warrior_kinds[owner]:
        if g.count(kind, place) > 0:
            return kind
    return -1


def _numbers(most: int) -> list[int]:
    """Return a few numbers of warriors to try, from 1 to `most`."""
    if most <= 3:
        return list(range(1, most + 1))
    return [1, 2, most // 2, most - 1, most] if most > 5 else [1, 2, most - 1, most]


def led_to(g: Game, seat: int, action: Action) -> int:
    """Return the gain by the choices that follow an action, on average over a few rolls.

    Each of these choices is made as looks best at once; the gain is relative to the game right
    after the action.
    """
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
    """Whether the procedures begun by an action are in progress and a player is asked."""
    decision, depth = twin.decision, len(g.stack)
    if decision is None or decision.seat < 0 or len(twin.stack) <= depth:
        return False
    return type(twin.stack[depth - 1]) is type(g.stack[depth - 1])


def _likely(g: Game, chance: Chance) -> Action:
    """Return the answer that leads to the best position at once for the seat that is asked.

    Dice are rolled at random, not foreseen.
    """
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
    """Return the value of an answer within a move or battle; None for any other answer.

    Such answers only lead to further choices, so without this all would look alike.
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
