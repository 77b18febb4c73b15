"""Reasons for a march: what warriors or a pawn can do where they arrive.

They are read off the map before and after a deed, as its player sees it: enemies within reach, own
buildings and tokens that are guarded or left, and clearings with room to build.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Arg, Message
from undergrowth.law.appraise import most_beside, most_warriors, prizes
from undergrowth.law.pieces.enemies import enemies_of, is_enemy
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING
from undergrowth.table.labels import place_name

MARCHING: Final = (
    *("coach-open", "coach-reaches", "coach-outnumbers", "coach-guards", "coach-protects"),
    *("coach-site", "coach-ruin", "coach-holds"),
)
"""Reasons of this module that say by themselves why an answer is good."""
GATHERS: Final = "coach-gathers"
"""The reason for a march that does nothing else."""


def marching(before: Game, after: Game, seat: int) -> list[Message]:
    """Return the reasons for and against a deed with which a seat's warriors or pawn moved."""
    grown = [_force(after, seat, at) - _force(before, seat, at) for at in range(after.places)]
    arrived = [at for at in after.clearings if grown[at] > 0]
    if not arrived or min(grown) >= 0 or after.clearings != before.clearings:
        return []
    new = [at for at in arrived if not _force(before, seat, at)]
    alone = [at for at in new if prizes(before, seat, at)]
    saved = [at for at in arrived if at not in alone and _is_saved(before, after, seat, at)]
    gone = [at for at in after.clearings if grown[at] < 0 and not _force(after, seat, at)]
    found = [
        *_enemies(before, after, seat, arrived),
        *_at(after, "guards", alone),
        *_at(after, "protects", saved),
        *_at(after, "site", _sites(before, after, seat)),
    ]
    if _pawn(after, seat) >= 0:
        found += _at(after, "ruin", [at for at in new if after.ruins[at]])
    elif not found:
        found = _at(after, "holds", new) or _gathered(after, seat, arrived)
    return found + _at(after, "leaves", [at for at in gone if prizes(after, seat, at)])


def _enemies(before: Game, after: Game, seat: int, arrived: list[int]) -> list[Message]:
    """3.2.1, 4.3 Return the enemies within reach: those without defence first, then the others."""
    undefended: list[Message] = []
    met: list[Message] = []
    for owner in range(after.owners):
        if not is_enemy(after, seat, owner):
            continue
        there = [at for at in arrived if after.has_pieces(owner, at)]
        new = [at for at in there if not _force(before, seat, at)]
        bare = [at for at in new if prizes(after, owner, at) and not _force(after, owner, at)]
        fewer = [at for at in there if at not in new and _overtakes(before, after, seat, owner, at)]
        undefended += _at(after, "open", bare, owner)
        met += _at(after, "reaches", [at for at in new if at not in bare], owner)
        met += _at(after, "outnumbers", fewer, owner)
    return undefended + met


def _sites(before: Game, after: Game, seat: int) -> list[int]:
    """2.3, 2.5 Return the newly ruled clearings with an open slot, for who has buildings left."""
    kinds = enumerate(after.box.kinds)
    if not any(k.owner == seat and k.sort == BUILDING and after.supply[i] for i, k in kinds):
        return []
    open_slots = [at for at in after.clearings if after.slots[at] > 0]
    return [at for at in open_slots if rules(after, seat, at) and not rules(before, seat, at)]


def _gathered(after: Game, seat: int, arrived: list[int]) -> list[Message]:
    """Return where most warriors stand together now, of the clearings they came to."""
    at = max(arrived, key=lambda place: after.warriors_at(seat, place))
    args: dict[str, Arg] = {
        "count": after.warriors_at(seat, at),
        "place": str(place_name(after, at)),
    }
    return [Message(GATHERS, args)]


def _at(g: Game, name: str, places: list[int], owner: int = NOBODY) -> list[Message]:
    """Return a sentence about some clearings, and about the owner of pieces there."""
    if not places:
        return []
    args: dict[str, Arg] = {"places": [str(place_name(g, at)) for at in places]}
    if owner != NOBODY:
        args["seat"] = f"faction:{g.seat_name(owner)}"
    return [Message(f"coach-{name}", args)]


def _pawn(g: Game, owner: int) -> int:
    return book(g).owner(owner).pawn


def _force(g: Game, owner: int, place: int) -> int:
    """Return the number of an owner's warriors and pawns in a place."""
    pawn = _pawn(g, owner)
    return g.warriors_at(owner, place) + (g.count(pawn, place) if pawn >= 0 else 0)


def _overtakes(before: Game, after: Game, seat: int, owner: int, place: int) -> bool:
    """Whether a seat has more warriors than an enemy in a clearing, and had not before."""
    theirs = [g.warriors_at(owner, place) for g in (before, after)]
    mine = [g.warriors_at(seat, place) for g in (before, after)]
    return mine[0] <= theirs[0] and mine[1] > theirs[1] > 0


def _is_saved(before: Game, after: Game, seat: int, place: int) -> bool:
    """Whether own pieces in a clearing are not outnumbered from there or beside it any more."""
    return (
        prizes(after, seat, place) > 0
        and _is_outnumbered(before, seat, place)
        and not _is_outnumbered(after, seat, place)
    )


def _is_outnumbered(g: Game, seat: int, place: int) -> bool:
    """Whether an enemy has more warriors in a clearing or an adjacent one than a seat has there."""
    theirs = most_warriors(g, enemies_of(g, seat))
    return max(theirs[place], most_beside(g, theirs, place)) > g.warriors_at(seat, place)
