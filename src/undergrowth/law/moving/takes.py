"""4.2 Choosing the warriors of a move: a number of ordinary ones, and named ones singly."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.law.moving.ways import may_move_so, movable
from undergrowth.law.pieces.atoms import carry
from undergrowth.table.answers import OfPiece, OneOfEach, WithCount
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.records import MOVE, Intent, Moved

ONLY_ORDINARY: Final[list[int]] = []
"""No named warriors; lists like this one are replaced, never changed in place."""


class Take(WithCount):
    """`take 2`: the number of ordinary warriors that go; this ends the choice."""

    verb: ClassVar[str] = "take"
    picture: ClassVar[str] = "warrior"


_TAKE: Final = OneOfEach(Take)


class Also(OfPiece):
    """`also warlord`: let a named warrior go."""

    verb: ClassVar[str] = "also"


def ordinary(g: Game, owner: int) -> int:
    """Return the kind of an owner's ordinary warriors, the first in its data, or -1."""
    kinds = g.box.warrior_kinds[owner]
    return kinds[0] if kinds else -1


def takes(g: Game, owner: int, origin: int, destination: int, also: list[int]) -> list[Action]:
    """4.2 Return the options while the warriors of `also` go already: at least one goes.

    Named warriors are added one by one, in the order of their kinds, so that no set of them is
    reached in two ways.  Those that cannot be moved there are left out (14.2.2).
    """
    kinds = g.box.warrior_kinds[owner]
    options: list[Action] = []
    for kind in kinds[1:]:
        last = len(also) == 0 or kind >= also[-1]
        if last and _can_go(g, kind, origin, destination) > also.count(kind):
            options.append(Also(g.box.kinds[kind].piece))
    most = g.count(kinds[0], origin)
    if len(kinds) > 1 or book(g).hooks.held_back:
        most = _can_go(g, kinds[0], origin, destination)
    return options + _TAKE.each(list(range(0 if also else 1, most + 1)))


def kinds_of(g: Game, owner: int, n: int, also: list[int]) -> tuple[list[int], list[int]]:
    """Return the kinds that go and their numbers, with `n` ordinary warriors."""
    kinds: list[int] = []
    counts: list[int] = []
    if n > 0:
        kinds.append(ordinary(g, owner))
        counts.append(n)
    for kind in also:
        if kind not in kinds:
            kinds.append(kind)
            counts.append(also.count(kind))
    return kinds, counts


def takes_exactly(
    g: Game, owner: int, origin: int, destination: int, n: int, also: list[int]
) -> list[Action]:
    """1.5.5 Return the options if exactly `n` warriors have to go, including `also`.

    Fewer go if fewer can (1.5.4).  Like `takes`, it offers named warriors one by one, as long as
    enough others are left for the rest.
    """
    options: list[Action] = []
    room = 0
    for kind in reversed(g.box.warrior_kinds[owner][1:]):
        left = _can_go(g, kind, origin, destination) - also.count(kind)
        room += left
        if left > 0 and len(also) < n and (len(also) == 0 or kind >= also[-1]):
            plain = _can_go(g, ordinary(g, owner), origin, destination)
            if plain + room >= n - len(also):
                options.insert(0, Also(g.box.kinds[kind].piece))
    rest = min(n - len(also), _can_go(g, ordinary(g, owner), origin, destination))
    if len(also) + rest == n or not options:
        options.append(Take(rest))
    return options


def _can_go(g: Game, kind: int, origin: int, destination: int) -> int:
    """4.2, 1.1.2 Return how many warriors of a kind can be moved there, rule aside."""
    i = Intent(MOVE, g.box.kinds[kind].owner, destination, kind, origin)
    return movable(g, kind, origin) if may_move_so(g, i) else 0


def carry_warriors(
    g: Game,
    owner: int,
    origin: int,
    destination: int,
    n: int,
    also: list[int] = ONLY_ORDINARY,
    escorts: list[int] = ONLY_ORDINARY,
) -> Moved:
    """4.2 Move `n` ordinary warriors, those of `also`, and pieces of the kinds `escorts`.

    Returns the move; the caller resolves what it sets off.
    """
    kinds, counts = kinds_of(g, owner, n, also)
    for kind in escorts:
        if kind in kinds:
            counts[kinds.index(kind)] += 1
        else:
            kinds.append(kind)
            counts.append(1)
    for i, kind in enumerate(kinds):
        carry(g, kind, origin, destination, counts[i])
    return Moved(owner, origin, destination, n + len(also), False, kinds, counts)


verbs(Take, Also)
