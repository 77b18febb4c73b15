"""12.5.3, 12.2.3 Ministers that the Duchy can sway, their cards, and who leaves, said a second
time."""

from __future__ import annotations

from factions.underground_duchy.second import ME, ministers, page, rank, swayed
from second.concepts import BIRD, kinds, suit
from second.law import Bend, asked, bent
from second.table import Page, Table
from second.turns import between_actions

EVERY = {"fox", "rabbit", "mouse", "frog"}


def ranks() -> dict[str, Page]:
    """12.5.3 Return what each rank costs and gives, from the lowest."""
    return {each["id"]: each for each in page()["rank"]}


def crowns(t: Table, name: str) -> int:
    """12.5.3.I, 12.2.3 The crowns of a rank on the board: neither on a card nor lost."""
    lost = t.board(ME)["lost"][list(ranks()).index(name)]
    return int(ranks()[name]["crowns"] - lost - sum(rank(each) == name for each in swayed(t)))


def backing(t: Table) -> list[set[str]]:
    """12.5.3.II The suits of each clearing with a Duchy piece; the Burrow has none."""
    return [t.suits(c) for c in t.clearings if t.pieces(ME, c) and t.suits(c)]


def plainly(card: str) -> set[str]:
    """2.1.1 Return what a card can be by itself: birds are wild."""
    return EVERY if suit(card) == BIRD else {suit(card)}


def most(shown: list[set[str]], there: list[set[str]]) -> int:
    """12.5.3.II Return how many of these cards find a clearing of their own."""
    taken: dict[int, int] = {}

    def settle(card: int, tried: set[int]) -> bool:
        for place, suits in enumerate(there):
            if place in tried or not suits & shown[card]:
                continue
            tried.add(place)
            if place not in taken or settle(taken[place], tried):
                taken[place] = card
                return True
        return False

    return sum(settle(card, set()) for card in range(len(shown)))


def bends(t: Table, bend: Bend, card: str) -> bool:
    """2.1.1 Whether something lets a card count as what it is not."""
    return any(bend(t, ME, card, {each}) for each in EVERY - plainly(card))


def ways(t: Table, held: list[str], effects: list[Bend]) -> list[list[set[str]]]:
    """2.1.1 All that cards can be together: what lets one count as another does so once."""
    found = [[plainly(card) for card in held]]
    for bend in effects:
        found += [
            [EVERY if j == i else suits for j, suits in enumerate(way)]
            for way in found
            for i, card in enumerate(held)
            if bends(t, bend, card)
        ]
    return found


def enough(t: Table, shown: list[set[str]], held: list[str], due: int, effects: list[Bend]) -> bool:
    """12.5.3.II Whether cards of a hand join those shown, until as many lie there as it takes."""
    there = backing(t)
    if most(shown, there) < len(shown):
        return False
    return any(most([*shown, *way], there) >= due for way in ways(t, held, effects))


@asked("duchy.sway")
def sway(t: Table) -> list[str]:
    """12.5.3 One minister, with a crown of their rank and cards enough to show."""
    found = [*between_actions(t, ME), "pass"]
    if t.frame["swayed"]:
        return found
    away = [each for each in ministers() if each not in swayed(t) and crowns(t, rank(each))]
    held = t.hand(ME)
    costs = {name: ranks()[name]["cards"] for name in ranks()}
    effects = bent("card matches")
    return found + [
        f"sway {each}" for each in away if enough(t, [], held, costs[rank(each)], effects)
    ]


@asked("duchy.reveal")
def reveal(t: Table) -> list[str]:
    """12.5.3.II Cards that leave it possible to show them all."""
    minister = list(ministers())[t.frame["minister"]]
    due = ranks()[rank(minister)]["cards"]
    shown = [t.suits_of(mask) for mask in t.frame["shown"]]
    return [f"reveal {card}" for card in kinds(t.hand(ME)) if goes_on(t, shown, card, due)]


def goes_on(t: Table, shown: list[set[str]], card: str, due: int) -> bool:
    """12.5.3.II Whether a card can be shown next, as what it is or as what an effect makes it."""
    left = t.hand(ME)
    left.remove(card)
    effects = bent("card matches")
    if enough(t, [*shown, plainly(card)], left, due, effects):
        return True
    return any(
        enough(t, [*shown, EVERY], left, due, [each for each in effects if each is not bend])
        for bend in effects
        if bends(t, bend, card)
    )


@asked("duchy.price")
def who_turns_away(t: Table) -> list[str]:
    """12.2.3 One of those of the highest rank among the swayed."""
    highest = [name for name in ranks() if any(rank(each) == name for each in swayed(t))][-1]
    return [f"lose minister {each}" for each in swayed(t) if rank(each) == highest]
