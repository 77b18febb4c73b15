"""Joining of moves that belong together into one action: `w->1+3`, `(2w+Cb_s)3->`."""

from __future__ import annotations

from typing import Final

from undergrowth.rootlog.notation.actions import ITEM, PIECE, Action, Flip, Move, Thing
from undergrowth.rootlog.notation.forms import MOST

_MOST_PARTS: Final = 11


def after_arriving(actions: list[Action]) -> list[Action]:
    """Return the actions with each piece that is turned before it moves turned after it instead,
    such as `t_t2_7_10->10/t10^t_2_t`."""
    found = actions[:]
    for at in range(len(found) - 1):
        flip, move = found[at], found[at + 1]
        if isinstance(flip, Flip) and isinstance(move, Move) and _carries(move, flip):
            thing = move.things[0]
            found[at] = Move([Thing(1, PIECE, flip.piece, thing.start)], move.to)
            found[at + 1] = Flip(flip.piece, move.to[0], flip.to, flip.is_sort)
    return found


def _carries(move: Move, flip: Flip) -> bool:
    """Whether a move takes only the piece just turned, to a clearing."""
    thing = move.things[0]
    there = (thing.what, thing.start) == (flip.to, flip.place)
    return there and (len(move.things), len(move.to), thing.n) == (1, 1, 1) and move.to[0].isdigit()


def joined(actions: list[Action]) -> list[Action]:
    """Return the actions with similar consecutive ones joined."""
    found: list[Action] = []
    for action in actions:
        both = _both(found[-1], action) if found else None
        if both is None:
            found.append(action)
        else:
            found[-1] = both
    return found


def _both(one: Action, other: Action) -> Move | None:
    """Return two moves joined, or None if they cannot be joined."""
    if not isinstance(one, Move) or not isinstance(other, Move):
        return None
    first, second = one.things[0], other.things[0]
    if first.sort != second.sort or len(other.things) > 1 or ITEM in (first.sort, second.sort):
        return None
    if len(one.things) == 1 and _spreads(first) and first == second and other.to[0] not in one.to:
        both = Move(one.things, [*one.to, *other.to])
        return both if _is_short(both) else None
    known = {thing.what for thing in one.things}
    alike = len(one.to) == 1 and one.to == other.to and first.start == second.start
    if alike and second.what not in known:
        both = Move([*one.things, second], one.to)
        return both if _is_short(both) else None
    return None


def _is_short(move: Move) -> bool:
    """Whether a move is within the limits of readers."""
    total = sum(thing.n for thing in move.things) * len(move.to)
    return max(len(move.things), len(move.to)) <= _MOST_PARTS and total <= MOST


def _spreads(thing: Thing) -> bool:
    """Whether a thing comes from a supply, so that several destinations can get the same."""
    return thing.sort == PIECE and thing.start == ""
