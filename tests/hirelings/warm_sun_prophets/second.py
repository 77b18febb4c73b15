"""H The Warm Sun Prophets and the Lizard Envoys, said a second time."""

from __future__ import annotations

from collections import Counter

from second.battle import defenders
from second.concepts import suit
from second.hirelings import choices, placeable, posts, sets_up
from second.law import asked, bent, deed
from second.moving import destinations, movable
from second.table import Table, cards, printed

ME = "warm_sun_prophets"
ENVOYS = "lizard_envoys"


def pleas(t: Table) -> list[str]:
    """H.2.3 Of the five topmost cards those of the commonest suit, no ambush."""
    top = t.discard()[-printed(f"hirelings/{ENVOYS}")["cards"] :]
    counts = Counter(suit(card) for card in top)
    most = max(counts.values(), default=0)
    wanted = [card for card in top if counts[suit(card)] == most]
    return [card for card in wanted if cards()[card]["kind"] != "ambush"]


@deed(ENVOYS, "birdsong start")
def envoys(t: Table, seat: str) -> bool:
    """H.2.3"""
    return bool(pleas(t))


@asked("lizard_envoys.plead")
def plead(t: Table) -> list[str]:
    """H.2.3 One of them, or none."""
    return [*(f"plead for {card}" for card in pleas(t)), "pass"]


# ---- the Prophets


def goes(t: Table, seat: str, place: str) -> set[str]:
    """1.5.5, 4.2.1 Return the clearings a player could move to by its own rules, with a warrior or
    a pawn."""
    walks = movable(t, seat, place) or t.of_sort(seat, "pawn", place)
    found = destinations(t, seat, place) if walks else set()
    found -= {str(each["id"]) for each in t.map.get("forest", ())}
    barred = bent("cannot be forced into")
    return {to for to in found if not any(bend(t, seat, to) for bend in barred)}


def deeds(t: Table, seat: str, place: str) -> list[str]:
    """H.2.4 Return what a player can be forced to: a battle there, or a move from there."""
    found = ["choose prophets_battle"] if defenders(t, seat, place) else []
    return [*found, "choose prophets_move"] if goes(t, seat, place) else found


@asked("prophets.preach")
def preach(t: Table) -> list[str]:
    """H.2.4 Any player with faction pieces beside a Prophet that can be forced to anything."""
    return [
        f"preach {seat} {c}"
        for c in t.clearings_with(ME, "prophet")
        for seat in t.seats
        if t.pieces(seat, c) and deeds(t, seat, c)
    ]


@asked("prophets.deed")
def forced(t: Table) -> list[str]:
    """H.2.4 Return which of the two."""
    return deeds(t, t.seat(t.frame["forced"]), t.place(t.frame["place"]))


@asked("prophets.way")
def way(t: Table) -> list[str]:
    """1.5.5 Return where the player is sent."""
    return [f"to {c}" for c in goes(t, t.seat(t.frame["forced"]), t.place(t.frame["place"]))]


@asked("prophets.defender")
def against(t: Table) -> list[str]:
    """H.2.4, 4.3 Return the players to attack; after a move there may be no battle."""
    there = defenders(t, t.seat(t.frame["forced"]), t.place(t.frame["place"]))
    return [*(f"against {each}" for each in there), *(["pass"] if t.frame["moved"] else [])]


def without_one(t: Table) -> list[str]:
    """H.2.4 Clearings without a Prophet in which one can be placed."""
    return placeable(t, ME, "prophet", [c for c in t.clearings if not t.count(ME, "prophet", c)])


@choices(ME)
def exhort_or_come(t: Table, seat: str) -> list[str]:
    """H.2.4 Somebody is forced, or another Prophet comes."""
    found = ["prophets_exhort"] if preach(t) else []
    return [*found, "prophets_come"] if without_one(t) else found


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4"""
    return bool(exhort_or_come(t, seat))


@posts(ME)
def where_one_comes(t: Table, seat: str) -> list[str]:
    """A.6.3, H.2.1, H.2.4 At each ruin; when hired without any on the map, and later, where none
    is."""
    there = [c for c in t.clearings if t.has_ruin(c)] if sets_up(t) else t.clearings
    return [c for c in there if not t.count(ME, "prophet", c)]
