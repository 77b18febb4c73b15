"""PP, TK The Payaso Pyramid and the Trapezist Kids, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import on_track
from second.hirelings import choices, placeable
from second.law import asked, bends, deed
from second.opponents import is_automated
from second.table import Table, printed_of

ME = "payaso_pyramid"
KIDS = "trapezist_kids"


def card_on_top(t: Table) -> bool:
    """2.1 In the deck, or in the discard pile of which it is made anew."""
    return bool(t.deck() or t.discard())


@bends("strength")
def six_times(t: Table, owner: str, place: str) -> int:
    """PP.4.1, H.3.1 Each counts five times more, for the player who controls them."""
    ours = ME in t.hirelings and t.side(ME) == owner
    return (printed_of(ME)["piece"][0]["weight"] - 1) * t.warriors(ME, place) if ours else 0


@asked("revelry:pyramid.card")
def top_card(t: Table) -> list[str]:
    """PP.5.1 It may be left."""
    return ["pile up", "pass"]


@asked("revelry:pyramid.where")
def stages(t: Table) -> list[str]:
    """PP.5.1 Clearings of the suits of that card without a Pyramid."""
    suits = t.suits_of(t.frame["suits"])
    free = [c for c in t.clearings if t.suits(c) & suits and not t.warriors(ME, c)]
    return [f"post in {c}" for c in placeable(t, ME, "pyramid", free)]


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """PP.5.1, PP.5.2 A card to discard, or somebody to battle."""
    return card_on_top(t) or may_battle(t, ME)


def ahead(t: Table, seat: str) -> list[str]:
    """TK.4.1.I Return who has more points, a marker on the track and a card; automated ones always
    do."""
    mine = t.score(seat) if on_track(t, seat) else 0
    return [
        other
        for other in t.seats
        if other != seat
        and on_track(t, other)
        and t.score(other) > mine
        and (is_automated(other) or t.hand(other))
    ]


@choices(KIDS)
def take_or_draw(t: Table, seat: str) -> list[str]:
    """TK.4.1"""
    found = ["trapezists_take"] if ahead(t, seat) else []
    return [*found, "trapezists_draw"] if card_on_top(t) else found


@deed(KIDS, "birdsong start")
def birdsong(t: Table, seat: str) -> bool:
    """TK.4.1"""
    return bool(take_or_draw(t, seat))


@asked("revelry:trapezists.whom")
def whom(t: Table) -> list[str]:
    """TK.4.1.I One of those."""
    return [f"swipe from {each}" for each in ahead(t, t.me)]
