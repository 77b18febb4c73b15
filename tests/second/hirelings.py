"""H, A.6 Hirelings, said a second time: who gains them, and where what all cards share leads.

What a card says stands beside its tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from second.battle import defenders
from second.concepts import comes_instead, hired_by, may_build, may_place
from second.law import asked, unsaid
from second.opponents import is_automated
from second.table import Table, sorts

Chooses = Callable[[Table, str], list[str]]
Posts = Callable[[Table, str], Iterable[str]]
CHOICES: dict[str, Chooses] = {}
"""H.2 By hireling: what a seat can choose of what its card offers."""
POSTS: dict[str, Posts] = {}
"""G.20 By hireling: where its card lets a piece come at all."""

unsaid("chance answers", "hirelings.deal", "hirelings.demote", "hirelings.roll")


def choices(name: str) -> Callable[[Chooses], Chooses]:
    """This function says what can be chosen of what a card offers."""

    def keep(can: Chooses) -> Chooses:
        CHOICES[name] = can
        return can

    return keep


def posts(*names: str) -> Callable[[Posts], Posts]:
    """This function says where pieces of these can come, whatever is open there."""

    def keep(where: Posts) -> Posts:
        POSTS.update(dict.fromkeys(names, where))
        return where

    return keep


# ---- H.1, A.6.3


@asked("hirelings.lay_out")
def next_to_set_up(t: Table) -> list[str]:
    """A.6.3 Any of those that nobody has set up."""
    return [f"lay out {t.seat(number)}" for number in t.frame["waiting"]]


@asked("hirelings.engage")
def from_the_supply(t: Table) -> list[str]:
    """H.1.1 Any hireling that nobody controls."""
    return [f"engage {each}" for each in t.hirelings if not t.controller(each)]


@asked("hirelings.pass_on")
def to_another_player(t: Table) -> list[str]:
    """H.1.3 Each without a control marker, to any other player; no automated one (H.1)."""
    ending = [each for each in hired_by(t, t.me) if not t.board(each)["markers"]]
    others = [seat for seat in t.seats if seat != t.me and not is_automated(seat)]
    return [f"pass on {each} {seat}" for each in ending for seat in others]


# ---- H.2


@asked("hirelings.choose")
def one_of_the_card(t: Table) -> list[str]:
    """H.2 Return what can be done of it."""
    name = t.seat(t.frame["owner"])
    return [f"choose {each}" for each in CHOICES[name](t, t.me)]


@asked("hirelings.post")
def where_to_place(t: Table) -> list[str]:
    """G.20, 1.5.4 Return where at least one of the pieces can be placed."""
    post = t.frame
    listed = [t.kind(number) for number in post["kinds"]]
    there = [t.place(number) for number in post["places"]]
    name = listed[0][0]
    if name in POSTS:
        there = list(POSTS[name](t, t.me))
    found = [f"post in {c}" for c in there if any(_fits(t, each, c) for each in listed)]
    return [*found, "pass"] if post["optional"] else found


def sets_up(t: Table) -> bool:
    """A.6.3 Whether hirelings are being set up."""
    return bool(t.inside("SetUpHirelings"))


def was_hired(t: Table) -> bool:
    """H.2.1 Whether somebody has just taken control of a hireling, at the end of a turn."""
    return bool(t.inside("TakeControl") or t.inside("EndWithHirelings"))


def _fits(t: Table, kind: tuple[str, str], place: str) -> bool:
    return place in placeable(t, *kind, [place])


@asked("hirelings.next_battle", "hirelings.front")
def next_battle(t: Table) -> list[str]:
    """4.3, H.3.4 In those of the clearings left where the hireling can battle somebody."""
    battle = t.frame
    name = t.seat(battle["owner"])
    left = [t.place(number) for number in battle.get("waiting", battle.get("places"))]
    found = [f"battle in {c}" for c in left if defenders(t, name, c)]
    return [*found, "pass"] if battle.get("optional") else found


@asked("hirelings.each")
def one_at_each(t: Table) -> list[str]:
    """1.5.4 With too few pieces, where the next of them goes: one for each of those it joins."""
    post = t.frame
    owner, piece = t.kind(post["kind"])
    placed = [t.place(number) for number in post["placed"]]
    joined = {c: t.count(*t.kind(post["beside"]), c) for c in t.clearings}
    due = [c for c in t.clearings if joined[c] > placed.count(c)]
    return [f"at {c}" for c in placeable(t, owner, piece, due)]


# ---- for the cards


def placeable(t: Table, owner: str, piece: str, places: Iterable[str]) -> list[str]:
    """G.20, 1.5.1 Of some clearings those where one more of a piece can be placed."""
    if not t.supply(owner, piece):
        return []
    may = may_build if sorts(owner)[piece] == "building" else may_place
    return [c for c in places if may(t, owner, c)]


def own_warriors(t: Table, seat: str, places: Iterable[str]) -> list[str]:
    """G.20 Of some clearings those where a faction can place a warrior of its own."""
    warriors = [piece for piece, sort in sorts(seat).items() if sort == "warrior"]
    if not warriors:
        return []
    there = list(places)
    found = placeable(t, seat, warriors[0], there)
    return found or [c for c in there if comes_instead(t, seat, c)]


def held(t: Table, seat: str) -> list[str]:
    """G.10 The clearings with faction pieces of a seat."""
    return [c for c in t.clearings if t.pieces(seat, c)]


def beside_them(t: Table, places: Iterable[str]) -> set[str]:
    """2.2.1 These clearings and those that paths link to them."""
    near = set(places)
    return near | {c for pair in t.paths() if pair & near for c in pair}
