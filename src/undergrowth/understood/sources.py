"""3.2 Sources of points: for each faction the actions that scored, with their sections."""

from __future__ import annotations

import re
from typing import Final

from undergrowth.engine.actions import all_verbs
from undergrowth.engine.events import Event
from undergrowth.engine.messages import phrase
from undergrowth.shown.question import verb_view
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.moments import PHASES

_EVERYBODYS: Final = {"3.2.1": "removing", "3.2.2": "crafting"}
"""The sections by which everybody scores, with the ids of their titles."""
_NUMERAL: Final = re.compile(r"\.[IVX]+[a-z]*$")
"""The pattern of a section's end that only names a case of a rule."""
_MOST_MOMENTS: Final = 40


def sources(g: Game, log: list[Event], numbers: list[int]) -> dict[str, list[View]]:
    """Return the sources of each faction's points, the largest first.

    Each has an `id`, a `title`, the `law`, `points` (negative if lost), `times`, and the `moments`
    at which it gave points.
    """
    found: dict[str, dict[str, View]] = {g.seat_name(seat): {} for seat in range(g.seats)}
    phase = ""
    for number, event in enumerate(log):
        if event.verb == "phase" and event.fields.get("phase") in PHASES:
            phase = str(event.fields["phase"])
        if event.verb in ("scored", "lost_points"):
            rows = found.setdefault(g.seat_name(event.seat), {})
            _add(rows, event, phase, numbers[number])
    return {name: sorted(rows.values(), key=_points, reverse=True) for name, rows in found.items()}


def _add(rows: dict[str, View], event: Event, phase: str, moment: int) -> None:
    """Add points to the row of their source."""
    law = _NUMERAL.sub("", event.law)
    own = _EVERYBODYS.get(law)
    act = own or event.act
    id = f"{act} {law}"
    if id not in rows:
        title = _called(own, event.act, phase)
        rows[id] = {"id": id, "title": title, "law": law, "points": 0, "times": 0, "moments": []}
    row = rows[id]
    points, times, moments = row["points"], row["times"], row["moments"]
    assert isinstance(points, int) and isinstance(times, int) and isinstance(moments, list)
    row["points"] = points + int(event.fields["points"]) * (1 if event.verb == "scored" else -1)
    row["times"] = times + 1
    if len(moments) < _MOST_MOMENTS:
        moments.append(moment)


def _called(own: str | None, act: str, phase: str) -> str:
    """Return the title of a source: a general way of scoring, a verb, or a phase of the turn."""
    if own is not None:
        return phrase(f"review-source-{own}")
    kind = all_verbs().get(act)
    if kind is not None:
        return str(verb_view(kind)["title"])
    if phase:
        return phrase("review-source-phase", {"phase": f"phase:{phase}"})
    return phrase("review-source-other")


def _points(row: View) -> int:
    points = row["points"]
    assert isinstance(points, int)
    return points
