"""H The Warm Sun Prophets and the Lizard Envoys, said a second time."""

from __future__ import annotations

from collections import Counter

from second.concepts import suit
from second.law import deed
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
