"""What brought the points of a recorded game, as far as a log tells it."""

from __future__ import annotations

from typing import Final

from undergrowth.rootlog.notation.actions import rest_of
from undergrowth.rootlog.recording.deeds import Deed
from undergrowth.rootlog.recording.naming import HAND, Naming

UNTOLD: Final = "other"
"""The source of points after which nothing says what brought them."""
EVENING: Final = "evening"
_SCORED: Final = ("b", "t")
"""The first letters of the codes of buildings and tokens, which bring points (3.2.1)."""
_BONUS: Final = 1
"""3.2.1 The most points that a removal may bring beyond one for each piece, by abilities."""


def sources_in(names: Naming, me: str, deeds: list[Deed]) -> list[tuple[str, str, int]]:
    """Return the faction, the source and the number of the points of one turn, in their order.

    Points stand after what brought them, without anything between.  Those at the end of a turn may
    be what the faction on turn scores in its Evening; where both may be, the source is not told.
    """
    found: list[tuple[str, str, int]] = []
    last = _evening_points(names, me, deeds)
    for at, deed in enumerate(deeds):
        if deed["do"] != "points":
            continue
        source = _brought(names, deeds[:at], deed)
        if at == last:
            source = EVENING if source == UNTOLD else UNTOLD
        found.append((str(deed["seat"]), source, int(deed["count"])))
    return found


def _evening_points(names: Naming, me: str, deeds: list[Deed]) -> int:
    """Return the index of the points that a faction has scored in its Evening; -1 for none."""
    script = names.letters.by_letter[me]
    if not script.scores_in_evening:
        return -1
    for at in reversed(range(len(deeds))):
        deed = deeds[at]
        if deed["do"] == "points" and deed["seat"] == script.faction and deed["count"] > 0:
            return at
        if deed["do"] != "points" and not _is_of_hand(deed):
            return -1
    return -1


def _is_of_hand(deed: Deed) -> bool:
    """Whether cards come to a hand or leave it, as at the end of a turn."""
    return deed["do"] == "cards" and HAND in (deed["from"].split(" ")[0], deed["to"].split(" ")[0])


def _brought(names: Naming, before: list[Deed], points: Deed) -> str:
    """Return what brought points, told by the deeds just before them."""
    if not before or points["count"] < 0:
        return UNTOLD
    deed, seat = before[-1], points["seat"]
    if deed["do"] == "craft":
        return "crafting"
    if deed["do"] != "move" or not _is_scored(names, deed):
        return UNTOLD
    if not deed["from"] and deed["owner"] == seat:
        return UNTOLD if names.letters.script(seat).scores_in_evening else "placing"
    removed = 0
    for each in reversed(before):
        if not _is_removed(names, each, seat):
            break
        removed += each["count"]
    return "removing" if 0 < points["count"] <= removed + _BONUS and removed else UNTOLD


def _is_removed(names: Naming, deed: Deed, seat: str) -> bool:
    """Whether buildings or tokens of others than a faction are removed."""
    is_gone = deed["do"] == "move" and not deed["to"] and deed["owner"] != seat
    return is_gone and _is_scored(names, deed)


def _is_scored(names: Naming, deed: Deed) -> bool:
    return rest_of(names.piece(deed["owner"], deed["piece"])).startswith(_SCORED)
