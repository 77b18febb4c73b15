"""10 Options that the Lizard Cult must be offered, said a second time."""

from __future__ import annotations

from second.battle import battlefields
from second.concepts import (
    BIRD,
    enemies,
    is_bird,
    kinds,
    may_build,
    may_place,
    may_replace,
    rules,
    suit,
)
from second.law import asked, bends, bent, unsaid
from second.moving import origins
from second.table import Page, Table, printed, sorts
from second.turns import between_actions, effects

ME = "lizard_cult"
SUITS = ("fox", "rabbit", "mouse")
GARDENS = {"fox": "garden_fox", "rabbit": "garden_rabbit", "mouse": "garden_mouse"}


@bends("ruler", rank=1)
def pilgrims(t: Table, place: str, tied: list[str], found: str) -> str:
    """10.2.4 The Cult rules where it has a garden: Lords of the Forest (7.2.2) yield to that."""
    if ME in t.seats and any(t.count(ME, garden, place) for garden in GARDENS.values()):
        return ME
    return found


@bends("crafting pieces")
def gardens_of_the_outcast(t: Table, seat: str) -> list[str] | None:
    """10.2.1 Gardens that print the suit of the Outcast, whatever the suit of their clearing."""
    return [GARDENS[each] for each in outcast(t)] if seat == ME else None


def outcast(t: Table) -> set[str]:
    """10.3.3 The suit that the marker lies on."""
    on = t.board(ME)["outcast"]
    return t.suits_of(1 << on) if on >= 0 else set()


# ---- 10.4.3 conspiracies


def price(t: Table, conspiracy: str) -> int:
    """10.4.3 One acolyte fewer while the Outcast is Hated."""
    prices: Page = printed(f"factions/{ME}")["conspiracies"]
    return int(prices[conspiracy] - (prices["hated_discount"] if t.board(ME)["hated"] else 0))


@asked("cult.conspiracies")
def conspiracies(t: Table) -> list[str]:
    """10.4.3 In clearings of the Outcast, in any order and number."""
    found = [*effects(t, ME, "birdsong", "own turn"), "pass"]
    there = [c for c in t.clearings if t.suits(c) & outcast(t)]
    acolytes = t.board(ME)["acolytes"]
    if acolytes >= price(t, "crusade"):
        found += ["crusade battle"] if battlefields(t, ME, outcast(t)) else []
        found += ["crusade move"] if origins(t, ME, outcast(t)) else []
    if acolytes >= price(t, "convert"):
        found += [f"convert {each}" for c in there for each in replaced(t, c, "warrior")]
    if acolytes >= price(t, "sanctify") and any(t.supply(ME, GARDENS[s]) for s in outcast(t)):
        found += [f"sanctify {each}" for c in there for each in replaced(t, c, "building")]
    return found


def replaced(t: Table, place: str, sort: str) -> list[str]:
    """10.4.3.II, G.23 Enemy pieces that can be removed where one of the Cult can be placed.

    Spent acolytes are in the supply by then, so that there is a warrior; a building leaves a slot.
    """
    if not may_place(t, ME, place):
        return []
    return [
        f"{place} {enemy} {piece}"
        for enemy in enemies(t, ME)
        for piece in t.pieces(enemy, place)
        if sorts(enemy)[piece] == sort and may_replace(t, enemy, piece, place)
    ]


# ---- 10.5 Daylight


def reveals(t: Table, wanted: set[str]) -> list[str]:
    """10.2.2, 10.5 Cards in hand that match one of these suits: birds are not wild."""
    return [card for card in kinds(t.hand(ME)) if wanted and believes(t, card, wanted)]


def believes(t: Table, card: str, wanted: set[str]) -> bool:
    """10.2.2 A card's own suit, or what an effect makes of one that is no bird."""
    if suit(card) == BIRD:
        return False
    return suit(card) in wanted or any(bend(t, ME, card, wanted) for bend in bent("card matches"))


def suits_of(t: Table, places: list[str]) -> set[str]:
    """2.2.2 The suits of some clearings."""
    return {each for c in places for each in t.suits(c)}


@asked("cult.rituals")
def rituals(t: Table) -> list[str]:
    """10.5 One ritual for each card, in any order and number."""
    found = [*between_actions(t, ME), "pass"]
    found += [f"build with {card}" for card in reveals(t, suits_of(t, garden_sites(t)))]
    found += [f"score with {card}" for card in reveals(t, scorable(t, t.frame["scored"]))]
    if t.supply(ME, "warrior"):
        open_ones = suits_of(t, [c for c in t.clearings if may_place(t, ME, c)])
        found += [f"recruit with {card}" for card in reveals(t, open_ones)]
        found += [f"sacrifice with {card}" for card in kinds(t.hand(ME)) if is_bird(t, ME, card)]
    return found


def gardens_for(t: Table, place: str) -> list[str]:
    """10.5.1 The gardens left whose printed suit matches a clearing with room for one."""
    if not may_build(t, ME, place):
        return []
    return [GARDENS[s] for s in SUITS if s in t.suits(place) and t.supply(ME, GARDENS[s])]


def garden_sites(t: Table) -> list[str]:
    """10.5.1 Ruled clearings in which a garden can be placed."""
    return [c for c in t.clearings if rules(t, ME, c) and gardens_for(t, c)]


def scorable(t: Table, scored: int) -> set[str]:
    """10.5.3 Suits with a garden on the map, each once in a turn."""
    tracks = printed(f"factions/{ME}")["piece"]
    most = {piece["id"]: piece["count"] for piece in tracks}
    there = {s for s in SUITS if t.supply(ME, GARDENS[s]) < most[GARDENS[s]]}
    return there - t.suits_of(scored)


@asked("cult.garden_place")
def where_to_build(t: Table) -> list[str]:
    """10.5.1 A ruled clearing that matches the card revealed."""
    suits = t.suits_of(t.frame["suits"])
    return [f"plant in {c}" for c in garden_sites(t) if t.suits(c) & suits]


@asked("cult.garden")
def which_garden(t: Table) -> list[str]:
    """10.5.1 Its printed suit matches the clearing: of several suits, any."""
    return [f"plant {garden}" for garden in gardens_for(t, t.place(t.frame["place"]))]


@asked("cult.recruit_place")
def where_to_recruit(t: Table) -> list[str]:
    """10.5.2 A clearing that matches the card revealed, ruled or not."""
    suits = t.suits_of(t.frame["suits"])
    return [f"recruit in {c}" for c in t.clearings if t.suits(c) & suits and may_place(t, ME, c)]


@asked("cult.score_suit")
def which_suit(t: Table) -> list[str]:
    """10.5.3 Return what a card is good for that counts as any suit."""
    suits = scorable(t, t.inside("Rituals")["scored"]) & t.suits_of(t.frame["suits"])
    return [f"praise {each}" for each in suits]


unsaid("setup; see test_cult_setup.py", "cult.corner", "cult.first_garden", "cult.outcast")
