"""R.2 Measures for the criteria of actions: pieces of enemies and of its own, slots, points.

Enemies are those it may target: in a cooperative game automated opponents do not target each other
(R, Fully Cooperative Play).
"""

from __future__ import annotations

from typing import Final

from undergrowth.automata.targets import Criterion, PlayerCriterion
from undergrowth.engine.frames import NOBODY
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.pieces.enemies import is_enemy, is_enemy_piece
from undergrowth.law.victory.score import OFF_TRACK, points_on_track
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR


def may_target(g: Game, seat: int, owner: int) -> bool:
    """Whether an owner is an enemy that an automated opponent targets."""
    if not is_enemy(g, seat, owner):
        return False
    return not (g.setup.cooperative and is_automated(g, owner))


def is_automated(g: Game, owner: int) -> bool:
    """R.2.6 Whether an owner is an automated opponent."""
    return g.has_seat(owner) and book(g).faction(owner).answers_itself()


def human_behind(g: Game, owner: int) -> int:
    """R.2.6, H.3.7 Return the human who decides for an owner, or NOBODY."""
    if owner == NOBODY:
        return NOBODY
    seat = book(g).owner(owner).decider(g)
    return NOBODY if seat == NOBODY or is_automated(g, seat) else seat


def targets_in(g: Game, seat: int, place: int) -> list[int]:
    """Return the enemies it may target with any piece in a clearing."""
    return [
        owner
        for owner in range(g.owners)
        if g.has_pieces(owner, place) and may_target(g, seat, owner)
    ]


def foes_in(g: Game, seat: int, place: int) -> list[int]:
    """4.3 Return the enemies it may target and can battle in a clearing."""
    return [owner for owner in defenders(g, seat, place) if may_target(g, seat, owner)]


def pieces_of(g: Game, owner: int, place: int, *sorts: int) -> int:
    """Return how many pieces of these sorts an owner has in a clearing; of all sorts if none is
    given."""
    if not sorts:
        return g.presence[owner * g.places + place]
    n = 0
    for kind in book(g).owner(owner).kinds:
        if g.box.kinds[kind].sort in sorts:
            n += g.count(kind, place)
    return n


def enemy_count(g: Game, seat: int, place: int, *sorts: int) -> int:
    """G.9 Return how many enemy pieces of these sorts are in a clearing; hired ones are none."""
    n = sum([pieces_of(g, owner, place, *sorts) for owner in targets_in(g, seat, place)])
    if n > 0 and book(g).hooks.enemy_piece:
        for kind, k in enumerate(g.box.kinds):
            wanted = not sorts or k.sort in sorts
            if wanted and may_target(g, seat, k.owner) and not is_enemy_piece(g, seat, kind):
                n -= g.count(kind, place)
    return n


def defenseless_buildings(g: Game, seat: int, place: int) -> int:
    """4.3.5.II Return the buildings of enemies that have no warriors in a clearing."""
    return sum(
        [
            pieces_of(g, owner, place, BUILDING)
            for owner in targets_in(g, seat, place)
            if g.warriors_at(owner, place) == 0
        ]
    )


def _enemy_pieces(g: Game, seat: int, place: int) -> int:
    return enemy_count(g, seat, place)


def _enemy_warriors(g: Game, seat: int, place: int) -> int:
    return enemy_count(g, seat, place, WARRIOR)


def _enemy_buildings(g: Game, seat: int, place: int) -> int:
    return enemy_count(g, seat, place, BUILDING)


def _enemy_buildings_and_tokens(g: Game, seat: int, place: int) -> int:
    return enemy_count(g, seat, place, BUILDING, TOKEN)


def _own_warriors(g: Game, seat: int, place: int) -> int:
    return g.warriors_at(seat, place)


def _open_slots(g: Game, seat: int, place: int) -> int:
    return g.slots[place]


MOST_ENEMY_PIECES: Final = Criterion("most_enemy_pieces", True, _enemy_pieces)
FEWEST_ENEMY_PIECES: Final = Criterion("fewest_enemy_pieces", False, _enemy_pieces)
FEWEST_ENEMY_WARRIORS: Final = Criterion("fewest_enemy_warriors", False, _enemy_warriors)
MOST_ENEMY_BUILDINGS: Final = Criterion("most_enemy_buildings", True, _enemy_buildings)
MOST_ENEMY_BUILDINGS_AND_TOKENS: Final = Criterion(
    "most_enemy_buildings_and_tokens", True, _enemy_buildings_and_tokens
)
MOST_DEFENSELESS_BUILDINGS: Final = Criterion(
    "most_defenseless_buildings", True, defenseless_buildings
)
MOST_OWN_WARRIORS: Final = Criterion("most_own_warriors", True, _own_warriors)
FEWEST_OWN_WARRIORS: Final = Criterion("fewest_own_warriors", False, _own_warriors)
MOST_OPEN_SLOTS: Final = Criterion("most_open_slots", True, _open_slots)


def _points(g: Game, seat: int, place: int, owner: int) -> int:
    """3.3.1 Return an owner's points; OFF_TRACK for one without a marker on the score track."""
    return points_on_track(g, owner) if g.has_seat(owner) else OFF_TRACK


def _pieces(g: Game, seat: int, place: int, owner: int) -> int:
    return pieces_of(g, owner, place)


def _buildings(g: Game, seat: int, place: int, owner: int) -> int:
    return pieces_of(g, owner, place, BUILDING)


def _buildings_and_tokens(g: Game, seat: int, place: int, owner: int) -> int:
    return pieces_of(g, owner, place, BUILDING, TOKEN)


PLAYER_MOST_POINTS: Final = PlayerCriterion("most_points", True, _points)
PLAYER_FEWEST_POINTS: Final = PlayerCriterion("fewest_points", False, _points)
PLAYER_MOST_PIECES: Final = PlayerCriterion("most_pieces", True, _pieces)
PLAYER_MOST_BUILDINGS: Final = PlayerCriterion("most_buildings", True, _buildings)
PLAYER_MOST_BUILDINGS_AND_TOKENS: Final = PlayerCriterion(
    "most_buildings_and_tokens", True, _buildings_and_tokens
)
