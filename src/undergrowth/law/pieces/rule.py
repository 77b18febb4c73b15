"""2.5 Rule; 2.2.3, G.20 whether pieces may be placed, turned or taken somewhere."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import i64
from undergrowth.engine.procedures import COMPILED
from undergrowth.table.bending.rule import MOST_STATES, UNKEPT
from undergrowth.table.book import Book, book
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, EVERYBODY
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE as PLACES
from undergrowth.table.records import ANY_KIND, FLIP, LEAVE_ITEM, PLACE, TAKE_ITEM, Intent
from undergrowth.table.sources import Source

_NO_SOURCES: Final[list[Source]] = []
"""No sources that change strength."""
_OWNERS: Final = 255
"""Bits that hold an owner's number."""


def own_suits(g: Game, place: int) -> int:
    """2.2.2 Return the suits of a clearing without those that pieces give it (16.2.1)."""
    return g.ground[place] if g.ground else g.suits[place]


def ruler(g: Game, place: int) -> int:
    """2.5 Return the owner with the most warriors and buildings in a clearing; NOBODY if tied."""
    return _ruler(g, place, book(g))


def _ruler(g: Game, place: int, b: Book) -> int:
    found: i64
    if b.counts_now and not _is_kept(g, b):
        found = _strongest(g, place, b)
    else:
        found = g.strongest[place]
        if found < 0:
            found = _strongest(g, place, b)
            g.strongest[place] = found
    winner = (found & _OWNERS) - 1
    for source in b.rulers_now:
        winner = source.ruler(g, place, found >> 8, winner)
    return winner


def _is_kept(g: Game, b: Book) -> bool:
    """2.5 Whether strength can be cached at the moment.

    What was cached while it depended on something else is dropped.
    """
    state = 0
    for source in b.counts_now:
        one = source.strength_state(g)
        if one == UNKEPT:
            return False
        state = state * MOST_STATES + one
    if state != g.strength_state:
        g.strength_state = state
        g.strongest = [-1] * g.places
    return True


def _is_lent(g: Game, seat: int, b: Book) -> bool:
    """2.5 Whether a seat may act as if it ruled where it is not the strongest."""
    for source in b.hooks.rules:
        if source.may_lend_rule(g, seat):
            return True
    return False


def _strongest(g: Game, place: int, b: Book) -> int:
    """2.5 Return the greatest strength in a clearing and its ruler, packed into one number.

    It is cached until pieces are shifted there: 5 of 6 questions about rule are answered from the
    cache.
    """
    bent = b.hooks.strength
    if bent and not _is_bent(g, place, bent):
        bent = _NO_SOURCES
    most = 0
    winner = NOBODY
    at: i64 = place
    if not bent and not COMPILED:  # the same, with loops in C
        row = g.strength[place :: g.places]
        most = max(row)
        winner = row.index(most) if most > 0 and row.count(most) == 1 else NOBODY
    else:
        for owner in range(g.owners):
            n = g.strength[at]
            at += g.places
            for source in bent:
                n = source.strength(g, owner, place, n)
            if n > most:
                most = n
                winner = owner
            elif n == most:
                winner = NOBODY
    for source in b.rulers_kept:
        winner = source.ruler(g, place, most, winner)
    return (most << 8) + winner + 1


def _is_bent(g: Game, place: int, sources: list[Source]) -> bool:
    """2.5 Whether any of the sources may change strength in a clearing."""
    for source in sources:
        if source.may_bend_strength(g, place):
            return True
    return False


def strength(g: Game, owner: int, place: int) -> int:
    """2.5 Return an owner's strength towards rule in a clearing.

    Pieces that it treats as its own count, too.
    """
    at: i64 = owner * g.places + place
    n = g.strength[at]
    for source in book(g).hooks.strength:
        n = source.strength(g, owner, place, n)
    return n


def ruler_if_tied(g: Game, owner: int, place: int, most: int, ruler: int) -> int:
    """7.2.2, R.5.2.1 Return an owner as ruler where it has pieces and is tied for most strength.

    `most` is that strength, and `ruler` the one who rules otherwise (`Source.ruler`).
    """
    mine: i64 = owner * g.places + place
    return owner if g.presence[mine] > 0 and strength(g, owner, place) == most else ruler


