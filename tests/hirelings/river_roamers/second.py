"""H The River Roamers and the Frog Tinkers, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import BIRD, may_act, may_renew, suit
from second.crafting import ANY
from second.hirelings import choices, placeable
from second.law import bends, deed
from second.table import Table

ME = "river_roamers"
TINKERS = "frog_tinkers"


def on_river(t: Table) -> list[str]:
    """2.3 The clearings on the river; on the lake those at its shore."""
    return [c for c in t.clearings if any(c in map(str, pair) for pair in t.map["rivers"])]


def camps(t: Table) -> list[str]:
    """H.2.4, 1.5.4 Return where warriors come, or a lilypad where none lies."""
    free = [c for c in on_river(t) if not t.count(ME, "lilypad", c)]
    found = {*placeable(t, ME, "roamer", on_river(t)), *placeable(t, ME, "lilypad", free)}
    return sorted(found)


@choices(ME)
def battle_or_camp(t: Table, seat: str) -> list[str]:
    """H.2.4 A battle at each lilypad, or more of them on the river."""
    battle = [c for c in t.clearings_with(ME, "lilypad") if defenders(t, ME, c)]
    return [*(["roamers_battle"] if battle else []), *(["roamers_post"] if camps(t) else [])]


@bends("pieces that pay")
def lilypads(t: Table) -> list[tuple[str, set[str]]] | None:
    """H.2.4, 4.1.1 Their lilypads pay while their controller crafts with them."""
    crafting = t.inside("CraftAtLilypads")
    payer = t.frame.get("payer", -1)
    if not crafting or payer < 0 or t.seat(payer) != ME:
        return None
    gone = [t.place(number) for number in crafting["activated"]]
    there = [c for c in t.clearings_with(ME, "lilypad") if may_act(t, "activate", ME, c)]
    left = {c: t.count(ME, "lilypad", c) - gone.count(c) for c in there}  # several: G.20 waived
    return [(c, t.suits(c)) for c in there for _ in range(left[c])]


@bends("icons paid")
def turned(t: Table, seat: str, icon: str) -> bool:
    """H.2.3 The Tinkers' card makes an icon of its suit; a bird any."""
    if TINKERS not in t.hirelings or t.controller(TINKERS) != seat:
        return False
    shown = [suit(t.card(number)) for number in t.board(TINKERS)["turned"]]
    return any(each in (icon, BIRD) or icon == ANY for each in shown)


@deed(TINKERS, "birdsong start", must=True)
def tinkers(t: Table, seat: str) -> bool:
    """H.2.3 The top card of the deck is turned over."""
    return may_renew(t)


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 With cards to craft, whether or not one can be, or something to do."""
    lilypads = t.clearings_with(ME, "lilypad")
    return bool(t.hand(seat) and lilypads) or bool(battle_or_camp(t, seat))
