"""H The Warm Sun Prophets and the Lizard Envoys, said a second time."""

from __future__ import annotations

from collections import Counter

from second.concepts import suit
from second.hirelings import choices, placeable
from second.law import BeyondUs, asked, deed
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


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 Somebody is forced, or another Prophet comes."""
    free = [c for c in t.clearings if not t.count(ME, "prophet", c)]
    if placeable(t, ME, "prophet", free):
        return True
    raise BeyondUs("no Prophet can come, and what others could do is said once")


@choices(ME)
def exhort_or_come(t: Table, seat: str) -> list[str]:
    """H.2.4 Somebody is forced, or another Prophet comes."""
    raise BeyondUs("what others could do for the Prophets is said once")