def warriors_for_rule(g: Game, seat: int, place: int) -> int:
    """8.4.2.II.a, H.3.1 Return a seat's warriors in a clearing, with its hirelings'."""
    n = g.warriors_at(seat, place)
    for owner in book(g).others:
        if owner.decider(g) == seat:
            n += g.warriors_at(owner.index, place)
    return n


def rules(g: Game, seat: int, place: int) -> bool:
    """2.5 Whether a seat rules a clearing, or may act as if it did."""
    return _rules(g, seat, place, book(g))


def _rules(g: Game, seat: int, place: int, b: Book) -> bool:
    mine = _rules_to_move(g, seat, place, b)
    for source in b.hooks.rules_but_to_move:
        mine = source.rules_but_to_move(g, seat, place, mine)
    return mine


def rules_to_move(g: Game, seat: int, place: int) -> bool:
    """4.2.1 Whether a seat counts as ruler of a clearing for moving.

    Some effects let a seat act as ruler except for moving.
    """
    return _rules_to_move(g, seat, place, book(g))


def _rules_to_move(g: Game, seat: int, place: int, b: Book) -> bool:
    mine = _ruler(g, place, b) == seat
    for source in b.hooks.rules:
        mine = source.rules(g, seat, place, mine)
    return mine


def ruled_by(g: Game, seat: int) -> list[int]:
    """2.5 Return the clearings a seat rules, or may act as if it did."""
    b = book(g)
    if not b.hooks.rules_but_to_move:
        return ruled_to_move(g, seat, g.clearings)
    return [place for place in g.clearings if _rules(g, seat, place, b)]


def ruled_to_move(g: Game, seat: int, places: list[int]) -> list[int]:
    """4.2.1 Return those of some places of which a seat counts as ruler for moving."""
    b = book(g)
    if b.rulers_now or _is_lent(g, seat, b) or not _is_kept(g, b):
        return [place for place in places if _rules_to_move(g, seat, place, b)]
    strongest = g.strongest
    mine: i64 = seat + 1
    found: list[int] = []
    for place in places:
        packed: i64 = strongest[place]
        if packed < 0:
            packed = _strongest(g, place, b)
            strongest[place] = packed
        if packed & _OWNERS == mine:
            found.append(place)
    return found


def may_place(g: Game, owner: int, place: int, kind: int = ANY_KIND, by: int = NOBODY) -> bool:
    """G.20, 1.1.2 Whether no rule forbids placing pieces of an owner here."""
    acting = by if by != NOBODY else owner
    i: Intent | None = None
    for source in book(g).hooks.forbids_placing:
        if source.may_forbid_placing(g, acting):
            if i is None:
                i = Intent(PLACE, owner, place, kind, by=by)
            if source.forbids_placing(g, i):
                return False
    return True


def not_kept_out(
    g: Game, owner: int, places: list[int], kind: int = ANY_KIND, by: int = NOBODY
) -> list[int]:
    """G.20, 1.1.2 Return those of some places where no rule forbids placing pieces of an owner."""
    acting = by if by != NOBODY else owner
    forbidding = [
        source for source in book(g).hooks.forbids_placing if source.may_forbid_placing(g, acting)
    ]
    if not forbidding:
        return places[:]
    i = Intent(PLACE, owner, kind=kind, by=by)
    found: list[int] = []
    for place in places:
        i.place = place
        if not _is_forbidden(g, i, forbidding):
            found.append(place)
    return found


def _is_forbidden(g: Game, i: Intent, sources: list[Source]) -> bool:
    """1.1.2 Whether any of the sources forbids placing pieces."""
    for source in sources:
        if source.forbids_placing(g, i):
            return True
    return False


def why_not_place(g: Game, owner: int, place: int, kind: int = ANY_KIND) -> Reason:
    """1.1.2 Return the rule that forbids an owner to place pieces here."""
    return why_kept_out(g, owner, place, kind) or ("G.20", because("why-pieces_can_placed"))


