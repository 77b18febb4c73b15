"""R.1, R.2, R.12 Rules of all automated opponents, said a second time: plainly, from the Law.

What one of them does in a turn stands beside its tests (`predicted.py`); `kit.opinions.predicting`
holds that against what it announces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy

from second.battle import defenders
from second.concepts import BIRD, enemies, is_enemy_piece, may_place, on_track, stands_for, suit
from second.law import bends, unsaid
from second.moving import destinations
from second.table import Page, Table, printed, printed_of

ALL_SUITS = {"fox", "rabbit", "mouse", "frog"}
PASS_OF_THE_MOUNTAIN = "10"
LAST = "~"
"""After all letters."""
UNMARKED = 100
"""After all priority markers."""

unsaid("one option, or chance; see kit.opinions.predicting", "automata.*")


def is_automated(seat: str) -> bool:
    """R.2.6 Whether a faction is a bot."""
    return "automates" in printed_of(seat)


def has_cards(t: Table, seat: str) -> bool:
    """R.2.8.1 Whether a card can be taken from somebody: a bot's comes off the deck."""
    return bool(t.hand(seat)) or is_automated(seat)


def bought_ambush(t: Table, seat: str, place: str) -> list[str] | None:
    """R.9.7 Return the ambush of a bot's board that it plays: one that matches, a bird only if none
    else does; None without one."""
    held = [t.card(number) for number in t.board(seat)["ambushes"]]
    fitting = [card for card in held if stands_for(t, seat, card, t.suits(place))]
    return sorted(fitting, key=lambda card: suit(card) == BIRD)[:1] or None


@bends("adjacent")
def closed_paths(t: Table, seat: str, place: str) -> set[str]:
    """R.12.2.1 Bots treat closed paths as paths."""
    if not is_automated(seat):
        return set()
    return {other for pair in t.closed() if place in pair for other in pair if other != place}


# ---- R.2.7 the order card


def order(t: Table, seat: str) -> str:
    """R.2.7 The order card, or nothing."""
    number = t.board(seat)["order"]
    return t.card(number) if number >= 0 else ""


def suits_of_card(card: str) -> set[str]:
    """R.2.7 The suits of the clearings that a card orders: a bird orders all."""
    if not card:
        return set()
    return ALL_SUITS if suit(card) == BIRD else {suit(card)}


def with_suits(t: Table, suits: set[str]) -> list[str]:
    """The clearings of some suits."""
    return [c for c in t.clearings if t.suits(c) & suits]


# ---- R.2.1 to R.2.5 targets


def by_priority(t: Table, places: Iterable[str], lowest: bool = False) -> list[str]:
    """R.2.1, R.12.2.2 From the highest priority to the lowest, or back; the Pass always first.

    The Burrow bears no marker: it has the lowest.
    """
    order_of = sorted(places, key=lambda c: int(c) if c.isdigit() else UNMARKED, reverse=lowest)
    first = [
        c for c in order_of if t.doc["setup"]["map"] == "mountain" and c == PASS_OF_THE_MOUNTAIN
    ]
    return first + [c for c in order_of if c not in first]


def best(targets: list[str], *tests: Callable[[str], int]) -> str:
    """R.2.5 Of targets in the order of their priority the one with the most by each test."""
    for test in tests:
        most = max(map(test, targets))
        targets = [each for each in targets if test(each) == most]
    return targets[0]


def foes(t: Table, seat: str) -> list[str]:
    """G.8, R.3 Enemies that it targets; in a cooperative game bots are none."""
    together = t.doc["setup"].get("cooperative", False)
    return [other for other in enemies(t, seat) if not (together and is_automated(other))]


def pieces(t: Table, seats: list[str], place: str, *wanted: str) -> int:
    """Return how many pieces of some sorts, or of any, these have in a clearing."""
    if not wanted:
        return sum(sum(t.pieces(each, place).values()) for each in seats)
    return sum(t.of_sort(each, sort, place) for each in seats for sort in wanted)


def enemy_pieces(t: Table, seat: str, place: str) -> int:
    """G.9 Return how many pieces its enemies have in a clearing, without those it has hired."""
    there = [
        (other, piece, n) for other in foes(t, seat) for piece, n in t.pieces(other, place).items()
    ]
    return sum(n for other, piece, n in there if is_enemy_piece(t, seat, other, piece))


def to_battle(t: Table, seat: str, place: str) -> list[str]:
    """4.3, R.2.3 Return the players it can battle in a clearing, from the highest setup
    priority."""
    there = [other for other in defenders(t, seat, place) if other in foes(t, seat)]
    return by_letter(players_first(t, there))


def players_first(t: Table, owners: list[str]) -> list[str]:
    """R.2.2 The players among some; hirelings where there is no player."""
    return [each for each in owners if each in t.seats] or owners


def by_letter(seats: Iterable[str]) -> list[str]:
    """R.2.2 From the highest setup priority on; a bot right after its human kin, and hirelings,
    which are no players, after them all."""
    pages = {seat: printed_of(seat) for seat in seats}
    return sorted(pages, key=lambda seat: (_letter(pages[seat]), is_automated(seat)))


def _letter(page: Page) -> str:
    return str(page.get("setup_letter", LAST))


def points(t: Table, seat: str) -> int:
    """3.3.1 A player who has played for dominance has no marker on the score track."""
    return t.score(seat) if seat in t.seats and on_track(t, seat) else -1


# ---- R.2.3 what it may do, R.11.8.2 in spite of snares


def without_snares(t: Table) -> Table:
    """R.11.8.2 The table as a bot sees it when it chooses where to place and move."""
    found = copy(t)
    found._pieces = {
        place: {
            owner: {piece: n for piece, n in there.items() if piece != "snare"}
            for owner, there in owners.items()
        }
        for place, owners in t._pieces.items()
    }
    return found


def snared(t: Table, seat: str, place: str) -> bool:
    """R.11.8.2 Whether a snare of an enemy lies there: that part of an action is not done."""
    return any(t.count(other, "snare", place) for other in enemies(t, seat))


def placeable(t: Table, seat: str, piece: str, places: Iterable[str]) -> list[str]:
    """R.2.3 Of some clearings those where a piece can be placed, by priority."""
    if not t.supply(seat, piece):
        return []
    seen = without_snares(t)
    sort = next(p["kind"] for p in printed(f"factions/{seat}")["piece"] if p["id"] == piece)
    free = [c for c in places if may_place(seen, seat, c)]
    return by_priority(t, [c for c in free if sort != "building" or t.open_slots(c) > 0])


def ways(t: Table, seat: str, origin: str) -> list[str]:
    """R.2.3 Return where it can move from a clearing, by priority."""
    return by_priority(t, destinations(without_snares(t), seat, origin))
