"""G.24, 1.5.4, 3.2.1 Removing pieces, scoring that, and resolving what it sets off."""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason
from undergrowth.law.pieces.atoms import lay_on_board, put, shift, stock
from undergrowth.law.pieces.enemies import is_enemy, is_enemy_piece
from undergrowth.law.pieces.rule import instead_of, may_place, why_kept_out
from undergrowth.law.removing.telling import entry_group_end, note_removal
from undergrowth.law.removing.triggers import resolve_triggers
from undergrowth.law.victory.score import gain, settle_victory
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, PAWN, TOKEN
from undergrowth.table.places import PLACE
from undergrowth.table.records import (
    ANY_KIND,
    ON_BOARDS,
    REMOVE,
    REPLACE,
    TO_SUPPLY,
    Bonus,
    Cleared,
    Intent,
    Removed,
)
from undergrowth.table.sources import Source
from undergrowth.table.uses import STANDS_IN, mark_of, set_mark


def may_remove(g: Game, kind: int, place: int, by: int, how: int = REMOVE) -> bool:
    """G.24 Whether `by` can remove pieces of a kind here; pawns cannot be removed (9.2.2)."""
    k = g.box.kinds[kind]
    if k.sort == PAWN:
        return False
    if not book(g).hooks.forbids_removing:
        return True
    i = Intent(how, k.owner, place, kind, by=by)
    for source in book(g).hooks.forbids_removing:
        if source.forbids_removing(g, i):
            return False
    return True


def why_not_remove(g: Game, kind: int, place: int, by: int, how: int = REMOVE) -> Reason | None:
    """1.1.2 Return the rule that forbids `by` to remove pieces here, or None.

    It is asked about removing outside battle.
    """
    i = Intent(how, g.box.kinds[kind].owner, place, kind, by=by)
    for source in book(g).hooks.forbids_removing:
        if source.forbids_removing(g, i):
            return source.cannot(i)
    return None


def removal(g: Game, remover: int, kind: int, place: int, n: int = 1) -> Removed:
    """Return a removal outside battle of one kind of piece from one place."""
    return Removed(remover, False, [kind], [place], [n], [remover])


def remove(g: Game, r: Removed, waiting: list[Frame] | None = None) -> None:
    """1.5.4 Remove every piece first and score them (3.2.1), then resolve triggers.

    `waiting` are other procedures set off at the same moment.
    """
    if book(g).hooks.stands_in and not r.in_battle:
        _stand_in(g, r)
    r.suits = [g.suits[place] for place in r.places]
    for i in range(len(r.kinds)):
        _take_off(g, r, i)
    if g.log is not None:
        note_removal(g, r)
    _follow(g, r, waiting if waiting is not None else [])


def may_replace(
    g: Game, seat: int, kind: int, place: int, other: int, paid: int = 0, by: int = NOBODY
) -> bool:
    """G.23 Whether a seat can remove a piece and place another one in its place.

    `paid` is the number of pieces of the other kind that come into the supply before, as its price;
    `by` is the seat that places, if it is another one.
    """
    k = g.box.kinds[other]
    by = seat if by == NOBODY else by
    if g.supply[other] + paid == 0:
        if instead_of(g, other, place) == ANY_KIND:
            return False
    elif not may_place(g, k.owner, place, other, by):
        return False
    if not may_remove(g, kind, place, seat, REPLACE):
        return False
    return k.sort != BUILDING or g.box.kinds[kind].sort == BUILDING or g.slots[place] > 0


def why_not_replace(g: Game, seat: int, kind: int, place: int, other: int) -> Reason | None:
    """G.23, 1.1.2 Return the rule that forbids a seat to remove a piece here, or to place another
    one; None if none does."""
    gone = why_not_remove(g, kind, place, seat, REPLACE)
    return gone or why_kept_out(g, g.box.kinds[other].owner, place, other, seat)


