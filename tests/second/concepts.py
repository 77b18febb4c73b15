"""2 Key concepts: cards and suits, adjacency, rule, enemies, placing."""

from __future__ import annotations

from collections.abc import Mapping

from second.law import bent
from second.table import Table, cards, printed_of, sorts
from undergrowth.table.names import ITEMS

BIRD = "bird"
SUITS_OF_ITEMS = ("fox", "rabbit", "mouse")


def suit(card: str) -> str:
    """2.1 The printed suit of a card."""
    return str(cards()[card]["suit"])


def stands_for(t: Table, seat: str, card: str, wanted: set[str]) -> bool:
    """2.1.1 Whether a card of a seat can be spent as one of these suits: birds are wild."""
    if suit(card) in wanted or suit(card) == BIRD:
        return True
    return any(bend(t, seat, card, wanted) for bend in bent("card matches"))


def enough(t: Table, seat: str, held: list[str], wanted: set[str], n: int) -> bool:
    """2.1.1 Whether so many of these cards match; what bends one card does so once."""
    plainly = [card for card in held if suit(card) in wanted or suit(card) == BIRD]
    others = [card for card in held if card not in plainly]
    bent_one = any(stands_for(t, seat, card, wanted) for card in others)
    return len(plainly) + int(bent_one) >= n


def matching(t: Table, seat: str, place: str) -> list[str]:
    """2.1.1 The cards in a hand that match a clearing."""
    return [card for card in kinds(t.hand(seat)) if stands_for(t, seat, card, t.suits(place))]


def birds(t: Table, seat: str) -> list[str]:
    """2.1.1 The cards in a hand that can be given where birds are asked for."""
    return [card for card in kinds(t.hand(seat)) if is_bird(t, seat, card)]


def is_bird(t: Table, seat: str, card: str) -> bool:
    """2.1.1 Only a bird will do for a bird, unless an effect makes a card one."""
    return suit(card) == BIRD or any(bend(t, seat, card, {BIRD}) for bend in bent("card matches"))


def to_give(t: Table, seat: str, place: str) -> list[str]:
    """2.1.1 The cards in a hand that match a clearing as printed: giving is not spending."""
    return [card for card in kinds(t.hand(seat)) if suit(card) in {*t.suits(place), BIRD}]


def on_track(t: Table, seat: str) -> bool:
    """3.3.1 Whether a player has a marker on the track: not after activating dominance, unless it
    stays."""
    return not t.dominance(seat) or any(stays(t, seat) for stays in bent("keeps scoring"))


def taken_for(t: Table, owner: str, piece: str) -> str:
    """1.2.1 Return what others than its owner take a piece for: all that lie face down look
    alike."""
    pages = printed_of(owner)["piece"]
    page = next(each for each in pages if each["id"] == piece)
    return str(page.get("looks_like", piece))


def kinds(held: list[str]) -> list[str]:
    """Each different card once: copies of a card are one option."""
    return sorted(set(held))


def adjacent(t: Table, seat: str, place: str) -> set[str]:
    """2.2.1 The clearings next to a clearing, for a seat: some treat other links as paths."""
    near = {other for pair in t.paths() if place in pair for other in pair - {place}}
    for bend in bent("adjacent"):
        near |= bend(t, seat, place)
    return near - {place}


def by_river(t: Table, place: str) -> set[str]:
    """2.3 The clearings at the other ends of a clearing's rivers."""
    return {other for pair in t.rivers() if place in pair for other in pair - {place}}


def strength(t: Table, seat: str, place: str) -> int:
    """2.5 Warriors and buildings; tokens and pawns do not contribute.

    H.3.1 Those of hirelings count for their controller, and for themselves if they have none.
    """
    if seat in t.hirelings and t.controller(seat):
        return 0
    n = _counting(t, seat, place)
    for bend in bent("strength"):
        n += bend(t, seat, place)
    return n + sum(_counting(t, each, place) for each in hired_by(t, seat))


def _counting(t: Table, owner: str, place: str) -> int:
    return t.warriors(owner, place) + t.of_sort(owner, "building", place)


def hired_by(t: Table, seat: str) -> list[str]:
    """H.1 The hirelings that a seat controls."""
    return [each for each in t.hirelings if t.controller(each) == seat]


def has_hired(t: Table, seat: str, hireling: str) -> bool:
    """H.1 Whether a seat controls a hireling by this name."""
    return hireling in hired_by(t, seat)


def ruler(t: Table, place: str) -> str:
    """2.5 Return the player with more warriors and buildings than each other player; empty at a
    tie."""
    if place not in t.rulers:
        t.rulers[place] = _strongest(t, place)
    return t.rulers[place]


def _strongest(t: Table, place: str) -> str:
    counts = {owner: strength(t, owner, place) for owner in t.owners}
    most = max(counts.values())
    tied = [owner for owner in t.owners if counts[owner] == most]
    found = tied[0] if len(tied) == 1 and most else ""
    for bend in bent("ruler"):
        found = bend(t, place, tied, found)
    return found


