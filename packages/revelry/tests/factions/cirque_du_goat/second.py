"""CDG Options of the Cirque du Goat and of players who meet it, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import (
    BIRD,
    SUITS_OF_ITEMS,
    adjacent,
    enemies,
    kinds,
    matching,
    may_place,
    may_remove,
    on_track,
    ruled,
    ruler,
    stands_for,
    suit,
)
from second.law import asked, bends, unsaid
from second.moving import destinations, going, may_move
from second.opponents import is_automated
from second.table import Page, Table, cards, printed
from second.turns import between_actions, effects

ME = "cirque_du_goat"
TOP = "big_top"


def page() -> Page:
    """Return what is printed on the board."""
    return printed(f"factions/{ME}")


def score(t: Table) -> int:
    """CDG.2.4 Its points: 0 without a marker."""
    return t.score(ME) if on_track(t, ME) else 0


def audience(t: Table, place: str) -> list[str]:
    """CDG.6.1, CDG.6.3 The other factions with a piece of theirs in a clearing."""
    return [seat for seat in t.seats if seat != ME and t.pieces(seat, place)]


def accolades(t: Table, seat: str) -> int:
    """CDG.2.9 Return how many a faction has in its play area."""
    held = dict(enumerate(t.board(ME).get("held", [])))
    return int(held.get(t.seats.index(seat), 0))


def can_be_given(t: Table, place: str) -> list[str]:
    """CDG.6.3, CDG.2.9 Return who of the audience has fewer than four, while any are left to
    give."""
    given = sum(accolades(t, seat) for seat in t.seats) + t.board(ME).get("gone", 0)
    if given >= page()["accolades"]["count"]:
        return []
    most = page()["accolades"]["per_faction"]
    return [seat for seat in audience(t, place) if accolades(t, seat) < most]


# ---- CDG.2 what it bends


@bends("strength")
def staggering_presence(t: Table, owner: str, place: str) -> int:
    """CDG.2.2 Each of its warriors counts once more toward rule."""
    return t.warriors(ME, place) if owner == ME else 0


@bends("as if ruled but to move")
def ringmasters_reign(t: Table, seat: str, place: str) -> bool:
    """CDG.2.3 In their own turns others treat clearings that it rules and they are in so."""
    if ME not in t.seats or seat in (ME, *t.hirelings) or t.turn != seat:
        return False
    return ruler(t, place) == ME and bool(t.pieces(seat, place))


@bends("in after roll")
def clownish_combat(t: Table, seat: str) -> list[str]:
    """CDG.2.4 With a goat in the battle, against a player with more points and a card to give,
    once in a turn against each; not where a card forces it to deal an extra hit."""
    fight = t.inside("Battle")["fight"]
    sides = [t.seat(fight["attacker"]), t.seat(fight["defender"])]
    if seat != ME or ME not in sides:
        return []
    other = next(side for side in sides if side != ME)
    if other not in t.seats or is_automated(other) or not t.hand(other):
        return []
    behind = on_track(t, other) and t.score(other) > score(t)
    goats = t.warriors(ME, t.place(fight["place"]))
    done = f"{ME} by {other}" in t.used
    return ["clown around"] if behind and goats and not done and not _forced(t, sides[0]) else []


def _forced(t: Table, attacker: str) -> bool:
    """CDG.2.4 Whether a card in play forces it to deal an extra hit, used already or not."""
    musts = [c for c in t.in_play(ME) if not cards()[c].get("optional", True)]
    return attacker == ME and "bold_leadership" in musts


@asked("revelry:cirque.amuse")
def amuse(t: Table) -> list[str]:
    """CDG.2.4 The enemy chooses the card."""
    return [f"amuse with {card}" for card in kinds(t.hand(t.me))]


@asked("revelry:cirque.disgrace")
def disgrace(t: Table) -> list[str]:
    """CDG.2.5 Of those with the most accolades."""
    held = {seat: accolades(t, seat) for seat in t.seats}
    return [f"disgrace {seat}" for seat, n in held.items() if n and n == max(held.values())]


@asked("revelry:cirque.thumbs_card")
def thumbs_down(t: Table) -> list[str]:
    """CDG.2.5 It chooses which cards."""
    return [f"discard {card}" for card in kinds(t.hand(ME))]


# ---- CDG.4 Birdsong


@asked("revelry:cirque.scout")
def scout(t: Table) -> list[str]:
    """CDG.4.1 Each clearing once, with a card of its suit, while there are warriors."""
    done = [t.place(number) for number in t.frame["done"]]
    there = [c for c in t.clearings if c not in done and may_place(t, ME, c)]
    found = [f"scout in {c}" for c in there if t.supply(ME, "warrior") and matching(t, ME, c)]
    return [*found, *effects(t, ME, "birdsong", "own turn"), "pass"]


@asked("revelry:cirque.scout_card")
def scout_with(t: Table) -> list[str]:
    """CDG.4.1 A matching card."""
    return [f"scout with {card}" for card in matching(t, ME, t.place(t.frame["place"]))]


# ---- CDG.5 Daylight


@asked("revelry:cirque.daylight")
def daylight(t: Table) -> list[str]:
    """CDG.5.1 As many actions as hats showed."""
    found = [*between_actions(t, ME), "pass"]
    if t.frame["taken"] >= t.frame["actions"]:
        return found
    found += ["tour move"] if may_move(t, ME) else []
    found += ["tour battle"] if may_battle(t, ME) else []
    return [*found, *(f"pitch in {c}" for c in ruled(t, ME) if may_pitch(t, c))]


def may_pitch(t: Table, place: str) -> bool:
    """CDG.5.1.III None there yet, and one in the supply or elsewhere."""
    room = not t.count(ME, TOP, place) and may_place(t, ME, place)
    return room and bool(t.supply(ME, TOP) or elsewhere(t, place))


def elsewhere(t: Table, place: str) -> list[str]:
    """CDG.5.1.III Other clearings with a big top that can be removed."""
    there = [c for c in t.clearings_with(ME, TOP) if c != place]
    return [c for c in there if may_remove(t, ME, TOP, c)]


@asked("revelry:cirque.take_top")
def take_top(t: Table) -> list[str]:
    """CDG.5.1.III One from another clearing; it has to be where none is left."""
    found = [f"strike tent in {c}" for c in elsewhere(t, t.place(t.frame["place"]))]
    return [*found, "pass"] if t.supply(ME, TOP) else found


@asked("revelry:cirque.lure")
def lure(t: Table) -> list[str]:
    """CDG.5.1.III A warrior of an enemy player, from a clearing that is adjacent for both."""
    place = t.place(t.frame["place"])
    players = [other for other in enemies(t, ME) if other in t.seats]
    near = [c for c in adjacent(t, ME, place) if c in t.clearings]
    there = [(other, c) for other in players for c in near if may_come(t, other, c, place)]
    return [*(f"lure {other} {c}" for other, c in there), "pass"]


def may_come(t: Table, other: str, origin: str, place: str) -> bool:
    """CDG.5.1.III Whether a warrior can be forced to move there; rule does not matter."""
    linked = place in adjacent(t, other, origin)
    return linked and bool(going(t, other, origin)) and _arrives(t, other, origin, place)


def _arrives(t: Table, other: str, origin: str, place: str) -> bool:
    return place in destinations(t, other, origin, ruled=False)


# ---- CDG.6 Evening


@asked("revelry:cirque.perform")
def perform(t: Table) -> list[str]:
    """CDG.6.1 A ruled clearing with a big top and a card that matches."""
    there = [c for c in ruled(t, ME) if t.count(ME, TOP, c) and matching(t, ME, c)]
    return [*(f"take stage in {c}" for c in there), "pass"]


@asked("revelry:cirque.perform_card")
def perform_with(t: Table) -> list[str]:
    """CDG.6.1 At least one card has to match."""
    return [f"perform with {card}" for card in matching(t, ME, t.place(t.frame["place"]))]


@asked("revelry:cirque.perform_more")
def perform_more(t: Table) -> list[str]:
    """CDG.6.1 Then any number of any cards; 2.1.1 one that counts as any suit, as another one."""
    there_are = {*SUITS_OF_ITEMS, BIRD, *(["frog"] if "lilypad_diaspora" in t.seats else [])}
    missing = there_are - t.suits_of(t.frame["suits"])
    spent = [card for card in kinds(t.hand(ME)) if suit(card) not in {*missing, BIRD}]
    free = [card for card in spent if stands_for(t, ME, card, missing)]
    recited = free if len(missing) > t.frame["birds"] else []
    found = [f"perform with {card}" for card in kinds(t.hand(ME))]
    return [*found, *(f"recite with {card}" for card in recited), "pass"]


def stage(t: Table) -> str:
    """CDG.6.1 Return where it has performed this turn."""
    return t.place(t.board(ME)["stage"])


@asked("revelry:cirque.praise")
def praise(t: Table) -> list[str]:
    """CDG.6.3 Anybody of the audience with fewer than four: it must be given if it can be."""
    return [f"honor {seat}" for seat in can_be_given(t, stage(t))]


@asked("revelry:cirque.praise_card")
def praise_with(t: Table) -> list[str]:
    """CDG.6.3 A card that matches the clearing for another one."""
    return [*(f"honor with {card}" for card in matching(t, ME, stage(t))), "pass"]


unsaid("setup; see test_cirque_setup.py", "revelry:cirque.corner", "revelry:cirque.beside")