def replaceable(
    g: Game, seat: int, sort: int, suits: int, other: int, paid: int = 0
) -> list[tuple[int, int]]:
    """G.23 Return (place, kind) of enemy pieces of a sort that a seat can replace.

    They are in clearings of these suits, and `other` is the kind that replaces them.
    """
    found: list[tuple[int, int]] = []
    for place in g.clearings:
        if g.suits[place] & suits:
            for kind, k in enumerate(g.box.kinds):
                if (
                    k.sort == sort
                    and g.count(kind, place) > 0
                    and is_enemy_piece(g, seat, kind)
                    and may_replace(g, seat, kind, place, other, paid)
                ):
                    found.append((place, kind))
    return found


def replace(g: Game, seat: int, kind: int, place: int, other: int, by: int = NOBODY) -> None:
    """G.23 Remove a piece and place another in its place, then resolve triggers.

    Only begun if both are possible; `by` is the seat that places, if it is another one.
    """
    r = removal(g, seat, kind, place)
    r.replaced = True
    r.instead = other
    if book(g).hooks.stands_in:
        _stand_in(g, r)
    r.suits = [g.suits[place] for place in r.places]
    _take_off(g, r, 0)
    if g.log is not None:
        note_removal(g, r)
    by = seat if by == NOBODY else by
    put(g, other, place, 1, by, g.box.kinds[kind].sort == BUILDING)
    _follow(g, r, [])


def _stand_in(g: Game, r: Removed) -> None:
    """G.24 Replace entries of a removal by pieces that stand in for them.

    Where all of these pieces are removed anyway, the entry is dropped and no use is marked.
    """
    for i in range(len(r.kinds) - 1, -1, -1):
        for source in book(g).hooks.stands_in:
            other = source.stands_in(g, r, i)
            if other == ANY_KIND:
                continue
            at = _entry(r, other, r.places[i])
            if at < 0 or r.counts[at] < g.count(other, r.places[i]):
                set_mark(g, mark_of(source, STANDS_IN))
            if at < 0:
                r.kinds[i], r.counts[i] = other, 1
                break
            r.counts[at] = min(r.counts[at] + 1, g.count(other, r.places[i]))
            for column in (r.kinds, r.places, r.counts, r.removers):
                column.pop(i)
            break


def _entry(r: Removed, kind: int, place: int) -> int:
    """Return the index of a removal's entry for a kind in a place, or -1."""
    for i, each in enumerate(r.kinds):
        if each == kind and r.places[i] == place:
            return i
    return -1


def _follow(g: Game, r: Removed, waiting: list[Frame]) -> None:
    """3.2.1, 1.5.4 Score a removal; then resolve what it sets off."""
    if r.kinds:
        _score_removal(g, r)
        settle_victory(g)
        for source in book(g).hooks.on_removed:
            waiting += source.on_removed(g, r)
    resolve_triggers(g, waiting, r.in_battle)


def _score_removal(g: Game, r: Removed) -> None:
    """3.2.1 Score a point for each enemy building or token, and what rules add.

    H.3.6 Nothing is scored for removals by an owner without a seat.
    """
    i = 0
    while i < len(r.kinds):
        kind = g.box.kinds[r.kinds[i]]
        seat = r.removers[i]
        end = entry_group_end(g, r, i)
        if (
            kind.sort in (BUILDING, TOKEN)
            and g.has_seat(seat)
            and is_enemy(g, seat, kind.owner)
            and may_be_scored(g, r.kinds[i])
        ):
            points = sum(r.counts[i:end])
            for source in book(g).hooks.removal_points:
                points = source.removal_points(g, seat, r.kinds[i], points)
            gain(g, seat, points, "3.2.1")
        i = end
    if book(g).hooks.removal_bonus:
        counted = scored(g, r)
        for source in book(g).hooks.removal_bonus:
            for bonus in _bonuses(g, source, r, counted):
                gain(g, bonus.seat, bonus.points, bonus.law)