def rules(t: Table, seat: str, place: str) -> bool:
    """2.5 Whether a seat rules a clearing, also by an effect that treats it so.

    H.3.1, H.3.5 A hireling goes where its controller rules, but uses no effect of it.
    """
    return rules_to_move(t, seat, place) or _but_to_move(t, seat, place)


def rules_to_move(t: Table, seat: str, place: str) -> bool:
    """2.5, 4.2.1 The same for a move: some effects treat a clearing so for all but moves."""
    if seat in t.hirelings:
        return ruler(t, place) == t.side(seat)
    return ruler(t, place) == seat or any(bend(t, seat, place) for bend in bent("as if ruled"))


def _but_to_move(t: Table, seat: str, place: str) -> bool:
    bends = [] if seat in t.hirelings else bent("as if ruled but to move")
    return any(bend(t, seat, place) for bend in bends)


def ruled(t: Table, seat: str) -> list[str]:
    """2.5 The clearings that a seat rules."""
    return [c for c in t.clearings if rules(t, seat, c)]


def enemies(t: Table, seat: str) -> list[str]:
    """G.8, H.3.2 Other players that it is not in a coalition with, and hirelings that neither it
    nor one of those controls."""
    others = [other for other in t.owners if t.side(other) != t.side(seat)]
    for bend in bent("friends"):
        others = [other for other in others if not bend(t, t.side(seat), t.side(other))]
    return others


def is_enemy_piece(t: Table, seat: str, other: str, piece: str) -> bool:
    """G.9 A piece of an enemy, unless it is treated as one's own for rule."""
    own = any(bend(t, seat, other, piece) for bend in bent("not enemy pieces"))
    return other in enemies(t, seat) and not own


def may_place(t: Table, owner: str, place: str, by: str = "") -> bool:
    """1.1.2, G.20 Whether nothing forbids somebody, most often it, to place an owner's pieces."""
    return not any(bend(t, owner, place, by or owner) for bend in bent("cannot place"))


def comes_instead(t: Table, owner: str, place: str) -> bool:
    """G.20 Whether another piece comes where a warrior of an owner's supply would."""
    return any(bend(t, owner, place) for bend in bent("comes instead"))


def may_remove(t: Table, owner: str, piece: str, place: str) -> bool:
    """1.1.2, G.24 Whether nothing forbids to remove a piece outside of battle."""
    return not any(bend(t, owner, piece, place) for bend in bent("cannot remove"))


def may_replace(t: Table, owner: str, piece: str, place: str) -> bool:
    """1.1.2, G.23 Whether nothing forbids to replace a piece: that removes it."""
    kept = any(bend(t, owner, piece) for bend in bent("cannot replace"))
    return not kept and may_remove(t, owner, piece, place)


def may_act(t: Table, what: str, seat: str, place: str) -> bool:
    """1.1.2, 17.2.3 Whether nothing forbids a seat to `activate`, `flip` or `take items` there."""
    return not any(bend(t, seat, place) for bend in bent(f"cannot {what}"))


def cleared(t: Table, seat: str, place: str) -> Table:
    """G.24, 1.1.2 The table once a seat has removed all enemy pieces there that it can remove."""
    foes = enemies(t, seat)
    here = [(owner, piece) for owner in foes for piece in t.pieces(owner, place)]
    spared = [(owner, piece) for owner, piece in here if not may_remove(t, owner, piece, place)]
    return t.without(foes, place, spared)


def items_up(t: Table, seat: str) -> list[str]:
    """4.1.2 The items in a Crafted Items box of which not all have been turned face down."""
    piles = [bend(t) for bend in bent("face down")]
    at = t.seats.index(seat) * len(ITEMS)
    down = {i: sum(pile[at + ITEMS.parse(i)] for pile in piles if pile) for i in t.crafted(seat)}
    return [item for item in t.crafted(seat) if t.crafted_count(seat, item) > down[item]]


def _is_warrior(t: Table, told: Mapping[str, int | str]) -> bool:
    owner, piece = str(told["owner"]), str(told["piece"])
    return owner in t.seats and sorts(owner).get(piece) == "warrior"


def came_since(before: Table, t: Table, place: str) -> int:
    """G.20, 4.2 Return how many warriors of players have come to a clearing since an earlier table.

    They were placed or moved there; those that have moved away are subtracted.
    """
    n = 0
    for event in t.news(before):
        told = event.fields
        if event.verb in ("placed", "moved") and _is_warrior(t, told):
            ends = int(told["place"] == place) - int(told.get("from") == place)
            n += ends * int(told["count"])
    return n


def may_renew(t: Table) -> bool:
    """2.1, G.6 Whether there is a card to draw, or one of which a new deck can be made."""
    return bool(t.deck() or t.discard() or any(bend(t) for bend in bent("goes into a new deck")))


def may_build(t: Table, owner: str, place: str) -> bool:
    """2.2.3 A building needs an open slot, and leave to be placed."""
    return t.open_slots(place) > 0 and may_place(t, owner, place)