def why_not_place_kind(g: Game, kind: int, place: int) -> Reason:
    """1.5.1, 2.2.3, 1.1.2 Return why no piece of a kind can be placed here.

    The supply is empty, no slot is open for a building, or a rule forbids it.
    """
    k = g.box.kinds[kind]
    is_secret = k.seen_by != EVERYBODY  # which face-down pieces are left
    if g.supply[kind] == 0 and instead_of(g, kind, place) == ANY_KIND and not is_secret:
        return ("1.5.1", because("why-none_left", {"piece": f"piece:{PIECES.text(k.piece)}"}))
    if k.sort == BUILDING and g.slots[place] == 0:
        return no_open_slot(place)
    return why_not_place(g, k.owner, place, kind)


def no_open_slot(place: int) -> Reason:
    """2.2.3 Return the reason that a clearing has no open slot for a building."""
    return ("2.2.3", because("why-there_no_open", {"place": f"place:{PLACES.text(place)}"}))


def why_kept_out(g: Game, owner: int, place: int, kind: int, by: int = NOBODY) -> Reason | None:
    """1.1.2 Return the rule that forbids `by` to place pieces of an owner here, or None."""
    i = Intent(PLACE, owner, place, kind, by=by)
    for source in book(g).hooks.forbids_placing:
        if source.forbids_placing(g, i):
            return source.cannot(i)
    return None


def may_place_kind(g: Game, kind: int, place: int, by: int = NOBODY) -> bool:
    """G.20, 2.2.3 Whether one piece of a kind may be placed here.

    There must be one in the supply, or another kind that is placed instead.
    """
    k = g.box.kinds[kind]
    if g.supply[kind] == 0:
        return instead_of(g, kind, place) != ANY_KIND
    if k.sort == BUILDING and g.slots[place] == 0:
        return False
    return may_place(g, k.owner, place, kind, by)


def placeable(g: Game, kind: int, places: list[int], by: int = NOBODY) -> list[int]:
    """G.20, 2.2.3 Return those of some places where one piece of a kind may be placed."""
    k = g.box.kinds[kind]
    if g.supply[kind] == 0:
        if not book(g).hooks.comes_instead:
            return []
        return [place for place in places if instead_of(g, kind, place) != ANY_KIND]
    if k.sort == BUILDING:
        places = [place for place in places if g.slots[place] > 0]
    return not_kept_out(g, k.owner, places, kind, by)


def instead_of(g: Game, kind: int, place: int) -> int:
    """G.20 Return the kind placed here instead of one whose supply is empty, or ANY_KIND."""
    for source in book(g).hooks.comes_instead:
        other = source.comes_instead(g, kind, place)
        if other != ANY_KIND:
            return other
    return ANY_KIND


def may_flip(g: Game, kind: int, place: int, by: int) -> bool:
    """1.5, 1.1.2 Whether `by` can turn a piece of a kind here to its other side."""
    if g.box.other_side[kind] < 0 or g.count(kind, place) == 0:
        return False
    return not book(g).hooks.forbids_use or why_not_flip(g, kind, place, by) is None


def why_not_flip(g: Game, kind: int, place: int, by: int) -> Reason | None:
    """1.1.2 Return the rule that forbids `by` to turn a piece of a kind here, or None."""
    i = Intent(FLIP, g.box.kinds[kind].owner, place, kind, by=by)
    for source in book(g).hooks.forbids_use:
        if source.forbids_use(g, i):
            return source.cannot(i)
    return None


def may_take_item(g: Game, seat: int, place: int) -> bool:
    """9.5.3, 1.1.2 Whether a seat may take items from under a ruin, if there are any."""
    return why_no_item(g, TAKE_ITEM, seat, place) is None


def may_leave_item(g: Game, seat: int, place: int) -> bool:
    """V.6.2, 1.1.2 Whether a seat may place an item in a clearing for good."""
    return why_no_item(g, LEAVE_ITEM, seat, place) is None


def why_no_item(g: Game, how: int, seat: int, place: int) -> Reason | None:
    """1.1.2 Return the rule that forbids taking an item in a clearing, or leaving one; or None.

    G.13, G.19 An item is a piece without an owner, so rules that forbid placing pieces apply to
    leaving one.
    """
    if how == LEAVE_ITEM:
        i = Intent(how, NOBODY, place, by=seat)
        for source in book(g).hooks.forbids_placing:
            if source.forbids_placing(g, i):
                return source.cannot(i)
        return None
    i = Intent(how, seat, place)
    for source in book(g).hooks.forbids_use:
        if source.forbids_use(g, i):
            return source.cannot(i)
    return None