def _bonuses(g: Game, source: Source, r: Removed, counted: Removed) -> list[Bonus]:
    """3.2.1 Return what a source adds to the points for a removal.

    `counted` is the part that may score; only losses of points are computed from all of it (R.3.3.2
    War Tax).
    """
    found = source.removal_bonus(g, counted)
    if counted is r:
        return found
    lost = [bonus for bonus in source.removal_bonus(g, r) if bonus.points < 0]
    return [bonus for bonus in found if bonus.points >= 0] + lost


def may_be_scored(g: Game, kind: int) -> bool:
    """3.2.1, 1.1.2 Whether removing pieces of a kind may score."""
    for source in book(g).hooks.forbids_scoring:
        if source.forbids_scoring(g, kind):
            return False
    return True


def scored(g: Game, r: Removed) -> Removed:
    """3.2.1 Return a removal without the pieces that never score."""
    if not book(g).hooks.forbids_scoring:
        return r
    left = Removed(r.remover, r.in_battle, [], [], [], [], r.replaced, r.instead)
    for i, kind in enumerate(r.kinds):
        if may_be_scored(g, kind):
            left.kinds.append(kind)
            left.places.append(r.places[i])
            left.counts.append(r.counts[i])
            left.removers.append(r.removers[i])
    return left


def _take_off(g: Game, r: Removed, i: int) -> None:
    """G.24 Take one kind of piece from one place and send it to its destination."""
    kind, n = r.kinds[i], r.counts[i]
    shift(g, kind, r.places[i], -n)
    for source in book(g).hooks.sets_apart:
        apart = min(n, source.sets_apart(g, r, i))
        if apart > 0:
            lay_on_board(g, source.pile(), kind, apart)
            n -= apart
    if n == 0:
        return
    to = TO_SUPPLY
    for source in book(g).hooks.removed_to:
        to = source.removed_to(g, r, i, to)
    if to == TO_SUPPLY:
        stock(g, kind, n)
    elif to >= ON_BOARDS:
        lay_on_board(g, to, kind, n)


def enemy_pieces(g: Game, seat: int, places: list[int]) -> Removed:
    """G.9 Return a removal by `seat` of all removable enemy pieces in these places."""
    r = Removed(seat, False, [], [], [], [])
    for owner in book(g).owners:
        there = [place for place in places if g.has_pieces(owner.index, place)]
        for kind in owner.kinds if there else []:
            for place in there:
                n = g.count(kind, place)
                if n > 0 and is_enemy_piece(g, seat, kind) and may_remove(g, kind, place, seat):
                    r.kinds.append(kind)
                    r.places.append(place)
                    r.counts.append(n)
                    r.removers.append(seat)
    return r


def remove_enemies(g: Game, seat: int, places: list[int], law: str) -> None:
    """9.2.2.I, 8.4.1.III Remove all enemy pieces from these places.

    Sources are notified first (`on_cleared`).
    """
    remove_as_all(g, enemy_pieces(g, seat, places), places, law)


def remove_as_all(g: Game, r: Removed, places: list[int], law: str) -> None:
    """9.2.2.I Carry out a removal of all enemy pieces, except those that rules spare."""
    seat = r.remover
    cleared = Cleared(seat, places)
    waiting: list[Frame] = []
    for source in book(g).hooks.on_cleared:
        waiting += source.on_cleared(g, cleared)
    if g.log is not None:
        names = " ".join(PLACE.text(place) for place in places)
        g.note("cleared", law, seat, {"places": names})
    if waiting:
        resolve_triggers(g, waiting)
    remove(g, without_spared(g, r))


def without_spared(g: Game, r: Removed) -> Removed:
    """R.11.8.1 Return a removal of all enemy pieces without those that rules spare."""
    if not book(g).hooks.spares:
        return r
    left = Removed(r.remover, r.in_battle, [], [], [], [])
    for i, kind in enumerate(r.kinds):
        n = r.counts[i]
        for source in book(g).hooks.spares:
            n -= source.spares(g, r, i)
        if n > 0:
            left.kinds.append(kind)
            left.places.append(r.places[i])
            left.counts.append(n)
            left.removers.append(r.removers[i])
    return left
