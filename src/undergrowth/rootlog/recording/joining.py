"""Deeds that quick touches tell of the same thing, which a record keeps as one."""

from __future__ import annotations

from undergrowth.rootlog.notation.forms import MOST
from undergrowth.rootlog.recording.deeds import Deed


def joined(last: list[Deed], more: list[Deed]) -> Deed | None:
    """Return the deed that the deeds of two actions are together; None if they are none.

    Points, pieces that come or go, and cards join.  Only repeats join: a piece that came and was
    spent did both.  Points alone are taken back by the opposite; then the `count` is what is left,
    perhaps 0.
    """
    if len(last) != 1 or len(more) != 1:
        return None
    deed, other = last[0], more[0]
    if (thing := _thing(deed)) is None or thing != _thing(other):
        return None
    total: int = deed["count"] + other["count"]
    if abs(total) > MOST or min(deed["count"], total) < 0 < max(deed["count"], other["count"]):
        return None  # 3.2 points that were lost at 0 are not made up for by those that follow
    return {**deed, "count": total}


def _thing(deed: Deed) -> tuple[str, ...] | None:
    """Return what a deed counts; None if it counts nothing, or is a move between places."""
    match deed["do"]:
        case "points":
            return "points", deed["seat"]
        case "move" if not (deed["from"] and deed["to"]):
            return "move", deed["owner"], deed["piece"], deed["from"], deed["to"]
        case "cards":
            return "cards", deed["card"], deed["from"], deed["to"]
        case _:
            return None
